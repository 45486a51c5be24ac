### The browser table's own words in English.

title = Lychgate
subtitle = A table for four grave-robbing games
home = Home
close = Close
dismiss = Dismiss
copy = Copy
copied = Copied
loading = One moment …
yes = yes
no = no
name = Name
theme = { $theme ->
        [day] Night colours
       *[night] Day colours
    }

## Games
games = Games
players-minutes = { $fewest } to { $most } players, about { $minutes } minutes
players-only = { $fewest } to { $most } players
play-now = Play now
play-offline = Play offline
local-tables = On this device
with-friends = Play on with friends
with-friends-meaning = The match goes to the server, by its record. Friends come by link and take over from bots. You can know its seed, all hands and what will be drawn, and everybody at the table is told so.
record-open = Open a record
record-drop = … or drop the file anywhere on this page.
file-none = This file is no record of a match that this page could play.
file-sealed = This is a sealed record: without the seed and the decisions there is nothing to show yet.
file-other-rules = This match was played by another version of the rules.
file-changed = This file is not as a record is written; somebody or something has changed it.
new-table = New table
rules = Rules
compiling = The game is being unpacked …
bots-compiling = Bots that think ahead are still being unpacked. For the first minutes they play by rule of thumb, and give no hints.
guest-names = Mina, Jonathan, Lucy, Arthur, Quincey, Irene, Jabez, Hyde, Estella, Magwitch, Nell, Quilp, Mercy, Ambrose, Phileas, Silas

## Home
your-name = Your name
name-chance = by chance
my-tables = My tables
open-tables = Open tables
reminders = Reminders
reminders-intro = Be told when it is your turn at a table without time pressure and you are not there: one message for all tables, which names games and links only.
reminders-hours = At most one message
reminders-every = { $count ->
    [one] an hour
   *[other] every { $count } hours
}
reminders-mail = By e-mail to
reminders-webhook = By a webhook to the URL
reminders-form = Form
reminders-form-discord = for Discord
reminders-form-ntfy = for ntfy
reminders-form-plain = as plain JSON
reminders-save = Remind me
reminders-end = No longer
reminders-on = You are reminded in this way.
reminders-confirm = A link was sent to you: open it to confirm the address. Nothing else is sent before.
reminders-failing = The last messages did not arrive, so no more are sent. Save it again to try once more.
more-tables = More tables
open-tables-none = Nobody is waiting for players just now.
replays = Replays
phase-gathering = gathers players
phase-playing = is being played
phase-over = is over
join-by-link = Join by link
join-link-example = { $origin }/table/…
join-go = Go
join-bad-link = That is not the link of a table or a replay.
resume-enter = Go on with a code from another device

## New table
new-table-of = A new table of { $game }
players = Players
wish-you = you
wish-open = open, for somebody with the link
wish-here = somebody else at this screen
wish-bot = bot “{ $bot }”: { $meaning }
rule-set = Rules
how-many-games = How many games for a total
countdown = When everybody is asked at once, people have
countdown-none = as long as they like
countdown-seconds = { $seconds } seconds
who-may-come = Who may come
table-public = The table is listed for everyone
table-spectators = Others may watch
table-hints = Players may ask a bot for hints
house-rules = House rules{ $count ->
        [0] {""}
        [one] : one changed
       *[other] : { $count } changed
    }
option-default = { $sentence } (default)
option-agreed = { $name }: { $sentence }
make-table = Make the table

## A table that gathers
table = Table
table-of = A table of { $game }
lobby-open = { $seats ->
        [one] One seat is open.
       *[other] { $seats } seats are open.
    }
lobby-full = Everybody is here.
lobby-playing = A match is under way.
lobby-over = The match is over.
lobby-wait = The host deals when everybody is here.
join = Sit down
deal = Deal
deal-fill = { $seats ->
        [one] Fill the open seat with a bot and deal
       *[other] Fill { $seats } seats with bots and deal
    }
seat-open = open seat
seat-bot = Seat a bot
seat-free = Open the seat
kick = Send away
kick-title = Send { $player } away?
kick-meaning = { $player } loses the seat and does not come back to this table, nor does anybody else from the same browser. The link for others becomes a new one.
kick-bot = A bot takes the seat until the match is over.
kick-address = Also let nobody else in from the same address. (A family or a school shares one.)
kick-not = No
request = { $player } would like to take over from { $bot }, and would see those cards.
request-yes = Agree
request-no = Decline
request-ask = Ask to take over from { $bot }
request-waits = You have asked to take over from { $bot }. The host decides; without one, all who play.
request-declined = You have asked to take over from a bot, and were told no.
absent-you = A bot plays on for you.
absent-back = Play on myself
bot-plays = bot plays on
bot-plays-for = A bot plays for { $player }, until they are back.
mute = Mute
unmute = Let talk
invite-link = Link for others
invite-local = This link works on this computer only: others cannot reach it.
hot-seat-add = Somebody else at this screen
hot-seat-sit = Sit down here

## The table
table-menu = Table
table-pledge = Pledge to a fair deal, checked with the record:
sealed-keep = Keep the sealed record
fair-checked = Fair deal: checked. The server’s secret number, from which the cards come, is the one that it had promised before this page added its own; nothing else has changed since the deal.
fair-stranger = The deal holds a number from a seat where this page saw no person: whoever runs the server could have chosen it.
fair-changed = Not the deal that was promised: before it, the server had shown another pledge. Whoever runs it could have chosen the deal.
promise-changed = The server has changed the secret number it had promised though no match was played. Whoever runs it could choose the next deal: this page adds nothing to it.
fair-unmixed = The deal is as it was sealed, but without a number of this page’s own: whoever runs the server could have chosen it.
fair-broken = This is not the deal that was sealed: the record contradicts what the server promised before.
pace = How others’ moves are shown
pace-calm = calmly
pace-brisk = briskly
pace-instant = at once
leave = Leave the table
resume-make = Go on at another device …
resume-code = Code
resume-hint = Enter it on the home page of the other device within ten minutes. This device then no longer holds the seat.
you = you
bot = bot
away = away
has-turn = has the turn
your-hand = Your hand
hand-of = Hand of { $player }
prompt-label = What is asked
prompt-answers = Answers
picture = The table
picture-nothing = nothing
board-failed = The game’s own board cannot be shown ({ $why }). Here is all that it would show.
put-back = Pick something else
undo = Take back my last decision
waiting = The others are choosing.
answered = You have decided.
watching = You are watching.
waiting-for = { $player } is thinking.
over = The game is over.
show-points = Points
points = Points
show-rule = Rule { $rule }
rule = Rule { $rule }
cards = Cards
language = Language
language-en = English
language-de = Deutsch
language-fr = Français
language-it = Italiano
side = Log, chat and notes
log = Log
log-look = See the table as it was then
game-number = Game { $number }
chat = Chat
chat-none = Nothing has been said yet.
chat-write = Say something
chat-send = Send
notes = Notes
notes-write = For your eyes alone.
notes-kept = Kept.
notes-writing = Writing …
notes-failed = Could not be kept; type on to try again.
missed = { $count ->
        [one] While you were away one thing happened:
       *[other] While you were away { $count } things happened; the last:
    }
past = The table as it was
past-after = As it was after:
past-back = Back to now
link-lost = The connection is lost. Trying again …

## The end
won = { $count ->
        [one] { $players } wins
       *[other] { $players } share the win
    }
all-won = { $count ->
        [one] You have won
       *[other] All of you have won
    }
ruin-all = Every choice ruins your game now: there is nothing left to avoid.
all-lost = Lost
winner = winner
place = { $place }.
in-game = game { $number }:
game-ended = Game { $number } is over
game-ended-of = Game { $number } of { $games } is over
totals = Totals so far
total = total
board-at-end = The table at the end of the game
go-on = Go on to game { $number }
rematch = Play again
rematch-coming = To play again: { $players }.
rematch-declined = Not coming along: { $players }.
rematch-silent = Not answered yet: { $players }.
rematch-yes = I come along
rematch-no = No, thanks
rematch-begin = { $seats ->
        [one] Begin, with a bot in the seat that is left
       *[other] Begin, with bots in the { $seats } seats that are left
    }
watch-replay = Replay
look-at-table = Look at the table

## Several people at one screen
curtain-for = { $player } is next
curtain-pass = Everybody else looks away.
curtain-ready = I am { $player }

## Replays
replay = Replay
replay-of = Replay of { $game }
rewound = { $count ->
        [one] Against bots, one decision was taken back: this match counts in no statistics.
       *[other] Against bots, { $count } decisions were taken back: this match counts in no statistics.
    }
play-on = Play on from here
play-on-asked = You play whoever is asked; bots play the others.
play-on-as = You play as { $player }; bots play the others.
play-on-bots = Bots:
play-on-begin = Play
play-on-link = Link to this position, to play it
taken-up = Taken up from a position of another match: this one counts in no statistics.
replay-first = To the beginning
replay-back = One step back
replay-on = One step on
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-moment = Moment
replay-share = Share
replay-link = Link to this moment
replay-record = Record
record-save = Save record
notice-hurried = { $name } would have thought longer, but this device is slow.
eyes = Whose eyes
eyes-open = everything
eyes-spectator = a spectator

## Help
help = Keys
keyname-shift = Shift
keyname-enter = Enter
keyname-home = Home
keyname-end = End
keyname-space = Space
help-numbers = pick the card, the place or the player with that number
help-arrows = move to what lies in that direction
help-enter = press what you have moved to
help-escape = put the card back, close what is open
help-answers = the plain answers under the question: end the turn, keep the card
help-undo = take back, where that is possible
help-hint = ask a bot for a hint, if the table allows it
help-hand = go to your hand
help-log = go to the log
help-talk = talk
help-step = one step back, one step on
help-ends = to the beginning, to the end
help-play = play and pause
help-help = this list

## Errors
error-no-connection = The server does not answer. Is it running?
error-code = The server refused it, and gave no reason but { $code }.
error-unknown = The server said { $status }, and no more.
closed = This door stays shut
report = Report something
closed-4400 = The page and the server do not understand each other. Load the page anew.
closed-4401 = The server does not know you any more. Go home and come again.
closed-4403 = You are not invited to this table, or it does not want spectators.
closed-4404 = There is no such table.
closed-4410 = The table is gone, or the host has sent you away.
closed-4423 = You are banned from this server.
closed-4426 = This page is older than the server, and loading it anew has not helped. Close it, wait a minute, and open it again.
closed-404 = There is no such page.

## What a bot thinks
hint = Hint
hint-ask = Ask a bot
hint-thinking = The bot thinks …
hint-by = A bot’s advice
hint-note = The first is what it would do: what it has thought of most. The less it has thought of a move, the rougher is its chance, which may look better than it is.
hint-move = in your place
hint-share = thought
hint-wins = chance to win
hint-points = points
hint-points-of = { NUMBER($points, maximumFractionDigits: 1) }
hint-beliefs = What it believes of hidden cards
percent = { $percent } %
analysis = Thought over
analysis-open = Think it over
analysis-thinking = A bot thinks the match over. That takes some seconds …
analysis-by = At every decision a bot was asked, who knew what that player could know, and nothing else.
analysis-curve = { $together ->
        [true] Your chance to win, decision by decision
       *[other] Each player’s chance to win, decision by decision
    }
analysis-all = all of you
analysis-number = decision { $number }
analysis-swings = Biggest swings
analysis-swings-note = { $together ->
        [true] What has happened between a decision and the one before it: dice, cards turned up, and what was decided.
       *[other] What has happened to a player between two decisions of theirs: by what the others did, what came to light, and their own choice before.
    }
analysis-swing = { $together ->
        [true] { $chance } % when { $player } decides, { $before } % a decision before
       *[other] { $player }: { $chance } %, at the decision before { $before } %
    }
analysis-look = Look at the table then
analysis-made = Now decided: { $made }.
analysis-same = The bot would have done the same.
analysis-best = The bot would rather have: { $best }{ $cost ->
        [0] .
       *[other] , for { $cost } % more chance to win.
    }
analysis-guesses = What could be believed then
guess-true = It was so.
guess-false = It was not so.

## Alive: what happened since, sound, turns
ticker = Since you decided
ticker-more = and { $count } more
sound = Sound
your-turn = ● Your turn · Lychgate
help-sound = sound on or off
## The game explained
guide-goal-title = What you want
guide-turn-title = Your turn
guide-end-title = How it ends
guide-step = { $step } of { $steps }
guide-next = Next
guide-back = Back
guide-skip = Skip
guide-play = Play
help-title = How to play
help-legend = What you see
help-explain = Rest the pointer on anything at the table, hold a finger on it, or go there with Shift and the arrow keys: it says what it is.
help-signs = move to anything, also what is only to be looked at, and be told what it is
sign-seat = A seat at the table: its colour and emblem stand on everything that belongs to it. A glow around it says whose turn it is.
sign-bot-plays = Somebody was away too long, and a bot decides in this seat until they are back.
sign-undo = Take back your last decision: among people, as long as nobody has seen anything of it; among bots, as often as you like.
warning-title = Do you mean it?
warning-no = No, choose again
warning-yes = Do it all the same

## Home, lobby, new table
continue = Continue
invite-qr = The link as a QR code
invite-network = In the same network others come in by this code, or at { $address }.
rematch-alone = Once more, with the same players and rules?
rematch-deal = Yes, deal
rematch-not-yet = Not yet
presets = What kind of table
preset-quick = Quick
preset-quick-meaning = few players, one game
preset-full = Full
preset-full-meaning = a full table, with all that the game has
preset-family = Family
preset-family-meaning = hints allowed, and open where the game allows it
ending-share = Keep the picture

## A players worst decisions
mistakes = Worst decisions
mistakes-of = Whose
mistakes-balance = Own decisions: { $own } % of the chance to win. What came in between, cards, dice and the others: { $elsewhere } %.
mistakes-none = Nothing that a bot would clearly have done better.
mistakes-cost = −{ $cost } %:
mistakes-made = { $made }. Better: { $best }.
mistakes-look = Show it on the board
mistakes-better = Better here: { $best }. It is marked on the board.

## Lessons
learn = Learn by playing
learn-skip = Skip this chapter
learn-leave = Leave the lesson
learn-chapter = Chapter { $number } of { $chapters }: { $title }
learn-go-on = Next chapter: { $title }
learn-done = That is all. You know how to play, and whom you may ask: the rules, the ? above, and a bot for hints.
learn-again = Begin again

# The rulebook
rules-of = Rules of { $game }
ruling = Ruling
rulebook-why = { $count ->
        [one] Why we read it so
       *[other] Why we read it so: { $count } reasons
    }
rulebook-usual = usual
rulebook-editions = The editions side by side
rulebook-example = Example: { $title }
rulebook-play = Play it yourself
rulebook-open = Open the rulebook at this rule
rulebook-search = Search the rules
rulebook-search-hint = Word in any language, or number
rulebook-found = { $count ->
        [0] Nothing about that.
        [one] One rule
       *[other] { $count } rules
    }
rulebook-contents = Contents
rulebook-print = Print as a booklet

## Puzzles
puzzles = Puzzles
puzzles-intro = What would you play? Moments of games in which one decision is plainly better than the others.
puzzles-none = There are no puzzles here.
puzzle-daily = Puzzle of the day
puzzle-days = { $days ->
        [0] No days in a row yet.
        [one] Solved on one day.
       *[other] Solved on { $days } days in a row.
    }
puzzle-row = { $row ->
        [0] None solved in a row yet.
       *[other] In a row: { $row }.
    } { $longest ->
        [0] { "" }
       *[other] Longest: { $longest }.
    }
puzzle-solved = { $solved } of { $all } solved
puzzle-solve = Solve
puzzle-again = Look again
puzzle-grade = { $grade ->
        [1] easy
        [2] medium
       *[3] hard
    }
puzzle-of = A puzzle: { $game }
puzzle-task = { $grade ->
        [1] An easy puzzle
        [2] A medium puzzle
       *[3] A hard puzzle
    }: what would you play? Make the decision that wins most often.
puzzle-forbidden = The rules do not allow that here.
puzzle-verdict = What it was worth
puzzle-right = Right!
puzzle-wrong = There is something better.
puzzle-worth = It wins { $wins } of 100 imagined games.
puzzle-better = Better: { $best }. That wins { $most } of 100 imagined games, yours { $wins }.
puzzle-marked = The best decision is marked on the board.
puzzle-between = between { $low } and { $high }, with 95 % confidence
puzzle-next = Next puzzle

## Beside the real box
beside = With the real box
beside-of = { $game }, with the real box
beside-rules = Search the rules
beside-names = Names of the players
beside-setup = Set-up
beside-editions = Editions
beside-result = What it comes to
beside-enter = Tap in what lies on your table. It is counted as soon as all is there.
beside-missing = { $count ->
        [one] One thing is missing: { $first }
       *[other] { $count } things are missing: { $first }
    }
beside-counting = Counting …
beside-alone = This page has no server at the moment, and without one it cannot count. Set-up and rules are here all the same.
beside-impossible = No table can look like this. Is something there twice, or one too many?
beside-add = Add: { $thing }
beside-remove = Take away: { $thing }
beside-less = One less: { $what }
beside-more = One more: { $what }

# Clocks, votes, the lobby, play by post.
clock = Time to think
clock-none = as long as people like
clock-decision = { $seconds } seconds for every decision
clock-match = { $minutes ->
        [one] one minute
       *[other] { $minutes } minutes
    } for a match, and { $seconds } seconds more after each decision
clock-days = { $days ->
        [one] a day for every decision (by post)
       *[other] { $days } days for every decision (by post)
    }
clock-out = When somebody’s time runs out
clock-out-ask = the others vote
clock-out-bot = a bot plays on
clock-out-end = the match is broken off
speed-none = no clock
speed-decision = seconds per decision
speed-match = minutes per match
speed-days = by post
time-days = { $days } d { $hours } h
time-hours = { $hours } h { $minutes } min
time-left = { $time } left
time-runs = { $time } left, and running
time-low = Your time is nearly up.
vote-time = No time left: { $players }. What now?
vote-wait = Wait ({ $votes })
vote-bot = A bot plays on ({ $votes })
vote-end = Break the match off ({ $votes })
vote-host = { $player } would be host while the host is away.
host-away = The host is away.
host-offer = Be host
next-table = Your turn at another table: { $game }, with { $players } (J)
help-next = go to the next of your tables where you are asked
your-turn-here = your turn
missed-here = { $count ->
        [one] one thing has happened since
       *[other] { $count } things have happened since
    }
seats-free = { $seats ->
        [one] one free seat
       *[other] { $seats } free seats
    }
seat-reserved = reserved for { $name }
seat-reserve = Reserve
seat-reserve-for = for whom
seat-reserve-name = Reserve seat { $number } for
table-locked = Nobody else comes in
filter = Which tables
filter-game = Game
filter-language = Language
filter-speed = Speed
filter-any-game = any game
filter-any-language = any language
filter-any-speed = any speed
filter-free = free seats only
