### What reports call the pictures of this game.

title = Graverobbers
picture-rounds = In which round does it end?
picture-goals-pay = Which goals pay? Wins of who keeps them
picture-goals-met = How often is a goal met?
picture-graves = Which graves are ransacked?
picture-accusing = Does it pay to accuse? Wins
label-accusing = { $value ->
        [0] Did not accuse
       *[other] Accused
    }
picture-right = What does an accusation bring? Wins of the accuser
label-right = { $value ->
        [3] Accused rightly
       *[other] Accused wrongly
    }
picture-opening = Which first card pays? Wins
label-graves = Grave { $value }
figure-wasted = How often is the cemetery wasted?
figure-accusations = Accusations in a game
figure-right = How many accusations are right?
