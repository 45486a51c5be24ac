### Graverobbers learned by playing, in English. Which message is said when, stands in the chapters beside this file.

chapter-lay = Lay cards
lay-welcome = Seven graves, and each will be ransacked or stay intact. Robbers ransack, detectives and bobbies defend. In your turn you lay one or two cards.
lay-first = Begin with your robber 3: lay it at grave 2, where nothing lies yet. First the card, then the grave.
lay-other-grave = The robber is right, the grave is not: grave 2, please. There it is the first card.
lay-other-card = Another card, another story. Take the robber 3, and lay it at grave 2.
lay-second = The first card at a grave lies face up. After that it alternates: on a card that is face up, yours goes face down. At grave 5 a detective lies face up. Lay your robber 2 there, in secret.
lay-not-done = You could end your turn after one card, but a second one may still be laid, at another grave. Lay the robber 2 at grave 5.
lay-secret-robber = The right grave. But it is the robber that you want to hide there.
lay-grave-five = Two cards of a turn go to two graves, and this one goes to grave 5: there it will lie face down.
lay-done = Face down: you know it, the others do not. The next card there will lie face up again. So every grave is half seen and half guessed.

chapter-spy = Spy
spy-hidden = At grave 4 a robber lies face up, and on it a card that somebody laid face down. What is it?
spy-task = A bobby can spy: you discard it, and the newest card of a grave is turned up. Pick the bobby 1, choose Spy, and then grave 4.
spy-laid = That lays the bobby like any other card. Choose Spy first, then grave 4.
spy-other = Wait with that. First send the bobby 1 as a spy to grave 4.
spy-then = A robber 3! With a spy exactly one more card is laid, wherever you like. The card there is face up now, so yours goes face down. Defend the grave in secret: lay your detective 3 at grave 4.
spy-robber = That would help the robbers. Lay the detective 3 at grave 4.
spy-elsewhere = The detective is right. Grave 4 is the one in danger.
spy-done = Now defence and robbery are 3 against 4, and nobody but you knows of the 3. A spy costs a card, but it tells you where a card of yours still matters. You may also lay a card first and spy then, which ends your turn; but never spy twice in a turn.

chapter-score = A grave is full
score-full = Six cards lie at grave 3, and you know all of them: the face-down ones are yours. With the seventh card the grave is scored.
score-count = Robbery: robbers 3 and 1 make 4. Defence: detectives 2 and 1 make 3, and as many bobbies count as there are detectives, those laid first: 1 and 2 make 3 more. That is 6. Without a detective no bobby counts.
score-task = If defence is at least as high as robbery, the grave stays intact. You want it ransacked: which robber is strong enough?
score-tie = 4 and 2 make 6, against a defence of 6: a tie keeps the grave intact. You need one more.
score-defence = A detective makes the defence stronger. You want the robbers to win here.
score-elsewhere = Nothing would be decided there yet. Grave 3 lacks one card: look at the column.
score-done = 7 against 6: ransacked. If four of the seven graves are ransacked in the end, the cemetery is wasted; otherwise it is saved. Everything depends on that.

chapter-accuse = Accuse
accuse-phase = When a grave is ransacked, everybody may accuse, once in a game. You claim that somebody wants ransacked graves: has a black goal, and meets it. If so you get 3 points and the accused loses 2. If not, you lose 1, and the accused gets 1.
accuse-task = Look who has laid what. Seat 2 has laid robbers at graves 1 and 2; seat 3 detectives at grave 6. Whom do you accuse?
accuse-detective = Who lays detectives in the open hardly wants ransacked graves. Look at seat 2.
accuse-keep = You may keep your accusation for later, and often should. But here two neighbouring graves are full of one player's robbers: accuse seat 2.
accuse-done = The accusation lies there for all to see; points are counted at the end. And mind your own cards: the others look at you in the same way.

chapter-goals = What counts in the end
goals-points = In the end your hand counts. If the cemetery is wasted, robbers in your hand bring their number in points and detectives cost it; if it is saved, the other way round. Two bobbies make a point. So what you lay is lost to you: keep what will count!
goals-cards = In the beginning you get three goals, and keep two. Black ones want graves ransacked, white ones want them intact: both of two neighbouring graves (7 is beside 1), or the whole cemetery. Nobody else sees your goals.
goals-task = Your hand is full of robbers: you want a wasted cemetery. Return the goal that does not fit.
goals-black = Black goals are met by ransacked graves, and your robbers help with that. Return the white one.
goals-done = Now hand and goals want the same. You need to lay a few robbers at the right graves, and hold the others until the end.

chapter-play = The second half
play-end = Now play on: the fifth round of eight. The game also ends early, with the round in which four graves are ransacked or four are intact. Graves that are not full are scored as they lie. Most points win; of equals, whoever has fewer cards in hand.
play-on = Your goals are black: grave 3 is ransacked already; help graves 1 and 2, and one more, with as few robbers as you can. A bot gives you a hint whenever you ask. Good luck!
