"""Writes ui/src/games/<game>/told.json: a game as data, and what is told of it as numbers beside the same in words.

    python ui/build/told_matches.py [FOLDER]

The page's tests (ui/src/wire/told.test.ts) read the numbers and must come to the words. A test compares the files with
what this would write, so that they follow games and wire.
"""

from __future__ import annotations

import json
import random
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from lychgate.core.errors import LychgateError
from lychgate.core.input import registry
from lychgate.core.model.chance import quick
from lychgate.core.model.contract import Game
from lychgate.core.model.messages import EVERYBODY, Message
from lychgate.core.model.sorts import SEAT
from lychgate.play.match import refusals
from lychgate.play.match.match import Match
from lychgate.play.match.story import Happening, PointsLine, Prompt, arguments
from lychgate.play.text.export import game_data
from lychgate.play.text.words import FALLBACK, Words, game_files
from lychgate.server.messages.matches import encode
from lychgate.server.telling.match_messages import MatchMessages
from lychgate.server.telling.refusals import error_info
from lychgate.server.telling.running_match import RunningMatch, Step
from lychgate.server.telling.writer import NumberWriter, SentenceWriter

UI = Path(__file__).resolve().parents[1]
PACKAGE = UI.parent / "src" / "lychgate"
TARGET = UI / "src" / "games"

GAMES = ("graverobbers", "gravediggers", "goldraeuber", "outerspace")
NAMES = ["Ada", "Béla", "Cy <3"]
READERS = (0, None)
SENSE = 0.8  # how often a decision is a sensible one
CHANGES, REFUSALS, LAST_EVENTS = 24, 8, 24
PICTURES = (30, 90)  # after so many decisions

Json = Any


def told(name: str) -> dict[str, Json]:
    """A game, and what is told of it: `sent` as numbers, `said` in English."""
    game = registry.find(name)
    return {
        "words": [path.relative_to(PACKAGE).as_posix() for path in game_files(game, FALLBACK)],
        "data": game_data(game),
        "names": NAMES,
        "declared": list(_declared(game)),
        "decisions": list(_decisions(game)),
        "hidden": list(_hidden(game)),
        **_match(game),
    }


def _declared(game: Game) -> Iterator[dict[str, Json]]:
    """Every event, prompt and line of points once."""
    numbers, words = _writers(game)
    for one in game.events:
        happening = [Happening(int(one), EVERYBODY, _last(one), 1)]
        yield _pair("events", numbers.events(4, happening), words.events(4, happening))
    for one in game.prompts:
        said = Words().prompt(game, Prompt(0, 1, one.name, arguments(one, _last(one))), NAMES)
        yield {"what": "asks", "sent": [int(one), *_last(one)], "said": said}
    for one in game.points:
        given = arguments(one, _last(one))
        line = [PointsLine(given["seat"], one.name, given["points"], one.rule, given, 2)]
        yield _pair("lines", numbers.lines(line), words.lines(line))


def _last(message: Message) -> tuple[int, ...]:
    """The last number of each argument's sort; 1001 where any number will do."""
    sorts = message.arguments.values()
    last = [len(NAMES) - 1 if sort == SEAT else sort.first + sort.size - 1 if sort.size else 1001 for sort in sorts]
    return tuple(last)


def _decisions(game: Game) -> Iterator[dict[str, Json]]:
    """The first and the last decision of each sort."""
    _, words = _writers(game)
    for one in game.decisions:
        for action in sorted({int(one), int(one) + one.size - 1}):
            info = {"decision": game.decisions.write(action), "data": game.decisions.as_data(action)}
            yield {"action": action, **info, "words": words.decision_words(action)}


def _hidden(game: Game) -> Iterator[dict[str, Json]]:
    """What may be hidden, for each place that the game has words for."""
    _, words = _writers(game)
    text = "\n".join(path.read_text(encoding="utf-8") for path in game_files(game, FALLBACK))
    for kind, part in re.findall(r"^hidden-([a-z]+)(?:-([a-z-]+))? =", text, re.MULTILINE):
        where = ".".join(filter(None, (kind, "2", part)))
        for what in [f"({sort.names[0]})" for sort in game.sorts.values()]:
            yield {"where": where, "what": what, "said": words.hidden_words(where, what)}


def _match(game: Game) -> dict[str, Json]:
    """The beginning and the end of a match: changes, pictures, what was refused, and how it ended for a spectator."""
    dice = random.Random(game.name)
    running = RunningMatch("m", Match(game, len(NAMES), seed=dice.randbytes(32), names=NAMES))
    changes = _changes(running, running.dealt)
    pictures, refused = list[Json](), list[Json]()
    while not running.over:
        seat = dice.choice(sorted(running.asked))
        if len(refused) < REFUSALS and (refusal := _refusal(running, seat, dice.randrange(game.actions))):
            refused.append(refusal)
        steps = running.decide(seat, _choice(running, seat, dice))
        if len(changes) < CHANGES:
            changes += _changes(running, steps)
        if running.count in PICTURES:
            pictures.append(_picture(running))
    return {"changes": changes, "pictures": pictures, "refused": refused, "end": _end(running)}


def _picture(running: RunningMatch) -> dict[str, Json]:
    match = running.match
    sent, said = (one.picture(match.box, match.view_bytes(0)) for one in _writers(match.game))
    return {"sent": _plain(sent), "said": _plain(said)}


def _end(running: RunningMatch) -> dict[str, Json]:
    """All that is told in the end, but for most of the events."""
    sent, said = (_plain(MatchMessages(running, NAMES, one).everything(None)) for one in _writers(running.game))
    left_out = len(sent["events"][:-LAST_EVENTS])
    for form in (sent, said):
        form["told"], form["events"] = left_out, form["events"][left_out:]
    return {"sent": sent, "said": said}


def _choice(running: RunningMatch, seat: int, dice: random.Random) -> int:
    match = running.match
    if dice.random() < SENSE:
        return match.game.call("thumb", match.box, match.view_bytes(seat), seat, quick(1))
    return dice.choice(match.legal_actions(seat))


def _changes(running: RunningMatch, steps: list[Step]) -> list[dict[str, Json]]:
    own = [step for step in steps if step.reader in READERS]
    forms = [MatchMessages(running, NAMES, one) for one in _writers(running.game)]
    return [
        dict(zip(("sent", "said"), [_without_view(form.change(step)) for form in forms], strict=True)) for step in own
    ]


def _refusal(running: RunningMatch, seat: int, action: int) -> dict[str, Json] | None:
    """Why a decision is not possible, if it is not."""
    _, words = _writers(running.game)
    try:
        refusals.check(running.match, seat, action)
    except LychgateError as error:
        return {"sent": _plain(error_info(error, None)), "said": words.refusal_words(error)}
    return None


def _writers(game: Game) -> tuple[NumberWriter, SentenceWriter]:
    return NumberWriter(game), SentenceWriter(game, NAMES, FALLBACK)


def _pair(what: str, sent: Any, said: Any) -> dict[str, Json]:
    return {"what": what, "sent": _plain(sent)[0], "said": _plain(said)[0]}


def _plain(message: Any) -> Json:
    """A message as it arrives; what is sent as it is written is bytes already."""
    return json.loads(message if isinstance(message, bytes) else encode(message))


def _without_view(change: bytes) -> dict[str, Json]:
    return {key: value for key, value in _plain(change).items() if key != "view"}


def text_of(name: str) -> str:
    """The file for a game: a line for each part, so that a difference can be read."""
    parts = told(name)
    lines = [f'"{key}":{_lines(value)}' for key, value in parts.items()]
    return "{" + ",\n".join(lines) + "}\n"


def _lines(value: Json) -> str:
    def compact(part: Json) -> str:
        return json.dumps(part, ensure_ascii=False, separators=(",", ":"))

    return "[\n" + ",\n".join(map(compact, value)) + "]" if isinstance(value, list) else compact(value)


def write(folder: Path = TARGET) -> None:
    for name in GAMES:
        (folder / name / "told.json").write_text(text_of(name), encoding="utf-8")


if __name__ == "__main__":
    write(*map(Path, sys.argv[1:]))
