### What reports call the pictures of this game.

title = Gravediggers
picture-fists = How much is in a fist?
picture-fists-pay = Which fists pay? Wins by the money in them
label-fists-pay = { $value } in the fist
picture-persons = Which cards pay? Wins of who laid them
picture-loot = How large is the loot?
picture-credit = Does credit pay? Wins by credit notes taken
label-credit = { $value ->
        [one] { $value } credit note
       *[other] { $value } credit notes
    }
picture-opening = Which first decision pays? Wins
figure-fist = Money in a fist
figure-fists-lost = Fists lost to bandits in a game
figure-quarrels = Quarrels of bandits in a game
figure-credit = Credit notes taken in a game
