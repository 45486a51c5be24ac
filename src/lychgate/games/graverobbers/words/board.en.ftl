### Graverobbers at the terminal: what the board says besides the game's own story.

title = Graverobbers
tagline = Seven graves, secret goals, robbers and policemen.
intro =
    Everybody lays robbers, detectives and bobbies at seven graves. One with seven cards
    is scored: with more robbery than defence ransacked, otherwise intact. The game ends
    after 8 rounds (6 with five or six players), or when four are ransacked or four intact.
    With four or more ransacked in the end the cemetery is wasted, otherwise it is saved.

    What you KEEP in hand counts. Wasted: every robber in your hand adds its number,
    every detective takes it away. Saved: the other way round. Each pair of bobbies
    is 1 point. And there are your two secret goals: black ones want graves ransacked,
    white ones want them intact.

    On your turn you play one card or two, at two different graves. The first card at a
    grave lies face up, the next face down, and so on in turn. A bobby counts at a grave
    only next to a detective. Or throw a bobby away as a spy: it turns up the newest card
    of a grave, if that lies face down, and you must lay another card besides.

    When a grave is ransacked, you may accuse one opponent, once in the game: 3 points
    if one of their black goals is met in the end, otherwise minus 1.

headline = Graverobbers · round { $round } of { $rounds }
headline-over = Graverobbers · the end
row-cards = cards
row-defence = defence
row-robbery = robbery
next-up = next up
next-down = next down
fate-intact = intact
fate-ransacked = ransacked
face-down = face down
cards-in-hand = { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
accuses = !{ $accused }
first-player = first
your-hand = Your hand
hand-of = { $name }’s hand
your-goals = Your goals
goal-points = { $goal } ({ $points } points)
black-pair = black: { $graves } ransacked ({ $points })
white-pair = white: { $graves } intact ({ $points })
black-majority = black: cemetery wasted ({ $points })
white-majority = white: cemetery saved ({ $points })

# Decisions, in parts
choice-lay = { $card }
choice-spy = spy with { $card }
choice-accuse = accuse { $name }
choice-done = end the turn
choice-keep = accuse nobody
ask-grave = At which grave? ({ $choices })

# What can be typed
notation =
    R3@2     lay the robber 3 at grave 2 (R robber, D detective, B bobby)
    B1?5     throw away the bobby 1 as a spy at grave 5
    done     play no second card
    !4       accuse player 4        keep   accuse nobody
    goal 2   return the second of your three goals
legend =
    R3·2     robber 3, laid by player 2; detectives (D) and bobbies (B) likewise
    ░░·2     a card that lies face down       (R3)·1   face down, but you laid it
    next up  how the next card will lie there; 3+? is 3 and what is hidden
    {"*"}        laid since your last decision    ›        whose decision is awaited
    !Hare    has accused Hare                 first    has the first-player card
