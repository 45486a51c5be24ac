### What reports call the pictures of this game.

title = The Revenge of the Grave Robbers from Outer Space
picture-turns = How long is a game? Turns
picture-cards = Which cards pay? Wins of who played them
picture-attackers = Which creatures pay? Wins of who attacked with them
picture-attacks = Does it pay to attack? Wins by attacks
label-attacks = { $value ->
        [one] { $value } attack
       *[other] { $value } attacks
    }
picture-credits = Does it pay to roll the credits? Wins
label-credits = { $value ->
        [0] Did not roll the credits
       *[other] Rolled the credits
    }
figure-by-credits = How many games end by credits?
figure-attacks = Attacks in a game
figure-successes = How many attacks succeed?
figure-turns = Turns in a game
