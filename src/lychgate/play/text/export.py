"""A game as data: its declarations, and its words in one language, for readers that are not Python.

The wire of a table server carries numbers; this says what they mean. Both parts are named by one hash of all of it, so
that a reader may keep them for good.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from lychgate.core.model.contract import Game, Option
from lychgate.core.model.sorts import Codes, Names, Seats, Sort, Subsets
from lychgate.play.text.rulebook import figures_file, page
from lychgate.play.text.words import FALLBACK, game_file, game_files, words_for

WIRE = 2  # the version of the numbers on the wire and of this form: a page that knows another is told to reload
HASH_SIZE = 16

KINDS: Mapping[type[Sort], str] = {Names: "names", Codes: "codes", Seats: "seats", Subsets: "subsets", Sort: "numbers"}


@cache
def game_data(game: Game) -> dict[str, Any]:
    """All that is declared of a game."""
    declared = [*game.decisions, *game.events, *game.prompts, *game.points]
    keys = _sort_keys([*(sort for one in declared for sort in one.arguments.values()), *game.shape.sorts])

    def arguments(one: Any) -> list[dict[str, str]]:
        return [{"name": name, "sort": keys[sort]} for name, sort in one.arguments.items()]

    return {
        "wire": WIRE,
        "name": game.name,
        "prefix": game.prefix,
        "version": game.version,
        "players": {"fewest": game.players.start, "most": game.players.stop - 1},
        "rule_sets": {name: dict(options) for name, options in game.rule_sets.items()},
        "options": [option_data(name, option) for name, option in game.options.items()],
        "boxes": {str(players): _box_data(game, players) for players in game.players},
        "windows": game.has_windows,
        "together": game.together,
        "decisions": [
            {"name": one.name, "first": int(one), "pattern": one.pattern, "arguments": arguments(one)}
            for one in game.decisions
        ],
        "events": [{"name": one.name, "rule": one.rule, "arguments": arguments(one)} for one in game.events],
        "prompts": [
            {"name": one.name, "sealed": one.sealed, "no_answer": one.no_answer, "arguments": arguments(one)}
            for one in game.prompts
        ],
        "points": [
            {"name": one.name, "rule": one.rule, "single": one.single, "arguments": arguments(one)}
            for one in game.points
        ],
        "ruins": [{"name": one.name, "rule": one.rule} for one in game.ruins],
        "sorts": {key: _sort_data(sort) for sort, key in keys.items()},
        "view": game.shape.as_data(),
        "shapes": game.shape.shapes_as_data(),
    }


def _box_data(game: Game, players: int) -> dict[str, int]:
    """What is in the box for so many players, as far as it is one number: cards of a hand, rounds, money."""
    box = game.make_box(players, None, None).view(game.box_layout)[0]
    return {name: int(box[name]) for name in game.box_layout.names or () if box.dtype[name].shape == ()}


def option_data(name: str, option: Option) -> dict[str, Any]:
    """An option; a range of numbers is not listed number by number."""
    ranged = isinstance(option.values, range)
    return {
        "name": name,
        "default": option.default,
        "values": [] if ranged else list(option.values),
        "range": {"least": option.values[0], "most": option.values[-1]} if ranged else None,
        "rule": option.rule,
        "seat": option.seat,
    }


def _sort_keys(sorts: Iterable[Sort]) -> dict[Sort, str]:
    """A key for each sort: its name; where only a part of a sort is meant, with the part's first number and size."""
    found = dict.fromkeys(sorts)
    whole: dict[str, Sort] = {}
    for sort in found:
        if sort.name not in whole or _extent(sort) > _extent(whole[sort.name]):
            whole[sort.name] = sort
    return {
        sort: sort.name if sort is whole[sort.name] else f"{sort.name} {sort.first} {sort.size}"
        for sort in sorted(found, key=lambda sort: (sort.name, -_extent(sort), sort.first))
    }


def _extent(sort: Sort) -> float:
    return sort.size or float("inf")


def _sort_data(sort: Sort) -> dict[str, Any]:
    kind = next(KINDS[one] for one in type(sort).__mro__ if one in KINDS)
    things = {"things": list(sort.names)} if isinstance(sort, Codes) else {}
    return {"name": sort.name, "kind": kind, "first": sort.first, "size": sort.size, **things}


# --- in one language


@cache
def game_languages(game: Game) -> tuple[str, ...]:
    """The languages that a game has messages in, or some of them, English first."""
    folders = {path.parent for path in _files(game, FALLBACK)}
    found = {path.name.split(".")[-2] for folder in folders for path in folder.glob("*.*.ftl")}
    return (FALLBACK, *sorted(one for one in found if one != FALLBACK and game_files(game, one)))


@cache
def game_words(game: Game, language: str) -> dict[str, Any]:
    """A game's messages (Fluent), rules, rulings (Markdown) and cards; in English what the language has no file for."""
    pairs = zip(_files(game, language), _files(game, FALLBACK), strict=True)
    files = [own if own.exists() else english for own, english in pairs]
    words = words_for(game, language)
    texts = [path.read_text(encoding="utf-8") for path in files if path.exists()]
    return {
        "messages": "\n".join([*texts, *_chapter_titles(game, language)]),
        "rules": page(game, "rules", language),
        "rulings": page(game, "rulings", language),
        "cards": [dict(card) for card in game.printed(lambda message, said: words.say(message, said, game))],
    }


def _files(game: Game, language: str) -> tuple[Path, ...]:
    """Where a game's messages would be in a language."""
    return (game_file(game, language), *game.texts(language))


def _chapter_titles(game: Game, language: str) -> list[str]:
    """Of its lesson's messages those that name the chapters, which the rulebook has as examples."""
    found = [game.folder / "lessons" / f"lesson.{one}.ftl" for one in (language, FALLBACK)]
    text = next((path.read_text(encoding="utf-8") for path in found if path.exists()), "")
    return re.findall(r"^chapter-[a-z0-9-]+ = .+$", text, re.MULTILINE)


def _figure_sources(game: Game) -> list[str]:
    """What the pictures of its rulebook are made from."""
    paths = [figures_file(game), *sorted((game.folder / "lessons").glob("*.toml"))]
    return [path.read_text(encoding="utf-8") for path in paths if path.exists()]


@cache
def game_hash(game: Game) -> str:
    """The name of all of it: another whenever anything of it is."""
    words = [[one, game_words(game, one)] for one in game_languages(game)]
    everything = [game_data(game), *words, _figure_sources(game)]
    return hashlib.sha256(as_json(everything)).hexdigest()[:HASH_SIZE]


def as_json(data: object) -> bytes:
    """As it is written to a file, and sent."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode()
