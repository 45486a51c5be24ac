### The table's own messages in English. A game's are in its story.en.ftl.

# Seats without a name
seat = Player { $number }

# Refusals
refusal-not-asked = You are not asked anything now.
refusal-over = The game is over; nothing can be decided any more.
refusal-unknown = There is no such decision at this table: { $decision }.
refusal-no-number = Decisions are numbered 0 to { $last }, got { $number }.
refusal-no-decision = Expected a decision as text, as data or by its number, got { $decision }.
refusal-data = Expected a decision as data made of texts and whole numbers, got { $decision }.
refusal-not-this = You are asked “{ $asked }”, and { $decision } does not answer that.
refusal-no-seat = Expected a seat from 0 to { $last }, got { $seat }.
refusal-no-reader = Expected a seat from 0 to { $last }, or None for a spectator; got { $seat }.
refusal-stale-prompt = That prompt has already been answered; look at the current one.
refusal-nothing-to-undo = You have made no decision yet that could be taken back.
refusal-cannot-undo = Your last decision cannot be taken back: others have seen it, or chance has been drawn since.
refusal-players = { $game } is for { $fewest } to { $most } players, got { $players }.
refusal-rule-sets = { $game } has the rule sets { $known }, got { $got }.
refusal-options = { $game } has the options { $known }, got { $got }.
refusal-option-range = Option { $option } is a whole number from { $least } to { $most }, got { $value }.
refusal-option-seat = Option { $option } is a seat from 1 to { $players } or 0, got { $value }.
refusal-option-values = Option { $option } is { $values } or { $last }, got { $value }.
refusal-option-value = Option { $option } is { $last }, got { $value }.
refusal-unknown-game = Expected one of the games { $games }; got { $game }.

# Records that cannot be read, or do not hold
record-missing = There is no readable record at { $path }.
record-too-large = A record has at most { $most } bytes, got { $size } or more.
record-no-json = Expected a Lychgate record, got something that is not complete JSON.
record-format = Expected a Lychgate record, got another kind of file.
record-newer = This record has format { $found }, which is newer than this Lychgate can read ({ $known }).
record-game = This record is of a game called { $found }; expected one of { $known }.
record-rules-version = This record was played by version { $found } of the rules of { $name }; this Lychgate has version { $known }.
record-field = A part of this record is invalid: { $what }.
record-checksum = This record was changed or damaged after it was written: its checksum does not match.
record-not-as-written = This record was changed or damaged after it was written: its layout is not the one that Lychgate writes.
record-not-as-sealed = Expected the same { $what } as in the sealed record, got a different one.
record-own-entropy = The text that seat { $seat } has added is not part of this deal.
record-sealed = This record is sealed: its seed and decisions are shown when the match is over.
record-commitment = The seed of this record is not the one that was committed to: its hash does not match.
record-options = This record cannot be set up: { $why }
record-entropy = This record has entropy from seat { $seat }, which does not exist.
record-decision = Game { $number }, decision { $step }: expected a seat and a decision, got { $found }.
record-illegal = Game { $number }, decision { $step }: { $found } is not legal there.
record-games = This record has { $found } games where { $known } are possible.
record-outcome = This record claims an outcome that its decisions do not lead to.
record-position = A match that was started from a position has no record.
record-holds = The record holds: seed, deal, { $decisions ->
        [one] one decision
       *[other] { $decisions } decisions
    } and outcome fit together.

# Bots: their names at a table, and what they are.
bot-random = Chance
bot-random-meaning = the weakest of six: decides by chance
bot-easy = Easy
bot-easy-meaning = second of six: thinks a little ahead, and often lets a good move go
bot-medium = Medium
bot-medium-meaning = third of six: thinks ahead, and sometimes lets the best move go
bot-thumb = Thumb
bot-thumb-meaning = fourth of six: plays soundly, by rules of thumb
bot-hard = Hard
bot-hard-meaning = fifth of six: thinks ahead and mostly plays the best it finds
bot-expert = Expert
bot-expert-meaning = the strongest of six: thinks as far ahead as it can in a moment

# Who a bot is at a table: one character for each seat, whatever its level.
character-mould = Gaffer Mould
character-finch = Miss Finch
character-owl = Doctor Owl
character-pip = Young Pip
character-thistle = Aunt Thistle
character-rust = Captain Rust
