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
last-heading = The end is near!
last = { $why ->
        [intact] Four graves are intact: the game ends with this { $early_end ->
            [turn] turn
           *[round] round
        }.
        [ransacked] Four graves are ransacked: the game ends with this { $early_end ->
            [turn] turn
           *[round] round
        }.
       *[round] This is the last round.
    } Graves that are not full are then scored as they lie.
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
note-returned-goal = { $open_hands ->
        [true] {""}
       *[false] (only you see this)
    }

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
accusing-after = Grave { $grave } was ransacked.
others-accuse = { $player } looks around the table …
accuse-stakes = If they have met a black goal in the end: 3 points for you, 2 off for them. If not: 1 off for you, 1 for them.

do-done = End the turn
do-keep = Accuse nobody

## Keys
key-lay = lay the bobby you have picked
key-spy = let the bobby you have picked spy

## Moments that reveal something
hush-accused = { $player } points at …
hush-grave = What is left in the grave?
## How the game goes, and what every sign means
guide-goal = Hold the right cards at the end. If at least four of the seven graves are ransacked, robbers in your hand count for you and detectives against you; otherwise it is the other way round. Two secret goals bring points besides: black ones want their graves ransacked, white ones intact.
guide-turn =
    Lay one or two cards from your hand at graves, two at different ones. After a card that lies face up comes one face down, and the other way round.
    The robbers at a grave add up to its robbery; the detectives, and as many bobbies as there are detectives, to its defence.
    { $spy ->
        [first] Instead of the first card you may discard a bobby as a spy, to turn up the newest card of a grave; then lay a card.
       *[either] A bobby may spy instead: discard it to turn up the newest card of a grave; as the first card it has to be followed by one that is laid.
    }
guide-end =
    With its seventh card a grave is scored: if its robbery is higher than its defence it is ransacked, else it stays intact.
    When one is ransacked you may accuse somebody, once a game, as all may: if they have met a black goal in the end, you get 3 points and they lose 2; if not, you lose 1 and they get 1.
    The game ends with the last round, or with the { $early_end ->
        [turn] turn
       *[round] round
    } in which a fourth grave stays intact, or a fourth is ransacked. Graves that are not full are then scored as they lie. In a tie, fewer cards in hand win.
sign-robber = A robber adds its number to the robbery of its grave. In your hand it counts for you if the cemetery is wasted, against you if it is saved.
sign-detective = A detective adds its number to the defence of its grave. In your hand it counts for you if the cemetery is saved, against you if it is wasted.
sign-bobby = A bobby defends only beside detectives: as many bobbies count as there are detectives at the grave, the nearest to it first. Or it spies. Two bobbies in hand are a point at the end.
sign-hidden = A card face down: only the player whose emblem it bears knows it. Hatched: it is yours, so you know it. It is turned up by a spy, or when the grave is scored.
sign-tally = What is known so far: defence on the left, robbery on the right. +? stands for cards that you do not know. The grave stays intact if in the end defence is at least as high as robbery.
sign-open = An open grave takes up to seven cards; with the seventh it is scored.
sign-intact = This grave stays intact: defence was at least as high as robbery.
sign-ransacked = This grave is ransacked: robbery was higher than defence. With four of them the cemetery is wasted.
sign-turned = A stone on its side counts the rounds that are over. It means nothing else.
sign-round = The round that is being played, of all. After every round a headstone is turned on its side, as with the cards on a table; the grave stays a grave like any other.
sign-last = The game ends with the last round, or earlier, when four graves are intact or four are ransacked. What is left in your hand counts then.
sign-black = A black goal pays its points if both its graves are ransacked; 4+: if at least four graves are. But who meets one can be accused.
sign-white = A white goal pays its points if both its graves are intact; 4+: if the cemetery is saved.
sign-accuse = The Accuse! card, once a game, after a grave was ransacked: if the accused has met a black goal in the end, the accuser gets 3 points and the accused loses 2. If not, the accuser loses 1 and the accused gets 1.
sign-first = The lantern: this player begins the round. It goes one seat to the left with every round.
sign-hand = So many cards are in this hand. What is left there at the end counts.
sign-do-done = You need not play a second card.
sign-do-keep = You keep your Accuse! card for a later grave. Kept to the end it counts nothing.

## The end, in three sentences
story-graves = { $ransacked ->
        [0] None of the { $all } graves was ransacked.
        [one] One of { $all } graves was ransacked.
       *[other] { $ransacked } of { $all } graves were ransacked.
    }
story-accused = { $count ->
        [0] Nobody was accused.
        [one] No more than one finger pointed at anybody: { $players }.
       *[other] Most fingers, { $count }, pointed at { $players }.
    }
story-spies = { $count ->
        [0] Nobody had anybody watched.
        [one] One spy crept between the stones.
       *[other] { $count } spies crept between the stones.
    }
