### The page of all cards in German.

cards-of = Karten von { $game }
cards-found = { $count ->
        [one] Eine Karte
       *[other] { $count } Karten
    }
card-search = Suche
card-type = Sorte
card-trait = Eigenschaft
card-any = alle
card-language = Sprache
