### Gravediggers in English: events, prompts, points, refusals, cards. Names of messages follow `rules/events.py`.

# Cards and tiles
card-2 = 2
card-3 = 3
card-4 = 4
card-5 = 5
card-10 = 10
card-X = X
card-W = widow
card-G = guard
card-A = accomplice
card-B = bandit
tile-place = Place
tile-look = Look
tile-turn = Turn
tile-gravedigger = Gravedigger

# Events of a turn
event-dealt = Everyone gets { $cards } cards and { $money } money. { $first } begins.
event-tile = { $seat } turns up the tile { $tile }.
event-not-possible = The tile { $tile } has nothing to be done with and is passed over; { $seat }’s turn is over (GD-10).
event-tiles-mixed = All tiles are turned face down and mixed.
event-laid = { $seat } lays a card face down at cemetery { $cemetery }, place { $place }: { $card }.
event-laid-hidden = { $seat } lays a card face down at cemetery { $cemetery }, place { $place }.
event-drew = { $seat } draws a card: { $card }.
event-drew-hidden = { $seat } draws a card.
event-looked = { $seat } looks at cemetery { $cemetery }, place { $place }: { $card }.
event-looked-hidden = { $seat } looks at cemetery { $cemetery }, place { $place }.
event-turned = { $seat } turns up cemetery { $cemetery }, place { $place }: { $card }.
event-credit-taken = { $seat } shows { $money } money and takes 10 with a credit note; { $left ->
        [0] none is
        [one] one is
       *[other] { $left } are
    } left (GD-21).
event-credit-in-vain = No credit note is left for { $seat }, who makes the fist anew (GD-21).
event-gravedigger-sent = { $seat } sends the Gravedigger to cemetery { $cemetery }.
event-game-ends = { $seat } has laid the last card from hand, and the pile is empty: every cemetery with cards is robbed one last time (GD-22).
event-final-robbery = Final robbery: cemetery { $cemetery }.

# Events of a robbery
event-fist-made = { $seat } has made a fist.
event-fist-opened = { $seat }’s fist holds { $money }.
event-card-shown = Cemetery { $cemetery }, place { $place }: { $card }.
event-one-widow = One widow: she distracts everybody, and no other person acts (GD-15).
event-widows = { $widows } widows: they talk among themselves and go (GD-15).
event-one-guard = One guard: there is no loot, and all fists go back (GD-16).
event-guards = { $guards } guards: they play cards and go (GD-16).
event-bandits = More bandits ({ $bandits }) than accomplices ({ $accomplices }): there is no loot, and every fist is lost (GD-17).
event-accomplices = More accomplices ({ $accomplices }) than bandits ({ $bandits }): the highest fist is paid first (GD-17).
event-quarrel = As many bandits as accomplices ({ $bandits } each): they quarrel and go (GD-17).
event-rewarded = { $seat } had an empty fist and gets { $money } (GD-16).
event-fist-lost = { $seat } loses { $money } (GD-17).
event-loot = The loot: values of { $values }, { $xs ->
        [0] no X
        [one] one X
       *[other] { $xs } Xs
    }, { $loot } in all (GD-18).
event-paid = { $seat } is paid { $money } (GD-19).
event-empty-fist = { $seat }’s fist was empty: nothing won or lost.
event-loot-short = { $seat } gets nothing: fists of { $money } would be due { $due } in all, and { $left } is left (GD-19).
event-too-late = { $seat } gets nothing: somebody before could not be paid (GD-19).
event-loot-left = The rest of the loot, { $money }, goes to the bank (GD-19).
event-refilled = A new card is laid face down at cemetery { $cemetery } (GD-20).
event-closed = The pile has no card for cemetery { $cemetery }: it is closed for good (GD-11).

# Prompts
prompt-nothing = You are not asked anything now.
prompt-place = Place: lay a card at any cemetery.
prompt-look = Look: which face-down card do you look at?
prompt-turn = Turn: which face-down card do you turn up?
prompt-rob = Gravedigger: which cemetery is robbed?
prompt-fist = Cemetery { $cemetery } is robbed. How much of your { $money } money do you put into your fist?{ $credit ->
        [0] { "" }
       *[other] { " " }With a credit note it may be { $credit } more.
    }
prompt-fist-anew = No credit note was left for you. How much of your { $money } money do you put into your fist for cemetery { $cemetery }?

# Decisions
decision-lay = lay the { $lay } at cemetery { $cemetery }
decision-look = look at cemetery { $look }, place { $place }
decision-turn = turn up cemetery { $turn }, place { $place }
decision-rob = send the Gravedigger to cemetery { $rob }
decision-fist = { $fist ->
        [0] keep your fist empty
       *[other] put { $fist } into your fist
    }
decision-credit_fist = { $credit_fist ->
        [0] keep your fist empty
       *[other] put { $credit_fist } into your fist
    }, and want a credit note
decision-credit = take 10 with a credit note

# What may be hidden
hidden-cemeteries-cards = Cemetery { $place }, face down: { $code ->
        [X] an X
        [A] an accomplice
       *[other] a { $what }
    }
hidden-seats-hand = { $player }’s hand: { $code ->
        [X] an X
        [A] an accomplice
       *[other] a { $what }
    }

# Lines of points
points-money = money
points-notes = credit notes to pay back ({ $notes })

# Refusals
refusal-GD-6 = { $decision } is not possible: you can lay only a card from your hand.
refusal-GD-7 = { $decision } is not possible: you can look only at a face-down card at a cemetery.
refusal-GD-8 = { $decision } is not possible: you can turn up only a face-down card, and never the last one at a cemetery.
refusal-GD-11 = { $decision } is not possible: a cemetery without cards cannot be robbed, nor one that is closed for good.
refusal-GD-13 = { $decision } is not possible: a robbery has one fist of yours, with no more than your own money, and 10 more if you take a credit note with it.
refusal-GD-21 = { $decision } is not possible: credit is for players with less than 10 money, while a note is left.

# Rule sets
rules-standard = Standard rules

# Options: what each is about, and what each of its values means
option-emptied = Empty cemeteries
    .meaning = What becomes of a robbed cemetery that the pile cannot refill?
option-emptied-reopens = A card laid there later opens it again.
option-emptied-closed = It is closed for good and never robbed again.
option-open_money = Open money
    .meaning = Whose money do you see?
option-open_money-false = You see your own money only.
option-open_money-true = Everybody sees everybody’s money.
option-first_player = First player
    .meaning = Who begins?
option-first_player-number = { $number ->
        [0] Chance decides who begins.
       *[other] Seat { $number } begins.
    }

# Decisions that ruin a game
ruin-raided = You know all the cards there: the bandits will take whatever is in your fist.

# Pictures of the rulebook
figure-start = The table when { $players } people begin: a card at each cemetery, all tiles face down.
