### What the Graverobbers board says besides the story.

hand = { $cards ->
        [one] one card in hand
       *[other] { $cards } cards in hand
    }
pile = { $card }{ $count ->
        [one] {""}
       *[other] , { $count } of them
    }
graves = The graves
goals = Goals
return-goal = Return the { $goal }
round = Round { $round } of { $rounds }
judged = { $intact } intact, { $ransacked } ransacked
spies = Spies sent:
uses = What the bobby is to do
use-lay = Lay at a grave
use-spy = Spy
accuse-card = Your Accuse! card
may-accuse = still has the Accuse! card
has-accused = has accused { $player }
accused-by = accused by { $player }
accuse-this = Accuse { $player }
first = begins this round
chosen = has chosen

grave-open = Grave { $grave }, { $cards ->
        [0] no cards
        [one] one card
       *[other] { $cards } cards
    }. Known defence { $defence }, robbery { $robbery }.
grave-intact = Grave { $grave } is intact: defence { $defence }, robbery { $robbery }.
grave-ransacked = Grave { $grave } is ransacked: defence { $defence }, robbery { $robbery }.
grave-turned = Turned on its side to count that round { $round } is over (GR-23); it means nothing else.
act-lay-up = Lay the { $card } here, face up.
act-lay-down = Lay the { $card } here, face down.
act-spy = Spy here with the { $card }.
act-no = The { $card } cannot go here.
column = Cards at grave { $grave }, nearest first
laid-up = { $place }: { $card }, laid by { $player }
laid-down = { $place }: face down, laid by { $player }
laid-down-known = { $place }: face down, known to you: { $card }, laid by { $player }
spy-here = Turn up the newest card at grave { $grave }
up = face up
down = face down
pick-first = Pick a card from your hand first.

accusing = Accuse!
you-accuse = Point at a player above, or keep your card.
others-accuse = { $player } looks around the table …

do-done = End the turn
do-keep = Accuse nobody

## Keys
key-lay = lay the bobby you have picked
key-spy = let the bobby you have picked spy
