"""The folder of a page without a server: the page, each game as WebAssembly and data, and what keeps it for offline."""

from __future__ import annotations

import hashlib
import json
import shutil
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from lychgate import bots
from lychgate.bots.names import characters
from lychgate.core.model.contract import Game
from lychgate.play.lesson.figures import figure_data
from lychgate.play.puzzle.export import puzzle_data, puzzle_list
from lychgate.play.puzzle.puzzle import puzzles
from lychgate.play.text.export import as_json, game_data, game_hash, game_languages, game_words
from lychgate.play.text.words import FALLBACK
from lychgate.site.functions import module
from lychgate.site.kit import game_kit

GAMES = "local"  # where the page looks for them
PAGE = "index.html"
WORKER = "offline.js"
COPY = "404.html"  # servers that know no other pages show this one for them
OFFLINE = Path(__file__).with_name(WORKER)
VERSION = '<meta name="version" content="%s" />'  # of the page: files that are named alike in all are asked for with it
ALONE = '<meta name="server" content="none" />'  # in the page: there is nobody to ask
USUAL = "expert"  # the bot that is offered first


def write_site(page: Path, folder: Path, games: Sequence[Game], *, server: bool = False) -> None:
    """All of it: any web server can serve this folder. `page` is the browser table as it was built.

    With `server` a table server will serve it, and the page offers tables there too.
    """
    folder.mkdir(parents=True, exist_ok=True)
    shutil.copytree(page, folder, dirs_exist_ok=True)
    for game in games:
        write_game(game, folder / GAMES)
        write_pictures(game, folder / "pictures" / game.name)
    (folder / GAMES / "games.json").write_bytes(as_json([game_info(game) for game in games]))
    finish(folder, server=server)


def finish(folder: Path, *, server: bool) -> None:
    """Give what lies in the folder its version, and write what keeps it."""
    version = version_of(folder)
    lines = [VERSION % version, *([] if server else [ALONE])]
    text = (folder / PAGE).read_text(encoding="utf-8")
    (folder / PAGE).write_text(text.replace("<title>", "\n    ".join([*lines, "<title>"]), 1), encoding="utf-8")
    shutil.copy(folder / PAGE, folder / COPY)
    (folder / WORKER).write_text(service_worker(folder, version), encoding="utf-8")


def write_game(game: Game, folder: Path) -> None:
    """A folder of the game's own, its files named so that they can be kept for good."""
    own = folder / game.name / game_hash(game)
    own.mkdir(parents=True, exist_ok=True)
    (own / "rules.wasm").write_bytes(module(game))
    (own / "kit.json").write_bytes(as_json(game_kit(game)))
    (own / "game.json").write_bytes(as_json(game_data(game)))
    (own / "figures.json").write_bytes(as_json(figure_data(game)))
    write_puzzles(game, own)
    for language in game_languages(game):
        (own / f"{language}.json").write_bytes(as_json(game_words(game, language)))


def write_puzzles(game: Game, folder: Path) -> None:
    """Its puzzles, each as the seat that is asked knows it, and their list."""
    (folder / "puzzles.json").write_bytes(as_json(puzzle_list(game)))
    for puzzle in puzzles(game):
        file = folder / "puzzles" / f"{puzzle.id}.json"
        file.parent.mkdir(exist_ok=True)
        file.write_bytes(as_json(puzzle_data(puzzle, characters())))


def write_pictures(game: Game, folder: Path) -> None:
    """Those of its cards that have pictures of their own, at the same address as at a server."""
    drawn = {card["id"]: game.drawing(card["id"]) for card in game_words(game, FALLBACK)["cards"]}
    for card, picture in drawn.items():
        if picture is not None:
            folder.mkdir(parents=True, exist_ok=True)
            (folder / f"{card}.svg").write_text(picture, encoding="utf-8")


def game_info(game: Game) -> dict[str, Any]:
    """What a server says of a game (`GameInfo`), and that it is here."""
    data = game_data(game)
    return {
        "name": game.name,
        "hash": game_hash(game),
        "version": game.version,
        "players": data["players"],
        "rule_sets": data["rule_sets"],
        "options": data["options"],
        "bots": [{"name": name} for name in sorted(bots.BOTS, key=lambda name: name != USUAL) if name in bots.SHIPPED],
        "languages": list(game_languages(game)),
        "sorts": list(game.sorts),
        "board": None,
        "windows": game.has_windows,
        "lesson": False,  # a page without a server teaches nothing yet
        "ready": True,
        "progress": 1.0,
        "bots_ready": True,
        "local": True,
    }


def version_of(folder: Path) -> str:
    """Another file, another version."""
    digest = hashlib.sha256()
    for path in _files(folder):
        digest.update(path.relative_to(folder).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:16]


def service_worker(folder: Path, version: str) -> str:
    """It keeps every file of the folder."""
    paths = ["/", *(f"/{path.relative_to(folder).as_posix()}" for path in _files(folder) if path.name != PAGE)]
    head = f"const VERSION = {json.dumps(version)}\nconst FILES = {json.dumps(paths)}\n"
    return head + OFFLINE.read_text(encoding="utf-8")


def _files(folder: Path) -> list[Path]:
    return sorted(path for path in folder.rglob("*") if path.is_file() and path.name not in (WORKER, COPY))
