### The table server in English: refusals, notices and messages to its operator.

refused-bad-request = The request is invalid: { $reason }.
refused-bad-message = Expected a message as described in the API, got: { $reason }.
refused-blank-name = The request is invalid: a name needs at least one visible character.
refused-blank-line = The request is invalid: a line needs at least one visible character.
refused-blank-title = The request is invalid: a title needs at least one visible character.
refused-old-page = This page is older than the server: load it again.
refused-no-guest = Expected the token of a guest, got none or an unknown one.
refused-wrong-origin = This request comes from a page of another site.
refused-not-host = Only the table's host can do this.
refused-not-seated = Only players who sit at this table can do this.
refused-not-invited = This table is private: it needs its current invite code.
refused-kicked = The host has sent you away from this table, or somebody else who was at your browser or address.
refused-muted = The host has muted you.
refused-not-found = There is nothing at this URL.
refused-wrong-method = This URL does not accept this method.
refused-no-such-table = There is no such table.
refused-no-such-match = There is no such match, or it cannot be seen yet.
refused-stale-prompt = This answers prompt { $prompt }, which is not open.
refused-not-gathering = This can be done only before a match has begun.
refused-other-seed = This was sent for a deal with another seed: read the table's commitment again.
refused-not-playing = No match is under way.
refused-nothing-asked = You have nothing to decide now, so there is nothing to give a hint about.
refused-no-hints = Hints are not allowed at this table.
refused-too-long = This match is too long to be analysed.
refused-cannot-score = This table could not be counted; nobody knows why. Is everything as it lies there?
refused-not-over = The match is still going on.
refused-undone-enough = You have taken back { $most } decisions in this match, which is the limit.
refused-seat-taken = Expected an open seat or a bot's, got seat { $seat }.
refused-seen-another = You have seen the cards of seat { $seat } in this match: until it is over you can take no other seat.
refused-browser-seen-another = Somebody at this browser has seen the cards of another seat in this match: until it is over nobody else can sit down from this browser.
refused-ask-first = A match is under way: ask for seat { $seat }, and the people at the table decide.
refused-seat-kept = Seat { $seat } is reserved for { $name }; a bot plays until they are back.
refused-seat-closed = The player in seat { $seat } was sent away: a bot plays there until the match is over.
refused-declined = You have asked for a seat in this match, and your request was declined.
refused-no-vote = There is nothing to vote on now.
refused-not-yours-to-vote = Only the players whom this vote is not about can vote.
refused-host-is-here = The host is here: there is nothing to vote on.
refused-table-locked = The host has locked this table: nobody else can come in.
refused-seat-reserved = Seat { $seat } is reserved for { $name }.
refused-no-such-request = There is no open request with this number.
refused-not-yours-to-say = Only the host decides who takes over from a bot or, if the host is not here, the players.
refused-bots-name = Bots are called “{ $name }”, or nearly so: choose another name.
refused-mixed-name = “{ $name }” mixes the letters of several alphabets in one word: choose another name.
refused-already-seated = You already sit at this table.
refused-table-full = No seat is open.
refused-seats-open = Some seats are still open: wait for players, or fill the seats with bots.
refused-no-such-seat = The table has the seats 0 to { $last }, got { $seat }.
refused-not-a-bot = Expected a seat that is open or a bot's, got that of a player.
refused-no-such-bot = Expected one of the bots { $bots }; got { $bot }.
refused-rules-changed = This match was begun under version { $then } of the rules; this server has version { $now }.
refused-code-spent = This code is not valid: it may be mistyped, already used, or expired.
refused-too-large = Expected at most { $most } bytes.
refused-too-many = Too many requests: wait a moment.
refused-too-many-tables = This server has reached its limit of tables.
refused-enough-tables = You have made { $most } tables within a day that are not over: finish one of them before you make another.
refused-enough-tables-here = From your address { $most } tables have been made within a day that are not over: finish one of them before you make another.
refused-game-compiling = This game is still being compiled: try again in a moment.
refused-bots-compiling = The bots that think ahead are still being compiled: try again in a minute.
refused-cannot-compile = This could not be compiled on the server; its log says why.
refused-bot-failed = The bot found no answer this time: ask again in a moment.
refused-database-failed = { $why ->
    [busy] Another program has locked the server's database, so this could not be saved, and has not happened. Try again in a moment.
    [full] The server's disk is full, so this could not be saved, and has not happened.
    [corrupt] The server's database is damaged, so this cannot be done.
   *[unusable] The server cannot use its database, so this could not be saved, and has not happened.
}
refused-not-admin = Expected the admin token, got none or a wrong one.
refused-no-admin = This server has no admin token: set admin_token, as docs/hosting.md says.
refused-banned = { $until ->
    [never] You are banned from this server.
   *[other] You are banned from this server until { $until } (UTC).
}
refused-bad-network = Expected an address or a range of addresses such as 192.0.2.0/24, got “{ $network }”.
refused-no-ban = Expected one of a guest, a range of addresses and an address’s pseudonym.
refused-nobody-there = Nobody sits there who could be reported.
refused-no-such-guest = There is no such guest.
refused-no-such-ban = There is no such ban.
refused-no-such-report = There is no such report.
refused-not-offered = This server does not send such reminders.
refused-bad-address = Expected an e-mail address, such as ada@example.org.
refused-address-refused = Whoever reads this e-mail address does not want to be written to.
refused-asked-lately = A link to confirm this address was sent within the last day. Look for it there, also among unwanted mail; another one can be sent tomorrow.
refused-mail-failed = The e-mail could not be sent. Try again later.
refused-link-spent = This link is not valid: it may be incomplete, or too old.
refused-bad-webhook = { $why ->
    [https] Expected a URL that begins with https://.
    [port] Expected a URL without a port, or with one from 1024.
    [private] This URL leads into a private network: the server does not send anything there.
    [unreachable] Nobody answers at this URL.
    [refused] The other side did not take the message. Is the URL complete, and the form the right one?
   *[url] Expected a whole URL, such as https://example.org/hook, with nothing after a # and no password.
}
refused-no-hello = Expected a hello within ten seconds, got none.
refused-stopping = The server is stopping.
refused-table-moving = The table is moving to another process of the server. Try again in a moment.
refused-fault = An internal error occurred on the server; nothing has been changed.

# What the table tells about its seats, in chat and log.
notice-took-over = { $name } takes over from { $bot }.
notice-declined = { $name }’s request for seat { $number } ({ $bot }) was declined.
notice-sat-again = { $name } sits down again, in place of { $bot }.
notice-left = { $name } has left; { $bot } plays on.
notice-kicked = The host has sent { $name } away; { $bot } plays on.
notice-away-lost = { $name } has lost the connection: a bot plays on until they are back.
notice-away-time = { $name } has no time left: a bot plays on until they are back.
notice-time-out = { $name } has no time left: the others decide how to go on.
notice-broken-off = { $name } has no time left: the match is broken off.
notice-back = { $name } is back and plays on.
notice-host = { $name } is the host now.
notice-again = { $name } would like to play again.
notice-not-coming = { $name } does not come along.
notice-brought = { $name } has brought this match, from a device or from one that is over: { $name } can know its seed, all hands and everything still to be drawn. It is for friends only, and counts in no statistics.
notice-rewound = { $name }, alone with bots, has taken decisions back: { $name } may know what comes, and the match counts in no statistics.

# Around a decision that is refused, said in words instead of notation: “Turn up b1” is not possible: …
refused-decision = “{ $decision }”

# For the operator of the server, at /healthz and in the log.
database-trouble = { $why ->
    [busy] Another program holds a lock on the database: nothing is written until it releases the lock.
    [full] The disk is full, or the database may not grow: nothing is written until there is space.
    [corrupt] Pages of the database are damaged: stop the server and restore the last backup.
   *[unusable] The database cannot be read or written: check the disk and the permissions of the file.
}

database-taken = Another table server already uses { $database }: it holds the lock { $lock }. Stop that server, or choose another file with --database.

cannot-listen = The server cannot listen at { $host }, port { $port }: { $why ->
    [taken] another program already listens there, perhaps another table server. Choose another port with --port 8001, or make play ARGS="--port 8001".
    [forbidden] this user lacks the permission. Choose a port from 1024 with --port.
   *[other] { $reason }.
}

missing-table = The browser table is not part of this installation. It is built with: make ui
missing-docs = The documentation is not part of this installation. It is built with: make docs

verified = The record holds: seed, options and decisions lead to this outcome.
