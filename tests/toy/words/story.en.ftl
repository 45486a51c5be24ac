### Vigil in English: events, prompts, points, refusals. Names of messages follow `tellings.py`.

# Bets
bet-odd = odd
bet-even = even

# Events
event-dealt = Everyone gets { $cards ->
        [one] one card
       *[other] { $cards } cards
    }. { $first } keeps the first watch.
event-bet-sealed = { $seat } has bet.
event-bet-opened = { $seat } bets on { $bet }.
event-looked = { $seat } looks at card { $place } of the row: it is the { $card }.
event-looked-hidden = { $seat } looks at card { $place } of the row.
event-showed = { $seat } shows the { $card }.
event-card-counts = The { $card } of { $seat } counts.
event-no-card-counts = Nobody has played a card.
event-row-turned = Card { $place } of the row is turned up: the { $card }.
event-rolled = The die shows { $pips }.
event-ended = The vigil is over.

# Prompts
prompt-nothing = You are not asked anything now.
prompt-bet = Odd or even? Bet on the die.
prompt-watch = Watch { $watch } is yours: look at a card of the row, or show your hand.
prompt-card = Watch { $watch }: do you play a card?

# Lines of points
points-pips = a card higher than the row's in watch { $watch }
points-bet-won = a bet that came true in watch { $watch }

# Refusals, by the rule that refuses
refusal-VG-6 = { $decision } is not possible: look at a card of the row that lies face down, or show a hand nobody has seen.
refusal-VG-7 = { $decision } is not possible: play a card from your hand, or pass; not every table allows vows.
refusal-VG-8 = { $decision } is not possible: you have vowed to pass for the rest of the game.

# Decisions, where their notation does not say enough
decision-look = look at card { $look } of the row
decision-show = show your hand
decision-pass = play no card
decision-vow = play no card for the rest of the game
decision-play = play the { $play }

# What stands on the box
box-pitch = A night at the gate: somebody keeps watch, everybody wonders what lies in the row.
box-minutes = 5
rules-standard = Two watches
rules-brief = One watch, and no vows

# Options: what each is about, and what each of its values means
option-first_player = First watch
    .meaning = Who keeps the first watch?
option-first_player-number = { $number ->
        [0] Chance decides who keeps the first watch.
       *[other] Seat { $number } keeps the first watch.
    }
option-watches = Watches
    .meaning = How many watches has a game?
option-watches-1 = There is one watch.
option-watches-2 = There are two watches.
option-vows = Vows
    .meaning = May a player vow to pass for the rest of the game?
option-vows-false = Nobody may vow to pass.
option-vows-true = A player may vow to pass for the rest of the game.
