### Reports of the laboratory in English. Games have titles for their own pictures in words/study.en.ftl.

report-title = { $game }: what many games show
lead = { $games } games with { $players } players by these bots: { $bots }. Rules: { $rules }. { $cells ->
        [1] {""}
       *[other] The first pictures are about the first of { $cells } cells; further down all are compared.
    }
numbers = Numbers
about = Where this comes from
rules-version = Version { $version } of the rules
seed = Seed { $seed }
all-games = { $games } games in all
commands = Commands that play these games again
how = Lines and brackets are 95 % intervals. Those of shares of games follow Wilson; all others come from drawing whole games, in 100 blocks, a thousand times anew, since seats of one game depend on each other. With many pictures a few will differ by chance alone. The dashed line is where all would be if it did not matter.
compared = With and without
compared-how = Every row plays the same deals. Rows are called by what is different from the first one.
between = { $value } ({ $low } – { $high })
quoted = “{ $label }”
turn-label = Turn { $turn }
cell-base = As above
cell-players = { $players ->
        [one] { $players } player
       *[other] { $players } players
    }
cell-bots = Bots: { $bots }
cell-option = { $option }: { $sentence }
cell-separator = {" · "}

says-even = No difference can be seen: all intervals hold the value { $even }, where nothing would matter.
says-small = There are differences, but small ones: from { $least } ({ $worst }) to { $most } ({ $best }); { $even } is where nothing would matter.
says-uneven = It matters. At the top: { $best }, { $most }. At the bottom: { $worst }, { $least }. Where nothing mattered it would be { $even }.
says-spread = Half of all are from { $low } to { $high }, with { $median } in the middle; the ends are { $least } and { $most }. Mean: { $mean }.
says-narrow = More than half are exactly { $median }; the ends are { $least } and { $most }. Mean: { $mean }.
says-map = Most often at { $best }, in { $most } of the games; least often at { $worst }, in { $least }.
says-same = No row differs from the first, { $base }, by more than chance explains.
says-more = The first row: { $base }. More with: { $more }.
says-fewer = The first row: { $base }. Less with: { $fewer }.
says-both = The first row: { $base }. More with: { $more }. Less with: { $fewer }.

picture-turn = Does it matter who begins? Wins by the order of turns
picture-seat = Does it matter where one sits? Wins by seat
picture-length = How long is a game? Decisions
picture-points = How many points does a seat have?
figure-won = How often do the players win?
figure-first-wins = How often does the first player win?
figure-decisions = Decisions in a game
