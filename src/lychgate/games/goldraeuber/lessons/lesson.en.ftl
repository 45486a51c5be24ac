### Goldräuber learned by playing, in English. Which message is said when, stands in the chapters beside this file.

chapter-turn = Turn up a card
turn-welcome = You play together, against the mountain. Under the four inner cards lie the treasure and your lost comrade. Bring both out, and come out yourselves, all of you.
turn-die = In your turn you roll the die. 1 to 4 is an action, 5 or 6 a collapse. You have rolled a 3: an action. One action is to turn up a card beside you.
turn-task = You stand outside: you roll there too, and may wait. The edges with doors, left, right and below, are entrances: from there you reach the cards behind them. Turn up the card c4, which is near to the inner cards.
turn-wait = Outside you may wait, but every roll that is wasted brings the next collapse nearer. Turn up c4.
turn-elsewhere = That would be a way too, but a longer one. c4 is nearer to the inner cards.
turn-done = A tunnel. It can be entered, but a stone wall bars its upper edge. Turning, entering, digging: each is an action of its own.

chapter-step = Step into the mine
step-trap = You have another action. c4 is a tunnel; d4 is a trap: nobody can ever step onto it.
step-task = Step onto the tunnel c4.
step-into-trap = That is a trap: it cannot be entered. c4 beside it can.
step-wait = There is a tunnel, and you have an action: go in, step onto c4.
step-turn = Another card turned up would help little now. Step onto c4, where it goes on.
step-done = You are in the mine. From here you reach the cards left, right, above and below, never diagonally. The others can share a card with you.

chapter-wall = Dig away a wall
wall-task = You stand on c4 and want to go up, but a wall lies along that edge. Dig it away.
wall-barred = The wall bars that step, from either side. Dig it away first.
wall-out = Out again, so soon? The way leads up: dig the wall away.
wall-other = That card can wait. The wall on c4 is between you and the inner cards: dig it away.
wall-done = The wall is gone for good, for all of you, and on the way back too. A wall bars both directions, and can be dug away from either side. In your next action you could step onto c3.

chapter-collapse = A collapse
collapse-die = You have rolled a 6: a collapse. One card falls in and can never be entered again, and you have to choose which.
collapse-task = If a miner, the treasure or the comrade is buried, or somebody can no longer get out, all is lost; an inner card that falls in face down is shown to all. Choose a card that you will not miss: a1 or f1 in the corners, or the trap d4.
collapse-miner = You stand there! It would bury you, and all would be lost. Take a corner, or the trap.
collapse-way = Without that card you would have no open way back. Take a corner, or the trap.
collapse-inner = Treasure and comrade lie under inner cards: if you bury one of them, all is lost at once. Take a corner, or the trap.
collapse-may-need = That would do no harm now, but it may be your way back one day. Corners and traps are the first to go: a1, f1 or d4.
collapse-done = Good: nothing is lost. A trap that collapses costs you nothing at all. Keep two ways out as long as you can.

chapter-life = Life points
life-points = Again a bad roll: a 5, which is a collapse. But you have life points. Each one changes the die by one pip.
life-task = Make the 5 a 4, and it is an action: it costs one life point.
life-five = That is still a collapse. One life point makes the 5 a 4.
life-done = An action in place of a collapse. You have few of these points between you. Miners on the same card can use each other’s, and give some away; outside, each has only their own. Save them for the way back.

chapter-treasure = The treasure
treasure-seen = The treasure has been turned up! From now on the monk is furious: only 1 and 2 are actions, 3 to 6 are collapses. You have rolled a 2.
treasure-step = Quick, step onto c2.
treasure-other = There is no time for that: the treasure lies on c2. Go there.
treasure-take = You stand on it. Take it along?
treasure-leave = A collapse could bury it. You are here, your hands are free: take it.
treasure-done = Taking it cost no action. In the mine you can neither lay it down nor hand it over, and you carry nothing else: who has the treasure cannot carry the comrade. Somebody else has to fetch him. And now out, before the mountain comes down.

chapter-out = The way out
out-task = You have reached c4 with the treasure, and rolled a 1. Its lower edge is an entrance. Step out of the mine.
out-back = Back again? With the treasure in your hands there is one way only: out.
out-other = That can wait. Bring the treasure out.
out-done = The treasure is safe, whatever happens now. You have won when the comrade is outside too, and all of you. Who is out may go in again, with free hands.

chapter-play = Your first expedition
play-end = Now play on, two of you, with two life points each. Treasure and comrade still lie hidden under the inner cards.
play-work = Share the work: all search until the comrade is found, then one of you for the treasure. One fetches the treasure, another the comrade, and who has nothing to fetch goes out at once. Take the shortest way, rather over cards that you know: a hidden one may be a trap.
play-life = Save life points for the time when the monk is furious. Then one makes a 3 a 2, and is well spent. Share them out over the actions you still have to do: with four points and two actions, two may go for one. If every collapse would bar somebody’s way, pay what it takes. While he is furious, the points of all on one card go to whoever still has most to do.
play-on = Open a short way, and dig away a wall before you turn up the inner card behind it: after that the monk may be furious. Let collapse what nobody needs. The game marks what would lose at once; a bot gives you a hint whenever you ask. Good luck!
