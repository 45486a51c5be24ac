"""Who competes: a bot by its name, one of one's own, or a level that is tried otherwise than it is known.

`expert:20` thinks twenty times as long, `expert:regrets=1` searches with this in the game's style, and
`expert:2,daring=200,leans=0` is all of that; `module:function` is a bot of one's own, `program:command` a program of
one's own, `net:file` a net that has learned. Only the laboratory knows these: at a table every level is as it is known.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import fields, replace
from typing import Any

from lychgate import bots
from lychgate.bots.levels import Level
from lychgate.bots.styles import Style
from lychgate.core.compile.pointer import Pointer
from lychgate.core.errors import BadOptions
from lychgate.core.model.contract import Game
from lychgate.lab.engine.own_bots import OwnBot, own_bot
from lychgate.lab.engine.programs import names_program, program
from lychgate.nets.bot import GENERIC, NetBot, names_net, net_bot

MOST = 100  # times the effort: a gigabyte or so
HIGHEST = 100_000  # of a number in a style
NUMBERS = [field.name for field in fields(Style)]


def entrant(name: str) -> bots.Bot:
    """The bot of that name."""
    plain, sign, trials = name.partition(":")
    if names_program(name):
        return program(name)
    if names_net(name):
        return net_bot(name)
    if sign and plain not in bots.BOTS:
        return own_bot(name)
    bot = bots.find(plain)
    if not sign:
        return bot if name in bots.SHIPPED else OwnBot(name, bot)
    if not isinstance(bot, Level):
        raise BadOptions(f"Only levels that search can be tried otherwise, {', '.join(bots.SEARCHING)}; got {name!r}.")
    for trial in trials.split(","):
        bot = tried(bot, trial, name)
    return bot


def admitted(name: str, game: Game, players: int) -> bots.Bot:
    """The bot of that name, refused if it has learned another game than this."""
    bot = entrant(name)
    if isinstance(bot, NetBot):
        bot.check(game, players)
    return bot


def tried(level: Level, trial: str, name: str) -> Level:
    """The level with so many times its effort and memory, or with one number of its style changed."""
    number, sign, value = trial.partition("=")
    if sign and number in NUMBERS and value in map(str, range(HIGHEST + 1)):
        change: dict[str, Any] = {number: int(value)}
        replace(Style(), **change)  # which refuses what cannot be
        return replace(level, tries=(*level.tries, *change.items()))
    if sign:
        raise BadOptions(
            f"Expected one of {', '.join(NUMBERS)} and a number from 0 to {HIGHEST}, as in {level.name}:regrets=1, "
            f"got {name!r:.80}."
        )
    if trial not in map(str, range(1, MOST + 1)):
        raise BadOptions(f"Expected 1 to {MOST} times the effort, as in {level.name}:2, got {name!r:.80}.")
    return replace(level, times=int(trial))


def pointers(game: Game, names: Iterable[str]) -> list[Pointer]:
    """All that has to be compiled for these entrants."""
    names = list(names)
    needed = bots.pointers(game, [name.partition(":")[0] for name in names])
    return [*needed, *GENERIC] if any(names_net(name) for name in names) else needed
