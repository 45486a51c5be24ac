"""Who competes: a bot by its name, or a level with so many times its effort and memory, such as `expert:20`.

Only the laboratory knows the second: at a table every level thinks as much as it is known for.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from lychgate import bots
from lychgate.bots.levels import Level
from lychgate.core.contract import Game
from lychgate.core.errors import BadOptions
from lychgate.core.pointer import Pointer

MOST = 100  # times the effort: a gigabyte or so


def entrant(name: str) -> bots.Bot:
    """The bot of that name."""
    plain, sign, times = name.partition(":")
    bot = bots.find(plain)
    if not sign:
        return bot
    if not isinstance(bot, Level):
        raise BadOptions(f"Only levels that search can think longer, {', '.join(bots.SEARCHING)}; got {name!r}.")
    if times not in map(str, range(1, MOST + 1)):
        raise BadOptions(f"Expected 1 to {MOST} times the effort, as in {plain}:2, got {name!r:.80}.")
    return replace(bot, times=int(times))


def pointers(game: Game, names: Iterable[str]) -> list[Pointer]:
    """All that has to be compiled for these entrants."""
    return bots.pointers(game, [name.partition(":")[0] for name in names])
