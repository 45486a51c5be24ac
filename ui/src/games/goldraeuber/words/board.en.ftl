### What the Goldräuber board says besides the story.

mine = The mine, the mountain above
mountain = The mountain: no way in from above
outside = Outside
nobody-outside = nobody
entrance = Entrance
number = number { $number }
inner = inner card
miner-at = { $place }
miner-out = outside
life = { $life ->
        [0] no life points
        [one] one life point
       *[other] { $life } life points
    }
carries-treasure = carries the treasure
carries-comrade = carries the comrade
begins = began

cell-down = { $place }, face down
cell-collapsed = { $place }, fallen rock
cell-was = , once a { $card }
cell-up = { $place }, { $card }
cell-wall = , { $wall }
cell-number = , number { $number }
cell-inner = , inner card
cell-entrance = , an entrance
cell-miners = , here: { $miners }
cell-marker-treasure = , the treasure lies here
cell-marker-comrade = , the comrade lies here
cell-way = , on the way out
cell-pointed = , { $miners } would take this one
act-turn = Turn up
act-step = Step onto
act-dig = Dig at
act-collapse = Let collapse
act-point = Point at
dig-wall = Dig away the wall of { $place }

die = The die
die-none = not rolled yet
die-action = a { $die }: an action
die-collapse = a { $die }: a collapse
die-done = a { $die }
die-number = a { $die }, for the number that collapses
monk = The monk
mood-calm = The monk is friendly
mood-angry = The monk is furious
mood-calm-meaning = 1 to 4: an action. 5 or 6: something collapses.
mood-angry-meaning = 1 or 2: an action. 3 to 6: something collapses.
things = To be brought out
thing-hidden = { $thing }: not found yet
thing-lying = { $thing }: lies at { $place }
thing-buried = { $thing }: buried at { $place }
thing-carried = { $thing }: carried by { $player }
thing-safe = { $thing }: safe outside
way-out = Show the way out
way-none = There is no way out.
way-actions = { $actions ->
        [one] One action and you are out.
       *[other] { $actions } actions and you are out.
    }
way-outside = You are outside.
point-hint = Somebody else decides: click a card to point at it.

die-choices = Which pips to play with
die-keep = keep the { $die }
die-change = { $die } for { $cost ->
        [one] one life point
       *[other] { $cost } life points
    }{ $means ->
        [action] { "" }: an action
        [collapse] { "" }: a collapse
       *[number] { "" }
    }
life-choices = Life points for { $player }
life-use = Use or share life points …


do-out = Step out into the open
do-wait = Wait
do-take = Take it along
do-leave = Let it lie
do-keep = { $prompt ->
        [split] Split them evenly
       *[other] As it is
    }
do-yes = Yes, in we go
do-no = No, put the game away

## Keys
key-way = show the way out, or hide it again

## Moments that reveal something
hush-mine = The mountain trembles …
## How the game goes, and what every sign means
guide-goal = All together: find the treasure and the lost comrade among the four inner cards, carry both out of the mine, and be outside yourselves, every miner. Alone, one of the two is enough.
guide-turn = A die is rolled. Low numbers are an action: turn up a neighbouring card, step onto one, or dig away a wall; a trap cannot be entered. High numbers are a collapse: you choose a card that is gone for good. A life point changes the die by one pip; miners on one card may share theirs anew, before the action and after it.
guide-end = You have lost as soon as a miner, the treasure or the comrade is buried or can no longer get out. Let cards collapse that nobody needs; never one with a miner on it, and no inner card that lies face down while the treasure or the comrade may be there. Once the treasure is found, the monk is furious: only 1 and 2 are an action.
sign-down = A card face down: from a neighbouring card, or from outside at an entrance, turn it up with an action.
sign-tunnel = A tunnel: with an action a miner steps onto it from a neighbouring card, unless a wall is in the way.
sign-wall = A wall bars the step across this edge. An action digs it away for good.
sign-trap = A trap: nobody can enter it. It may collapse without harm.
sign-rubble = Fallen rock: gone for good, nobody can cross it.
sign-inner = An inner card: treasure, comrade and two tunnels lie here. If one with treasure or comrade collapses face down, you have lost.
sign-number = The number of an outer card. { $expert ->
        [true] When cards collapse, a second roll says which number does.
       *[false] It only matters with the expert rules, which are not played here.
    }
sign-entrance = An entrance: here miners go in and out. Outside one may go to any entrance for nothing.
sign-treasure = The treasure: a miner enters its card to take it, and carries nothing else. Once it is turned up the monk is furious.
sign-comrade = The lost comrade: a miner enters his card and carries him out, and carries nothing else.
sign-calm = The monk is friendly: 1 to 4 is an action, 5 or 6 a collapse.
sign-angry = The monk is furious, for good: only 1 and 2 are an action, 3 to 6 a collapse.
sign-die = The die of this turn. Below the monk’s limit it is an action, above it a collapse.
sign-life = Life points: each changes the die by one pip. Miners on the same card share theirs.
sign-miner = A miner, by the emblem of the seat. All must be outside in the end, and nobody may be buried.
sign-do-out = You leave the mine; what you carry is safe then. You may go in again.
sign-do-wait = Outside you may do nothing with an action.
sign-do-take = Taking it along is free. You can carry one thing only, and lay it down only outside.
sign-do-leave = It stays here. You may take it at the start of a later turn on this card.

## The end, in three sentences
story-treasure = { $state ->
        [safe] The treasure is out of the mine.
        [carried] { $player } had the treasure in hand, and got no further.
        [lying] The treasure lies in the dark at { $place }.
       *[hidden] The treasure was never found.
    }
story-comrade = { $state ->
        [safe] The comrade is free.
        [carried] { $player } was carrying the comrade towards the light.
        [lying] The comrade waits at { $place }, for nobody.
       *[hidden] Of the comrade there was no trace.
    }
story-end = { $end ->
        [won] Everybody came home, and the monk has nothing to say.
        [shown-dead] And then there was nothing left to save.
        [buried] The mountain keeps what they came for.
        [miner-buried] One of them stays under the rock.
        [miner-cut-off] One of them sits behind the rock, and nobody gets through.
        [cut-off] There was no way left to what they came for.
        [put-away] They looked at each other, and stayed outside.
       *[hopeless] There was no way left to win.
    }
