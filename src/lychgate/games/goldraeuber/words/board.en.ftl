### Goldräuber at the terminal: what the board says besides the game's own story.

title = Goldräuber
tagline = Together into the black monk’s mine, and out again.
intro =
    You all win or lose together. Somewhere in the heart of the mine lie a treasure and a
    lost comrade. Bring both out, and everybody with them, before the mine falls in.
    (Alone, one of the two is enough.)

    On your turn a die is rolled. 1 to 4 is an action: turn up a card next to you, step
    onto a card that lies face up, or dig away a stone wall. 5 and 6 make a card of your
    choice collapse, for good. Once the treasure is turned up the monk is furious: then
    only 1 and 2 are actions.

    A life point changes the die by one; miners on the same card can help out. Traps
    cannot be entered. Walls stop steps until they are dug away.

    The way in and out is at the left, at the right and below, never from above. Nobody
    carries both treasure and comrade. If a miner, the treasure or the comrade is buried
    or cut off, all is lost.

headline-calm = Goldräuber · the monk is calm: a roll up to { $most } is an action
headline-angry = Goldräuber · the monk is furious: only a roll up to { $most } is an action
headline-over = Goldräuber · the end
die = the die shows { $die }
kind-tunnel = tunnel
kind-trap = trap
kind-treasure = treasure
kind-comrade = comrade
thing-hidden = { $thing }: not found yet
thing-lying = { $thing }: lies at { $place }
thing-buried = { $thing }: buried at { $place }
thing-carried = { $thing }: carried by { $name }
thing-safe = { $thing }: safe outside
at = at { $place }
outside = outside
life = { $life ->
        [one] 1 life point
       *[other] { $life } life points
    }
carries = carries the { $thing }

# Decisions, in parts
choice-turn = turn up { $value }
choice-step = step onto { $value }
choice-dig = dig at { $value }
choice-collapse = { $value } collapses
choice-die = { $cost ->
        [0] keep the { $value }
        [one] a { $value } for 1 point
       *[other] a { $value } for { $cost } points
    }
choice-points = { $value ->
        [one] 1 point
       *[other] { $value } points
    }{ $phase ->
        [acting] { " " }for you of those on your card
       *[other] { "" }
    }
choice-out = step out of the mine
choice-wait = wait outside
choice-take = take it along
choice-leave = let it lie
choice-keep = { $phase ->
        [splitting] split them evenly
       *[other] leave them as they are
    }
choice-yes = yes
choice-no = no
ask-collapse = Type a card. ({ $choices })
ask-turn = Type a card. ({ $choices })
ask-step = Type a card. ({ $choices })
ask-dig = Type a card. ({ $choices })

# What can be typed
notation =
    turn c3      turn up the card at c3            die 4     play with a 4
    step c3      step onto the card at c3          points 2  two life points
    dig c3       dig away the wall of that card    keep      evenly; as they are
    out, wait    step out of the mine; stay there  take, leave   take along, or not
    collapse c3  the card that collapses           yes, no
legend =
    ░░  a card face down, ▒▒ one of the four in the heart of the mine
    ▓▓▓▓  collapsed       ═ ║  a stone wall, ≡ ╫ two of them
    ◆     treasure or comrade lies here
    (2)   the miner of player 2, (124) of three  ›  whose turn it is
