"""Saved nets: a line that says what the file is, a line of JSON that says what the net is for, then its weights.

A net takes the bytes of an observation as they are and has a few layers, each of them wholly joined to the next; where
a sum is negative it hands on 0. On top stand a number for each decision, and what the seat is likely to win. Weights
are little-endian: the first layers by input, the decisions by decision, then what the seat wins; the offsets of each
follow its weights.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from lychgate.core.errors import BadOptions, quoted
from lychgate.core.model.contract import Game
from lychgate.core.model.encoding import Layout

FIRST_LINE = b"lychgate net 1\n"
NUMBERS = {"float32": "<f4", "float16": "<f2"}
LONGEST = 1 << 16  # bytes of what the net is for
MOST_WEIGHTS = 1 << 26
MOST_LAYERS = 8

INPUTS, ACTIONS, LAYERS, HEADS, WIDTHS = range(5)  # what `shape` holds; behind it the widths of all layers

Reals = NDArray[np.float64]


class Header(msgspec.Struct, forbid_unknown_fields=True):
    """What a net is for, and how it is written."""

    game: str
    version: int
    players: int
    layout: str  # a hash of what each byte of an observation means, and each decision
    inputs: int
    actions: int
    hidden: list[int]  # widths of the layers between
    numbers: str
    check: str  # a hash of the weights
    note: dict[str, Any] = {}  # how it was made


@dataclass(frozen=True)
class Net:
    """A net for one game with so many players."""

    game: str
    version: int
    players: int
    layout: str
    inputs: int
    actions: int
    hidden: tuple[int, ...]
    weights: Reals
    note: Mapping[str, Any] = field(default_factory=dict)

    @cached_property
    def shape(self) -> NDArray[np.int64]:
        """What compiled code has to know beside the weights."""
        heads = sum((before + 1) * width for before, width in pairwise((self.inputs, *self.hidden)))
        return np.array([self.inputs, self.actions, len(self.hidden), heads, *self.hidden], np.int64)

    def check(self, game: Game, players: int) -> None:
        """Refuse to play what the net has not learned."""
        if self.game != game.name:
            raise BadOptions(f"This net plays {self.game}, not {game.name}.")
        if self.players != players:
            raise BadOptions(f"This net plays {self.game} with {self.players} players, not with {players}.")
        if self.version != game.version:
            raise BadOptions(f"This net has learned version {self.version} of {self.game}; this is {game.version}.")
        if self.layout != layout_hash(game, players):
            raise BadOptions(f"This net has learned {self.game} from other observations, or with other decisions.")

    def write(self, path: Path, numbers: str = "float32") -> None:
        """Save it: whole, or not at all."""
        payload = self.weights.astype(NUMBERS[numbers]).tobytes()
        header = Header(
            self.game, self.version, self.players, self.layout, self.inputs, self.actions, list(self.hidden), numbers,
            hash_of(payload), dict(self.note),
        )  # fmt: skip
        new = path.with_name(f"{path.name}.new")
        new.write_bytes(FIRST_LINE + msgspec.json.encode(header) + b"\n" + payload)
        new.replace(path)


def size_of(inputs: int, actions: int, hidden: Sequence[int]) -> int:
    """How many weights such a net has."""
    layers = sum((before + 1) * width for before, width in pairwise((inputs, *hidden)))
    return layers + (hidden[-1] + 1) * (actions + 1)


def for_game(
    game: Game, players: int, hidden: Sequence[int], weights: Reals, note: Mapping[str, Any] | None = None
) -> Net:  # fmt: skip
    """A net with these weights for a game as it is now."""
    inputs = Layout(game, players).width
    assert len(weights) == size_of(inputs, game.actions, hidden), "as many weights as the layers need"
    layout = layout_hash(game, players)
    return Net(
        game.name, game.version, players, layout, inputs, game.actions, tuple(hidden), weights, dict(note or {})
    )  # fmt: skip


def layout_hash(game: Game, players: int) -> str:
    """What each byte of an observation means, and what each decision is."""
    spans = [
        [s.field, s.start, s.shape, s.each, s.encoding, s.low, str(s.values), s.by_seat, s.relative]
        for s in Layout(game, players)
    ]
    decisions = [game.decisions.write(action) for action in range(game.actions)]
    return hash_of(json.dumps([spans, decisions]).encode())


def hash_of(data: bytes) -> str:
    return hashlib.blake2b(data, digest_size=16).hexdigest()


def read_net(path: Path) -> Net:
    """The net in this file, or a sentence on what is wrong with it."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise BadOptions(f"The net {quoted(str(path))} cannot be read: {error.strerror}.") from None
    if not data.startswith(FIRST_LINE):
        raise BadOptions(f"{quoted(str(path))} is not a net of this format.")
    line, _, payload = data.removeprefix(FIRST_LINE).partition(b"\n")
    try:
        header = msgspec.json.decode(line[:LONGEST], type=Header)
    except (msgspec.DecodeError, RecursionError):
        raise _damaged(path, "what it is for cannot be read") from None
    return Net(
        header.game, header.version, header.players, header.layout, header.inputs, header.actions,
        tuple(header.hidden), _weights(path, header, payload), header.note,
    )  # fmt: skip


def _weights(path: Path, header: Header, payload: bytes) -> Reals:
    """What stands in the file behind its header, if that is what the header says."""
    hidden, counts = header.hidden, (header.inputs, header.actions, *header.hidden)
    if not 1 <= len(hidden) <= MOST_LAYERS or not all(1 <= count <= MOST_WEIGHTS for count in counts):
        raise _damaged(path, "its layers cannot be")
    size = size_of(header.inputs, header.actions, hidden)
    if size > MOST_WEIGHTS or header.numbers not in NUMBERS:
        raise _damaged(path, "its weights cannot be")
    kind = np.dtype(NUMBERS[header.numbers])
    if len(payload) != size * kind.itemsize or hash_of(payload) != header.check:
        raise _damaged(path, "its weights are not those that were saved")
    weights = np.frombuffer(payload, kind).astype(np.float64)
    if not np.isfinite(weights).all():
        raise _damaged(path, "its weights are not numbers")
    return weights


def _damaged(path: Path, why: str) -> BadOptions:
    return BadOptions(f"The net {quoted(str(path))} is damaged: {why}.")
