### Outer Space learned by playing, in English. Which message is said when, stands in the chapters beside this file.

chapter-cast = Cast a film
cast-welcome = You make the worst film of all time, and so do the others. This is yours, with one character in it so far. In the end the film that is worth most wins.
cast-task = Characters come into your film, and each adds its value. Play the sheriff: pick the card, then press Play.
cast-prop = That is a prop, and it comes next. First another character: the sheriff.
cast-creature = A creature attacks other films, but nobody is attacked in the first round. Play the sheriff.
cast-end = Your turn is not over yet: you may play as many cards as you like. Play the sheriff.
cast-done = The sheriff is worth 4. Whatever you play, the others are asked first whether they prevent it. Nobody did.

chapter-arm = Arm and furnish
arm-task = Props make characters stronger. Play the torch.
arm-later = The observatory comes in a moment. First the torch.
arm-end = Not yet. Play the torch.
arm-whom = Who gets it? Choose one of your two characters.
arm-own = That would help another film. Choose something of your own film.
arm-location = A character gets only one new prop in a turn. But a film has a location too, and it counts. Play the observatory.
arm-not-yet = The observatory is what your film lacks. Play it.
arm-where = On which film? In the first round all you play goes to your own film; later a location can go to any, a good one best to your own, one with a minus to another. It replaces the old one.
arm-done = All of it adds up, and that is your film's value: what it is worth in the end, and its defence against attacks.

chapter-attack = Attack
attack-task = From the second round on creatures attack. The android has an attack of 12; the other film defends with all that lies there. Play the android.
attack-chicken = The chicken is a prop for your sheriff. Attack first: play the android.
attack-end = Your turn is not over: play the android.
attack-whom = Choose the film that is attacked.
attack-film = That film cannot be attacked. Choose the other one.
attack-window = It is 12 against 9, since the robot counts 6 against another robot: its card says so. Now everybody may play special effects, you too: all are asked at once, and nobody sees who thinks about what. You have none. Pass.
attack-pass = It would be enough to pass this once. Press Pass.
attack-prop = The chicken saves a film in which it lies, and props are played on your own turn only, before the attack.
attack-victim = The attack is as high as the defence, or higher: it succeeds. You choose who dies.
attack-other = Choose a character of the film that you have attacked.
attack-done = Gone, with all that lay under it. The android is discarded, as it is when an attack fails; attack with as many creatures as you have. Attack where it is enough, counting the special effects that you hold. A film that is strong is attacked less: arm your own.

chapter-prevent = Prevent
prevent-attack = Now the others: an android is sent to your film! Attack 12, and your film would not stand it. But before a card does anything, it can be prevented.
prevent-task = Continuity error prevents any card. Play it now.
prevent-pass = Then the android comes, and the sheriff dies. You have a card that prevents it: Continuity error.
prevent-done = The android did nothing and is discarded. An answer can be answered too, if somebody has such a card. You are always asked, whatever you hold, so that nobody can tell by it.

chapter-credits = Roll the credits
credits-values = Your film is worth far more than the other one. That is the time to end it. From the third round on, whoever holds the credits and has a character in the film can play them on their own turn.
credits-task = Play The End.
credits-chicken = You could, but the credits win the game now. Play The End.
credits-end = If you wait, somebody attacks you. Play The End.
credits-done = Nobody prevented it: you finish this turn, and the game is over. Credits are for who is ahead; whoever is behind keeps something to prevent them.

chapter-play = The rest of a film
play-turn = Now play on, with two others. In your turn your hand is filled up to six cards, you play what you like, and at the end you may discard one: something you have no use for. Special effects can be played by everybody in every attack and at the end of every turn, and by you at any time on your own turn; each card says what it does.
play-cards = Play at once what helps your film or weakens the others. Keep what prevents a card, or changes an attack, until it is enough to decide one. Some cards in a film can be used, too: what saves yours, when an attack would succeed.
play-traits = Water creatures attack only films without a location or with one by the water, and weapons do nothing against a swarm. A film without characters cannot be attacked. Two locations can be combined where a card says so, and props can be given to other films too. Credits that are prevented are discarded, and the game goes on.
play-title = The films share a title, put together from the small words at the foot of cards; here they have none yet. In the end each card in your film or hand with a word of the title is worth 5 points: do not discard it. A crazed killer is a character that you may also send to attack, once.
play-on = You hold the credits already: make your film the best, weaken the others, and then end it. The game also ends with the turn of whoever draws the last card of the pile. A bot gives you a hint whenever you ask. Action!
