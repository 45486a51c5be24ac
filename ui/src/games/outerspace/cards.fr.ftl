### The page of all cards in French.

cards-of = Cartes de { $game }
cards-found = { $count ->
        [0] Aucune carte
        [one] Une carte
       *[other] { $count } cartes
    }
card-search = Recherche
card-type = Type
card-trait = Caractéristique
card-any = toutes
card-language = Langue
