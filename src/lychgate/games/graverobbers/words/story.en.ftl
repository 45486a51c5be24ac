### Graverobbers in English: events, prompts, points, cards. Names of messages follow `rules/events.py`.

# Cards and goals
card-R1 = robber 1
card-R2 = robber 2
card-R3 = robber 3
card-D1 = detective 1
card-D2 = detective 2
card-D3 = detective 3
card-B0 = bobby 0
card-B1 = bobby 1
card-B2 = bobby 2
goal-black-1-2 = black goal: graves 1 and 2 ransacked
goal-black-2-3 = black goal: graves 2 and 3 ransacked
goal-black-3-4 = black goal: graves 3 and 4 ransacked
goal-black-4-5 = black goal: graves 4 and 5 ransacked
goal-black-5-6 = black goal: graves 5 and 6 ransacked
goal-black-6-7 = black goal: graves 6 and 7 ransacked
goal-black-7-1 = black goal: graves 7 and 1 ransacked
goal-black-majority = black goal: the cemetery wasted
goal-white-1-2 = white goal: graves 1 and 2 intact
goal-white-2-3 = white goal: graves 2 and 3 intact
goal-white-3-4 = white goal: graves 3 and 4 intact
goal-white-4-5 = white goal: graves 4 and 5 intact
goal-white-5-6 = white goal: graves 5 and 6 intact
goal-white-6-7 = white goal: graves 6 and 7 intact
goal-white-7-1 = white goal: graves 7 and 1 intact
goal-white-majority = white goal: the cemetery saved

# Events
event-dealt = Everyone gets { $cards } cards and three goals.
event-answered = { $seat } has chosen.
event-goals-chosen = All goals are chosen.
event-laid-up = { $seat } lays the { $card } face up at grave { $grave }.
event-laid-down = { $seat } lays the { $card } face down at grave { $grave }.
event-laid-hidden = { $seat } lays a card face down at grave { $grave }.
event-spied = { $seat } sends the { $bobby } to spy at grave { $grave } and turns up the { $card } that { $layer } laid.
event-grave-shown = Grave { $grave }, card { $place }: the { $card } that { $layer } laid.
event-grave-intact = Grave { $grave } stays intact: defence { $defence }, robbery { $robbery }.
event-grave-ransacked = Grave { $grave } is ransacked: defence { $defence }, robbery { $robbery }.
event-accused = { $seat } accuses { $accused }!
event-kept-quiet = { $seat } accuses nobody.
event-turn-done = { $seat } plays no second card.
event-passed-over = { $seat } cannot lay a card and is passed over.
event-round-ended = Round { $round } is over. { $first } begins the next.
event-final-scoring = The end: all graves are scored.
event-cemetery-wasted = The cemetery is wasted: { $ransacked } graves are ransacked.
event-cemetery-saved = The cemetery is saved: { $ransacked ->
        [0] no grave is
        [one] only one grave is
       *[other] only { $ransacked } graves are
    } ransacked.
event-returned-goal = { $seat } returns the { $goal }.
event-first-player = { $first } gets the first-player card and begins.

# Prompts
prompt-nothing = You are not asked anything now.
prompt-goal = Which of your three goals do you return face down? You keep the other two.
prompt-first-card = Your turn: lay a card at a grave, or send a bobby, if you have one, to spy.
prompt-second-card = Play a second card, or end your turn. No second card is laid at grave { $grave }.
prompt-after-spy = After the spy, lay one card at any open grave.
prompt-accuse = A grave was ransacked. Whom do you accuse, if anybody?

# Decisions
decision-lay = lay the { $lay } at grave { $grave }
decision-spy = send the { $spy } to spy at grave { $grave }
decision-done = end the turn
decision-accuse = accuse { $player }
decision-keep = accuse nobody
decision-return = return the { $return ->
        [1] first
        [2] second
       *[other] third
    } of your goals

# What may be hidden
hidden-graves-cards = Grave { $place }, face down: { $what }
hidden-seats-hand = { $player }’s hand: { $what }
hidden-seats-goals = { $player } has the { $what }

# Lines of points
points-hand-robbers = robbers in hand
points-hand-detectives = detectives in hand
points-hand-bobbies = pairs of bobbies in hand ({ $bobbies } bobbies)
points-goal-met = met: { $goal }
points-goal-missed = missed: { $goal }
points-rightly-accused = rightly accused by { $other }
points-wrongly-accused = wrongly accused by { $other }
points-accused-rightly = rightly accused { $other }
points-accused-wrongly = wrongly accused { $other }
points-tied = tied: fewer cards in hand decide, and here are { $cards }
points-out-by-tie = tied in points and cards: out of the running
points-total-tied = tied in total: more points in the last game decide, and here are { $last }
points-out-by-total = tied in total: out of the running

# Refusals, by the rule that refuses
refusal-GR-7 = { $decision } is not possible: on your turn you play one or two cards from your hand; you cannot end it before the first, nor play a card that you do not hold.
refusal-GR-9 = { $decision } is not possible: two cards laid in one turn go to two different graves.
refusal-GR-10 = { $decision } is not possible: a scored grave takes no more cards.
refusal-GR-11 = { $decision } is not possible: a spy is a bobby from your hand, and turns up a grave's newest card if that lies face down; a scored grave has no card to spy on.
refusal-GR-12 = { $decision } is not possible: a turn has one spy at most, a spy needs a card laid beside it, and in the French edition (option spy) it comes first.
refusal-GR-19 = { $decision } is not possible: you can accuse an opponent only, not yourself.

# Rule sets
rules-german = German rules
    .meaning = a spy may also be the second card, and the round is always played to its end.
rules-french = French rules
    .meaning = a spy is always the first card, and the game ends as soon as a turn has decided it; of tied players none wins.

# Options: what each is about, and what each of its values means
option-spy = Spies
    .meaning = Which card of a turn may be a spy?
option-spy-either = A spy may be the first or the second card of a turn.
option-spy-first = A spy is always the first card of a turn.
option-early_end = Early end
    .meaning = When does a game end early, once four graves are intact or four are ransacked?
option-early_end-round = The round is played to its end first.
option-early_end-turn = The game ends with the turn that decides it.
option-tie = Ties
    .meaning = Who wins a single game if the tied players also have equally many cards?
option-tie-share = They share the win.
option-tie-tied-are-out = They are out, and the next best player wins.
option-match_tie = Tied totals
    .meaning = Who wins a match of several games if the highest total is tied?
option-match_tie-second-total = The player with the second highest total wins.
option-match_tie-last-game = The tied player with more points in the last game wins.
option-after_accusing = After accusations
    .meaning = Does a turn go on after an accusation phase?
option-after_accusing-goes-on = The turn goes on: a second card may follow the first.
option-after_accusing-ends = The turn is over.
option-after_accusing-first-player-goes-on = The turn is over, except for the player with the first-player card.
option-accuse_at_end = Accusing at the end
    .meaning = May you accuse when the final scoring finds a ransacked grave?
option-accuse_at_end-false = There are no accusations after the final scoring.
option-accuse_at_end-true = If the final scoring finds a ransacked grave, there is one more accusation phase.
option-open_hands = Open hands
    .meaning = Is it a game for learning?
option-open_hands-false = Hands and goals are secret.
option-open_hands-true = A teaching game: all hands and goals are open.
option-first_player = First player
    .meaning = Who begins?
option-first_player-number = { $number ->
        [0] Chance decides who begins.
       *[other] Seat { $number } begins.
    }

# Decisions that ruin a game
ruin-goal-lost = You know all the cards there: with this one the grave is settled against your own goal, which can no longer be met.

# Pictures of the rulebook
figure-start = The table when { $players } people begin: seven graves without cards, a hand, and three goals to choose from.
figure-two-graves = The two examples. Grave 2: only two bobbies count, 4 against 5, ransacked. Grave 5: 6 against 6, intact.
