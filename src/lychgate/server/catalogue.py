"""The games on offer, and how far each is compiled.

Compiling would hold up every table, so other processes do it, into the cache on disk; this one then
only loads the result.
"""

from __future__ import annotations

import gc
import threading
from pathlib import Path

import structlog

from lychgate import bots
from lychgate.core import registry, warm
from lychgate.core.contract import Game
from lychgate.core.errors import CannotCompile
from lychgate.core.kernel import INTERPRETED
from lychgate.play import replay
from lychgate.play.words import game_file, languages
from lychgate.server.bots import bots_of
from lychgate.server.messages.tables import GameInfo, OptionInfo, PlayersInfo
from lychgate.server.refusals import Refused

log = structlog.get_logger()


class Catalogue:
    """Every registered game."""

    def __init__(self) -> None:
        self.games: dict[str, Game] = {name: registry.find(name) for name in registry.names()}
        self.progress: dict[str, float] = {name: float(INTERPRETED) for name in self.games}

    def find(self, name: str) -> Game:
        return self.games[name] if name in self.games else registry.find(name)

    def check_ready(self, name: str) -> None:
        """Refuse what needs a game that is still being compiled."""
        if self.progress[name] < 1.0:
            refused = Refused("game-compiling")
            refused.retry_after = 2
            raise refused

    def prepare(self) -> None:
        """Compile all games in the background, one after the other, and load them."""
        if not INTERPRETED:
            threading.Thread(target=self._prepare_all, daemon=True).start()

    def _prepare_all(self) -> None:
        for game in self.games.values():
            try:
                self._prepare(game)
                log.info("game ready", game=game.name)
            except Exception:
                log.exception("game cannot be compiled", game=game.name)
        # The compiler and the games stay: the garbage collector need not look through them again and again.
        gc.freeze()
        for game in self.games.values():
            self._prepare_bots(game)

    def _prepare(self, game: Game) -> None:
        def tell(_: str, done: int, out_of: int) -> None:
            self.progress[game.name] = 0.99 * done / out_of

        pointers = [*bots.pointers(game, ()), replay.POINTER]
        warm.compile_all(pointers, tell)
        for pointer in pointers:
            pointer.load()
        self.progress[game.name] = 1.0

    def _prepare_bots(self, game: Game) -> None:
        """Bots that search need more; they load it in their own processes."""
        try:
            warm.compile_all(bots.pointers(game, bots.SEARCHING))
        except CannotCompile:
            log.exception("bots cannot be compiled", game=game.name)

    def info(self, game: Game) -> GameInfo:
        return GameInfo(
            name=game.name,
            version=game.version,
            players=PlayersInfo(game.players.start, game.players.stop - 1),
            rule_sets={name: dict(options) for name, options in game.rule_sets.items()},
            options=[
                OptionInfo(name, option.default, list(option.values), option.rule, option.meaning)
                for name, option in game.options.items()
            ],
            bots=bots_of(),
            languages=[language for language in languages() if game_file(game, language).exists()],
            windows=game.has_windows,
            ready=self.progress[game.name] >= 1.0,
            progress=round(self.progress[game.name], 2),
        )


def rules_file(game: Game, language: str) -> Path:
    """The numbered rules as players read them."""
    return Path(str(game.exports.__file__)).parent / f"rules.{language}.md"
