"""What was measured of the mini boxes, a line each, in a file."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import msgspec


class Line(msgspec.Struct, frozen=True):
    """One measurement: how far from an equilibrium a player was, or what the box is like."""

    box: str
    player: str  # search, regrets or learning; or value, random, nodes, sets, version of the box
    seed: int
    at: int  # iterations, or decisions learned from
    number: float


def kept(file: Path) -> list[Line]:
    """All lines of a file; none, if there is none."""
    if not file.exists():
        return []
    return [msgspec.json.decode(line, type=Line) for line in file.read_bytes().splitlines()]


def keep(file: Path, lines: Iterable[Line]) -> None:
    """Add lines, all at once."""
    with file.open("ab") as out:
        out.write(b"".join(msgspec.json.encode(line) + b"\n" for line in lines))
