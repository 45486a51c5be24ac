### Outer Space in English: events, prompts, points, refusals. Names of messages follow `rules/events.py`.
### Names and lines of cards, and words of titles, stand in the decks' own files.

# Before the game
event-title-card = A card for the title is turned up: { $card }.
event-proposed = { $seat } has proposed words for the title.
event-title-word = In the title: “{ $word }” (BM-7).
event-no-title = No word is in the title (BM-7).
event-dealer = { $seat } deals (BM-9).
event-shows = { $seat } shows { $card } (BM-8).
event-redraws = { $seat } draws a new hand (BM-8).
event-cast = { $card } appears in { $seat }’s film (BM-8).

# A turn
event-turn = Round { $round }: { $seat } is on turn.
event-drew = { $seat } draws { $card }.
event-drew-hidden = { $seat } draws a card.
event-played = { $seat } plays { $card }.
event-at-film = { $card } goes to { $film }’s film.
event-on-card = { $card } acts on { $target }.
event-at-hand = { $card } is aimed at { $hand }’s hand.
event-to-combine = { $card } is to be combined with { $target } (BM-18).
event-prevented = { $by } prevents { $card } (BM-28).
event-laid = { $card } comes into { $film }’s film.
event-given = { $target } gets { $card }.
event-moved = { $card } is handed over to { $target } (BM-15).
event-location-laid = { $film } now shoots here: { $card } (BM-17).
event-location-combined = { $card } becomes part of the location of { $film } (BM-18).
event-gone = { $card } goes to the discard pile.
event-used = { $seat } uses { $card }.
event-to-hand = { $card } goes to { $seat }’s hand.
event-bonus = { $seat } lays { $card } aside: { $points ->
        [one] one point
       *[other] { $points } points
    } at the end (BM-35).
event-revealed = { $seat } holds { $card }.
event-lost = { $seat } loses { $card } from hand.
event-delayed = No credits can roll in this turn and the next { $turns }.
event-credits = { $round ->
        [0] { $seat } lets the credits roll: the game ends with this turn (BM-31).
       *[other] { $seat } lets the credits roll: the game ends with this round (BM-31).
    }
event-last-card = { $when ->
        [0] { $seat } has drawn the last card: the game ends with this turn (BM-32).
        [1] { $seat } has drawn the last card: the game ends with this round (BM-32).
       *[2] { $seat } has drawn the last card: the game ends with the next turn of { $seat } (BM-32).
    }
event-discarded = { $seat } discards { $card } (BM-12).
event-ended = That is a wrap.

# An attack
event-attacked = { $card } attacks { $film }’s film, sent by { $seat } (BM-19).
event-joined = { $card } attacks as one with { $target } (BM-19).
event-sent = { $card } goes berserk, says { $seat } (BM-24).
event-stands = The attack stands at { $attack }, the defence at { $defence }.
event-succeeded = { $attack } against { $defence }: the attack succeeds (BM-22).
event-failed = { $attack } against { $defence }: the attack fails (BM-22).
event-wrong-water = { $card } is a creature of the water, and that location is not by the water: the attack ends (BM-26).
event-stopped = { $card } stops the attack (BM-28).
event-redirected = The attack turns on { $film }’s film.
event-killed = { $card } dies in { $film }’s film (BM-14).
event-escaped = { $card } gets away.
event-trophy = { $seat } notes { $points ->
        [one] one point
       *[other] { $points } points
    } (BM-35).

# Prompts
prompt-nothing = You are not asked anything now.
prompt-title = Which of the six words belong in the title?
prompt-act = It is your turn: play a card, use an ability, or end your turn.
prompt-film = { $card }: on which film?
prompt-character = { $card }: on which character?
prompt-prop = { $card }: on which prop?
prompt-discarded = { $card }: which card of the discard pile?
prompt-hand = { $card }: whose hand?
prompt-combine = { $card }: does it replace the location that lies there, or is it combined with it?
prompt-prevent = { $card } is played. Do you prevent it?
prompt-arm = { $card } can use a prop from your hand. Which one?
prompt-join = Another creature from your hand can attack as one with { $card }. Which one?
prompt-meddle = { $card } attacks, { $attack } against { $defence }. Do you play anything?
prompt-victim = { $card } has got through. Who dies?
prompt-between = { $seat } has played a card. Do you play anything before the turn goes on?
prompt-last-chance = The turn is about to end. Do you play anything?
prompt-discard = You may discard a card.

# Decisions; a card is named alone, since the question says what becomes of it
decision-card = { $card }
decision-ability = use { $ability }
decision-film = choose { $player }
decision-replace = replace the location
decision-combine = combine the locations
decision-end = end your turn
decision-pass = pass
decision-wish = pass { $wish }
decision-title = { $title ->
        [0] no word in the title
       *[other] of the six words, into the title: { $numbers }
    }

# Wishes
wish-this-turn = for the rest of this turn
wish-until-attacked = until an attack would get you
wish-until-touched = until your film is touched
wish-until-own-turn = until your own turn
wish-until-credits = until the credits roll

# What may be hidden
hidden-seats-hand = { $player }’s hand: { $what }

# Lines of points
points-film = the film
points-title = words of the title ({ $cards })
points-aside = cards laid aside
points-cards = points on cards
points-noted = points noted
points-treasures = treasures ({ $cards })

# Refusals
refusal-BM-11 = { $decision } is not possible now: on your turn you play cards from your hand, and use what lies in your film as often as its text says.
refusal-BM-12 = { $decision } is not possible: you can discard only a card from your hand.
refusal-BM-13 = { $decision } is not possible: in the first round nobody may touch another player’s film.
refusal-BM-15 = { $decision } is not possible: a character gets only one new prop in a turn, and props move within your own film.
refusal-BM-19 = { $decision } is not possible: you attack another player’s film, one with characters, with creatures from your hand, and one that has come back rests until the next turn.
refusal-BM-21 = { $decision } is not possible: the creature can use a prop from your hand.
refusal-BM-23 = { $decision } is not possible: choose a character of the attacked film that can die.
refusal-BM-24 = { $decision } is not possible: a prop in an attack is for a crazed killer that you have sent from your film, and that had none.
refusal-BM-25 = { $decision } is not possible: weapons are no use against a swarm.
refusal-BM-26 = { $decision } is not possible: a creature of the water attacks only where there is no location, or one by the water.
refusal-BM-27 = { $decision } is not possible: there is nothing now that it could act on.
refusal-BM-28 = { $decision } is not possible: it cannot prevent a card of this sort.
refusal-BM-29 = { $decision } is not possible: in a window only a card from your hand can be played; one that prevents a card while that card is being played, and no other then.
refusal-BM-30 = { $decision } is not possible: you wished to pass.
refusal-BM-31 = { $decision } is not possible: credits roll after the second round, with a character in your film, while nothing delays them, and not once the end is settled for this turn or round.
refusal-BM-38 = { $decision } is not possible: with this deck the credits need a treasure in your film.

# Rule sets
rules-standard = Standard rules

# Options: what each is about, and what each of its values means
option-decks = Decks
    .meaning = Which decks do you play with?
option-decks-house = You play with the house deck.
option-decks-jungle = You play with the jungle deck: the credits need a treasure in your film.
option-decks-house_jungle = You play with the house deck and the jungle deck: a treasure in a film is worth 5 points.
option-decks-other = You play with these decks: { $value }.
option-first_player = First player
    .meaning = Who begins?
option-first_player-number = { $number ->
        [0] Chance decides who begins.
       *[other] Seat { $number } begins.
    }
option-total = Points to win
    .meaning = How long is the match?
option-total-number = { $number ->
        [0] You play the number of games that you have set.
        [1] You play until somebody has one point.
       *[other] You play until somebody has { $number } points.
    }
option-equal_turns = Equal turns
    .meaning = When does the game end after the credits?
option-equal_turns-false = The game ends with the turn of the player who played the credits.
option-equal_turns-true = The round is played to its end, so that all have had the same number of turns.
option-any_time = Effects at any time
    .meaning = When may the others play effects?
option-any_time-false = The others may play effects in attacks and at the end of a turn.
option-any_time-true = The others may also play effects after each card of the player on turn.

# Decisions that ruin a game
ruin-behind = The credits end the game with this turn, and as far as you can see somebody else’s film has more points.

# Pictures of the rulebook
figure-title = Six cards are turned up: which of their words are in the title?
