### The page of all cards in Italian.

cards-of = Carte di { $game }
cards-found = { $count ->
        [one] Una carta
       *[other] { $count } carte
    }
card-search = Cerca
card-type = Tipo
card-trait = Tratto
card-any = tutti
card-language = Lingua
