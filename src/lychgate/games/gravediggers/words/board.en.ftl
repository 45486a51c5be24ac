### Gravediggers at the terminal: what the board says besides the game's own story.

title = Gravediggers
tagline = Five cemeteries, hidden cards, and a fist full of money.
intro =
    Five cemeteries with cards that lie face down. Numbers are loot, people are trouble,
    or help. On your turn a tile says what you do: place a card from your hand, look at
    one, turn one up, or send the Gravedigger to rob a cemetery.

    When a cemetery is robbed, everybody secretly puts some of the own money, or none,
    into a fist. Then all cards there are turned up. Each fist wants its money again as
    profit. The lowest fist is paid first, and so on up; the first who cannot be paid in
    full gets nothing, nor does anybody after. The fists themselves come back.

    One widow distracts everybody: no other person acts. One guard: no loot, and all
    fists go back, with a reward for the empty ones. More bandits than accomplices: no
    loot, and every fist is lost. More accomplices than bandits: the highest fist is paid
    first. Two or more of a kind mostly undo each other.

    Who is short of money may take a credit note, to be paid back in the end. When the
    pile is empty and somebody lays the last card from hand, every cemetery is robbed
    once more. Most money wins.

headline = Gravediggers · pile { $pile } · credit notes { $notes }
headline-over = Gravediggers · the end
robbed = cemetery { $cemetery } is robbed
row-cards = cards
nobodys = nobody’s
tiles-down = Tiles face down:
tile-down = { $tiles ->
        [one] { $tile }
       *[other] { $tile } ×{ $tiles }
    }
cards-in-hand = { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
money = { $money } money
notes = { $notes ->
        [one] 1 note
       *[other] { $notes } notes
    }
fist = fist { $money }
fist-made = fist made
gone-cards = Gone:
your-hand = Your hand
hand-of = { $name }’s hand

# Decisions, in parts
choice-lay = lay the { $card }
choice-credit = take 10 with a credit note (10 to pay back)
choice-look = cemetery { $value }
choice-turn = cemetery { $value }
choice-rob = cemetery { $value }
choice-fist = { $value } money
choice-credit_fist = { $value } money, with a credit note
choice-sort = { $value ->
       *[fist] of your own money alone
        [credit_fist] with a credit note, for 10 more, to be paid back in the end
    }
choice-place = place { $value }
choice-cemetery = cemetery { $value }
ask-cemetery = At which cemetery? ({ $choices })
ask-place = Which place there? ({ $choices })
ask-fist = Type an amount. ({ $choices })
ask-credit_fist = Type an amount. ({ $choices })
ask-look = At which cemetery? ({ $choices })
ask-turn = At which cemetery? ({ $choices })
ask-rob = Which cemetery? ({ $choices })

# What can be typed
notation =
    W@3       lay a widow at cemetery 3 (W widow, G guard, A accomplice, B bandit)
    look 3.2  look at the second card at cemetery 3; turn 3.2 turns it up
    rob 3     send the Gravedigger to cemetery 3
    fist 7    put 7 into your fist
    credit    on your turn, with less than 10: take 10 with a credit note
    credit fist 12  at a robbery: want a credit note, and put 12 into your fist
legend =
    2 ░░·1    the second place: a card face down, laid by player 1
    2 (W)     a card face down that you have seen
    {"*"}         new since your last decision     ›   whose decision is awaited
