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
life-use = Use life points …


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
