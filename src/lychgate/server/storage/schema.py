"""The database's tables. Truth about a match is its seed and its decisions; everything else is around it.

Plain SQL types only, so that PostgreSQL does as well as SQLite. Changes go through `migrations`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Executable,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
    text,
)

metadata = MetaData()

Row = Mapping[str, Any]
Read = Callable[[Executable], list[Row]]  # a query and its rows
Write = tuple[Executable, dict[str, Any]]  # a statement and its parameters

# Times are seconds since 1970, UTC.

# What the lobby lists: written as it is in the index, or else a database would not see that it may use it.
LISTED = text("public AND NOT locked AND (phase = 'gathering' OR spectators)")

guests = Table(
    "guests",
    metadata,
    Column("id", String, primary_key=True),
    Column("token_hash", LargeBinary, nullable=False, unique=True),
    Column("name", String, nullable=False),
    Column("created", Float, nullable=False),
    Column("device", LargeBinary),  # keyed hash of the browser it was made in
    Column("seen", Float, nullable=False, server_default="0"),  # when the token was last used, to a day
    Index("guests_seen", "seen"),
    Index("guests_name", "name"),
    Index("guests_device", "device"),
)

# The processes that serve this database, where there may be several. Each holds the advisory lock of its id.
processes = Table(
    "processes",
    metadata,
    Column("id", BigInteger, primary_key=True, autoincrement=False),
    Column("address", String, nullable=False),  # where the others reach it: host and port
    Column("path", String, nullable=False),  # of a Unix socket, for those on the same machine
    Column("server", String, nullable=False),  # the processes of one start have the same
    Column("number", Integer, nullable=False),  # and are numbered
    Column("started", Float, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("rules", String, nullable=False),
    Column("options", JSON, nullable=False),
    Column("games", Integer, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("locked", Boolean, nullable=False, server_default=false()),  # does nobody else come in?
    Column("spectators", Boolean, nullable=False),
    Column("countdown", Float),  # seconds a person has in a window
    Column("lost", Float),  # seconds after a connection is lost, until a bot plays on; null: never
    Column("hints", Boolean, nullable=False, server_default=false()),  # may players ask a bot for advice?
    Column("phase", String, nullable=False),  # gathering, playing, over
    Column("host", String, nullable=False),  # a guest
    Column("invite", String, nullable=False),
    Column("seed", String, nullable=False),  # of the match under way, or the next; hex
    Column("match", String),  # under way, or the last
    Column("title", JSON(none_as_null=True)),  # given by a player: match, game, seat, text
    Column("lesson", String),  # the chapter that is taught here
    Column("brought", String),  # by whom, if its match began on somebody's device
    Column("clock", JSON(none_as_null=True)),  # how much time people have to decide; null: no limit
    Column("speed", String, nullable=False, server_default="none"),  # the clock's kind
    Column("times", JSON(none_as_null=True)),  # how much of it is left in the match under way, see `tables.times`
    Column("due", Float),  # when the next clock runs out, by the time that the server has been up
    Column("language", String),  # that its people speak, if they said so
    Column("place", String, nullable=False, server_default=""),  # in the lobby, see `tables.listing`
    Column("free", Integer, nullable=False, server_default="0"),  # open seats that are nobody's
    Column("standing", JSON(none_as_null=True)),  # of its match, when the table left memory, see `tables.standing`
    Column("created", Float, nullable=False),
    Column("touched", Float, nullable=False),
    Index(
        "tables_lobby", "place", "id", "game", "language", "speed", "free", sqlite_where=LISTED, postgresql_where=LISTED
    ),
    Column("owner", BigInteger),  # the process that has it in memory, where there are several
    Index("tables_owner", "owner"),
    Index("tables_touched", "touched"),
    Index("tables_host", "host"),
    Index("tables_due", "due"),
)

# When a server was last up, and for how many seconds none was: one row.
uptime = Table("uptime", metadata, Column("alive", Float, nullable=False), Column("down", Float, nullable=False))

seats = Table(
    "seats",
    metadata,
    Column("table", String, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String, nullable=False),  # human, bot, open
    Column("guest", String),
    Column("name", String),
    Column("bot", String),  # of a person: who plays on while they are away
    Column("muted", Boolean, nullable=False, default=False),
    Column("seen", Integer, nullable=False, default=0),  # events of the match told when last connected
    Column("entropy", String),  # what the player adds to the next seed
    Column("address", LargeBinary),  # keyed hash of the address the player joined from
    Column("reserved", String),  # of an open seat: for whom
    Index("seats_guest", "guest"),
)

banned = Table(
    "banned",
    metadata,
    Column("table", String, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("guest", String, primary_key=True),
)

# Browsers and addresses of kicked players: keyed hashes. The key is in `mark_key`.
banned_marks = Table(
    "banned_marks",
    metadata,
    Column("table", String, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("mark", LargeBinary, primary_key=True),
)

mark_key = Table("mark_key", metadata, Column("key", LargeBinary, primary_key=True))

# A match outlives its table: a finished one can be seen again by its link.
matches = Table(
    "matches",
    metadata,
    Column("id", String, primary_key=True),
    Column("table", String, nullable=False),
    Column("game", String, nullable=False),
    Column("version", Integer, nullable=False),  # of the rules
    Column("players", Integer, nullable=False),
    Column("rules", String, nullable=False),
    Column("options", JSON, nullable=False),
    Column("games", Integer, nullable=False),
    Column("seed", String, nullable=False),
    Column("entropy", JSON, nullable=False),
    Column("names", JSON, nullable=False),
    Column("started", Float, nullable=False),
    Column("ended", Float),
    Column("lesson", String),  # the chapter that it begins with, in place of a deal
    Column("brought", String),  # by whom, if it began on a device: who has its seed
    Index("matches_table", "table"),
    Index("matches_ended", "ended"),
)

# Who has sat where in a match: who has seen one hand is to see no other, and a seat is its last holder's.
sat = Table(
    "sat",
    metadata,
    Column("match", String, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("guest", String, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("number", Integer, nullable=False, server_default="0"),  # in the order in which they last sat down
    Column("heir", String),  # the guest to whom they handed the seat over by a resume code
    Index("sat_guest", "guest"),
)

decisions = Table(
    "decisions",
    metadata,
    Column("match", String, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("prompt", Integer, nullable=False),
    Column("action", Integer, nullable=False),  # -1: undo; -2: the same among bots
    Column("client", String, nullable=False),  # the id the client made; empty: one change with the next row
    Column("at", Float, nullable=False),
    sqlite_with_rowid=False,
)

chat = Table(
    "chat",
    metadata,
    Column("table", String, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("name", String, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("notice", JSON(none_as_null=True)),  # instead of a text: what the table tells
    Column("guest", String),  # who said it
    Index("chat_guest", "guest"),
    Index("chat_at", "at"),
)

notes = Table(
    "notes",
    metadata,
    Column("table", String, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("guest", String, primary_key=True),
    Column("text", Text, nullable=False),
)

resume_codes = Table(
    "resume_codes",
    metadata,
    Column("code_hash", LargeBinary, primary_key=True),
    Column("table", String, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("guest", String, nullable=False),
    Column("expires", Float, nullable=False),
)

# Who is kept away from the whole server: a guest, a range of addresses, or whoever has one of these marks.
bans = Table(
    "bans",
    metadata,
    Column("id", String, primary_key=True),
    Column("guest", String),
    Column("network", String),  # as in 192.0.2.0/24
    Column("marks", JSON, nullable=False),  # pseudonyms of browsers and addresses, see `tables.guests`
    Column("reason", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("expires", Float),  # null: never
)

# What players report to whoever runs the server. A report outlives its table.
reports = Table(
    "reports",
    metadata,
    Column("id", String, primary_key=True),
    Column("table", String, nullable=False),
    Column("guest", String, nullable=False),  # who reports
    Column("name", String, nullable=False),
    Column("about", String),  # a guest; null: the table itself
    Column("about_name", String),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("handled", Boolean, nullable=False, server_default=false()),
    Index("reports_at", "at"),
)

# How guests want to be reminded that it is their turn: a row for each way. Nothing of it is stored elsewhere.
reminders = Table(
    "reminders",
    metadata,
    Column("guest", String, ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("channel", String, primary_key=True),  # mail, webhook
    Column("target", String, nullable=False),  # an e-mail address, a URL
    Column("form", String),  # of a webhook: plain, discord, ntfy
    Column("language", String, nullable=False),  # the reader's
    Column("hours", Float, nullable=False),  # between two reminders
    Column("confirmed", Boolean, nullable=False),  # has whoever reads there said yes?
    Column("made", Float, nullable=False),
    Column("here", Float, nullable=False),  # when the guest was last connected to a table
    Column("after", Float, nullable=False),  # before which nothing is sent
    Column("told", JSON, nullable=False),  # tables of the last reminder that the guest has not been at since
    Column("failures", Integer, nullable=False),  # in a row
)

# Addresses that were asked to confirm, as keyed hashes: none is asked often, or again after it said no.
asked_addresses = Table(
    "asked_addresses",
    metadata,
    Column("mark", LargeBinary, primary_key=True),
    Column("asked", Float, nullable=False),
    Column("refused", Boolean, nullable=False),
)
