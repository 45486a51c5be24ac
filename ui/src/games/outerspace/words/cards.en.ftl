### The page of all cards in English.

cards-of = Cards of { $game }
cards-found = { $count ->
        [one] One card
       *[other] { $count } cards
    }
card-search = Search
card-type = Type
card-trait = Trait
card-any = any
card-language = Language
