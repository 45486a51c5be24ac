"""The games on offer, and how far each is compiled.

Compiling would block every table, so other processes do it, into the cache on disk; this one then only loads the
result. A game can be played as soon as its rules are compiled; bots that search need more, and play by rule of thumb
until it is there.
"""

from __future__ import annotations

import gc
import threading
from collections.abc import Callable
from pathlib import Path

import msgspec
import structlog

from lychgate import bots
from lychgate.bots.names import bot_meaning
from lychgate.core.compile import warm
from lychgate.core.compile.kernel import INTERPRETED
from lychgate.core.input import registry
from lychgate.core.model.contract import Game
from lychgate.play import compiled
from lychgate.play.lesson.chapter import chapters
from lychgate.play.text.export import game_data, game_hash
from lychgate.play.text.option_words import option_meaning, option_sentence
from lychgate.play.text.words import Words, game_file, languages
from lychgate.server.messages.game_list import BotInfo, GameInfo, OptionInfo, PlayersInfo
from lychgate.server.messages.refusals import Refused
from lychgate.server.workers.questions import USUAL, bot_names

log = structlog.get_logger()

COLLECT = (5_000, 200, 100)  # new objects until garbage is looked for; how often it is also among older ones

BOARD = "board.js"
AGAIN_SECONDS, SEARCH_SECONDS = 2, 20  # after which a client is told to try again for a game, or for its bots

Step = Callable[[Game], None]


class Catalogue:
    """Every registered game."""

    def __init__(self) -> None:
        self.games: dict[str, Game] = {name: registry.find(name) for name in registry.names()}
        self.progress: dict[str, float] = {name: float(INTERPRETED) for name in self.games}
        self.searched: set[str] = set(self.games) if INTERPRETED else set()  # games whose bots can search
        self.failed: set[str] = set()  # games of which something cannot be compiled
        self.wanted = ""  # the game that somebody waits for: it is compiled next

    def find(self, name: str) -> Game:
        return self.games[name] if name in self.games else registry.find(name)

    def check_ready(self, name: str) -> None:
        """Refuse what needs a game that is still being compiled."""
        if self.progress[name] < 1.0:
            raise self._not_yet(name, "game-compiling", AGAIN_SECONDS)

    def check_search(self, name: str) -> None:
        """Refuse what needs a bot that searches, while the search is still being compiled."""
        if name not in self.searched:
            raise self._not_yet(name, "bots-compiling", SEARCH_SECONDS)

    def _not_yet(self, name: str, code: str, seconds: int) -> Refused:
        """Compile it next, and let the client try again; unless compilation has failed."""
        if name in self.failed:
            return Refused("cannot-compile")
        self.wanted = name
        return Refused(code, retry_after=seconds)

    def able(self, name: str, bot: str) -> str:
        """The bot, or the usual one as long as it cannot search."""
        if bot not in bots.SEARCHING or name in self.searched:
            return bot
        self.wanted = name
        return USUAL

    def prepare(self) -> None:
        """Compile all games in the background, one after the other, and load them; then what bots need to search."""
        if not INTERPRETED:
            threading.Thread(target=self._prepare_all, daemon=True).start()

    def _prepare_all(self) -> None:
        steps: list[tuple[Step, Game]]
        steps = [(step, game) for step in (self._prepare, self._prepare_search) for game in self.games.values()]
        while steps:
            step, game = self._next(steps)
            steps.remove((step, game))
            try:
                step(game)
            except Exception:
                self.failed.add(game.name)
                log.exception("game cannot be compiled", game=game.name, step=step.__name__)
        # Games are never freed, so the garbage collector need not scan them. What tables make is nearly always freed
        # without it: to look less often takes a tenth off a decision.
        gc.freeze()
        gc.set_threshold(*COLLECT)

    def _next(self, steps: list[tuple[Step, Game]]) -> tuple[Step, Game]:
        """The next step: of a game that somebody waits for; else rules before search."""
        return next((one for one in steps if one[1].name == self.wanted), steps[0])

    def _prepare(self, game: Game) -> None:
        def tell(_: str, done: int, out_of: int) -> None:
            self.progress[game.name] = 0.99 * done / out_of

        game_hash(game)  # reads every card once: not while a client waits
        pointers = [*bots.pointers(game, ()), *compiled.GENERIC]
        warm.compile_all(pointers, tell)
        for pointer in pointers:
            pointer.load()
        if not warm.missing(bots.pointers(game, bots.SEARCHING)):
            self.searched.add(game.name)  # it was compiled another time
        self.progress[game.name] = 1.0
        log.info("game ready", game=game.name)

    def _prepare_search(self, game: Game) -> None:
        """Bots load it in their own processes."""
        if game.name not in self.searched:
            warm.compile_all(bots.pointers(game, bots.SEARCHING))
            self.searched.add(game.name)
            log.info("bots ready", game=game.name)

    def info(self, game: Game, sentences: str | None = None) -> GameInfo:
        return GameInfo(
            name=game.name,
            hash=game_hash(game),
            version=game.version,
            players=PlayersInfo(game.players.start, game.players.stop - 1),
            rule_sets={name: dict(options) for name, options in game.rule_sets.items()},
            options=option_infos(game, sentences),
            bots=bot_infos(sentences),
            languages=[language for language in languages() if game_file(game, language).exists()],
            sorts=list(game.sorts),
            board=f"/boards/{game.name}/{BOARD}" if board_file(game) else None,
            windows=game.has_windows,
            lesson=bool(chapters(game)),
            ready=self.progress[game.name] >= 1.0,
            progress=round(self.progress[game.name], 2),
            bots_ready=game.name in self.searched,
        )


def option_infos(game: Game, sentences: str | None) -> list[OptionInfo]:
    """What a table can choose; in words, if sentences in a language are asked for."""
    options = msgspec.convert(game_data(game)["options"], list[OptionInfo])
    if sentences is None:
        return options
    words = Words(sentences)
    return [
        msgspec.structs.replace(
            option,
            meaning=option_meaning(words, game, option.name),
            sentences=[option_sentence(words, game, option.name, value) for value in option.values or [option.default]],
        )
        for option in options
    ]


def bot_infos(sentences: str | None) -> list[BotInfo]:
    """The bots there are, the usual one first."""
    if sentences is None:
        return [BotInfo(name) for name in bot_names()]
    return [BotInfo(name, bot_meaning(name, sentences)) for name in bot_names()]


def board_file(game: Game) -> Path | None:
    """The board that the game's package brings for browsers, if it brings one."""
    path = registry.folder(game.name) / BOARD
    return path if path.is_file() else None
