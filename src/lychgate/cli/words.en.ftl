### What the terminal says in English. Words of single games are in boards/<game>.en.ftl.

# Errors
error = lychgate: { $sentence }
mistake = lychgate: an internal error occurred ({ $error }). LYCHGATE_DEBUG=1 shows the details.

expected-whole = Expected a whole number for { $option }, got '{ $typed }'.
expected-least = Expected { $least } or more for { $option }, got { $typed }.
expected-number = Expected a number from { $least } for { $option }, got '{ $typed }'.
no-such-file = Expected an existing file, got '{ $file }'.
no-such-folder = Expected a file in an existing folder, got '{ $file }'.
bad-file = Expected a usable file, got '{ $file }' ({ $reason }).
meant-game = Expected the name of a game, got '{ $typed }'. Did you mean { $game }?
expected-varied = Expected NAME=VALUE,VALUE to vary, with a name out of { $names }; got '{ $typed }'.
varied-twice = Expected each value once, got '{ $typed }'.
only-with-verify = Expected --verify together with { $option }, got { $option } alone.

# Progress
table = the table
one-moment = One moment …
compiling = Compiling { $title } (first use)
site-written = { $folder } holds the page and all games, { $size } kB, written in { $seconds } s. Any web server can serve it.
warmed = { $functions ->
        [0] Everything was compiled before
        [one] One function was compiled
       *[other] { $functions } functions were compiled
    }, in { NUMBER($seconds) } s.
simulating = Playing { $game }
measuring = Measuring
reporting = Making the report
rows-written = The rows are in { $folder }.
report-written = The report is in { $file }.
trained = { $minutes } min: { NUMBER($games) } games; among rules of thumb it wins { $wins } ({ $low } – { $high }).
net-written = The net is in { $file }.
simulated-grid = { NUMBER($games) } games of { $game } in { NUMBER($cells) } cells, seed { $seed }, the same deals in each
wins-of-seat = wins of seat { $seat }
column-decisions = decisions

# Tables
simulated = { NUMBER($games) } games of { $game } with { $players } players, seed { $seed }
length = A game has { $mean } decisions, from { $shortest } to { $longest }.
speed = { $speed } decisions a second on { $processes ->
        [one] one core
       *[other] { $processes } cores
    }; in total { $seconds } s.
intervals = In brackets: 95 % intervals (Wilson's for wins). Decisions with only one choice are not counted.
percent = { $percent } %
competed = { NUMBER($games) } games of { $game }: { NUMBER($blocks) } deals from every seat{ $groups ->
        [1] {""}
       *[other] , by each of { NUMBER($groups) } groups
    }, seed { $seed }
sprt-better = The sequential test: { $first } is better ({ $ratio }).
sprt-not-better = The sequential test: { $first } is not better ({ $ratio }).
sprt-open = The sequential test has no answer yet ({ $ratio }).
column-seat = seat
column-bot = bot
column-wins = wins
column-points = points
column-times-fair = times the fair share
column-milliseconds = ms a decision
column-decision = decision
column-thought = share of search
column-name = player
column-chances = chance to win, decision by decision
column-average = on average
column-given-away = lost
column-rating = rating
column-fewest = fewest
column-most = most
column-game = game
column-players = players
column-decisions-rate = decisions a second
column-games-rate = games a second

# Cards
cards-shown = { $cards ->
        [one] One card.
       *[other] { $cards } cards.
    }
sheet-written = { $cards } cards are in { $file }, nine to a sheet of A4: print it without margins, and cut along the lines.
deck-is-good = The deck { $deck } is in order: { $cards } cards, in { $languages }.
deck-is-enough = It is enough for { $most } players: each needs { $hand } cards and a character.
deck-too-small = A match needs { $hand } cards and a character for each player: { $needed } cards for { $fewest }. Combine it with another deck: -o decks=house+{ $deck }

# What can be typed at the table; the English words are understood in every language
word-help = help
word-hint = hint
word-log = log
word-rules = rules
word-undo = undo
word-back = back
word-save = save
word-quit = quit
word-read = read
word-call = call
words-yes = y yes
words-no = n no

# At the table
you = (you)
more = Enter: more · q: back to the table >{" "}
read = Enter: on >{" "}
curtain = The table is hidden. { $name }, it is your turn.
curtain-up = Press Enter when nobody else is looking >{" "}
refused = { $sentence } (rules { $rule })
undone = Your last decision is taken back.
hint = The rule-of-thumb player would decide: { $decision }
saved = Saved in { $file }. To go on later: { $command }
not-saved = The game was not saved.
is-saved = The game is saved in { $file }.
file-exists = The file { $file } already exists. Use another name: save NAME
cannot-save = The game cannot be saved in { $file }: { $reason }.
save-first = Save the game in { $file } first?
mean-it = Do you mean it? y, or Enter to choose again >{" "}
save-answer = y, n, or Enter to play on >{" "}
how-to-answer = Your answer, or short: { $example } · ? help · hint log rules { $undo ->
        [1] undo save quit
       *[0] save quit
    }
not-understood = Expected { $choices } or a decision such as { $example }; got '{ $typed }'.
a-number = a number from { $first } to { $last }
some-numbers = numbers from { $first } to { $last }, with spaces between them
how-to-go-back = Your answer · back: choose again · ? help
ask-value = { $key }: ({ $choices })
help-seed = Fair dealing
seed =
    All chance comes from a seed with this SHA-256 hash; the record will show it.
    { $commitment }
help-legend = On the board
help-notation = Decisions, written short
help-commands = Other words
commands =
    ?          this help
    hint       what the rule-of-thumb player would decide
    log        everything that has happened so far
    rules      the rules; rules 11 shows one of them
    undo       take back your last decision: among bots always; among people
               while nobody else has seen it (a card on the table counts as seen)
    back       choose again, in the middle of a decision
    save       save the game; save FILE chooses where
    quit       stop
    (Enter)    draw the table again
no-texts = The cards of this game have no texts.
no-such-card = Expected the name of a card that you see, got '{ $typed }'.
no-titles = There are no titles in this game.

# The end
game-over = Game { $number } of { $games } is over.
won-together = { $players ->
        [one] You have won.
       *[other] You have won, all together.
    }
lost-together = { $players ->
        [one] You have lost.
       *[other] You have lost, all together.
    }
winners = { $winners ->
        [one] { $names } wins.
       *[other] { $names } share the win.
    }
place = { $place }. { $name }: { $points ->
        [one] one point
       *[other] { $points } points
    }
lines-of-game = Game { $number }: { $points ->
        [one] one point
       *[other] { $points } points
    }
lines-of-match = All games together
totals = After { $games } games:
total = { $name }: { $points ->
        [one] one point
       *[other] { $points } points
    }

# Options of a game
options-of-game = { $game }, for { $fewest } to { $most } players. The first rule set is the default.
option-means = { $name } ({ $rule }). { $meaning }
option-default = { $sentence } (default)

# Sitting down
which-game = Which game? Type its number or name.
no-such-game = Expected a number from 1 to { $games }, or a name of a game; got '{ $typed }'.
bot-names = Burke, Hare, Lenore, Ezra, Mina, Silas
bad-humans = Expected 0 to { $players } people, got { $humans }.
bad-bots = Expected at most { $seats } bots, for the seats without people; got { $bots }.
bad-names = Expected up to { $players } names, got { $names }.
same-names = Expected different names, got { $name } twice.
gone = There is no more input; the game ends here. It was not saved.
interrupted = Interrupted; anything not saved before is lost.
keep-record = Keep the record in { $file }? (y, or Enter for no) >{" "}
yes-or-no = Expected y, n or Enter; got '{ $typed }'.
record-kept = Saved in { $file }. To verify it: { $command }
hint-over = This match is over: there is nothing left to decide.
hint-which = Several seats have to decide, and none may learn what another knows: name yours with --seat ({ $seats }).
hint-not-asked = Seat { $seat } has nothing to decide now; these seats have: { $seats }.

# Checking and replaying
no-scenarios = Expected scenario files, found none.
scenario-holds = { $file }: holds: { $title }
checked = { $scenarios ->
        [one] One scenario
       *[other] { $scenarios } scenarios
    }: { $wrong ->
        [0] all hold.
        [one] one does not hold.
       *[other] { $wrong } do not hold.
    }
holds = { $file }: the record holds. { $decisions ->
        [one] One decision
       *[other] { $decisions } decisions
    }, seed as promised by { $commitment }.
does-not-hold = { $file }: { $sentence }
bad-seat = Expected a seat from 1 to { $players }, got { $seat }.
replaying = { $game } ({ $rules }): { $names }
game-number = Game { $number } of { $games }
goes-on = The match is not over: { $players ->
        [one] { $names } is to decide.
       *[other] { $names } are to decide.
    }
analysing = Analysing { $game }
chances-each = Each line is computed from that player’s own view at their own decisions, so the lines need not add up to 100 %.
swing = Decision { $number }, { $name } — { $made }
swing-since = { $name }’s chance to win was { $before } at { $name }’s previous decision, and { $chance } at this one; this includes what others did in between.
swing-since-together = Your chance to win was { $before } at the previous decision, and { $chance } at this one; this includes the result of the previous one.
swing-better = For this decision alone, the bot would have preferred { $best } — { $cost } better by its estimate.
swing-believed = Believed then:
guess-true = { $what }, { $likely } — true
guess-false = { $what }, { $likely } — false
nothing-to-analyse = Expected a match with decisions to analyse, got one in which nothing was decided.
no-swings = There is nothing to compare: nobody had two decisions with a choice.
believed = It believes (with probabilities):
belief = { "  " }{ $what }, { $likely }
nothing-believed = It has no particular beliefs about what is hidden.
spoken = { $decision }: { $words }
hint-for = { $name }: { $asked } — { $decision }

# The table server
serving = The table server listens at { $address } — stop it with Ctrl-C.
backed-up = The database is copied to { $file }.

# A game of one's own
game-made = The skeleton of a game is in { $folder }.
    Install it with pip install -e { $folder }, play it with lychgate play { $name }, check it with lychgate check-game { $name }.
step-words = Messages
step-rules = Rules
step-scenarios = Scenarios
step-interpreted = Conformance suite, interpreted
step-compiled = Conformance suite, compiled
left-to-do = { $left ->
        [0] Nothing is left to do.
        [one] One thing is left to do.
       *[other] { $left } things are left to do.
    }

# Lessons
word-skip = skip
learn-chapter = [{ $number }/{ $chapters } { $title }]
learn-read = Enter goes on, “skip” to the next chapter, “quit” leaves.
learn-quit = Until next time. `lychgate learn` with --chapter goes on anywhere.
learn-not-saved = A lesson has no record that could be saved.
learn-done = That is all: you know how to play. `lychgate play` deals a game.
score-goes-on = The game is not over: there are no points yet.
no-such-chapter = Expected a chapter from 1 to { $chapters }, got { $chapter }.

# Puzzles
puzzle-asked = Puzzle, grade { $grade } of 3: what would you play?
puzzle-right = Right: { $decision }. It wins { $wins } of 100 imagined games.
puzzle-wrong = No: { $decision } wins { $wins } of 100 imagined games, but { $best } wins { $most }.
puzzle-next = Enter goes on, “quit” leaves.
puzzle-quit = Until next time.
puzzle-count = Solved: { $solved } of { $tried }.
puzzle-no-hint = In a puzzle there is one answer, and nobody helps.
puzzle-not-saved = A puzzle has no record that could be saved.
no-such-puzzle = Expected a puzzle of { $game }, got none of that grade and id.

# Looking after a server
admin-no-token = Expected the server’s admin token in { $variable }, or in a file named by --config; got none.
admin-bad-server = Expected the server's URL, such as https://play.example, got '{ $server }'.
admin-plain = Expected https for a server on another machine, got { $server }: the token would be sent in the clear.
admin-no-answer = Expected an answer from { $server }, got none: { $reason }.
admin-no-lychgate = Expected a Lychgate server at { $server }, got something else.
admin-nothing = Nothing found.
admin-closed = Table { $table } is closed.
admin-banned = banned
admin-banned-now = The ban { $ban } holds from now on.
admin-lifted = The ban { $ban } is lifted.
admin-exported = { $file } has the guest’s data.
admin-sure = Delete guest { $guest } with all names? It cannot be undone.
admin-deleted = Guest { $guest } is deleted; in their matches stands “{ $pseudonym }”.
admin-left = Table { $table } could not be reached: delete the guest again.
admin-handled = Report { $report } is dealt with.
