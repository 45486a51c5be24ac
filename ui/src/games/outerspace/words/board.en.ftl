### What the board of Outer Space says besides the story and the cards.

hand = { $cards ->
        [one] one card in hand
       *[other] { $cards } cards in hand
    }
screen = The screen
films = The films
film-of = { $player }’s film
film-facts = { $player }’s film, worth { $value }, { $characters ->
        [0] no characters
        [one] one character
       *[other] { $characters } characters
    }.
look-film = Look at { $player }’s film.
characters-of = Characters in { $player }’s film
no-characters = Nobody is in this film yet.
only-others = It can only go to the others’ films.
no-location = no location
in-film = In the film
laid-aside = Laid aside, for points at the end
known-in-hand = Known to be in hand
no-cards = There are no cards here.
noted = { $points ->
        [one] one point noted
       *[other] { $points } points noted
    }
round = Round { $round }
pile = { $cards ->
        [one] one card left to draw
       *[other] { $cards } cards left to draw
    }
discard = Discard pile: { $cards }
discard-pile = Discard pile
credits-delayed = { $turns ->
        [one] no credits for one more turn
       *[other] no credits for { $turns } more turns
    }
ending = The end is near!
last-card = { $player } has drawn the last card, and ends the game with the next turn
aloud = Read lines aloud

attack = attack
defence = defence
quoted = “{ $line }”

act-choose = Choose { $card }.
act-kill = { $card } dies.
act-move = Hand over { $card }.
act-send = Send { $card } to attack.
act-put = Play it on { $card }.
act-play-here = Play it here.
act-film = Choose this film.
act-hand = Choose { $player }’s hand.
use = Use
play-it = Play
discard-it = Discard
why-not = Why not?

retitle = Rename the film
retitle-heading = What the film is called
retitle-text = The film’s title
retitle-do = Call it so
retitle-another = Another proposal
retitle-proposed = As first proposed
title-heading = A title for the film
title-how = Propose as many of the six words as you like; cards with a word of the title give 5 points at the end. A word is in if most want it; if as many want it as not, the starting player’s proposal decides.
title-words = Words of the six cards
title-propose = Propose this title
title-waiting = The others are still thinking of a title.
tagline = Coming soon to a field near you
now-casting = Now casting!
film-by = The winner: a film by { $directors }
starring = starring { $cast }

duel = { $creature } attacks { $player }’s film
versus = vs.
gets-through = As it stands, the attack succeeds.
held-off = As it stands, the attack fails.
effects-played = Effects played in this attack
being-played = Being played, the newest card last
who-plays = { $player } plays
who-uses = { $player } uses
who-answers = { $player } answers with

window-preventing = Everybody may prevent it.
window-attack = Everybody may meddle.
window-between = Before the turn goes on: the others may play effects.
window-last-chance = The turn ends: everybody’s last chance.
answered-pass = You pass.
answered-card = Your answer: { $card }
seconds-left = { $seconds ->
        [one] one second left
       *[other] { $seconds } seconds left
    }
wishes = Pass, and ask me again only …
end-and-wish = End, and ask me again only …
wishes-less = Ask me less often …
wish-this-turn = next turn
wish-until-attacked = if an attack would get me
wish-until-touched = if my film is touched
wish-until-own-turn = on my turn
wish-until-credits = when credits roll
wished-this-turn = You pass by yourself for the rest of this turn.
wished-until-attacked = You pass by yourself until an attack would get you.
wished-until-touched = You pass by yourself until a card touches your film.
wished-until-own-turn = You pass by yourself until your own turn.
wished-until-credits = You pass by yourself until the credits roll.

known = { $cards ->
        [one] one known
       *[other] { $cards } known
    }
film-value = film { $value }
proposed = has proposed
proposing = is thinking
proposing-you = choose below
dealer = dealt

do-end = End my turn
do-pass = Pass
do-replace = Replace it
do-combine = Combine them

## Keys
key-play = play the card you have picked, or ask why that cannot be
key-wishes = pass, and go on passing: in this turn, until you are attacked, until something is done to you, until your own turn, until the credits
key-discard = look through the discard pile
key-rename = rename the film
key-aloud = have lines read aloud, or not

## How the game goes, and what every sign means
guide-goal = Direct the best film. It is worth the numbers on its characters, their props and its location; each card in your film or hand whose word is in the title gives 5 points more.
guide-turn = Fill up your hand to six. Then play what you like: characters into your film, props, locations – and creatures against the others’ films. An attack at least as high as the film’s defence kills a character. Everybody may answer with effects.
guide-end = From the third round on, who plays the credits with a character in the film ends the game with that turn; so does the last card of the pile. Most points win.
sign-character = A character gives its number to your film’s defence and worth, and may hold props.
sign-prop = A prop lies under a character and adds its number; one new prop for each character and turn.
sign-location = A location changes the film it lies in. A film has one; a new one replaces it, unless the two can be combined.
sign-creature = A creature attacks another film. If its number is at least the film’s defence, a character there dies.
sign-effect = A special effect does what its text says, in anybody’s turn.
sign-credits = The credits end the game with your turn: from the third round on, with a character in your film, if nobody prevents them.
sign-attack = The attack: dark, with yellow figures. It must be at least as high as the defence.
sign-defence = The defence: light, with dark figures. In your film it is also worth so many points.
sign-film-value = What this film is worth now, and what an attack on it must reach. Press it to see all its cards.
sign-word = The card’s word, in red at its foot: if the title has it, the card gives 5 points in film or hand.
sign-wishes = Until then you pass by yourself, during your own attacks too. In your turn you still play what you like. Nobody else sees it.
in-title = Its word is in the title: 5 points.
sign-pile = The pile is never filled again: its last card ends the game.
sign-hand = So many cards are in this hand; on the own turn it is filled up to six.
sign-do-end = Your actions are over; the others have a last chance for effects, then you may discard a card.
sign-do-pass = You play nothing now. If somebody else does, you are asked again.
## The end, in three sentences
story-film = “{ $title }” is in the can.
