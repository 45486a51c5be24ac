"""The pictures of a rulebook: at a rule, a position, or a chapter of the lesson played through.

A game declares them in `words/figures.toml`. A figure has the rule it stands at, and either `chapter`, the name of a
chapter whose expected decisions are made one after the other, or `given`, a position as in scenarios, with `name`: the
game's message `figure-<name>` says what it shows. `seat` says whose eyes see the position; without it, a spectator's.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from lychgate.core.errors import BadPosition
from lychgate.core.input.checked import Given
from lychgate.core.model.contract import Game
from lychgate.play.lesson.chapter import LEARNER, Chapter, chapters
from lychgate.play.lesson.playing import begin, others_decide
from lychgate.play.match.match import Match
from lychgate.play.scenario.position import set_up
from lychgate.play.scenario.toml_lines import located, read_toml
from lychgate.play.text.rulebook import figures_file, rulebook

SEED = bytes(32)


def figure_data(game: Game) -> list[dict[str, Any]]:
    """All pictures of a game's rulebook as data, in the order of its file; none for a game that has no such file."""
    file = figures_file(game)
    if not file.exists():
        return []
    data, lines = read_toml(file)
    try:
        return [_figure(game, Given(one, ("figure", str(n)))) for n, one in enumerate(data.get("figure", []), 1)]
    except BadPosition as wrong:
        raise located(Path(file), lines, wrong) from None


def _figure(game: Game, data: Given) -> dict[str, Any]:
    rule = data.text("rule")
    if rule not in rulebook(game.name).rules:
        raise data.wrong("rule", f"expected a rule of {game.name}, got {rule!r:.80}.")
    reader: int | None = LEARNER
    if data.has("chapter"):
        chapter = _chapter(game, data)
        match = begin(chapter, SEED)
        frames, shown = _played(chapter, match), {"chapter": chapter.name, "name": None}
    else:
        shown = {"chapter": None, "name": data.text("name")}
        seat = data.number("seat", range(1, game.players.stop), 0)
        reader = seat - 1 if seat else None
        match = _position(game, data.part("given"))
        frames = [_frame(match, reader, len(match.told))]
    data.finish()
    return {"rule": rule, **shown, "players": match.players, "seat": reader, "frames": frames}


def _position(game: Game, given: Given) -> Match:
    try:
        return set_up(game, given.rest().data)
    except BadPosition as wrong:
        raise BadPosition((*given.path, *wrong.path), wrong.reason, rule=wrong.rule) from None


def _chapter(game: Game, data: Given) -> Chapter:
    name = data.text("chapter")
    found = next((one for one in chapters(game) if one.name == name and not one.play_on), None)
    if found is None:
        raise data.wrong("chapter", f"expected a chapter with decisions, got {name!r:.80}.")
    return found


def _played(chapter: Chapter, match: Match) -> list[dict[str, Any]]:
    """The table before anything is decided, and after each decision of the learner that something is told of."""
    others_decide(chapter, match)
    frames, told = [_frame(match, LEARNER, len(match.told))], len(match.told)
    for step in chapter.steps:
        if step.expect:
            match.decide(LEARNER, step.expect[0])
            others_decide(chapter, match)
            if len(match.told) > told:  # half of a choice is no step of an example
                frames.append(_frame(match, LEARNER, told))
                told = len(match.told)
    return frames


def _frame(match: Match, reader: int | None, told: int) -> dict[str, Any]:
    """What the reader sees, and was told after so many events, in the numbers of the wire."""
    game, events = match.game, match.told[told:]
    return {
        "view": msgspec.json.decode(game.picture_numbers(match.box, match.view_bytes(reader))),
        "events": [
            [one.game_number, one.kind, *one.numbers[: len(game.events[one.kind].arguments)]]
            for one in events
            if one.is_told_to(reader)
        ],
    }
