### Goldräuber in English: events, prompts, points, cards. Names of messages follow `rules/events.py`.

# Cards, things, walls, columns of the map
card-tunnel = tunnel
card-trap = trap
card-treasure = treasure
card-comrade = lost comrade
thing-treasure = treasure
thing-comrade = comrade
wall-none = no wall
wall-above = a wall above
wall-right = a wall on the right
wall-below = a wall below
wall-left = a wall on the left
column-a = a
column-b = b
column-c = c
column-d = d
column-e = e
column-f = f
column-g = g
column-h = h

# Events
event-asked-conscience = Does your conscience allow you to rob the friendly monk?
event-carried-on = { $seat } thinks of the gold: in we go.
event-opened = The mine lies ready: { $cards } cards. You share { $life } life points. { $first } begins.
event-got-points = { $seat } now has { $life ->
        [0] no life points
        [one] one life point
       *[other] { $life } life points
    }.
event-rolled = { $seat } rolls a { $die }.
event-rolled-again = { $seat } rolls again, for the number that collapses: a { $die }.
event-changed = { $seat } strains every muscle and turns the { $from } into a { $die }.
event-spent = { $seat } spends { $spent ->
        [one] one life point
       *[other] { $spent } life points
    }; { $life } left.
event-turned-up = { $seat } turns up { $column }{ $row }: { $card }, { $wall }.
event-monk-angry = The treasure! Now the monk is furious: only a 1 or 2 is an action from here on.
event-comrade-found = There lies your comrade. Somebody has to carry him out.
event-stepped = { $seat } steps onto { $column }{ $row }.
event-stepped-out = { $seat } steps out into the open at { $column }{ $row }.
event-dug = { $seat } digs away the wall of { $column }{ $row }.
event-waited = { $seat } waits outside.
event-nothing-possible = { $seat } can do nothing.
event-took = { $seat } takes the { $thing } along.
event-left-lying = { $seat } lets the { $thing } lie.
event-brought-out = { $seat } has brought the { $thing } out, safe for good.
event-collapsed = { $column }{ $row } collapses; the card “{ $card }” lay there face up. { $seat } chose it.
event-collapsed-and-shown = { $column }{ $row } collapses, and only now you see what it was: { $card }. { $seat } chose it.
event-collapsed-unseen = { $column }{ $row } collapses, and nobody will know what was there. { $seat } chose it.
event-kept-points = { $seat } leaves the life points as they are.
event-won = You have made it: everyone is out of the mine. Won!
event-shown-dead = The { $thing } was under the card that collapsed. Lost.
event-buried = The { $thing } is buried. Lost.
event-miner-buried = The mine buries { $miner }. Lost.
event-miner-cut-off = There is no way out any more for { $miner }. Lost.
event-cut-off = There is no way to the { $thing } any more. Lost.
event-hopeless = What you came for can no longer be brought out. Lost.
event-put-away = The monk keeps his gold. The game is put away.

# Prompts
prompt-nothing = You are not asked anything now.
prompt-conscience = Does your conscience allow you to rob the friendly monk?
prompt-split = { $left ->
        [one] Before the start: does { $getting } get the life point that is left?
       *[other] Before the start: how many of the { $left } life points does { $getting } get?
    }
prompt-take = Do you take the { $thing } along?
prompt-change = You rolled a { $die }, a collapse. Do you change it? A life point buys a pip; with those on your card you have { $life }.
prompt-change-second = The second die, for the number that collapses, is a { $die }. Do you change it? { $life ->
        [one] One life point
       *[other] { $life } life points
    } can be used.
prompt-action = Turn up a card, step onto one, or dig away a wall.
prompt-action-outside = Turn up a card at an entrance, step in, dig away a wall — or wait.
prompt-collapse = Which card collapses? Talk it over; you decide.
prompt-collapse-number = Which card collapses? One with the number { $die }, if there is one left.
prompt-share = { $left ->
        [one] Miners on one card may share: does { $getting } have the one life point?
       *[other] Miners on one card may share: how many of the { $left } life points does { $getting } have?
    }
prompt-split-own = { $left ->
        [one] Before the start: do you get the life point that is left?
       *[other] Before the start: how many of the { $left } life points do you get?
    }
prompt-share-own = { $left ->
        [one] Miners on one card may share: do you have the one life point?
       *[other] Miners on one card may share: how many of the { $left } life points do you have?
    }

# Decisions
decision-turn = turn up { $turn }
decision-step = step onto { $step }
decision-dig = dig away the wall of { $dig }
decision-collapse = let { $collapse } collapse
decision-die = play with a { $die }
decision-points = { $points ->
        [0] no life points
        [one] one life point
       *[other] { $points } life points
    }
decision-out = step out into the open
decision-wait = wait outside
decision-take = take it along
decision-leave = let it lie
decision-keep = split evenly, or leave it as it is
decision-yes = in we go
decision-no = put the game away

# What may be hidden; tunnels are not worth a word
hidden-places = { $code ->
        [G] The treasure, at { $place }
        [C] The lost comrade, at { $place }
        [X] A trap, at { $place }
       *[other] {""}
    }

# Lines of points
points-unfinished = the game is not over
points-won = everyone and everything that had to be brought out is out
points-won-alone = you are out of the mine, and not with empty hands
points-shown-dead = the { $thing } lay under a card that collapsed
points-buried = the { $thing } was buried
points-miner-buried = { $miner } was buried
points-miner-cut-off = { $miner } could no longer get out
points-cut-off = the { $thing } was cut off
points-hopeless = what you came for could no longer be reached
points-put-away = the game was put away

# Refusals, by the rule that refuses
refusal-GO-4 = { $decision } is not possible: no card lies there.
refusal-GO-5 = { $decision } is not possible: everyone starts with one life point at least, and there are no more than those to split.
refusal-GO-6 = { $decision } is not possible: the mine is entered and left at its entrances on the left, on the right and below, never from above or diagonally.
refusal-GO-9 = { $decision } is not possible: an action turns up a face-down card, steps onto a face-up one, or digs away a wall; only outside you may wait.
refusal-GO-10 = { $decision } is not possible: only the cards left, right, above and below are in reach, never diagonally.
refusal-GO-11 = { $decision } is not possible: a wall is in the way. Dig it away first.
refusal-GO-12 = { $decision } is not possible: you dig at a wall of the card you stand on, or of a face-up card right across that wall.
refusal-GO-13 = { $decision } is not possible: a trap cannot be entered.
refusal-GO-14 = { $decision } is not possible: that card has collapsed, for good.
refusal-GO-16 = { $decision } is not possible: a pip of the die costs a life point, and only what the miners on your card have can be spent, or shared out among them; each once before an action, and sharing once more at the end of a turn.
refusal-GO-18 = { $decision } is not possible: the treasure or the comrade is taken along on entering its card, or before the roll.
refusal-GO-19 = { $decision } is not possible: a miner carries the treasure or the comrade, never both.
refusal-GO-24 = { $decision } is not possible: the second die says which number collapses, while a card with that number is left.

# Rule sets
rules-basic = Basic rules
    .meaning = when something collapses, you choose any card.
rules-expert = Expert rules: a second die says which number collapses

# Options: what each is about, and what each of its values means
option-expert = Experts
    .meaning = Is the mine for experienced miners?
option-expert-false = A collapse is where you choose.
option-expert-true = A second die says which number collapses.
option-mine = Mine
    .meaning = Which mine do you enter?
option-mine-default = You play with the usual 24 cards.
option-mine-other = You play in a mine of your own, from a file.
option-conscience = Conscience
    .meaning = Are you asked whether you want to rob the monk?
option-conscience-false = Nobody is asked: the game begins.
option-conscience-true = Whoever begins is asked first, and answers for all.
option-first_player = First player
    .meaning = Who begins?
option-first_player-number = { $number ->
        [0] Chance decides who begins.
       *[other] Seat { $number } begins.
    }

# Decisions that ruin a game
ruin-miner-buried = Somebody stands there and is buried: all of you have lost.
ruin-buried = The treasure or the comrade lies there and is buried: all of you have lost.
ruin-may-bury = The treasure or the comrade may lie there. If so, all of you have lost.
ruin-cut-off = After that somebody, the treasure or the comrade has no way out any more: all of you have lost.
ruin-hopeless = After that you can no longer bring out what you came for: all of you have lost.
ruin-put-away = The game is put away before it has begun, and counts as not won.

# Pictures of the rulebook
figure-mine = { $players ->
        [one] The mine for one alone.
       *[other] The mine for { $players } players.
    }
