"""Bots of one's own: a function named `module:function`, or one that a program has put among `bots.BOTS`.

The laboratory alone knows them: a server would have to load whatever a name says. They are strangers' code, so what
they answer is looked at, and what goes wrong in them is told as theirs.
"""

from __future__ import annotations

import os
import pickle
import sys
import traceback
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from importlib import import_module
from operator import attrgetter
from typing import Any

import numpy as np

from lychgate import bots
from lychgate.core.errors import BadOptions, BotFailed, LychgateError, quoted
from lychgate.core.model.contract import Game
from lychgate.core.model.layout import Bytes


@dataclass(frozen=True, slots=True)
class OwnBot:
    """A function of somebody's, asked as any bot is."""

    name: str
    function: bots.Bot

    def __call__(self, game: Game, box: Bytes, view: Bytes, seat: int, chance: Bytes) -> int:
        try:
            answer: Any = self.function(game, box, view.copy(), seat, chance)
        except LychgateError:
            raise
        except Exception as error:
            last = traceback.extract_tb(error.__traceback__)[-1]
            raise BotFailed(
                f"The bot {self.name} failed in {last.filename}, line {last.lineno}: {type(error).__name__}: {error}"
            ) from error
        whole = isinstance(answer, int | np.integer) and not isinstance(answer, bool)
        if not whole or answer not in range(game.actions):
            raise BotFailed(
                f"The bot {self.name} answered {quoted(answer)}; expected a decision's number, 0 to {game.actions - 1}."
            )
        action = int(answer)
        if game.call("refusal", box, view, seat, action):
            raise BotFailed(f"The bot {self.name} answered {game.decisions.write(action)}, which is not legal here.")
        return action


def own_bot(name: str) -> OwnBot:
    """The function `module:function`. Modules are looked for in the current folder too, as `python -m` does."""
    module, _, function = name.partition(":")
    if (here := os.getcwd()) not in sys.path:
        sys.path.append(here)  # processes that are started inherit it
    try:
        found = attrgetter(function)(import_module(module))
    except ImportError as error:
        raise BadOptions(f"The bot {quoted(name)} cannot be loaded: {error}.") from None
    except (AttributeError, ValueError):
        raise BadOptions(f"The bot {quoted(name)} cannot be loaded: {module} has no {function!r}.") from None
    except Exception as error:
        raise BadOptions(f"The bot {quoted(name)} cannot be loaded: {type(error).__name__}: {error}.") from error
    if not callable(found):
        raise BadOptions(f"Expected a function for a bot, got {quoted(found)} by the name {quoted(name)}.")
    return OwnBot(name, found)


def registered(names: Iterable[str]) -> dict[str, bots.Bot]:
    """Those of them that a program has added to `bots.BOTS`."""
    return {name: bots.BOTS[name] for name in names if name in bots.BOTS and name not in bots.SHIPPED}


def packed(added: Mapping[str, bots.Bot]) -> bytes:
    """Bots for other processes, which load each by its module and name; refused, if they could not."""
    for name, bot in added.items():
        try:
            pickle.dumps(bot)
        except Exception:  # whatever an object of somebody's says to being packed
            raise BadOptions(_not_for_others(name)) from None
        main = sys.modules["__main__"]
        if getattr(bot, "__module__", None) == "__main__" and not hasattr(main, "__file__"):
            raise BadOptions(_not_for_others(name))
    return pickle.dumps(dict(added))


def _not_for_others(name: str) -> str:
    return (
        f"The bot {quoted(name)} is known to this process alone: put it on the top level of a module and name it "
        "module:function, or play in one process (processes=1)."
    )
