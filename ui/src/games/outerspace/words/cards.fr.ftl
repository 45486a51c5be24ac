### The page of all cards in French.

cards-of = Cartes : { $game }
cards-found = { $count ->
        [0] Aucune carte
        [one] Une carte
       *[other] { $count } cartes
    }
card-search = Recherche
card-type = Type
card-trait = Trait
card-any = tous
card-language = Langue
