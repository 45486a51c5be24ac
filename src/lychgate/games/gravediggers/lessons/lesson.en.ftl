### Gravediggers learned by playing, in English. Which message is said when, stands in the chapters beside this file.

chapter-place = Lay a card
place-welcome = Welcome to the village. There are five cemeteries; cards lie there face down. Some are loot, some are people who spoil it. Who has the most money in the end wins.
place-tile = In your turn chance turns up a tile, and you do what it says; when all seven are up, they are mixed anew. Now it is Place: one card from your hand goes face down to any cemetery, no matter whose.
place-task = Lay your 10, the best loot there is, at cemetery 3: first the card, then the cemetery.
place-elsewhere = The 10 is right, but it goes to cemetery 3. You will rob it there later.
place-guard = Keep the guard: he spoils a robbery, and there is nothing to spoil yet. The 10 is wanted.
place-widow = Keep the widow: she sends other people away, and nobody is there yet. The 10 is wanted.
place-small = That would be loot too, but little. Take the 10.
place-done = All saw where you laid a card, and only you know which. You drew another one from the pile. That is half of the game: knowing what lies where.

chapter-look = Look at a card
look-tile = The tile is Look: you look at one card that lies face down. Nobody else sees it.
look-task = At cemetery 2 somebody laid a card beside an open 10. A gift, or a trap? Look at that card.
look-own = You laid that card yourself: it is your 10. Look at one that you do not know.
look-open = That 10 lies face up, everybody knows it. Look at the card beside it.
look-elsewhere = There lies a card from the pile. The one that somebody chose for cemetery 2 tells you more.
look-done = A bandit! Where there are more bandits than accomplices, there is no loot, and all money that was put in is lost. Good to know before you put any in.

chapter-turn = Turn up a card
turn-tile = The tile is Turn: one card is turned up for all to see, and stays so. The last one that lies face down at a cemetery cannot be turned.
turn-task = Cemetery 3 has your 10, and a card that somebody else laid beside it. Turn that one up; your 10 stays your secret.
turn-own = That is your own 10: all would know what there is to get. Turn up the card beside it.
turn-open = That card is face up already. Turn up the second card at cemetery 3.
turn-last = At least one card at each cemetery stays face down, so the last one there cannot be turned. Cemetery 3 has two.
turn-done = A 5. With your 10 that makes a loot of 15, and nobody else can be sure of it.

chapter-fist = Rob a cemetery, make a fist
fist-tile = The tile is Gravedigger: you choose a cemetery, and it is robbed at once, by all of you.
fist-rob = At cemetery 3 lies an open 5, and a 5 that you laid. Send the Gravedigger there.
fist-bandit = You have seen the bandit there: all money would be lost. Rob cemetery 3.
fist-unknown = You do not know what lies there. Of cemetery 3 you know everything.
fist-task = Now all put money into a fist, unseen: as much as they want from the loot. It is 10. The smallest fist is paid first, in full, then the next, while the loot lasts. The others do not know of your 5 and may be greedy: put in 3 or 4.
fist-empty = An empty fist is paid nothing. Nothing spoils this robbery: put in 3 or 4.
fist-timid = You would be paid, but little. With 3 or 4 you are still likely to be the first.
fist-half = If another one has 5 too, both are paid, but nothing is left then; and if both others have less, you may get nothing. Try 3 or 4.
fist-greedy = The more you put in, the later you are paid. With so much the loot may be gone before it is your turn. Try 3 or 4.
fist-done = Yours was the smallest fist: the loot paid it in full, and you have your own money back besides. The 6 was paid too. For the 8 too little was left, and who cannot be paid in full gets nothing, nor does anybody after: they only take their money back. Equal fists are all paid, or none.

chapter-guard = The guard
guard-persons = When a cemetery is robbed, all its cards are turned up, and the people act. Here lies an open 10, and a guard that you have laid.
guard-task = A single guard lets nobody have the loot, and gives 5 to everybody with an empty fist. Only you know of him. What do you put in?
guard-money = That would come back to you, and bring nothing: the guard pays empty fists only. Close an empty one, 0.
guard-done = Nobody got the 10. The others have their money back; you have 5 more. Two guards would have played cards with each other and done nothing.

chapter-widow = The widow
widow-persons = Here lie a 10 and a bandit, face up: all fear for their money. But you have laid a widow.
widow-task = A single widow distracts everybody: all people go, and the loot is shared as usual. The loot is 10. Put in 3 to 5, more than a timid player and less than a greedy one.
widow-empty = You know better than the others: the bandit will go. An empty fist is paid nothing; put in 3 to 5.
widow-timid = That is safe, and little. The others fear the bandit: put in 3 to 5.
widow-greedy = A loot of 10 pays the smallest fists first. With so much you may be too late; put in 3 to 5.
widow-done = The widow sent the bandit away, and you were paid. Two widows would have talked to each other, and the bandit would have taken everything.

chapter-accomplice = Accomplice and X
accomplice-persons = An open 5, an open accomplice, and an X that you have laid. An X counts the loot once more, so it is 10; two would make it three times as much. And where there are more accomplices than bandits, the highest fist is paid first.
accomplice-task = So this time it pays to be bold. The loot is 10: put in 8, 9 or 10.
accomplice-empty = An empty fist is paid nothing. Be bold: 8, 9 or 10.
accomplice-more = The loot is only 10. Who cannot be paid in full gets nothing, and nobody after; 8 to 10 is right.
accomplice-low = The highest fist is paid first this time. With so little somebody is before you; put in 8, 9 or 10.
accomplice-done = Yours was the highest fist, and for the next one the loot did not suffice any more. As many bandits as accomplices quarrel and go, and the loot is shared as usual. A widow acts first, then a guard, then these. Look who lies there before you close your fist.

chapter-play = The second half
play-end = Now play a game to its end; half of it is over. When the pile is empty and somebody has laid the last card from hand, every cemetery is robbed once more, and the game is over. Cards left in hand count nothing, and whose cemetery it is changes nothing else.
play-credit = With less than 10 money you may take 10 with a credit note, in your turn or when you close your fist; in the end it costs 10. The most money wins.
play-on = Three things help: put people where you know of them and others do not, put little in where you know nothing, and count what the loot can be. A bot gives you a hint whenever you ask. Good luck!
