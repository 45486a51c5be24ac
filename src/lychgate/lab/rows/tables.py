"""Watched games as tables: a row a game, a row a seat, and a row for each thing that a study wants kept.

Columns are derived from what the game declares: every line of points and every event is one, the settings and every
option are, and a game's study adds fields of its final state. Seats are counted from 1, as everywhere people read.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from lychgate.core.errors import BadOptions
from lychgate.core.model.contract import Game
from lychgate.core.model.layout import Ints, fields_of
from lychgate.core.model.messages import Message
from lychgate.core.model.sorts import SEAT, SEATS, Codes, Sort
from lychgate.lab.rows.run import Run, Stretch, settings
from lychgate.lab.rows.study import Study
from lychgate.lab.rows.watching import NONE, OPENING, Watched
from lychgate.play.text.option_words import written

Array = NDArray[Any]
Columns = dict[str, Any]  # NumPy arrays, and Arrow's for words

GAMES, SEATS_TABLE = "games", "seats"


def arrow() -> Any:
    """pyarrow, if it is installed."""
    try:
        import pyarrow
    except ImportError:
        raise BadOptions("To write or read rows pyarrow has to be installed: pip install 'lychgate[rows]'.") from None
    return pyarrow


def tables(run: Run, stretch: Stretch, watched: Watched, kept: Study) -> dict[str, Any]:
    """All tables of a part, by name."""
    game, players = run.game, run.cells[stretch.cell].plan.players
    first = first_seats(game, kept, watched)
    found = {
        GAMES: game_columns(game, kept, watched, first, players),
        SEATS_TABLE: seat_columns(game, kept, watched, first, players),
    }
    numbers = {GAMES: np.arange(stretch.games), SEATS_TABLE: np.repeat(np.arange(stretch.games), players)}
    for start, messages, names in ((0, game.events, kept.events), (len(game.events), game.points, kept.lines)):
        for name in names:
            message = messages.named(name)
            log = watched.log[watched.log[:, 1] == start + message]
            numbers[message.id], found[message.id] = log[:, 0], argument_columns(message, log)
    by_setting = setting_words(run, stretch.cell)
    made = {}
    for name, columns in found.items():
        count = len(numbers[name])
        head: Columns = {"cell": np.full(count, stretch.cell, np.int32), "game": numbers[name] + stretch.first}
        if name in (GAMES, SEATS_TABLE):
            head |= {key: constant(value, count) for key, value in by_setting.items()}
        if name == SEATS_TABLE:
            seated = run.cells[stretch.cell].plan.seated
            head["bot"] = words(np.tile(np.arange(players), stretch.games), seated.__getitem__)
        made[name] = arrow().table(head | columns)
    return made


def setting_words(run: Run, cell: int) -> Mapping[str, Any]:
    """The settings of a cell as columns; options that are files' texts by their first line."""
    chosen = settings(run.cells[cell].plan)
    options = {f"option_{name}": value for name, value in chosen["options"].items()}
    found = {"players": chosen["players"], "rules": chosen["rules"], "bots": "+".join(chosen["bots"]), **options}
    return {name: value.partition("\n")[0] if isinstance(value, str) else value for name, value in found.items()}


def game_columns(game: Game, kept: Study, watched: Watched, first: Ints, players: int) -> Columns:
    """A row a game: how long it was, who began, who won, what happened, fields of the final state."""
    results = watched.results
    places = results[:, 1 + SEATS : 1 + SEATS + players]
    columns: Columns = {
        "decisions": results[:, 0],
        "first": first,
        "winners": (places == 1).sum(axis=1).astype(np.int32),
    }
    for message in game.events:
        columns[f"event_{plain(message.name)}"] = watched.happened[:, message].sum(axis=1, dtype=np.int32)
    return columns | state_columns(game, kept, watched, by_seat=None)


def seat_columns(game: Game, kept: Study, watched: Watched, first: Ints, players: int) -> Columns:
    """A row a seat: turn, points line by line, place, share of the win, first decisions, what it did."""
    results = watched.results
    games = len(results)
    seat = np.tile(np.arange(players), (games, 1))
    places = results[:, 1 + SEATS : 1 + SEATS + players]
    won = places == 1
    parts = won if game.together else won / np.maximum(won.sum(axis=1, keepdims=True), 1)
    begun = first[:, None] > 0
    columns: Columns = {
        "seat": seat + 1,
        "turn": np.where(begun, (seat - first[:, None] + 1) % players + 1, 0),
        "points": results[:, 1 : 1 + players],
        "place": places,
        "decisions": watched.decided[:, :players],
        "forfeit": watched.forfeits[:, :players],
    }
    for line in game.points:
        columns[f"points_{plain(line.name)}"] = watched.points[:, line, :players]
    for message in game.events:
        if SEAT in message.arguments.values():
            columns[f"event_{plain(message.name)}"] = watched.happened[:, message, :players]
    flat: Columns = {name: column.astype(np.int32).reshape(-1) for name, column in columns.items()}
    flat["wins"] = parts.astype(np.float64).reshape(-1)
    for number in range(OPENING):
        made = watched.openings[:, :players, number].reshape(-1)
        flat[f"decision_{number + 1}"] = words(made, game.decisions.write)
    return flat | state_columns(game, kept, watched, by_seat=players)


def state_columns(game: Game, kept: Study, watched: Watched, by_seat: int | None) -> Columns:
    """Fields of the final state that the study keeps: those of games, or those with a row for each of so many seats."""
    finals, declared = watched.finals.reshape(-1).view(game.state_layout), fields_of(game.state)
    columns: Columns = {}
    for name in kept.fields:
        if declared[name].by_seat != (by_seat is not None):
            continue
        values = finals[name].astype(np.int64)
        if by_seat is not None:
            values = values[:, :by_seat].reshape(len(values) * by_seat, *values.shape[2:])
        values = values.reshape(len(values), -1)
        several = values.shape[1] > 1
        columns |= {f"{name}_{n + 1}" if several else name: values[:, n] for n in range(values.shape[1])}
    return columns


def argument_columns(message: Message, log: Ints) -> Columns:
    """What happened, argument by argument; things by their names, seats from 1."""
    return {name: as_told(sort, log[:, 2 + place]) for place, (name, sort) in enumerate(message.arguments.items())}


def as_told(sort: Sort, numbers: Ints) -> Any:
    if isinstance(sort, Codes):
        return words(numbers, sort.data)
    return numbers + 1 if sort == SEAT else numbers.copy()


def first_seats(game: Game, kept: Study, watched: Watched) -> Ints:
    """Who began each game, from 1; 0 where no event says so."""
    found = np.zeros(len(watched.results), np.int32)
    if kept.begins:
        name, _, argument = kept.begins.partition(".")
        message = game.events.named(name)
        log = watched.log[watched.log[:, 1] == message]
        games, at = np.unique(log[:, 0], return_index=True)
        found[games] = log[at, 2 + list(message.arguments).index(argument)] + 1
    return found


def words(numbers: Array, text: Callable[[int], str]) -> Any:
    """Numbers as words, each word stored once; NONE is null."""
    used, indices = np.unique(numbers, return_inverse=True)
    texts = [None if number == NONE else text(int(number)) for number in used]
    nothing = np.isin(numbers, [NONE])
    shift = int(None in texts)  # NONE is the lowest
    pa = arrow()
    return pa.DictionaryArray.from_arrays(
        pa.array(indices.reshape(-1).astype(np.int32) - shift, mask=nothing.reshape(-1)),
        pa.array(texts[shift:], pa.string()),
    )


def constant(value: Any, count: int) -> Any:
    """The same in every row."""
    if isinstance(value, bool):
        return np.full(count, value)
    if isinstance(value, int):
        return np.full(count, value, np.int32)
    return words(np.zeros(count, np.int32), lambda _: written(value))


def plain(name: str) -> str:
    """A message's name as a column's, which SQL need not quote."""
    return name.replace("-", "_")
