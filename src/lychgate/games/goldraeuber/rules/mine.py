"""Mines: which cards there are and how they are laid out, read from a text file and checked.

A mine is data that a table may choose. A file that cannot be played is refused with the line and
the reason; what a sound one looks like, `mines/default.txt` shows.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from lychgate.core.errors import BadOptions
from lychgate.core.input.checked import small_number
from lychgate.games.goldraeuber.rules.cards import (
    ABOVE,
    BELOW,
    CARDS,
    COLUMNS,
    COMRADE,
    KIND_NAMES,
    LEFT,
    LIFE,
    NO_WALL,
    NUMBERS,
    RIGHT,
    ROWS,
    SIDE_NAMES,
    TREASURE,
    TUNNEL,
)  # fmt: skip

LONGEST = 5000  # characters of a mine file
DRAWN = -2  # a number or a wall that is drawn anew for every game
STEPS = {ABOVE: (-1, 0), RIGHT: (0, 1), BELOW: (1, 0), LEFT: (0, -1)}

Spot = tuple[int, int]  # row, column


class BadMine(BadOptions):
    """A mine file that cannot be played; the sentence names the line."""

    def __init__(self, source: str, line: int, reason: str, rule: str) -> None:
        super().__init__(f"{source}, line {line}: {reason}", rule=rule)
        self.line = line


@dataclass(frozen=True, slots=True)
class Card:
    """One card: its ring, its kind, the number of an outer one (0: none), the side of its wall."""

    inner: bool
    kind: int
    number: int
    wall: int


@dataclass(frozen=True, slots=True)
class Map:
    """How the cards are laid for one number of players."""

    line: int
    inner: frozenset[Spot]
    outer: frozenset[Spot]

    @property
    def laid(self) -> frozenset[Spot]:
        return self.inner | self.outer

    def doors(self, side: int) -> frozenset[Spot]:
        """GO-6: the cards that can be entered from that side: never from above, never next to the heart."""
        if side == ABOVE:
            return frozenset()
        heart = self.inner | {spot for place in self.inner for spot in beside(place)}
        return frozenset(spot for spot in self.outer - heart if self._faces_out(spot, side))

    def _faces_out(self, spot: Spot, side: int) -> bool:
        (row, column), (down, across) = spot, STEPS[side]
        beyond = ((row + down * i, column + across * i) for i in range(1, max(ROWS, COLUMNS)))
        return not any(other in self.laid for other in beyond)

    def joined(self) -> frozenset[Spot]:
        """The cards that hang together with an inner one."""
        edge = sorted(self.inner)[:1]
        reached = set(edge)
        while edge:
            for spot in beside(edge.pop()):
                if spot in self.laid and spot not in reached:
                    reached.add(spot)
                    edge.append(spot)
        return frozenset(reached)


@dataclass(frozen=True, slots=True)
class Mine:
    """Cards and maps; with numbers to draw when the cards do not name their own."""

    name: str
    cards: tuple[Card, ...]
    numbers: tuple[int, ...]
    maps: dict[int, Map]


def beside(spot: Spot) -> list[Spot]:
    return [(spot[0] + down, spot[1] + across) for down, across in STEPS.values()]


def load_mine(path: str | Path) -> Mine:
    """Read a mine file, or say in which line it is wrong and why."""
    source = Path(path)
    try:
        text = source.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        raise BadOptions(f"Expected a mine file that can be read, got {str(path)!r}.", rule="GO-1") from None
    return read_mine(text, source.name)


def read_mine(text: str, source: str = "mine") -> Mine:
    """The mine that such a text describes."""
    if len(text) > LONGEST:
        raise BadMine(source, 1, f"expected at most {LONGEST} characters, got {len(text)}.", "GO-1")
    return _Reader(source, text).read()


@dataclass
class _Reader:
    """Goes through a mine file line by line; every complaint names the line it is about."""

    source: str
    text: str
    cards: list[Card] = field(default_factory=list)
    numbers: list[int] = field(default_factory=list)
    maps: dict[int, Map] = field(default_factory=dict)
    cards_line: int = 0
    numbers_line: int = 0

    def read(self) -> Mine:
        lines = [(n, line.split("#")[0].split()) for n, line in enumerate(self.text.splitlines(), 1)]
        for n, words in self._sections([(n, words) for n, words in lines if words]):
            self._begin(n, words)
        last = len(lines) or 1
        self._check_cards(self.cards_line or last)
        for players, drawn in self.maps.items():
            self._check_map(players, drawn)
        if not self.maps:
            raise self.wrong(last, "expected a map, got none.", "GO-4")
        name = self.source.removesuffix(".txt")
        return Mine(name, tuple(sorted(self.cards, key=lambda card: not card.inner)), tuple(self.numbers), self.maps)

    def wrong(self, line: int, reason: str, rule: str) -> BadMine:
        return BadMine(self.source, line, reason, rule)

    def _sections(self, lines: list[tuple[int, list[str]]]) -> Iterator[tuple[int, list[str]]]:
        """Hand out headings; a heading's own lines are read when it is."""
        self._lines = lines
        while self._lines:
            yield self._lines.pop(0)

    def _own_lines(self) -> Iterator[tuple[int, list[str]]]:
        while self._lines and self._lines[0][1][0] not in ("cards", "numbers", "map"):
            yield self._lines.pop(0)

    def _begin(self, n: int, words: list[str]) -> None:
        match words:
            case ["cards"]:
                self.cards_line = n
                for line, own in self._own_lines():
                    self._read_cards(line, own)
            case ["numbers", *numbers]:
                self.numbers_line = n
                self.numbers = [self._number(n, word) for word in numbers]
            case ["map", players] if small_number(players) in LIFE:
                if int(players) in self.maps:
                    raise self.wrong(n, f"expected one map for {players} players, got a second one.", "GO-4")
                self.maps[int(players)] = self._read_map(n)
            case _:
                expected = "cards, numbers 1 2 3 ... or map 1 to map 4"
                raise self.wrong(n, f"expected {expected}, got {' '.join(words)!r}.", "GO-1")

    def _read_cards(self, n: int, words: list[str]) -> None:
        match words:
            case [count, ("inner" | "outer") as ring, kind, number, wall] if 0 <= small_number(count) <= 99:
                card = Card(ring == "inner", *self._face(n, ring, kind, number, wall))
                self.cards += [card] * int(count)
            case _:
                expected = "a line such as '16 outer tunnel ? ?' (how many, ring, kind, number, wall)"
                raise self.wrong(n, f"expected {expected}, got {' '.join(words)!r}.", "GO-1")
        if len(self.cards) > CARDS:
            raise self.wrong(n, f"expected at most {CARDS} cards, got {len(self.cards)}.", "GO-1")

    def _face(self, n: int, ring: str, kind: str, number: str, wall: str) -> tuple[int, int, int]:
        if kind not in KIND_NAMES:
            raise self.wrong(n, f"expected {', '.join(KIND_NAMES)}, got {kind!r}.", "GO-1")
        which = KIND_NAMES.index(kind)
        if ring == "inner":
            if number != "-":
                raise self.wrong(n, f"expected no number (-) on an inner card, got {number!r}.", "GO-1")
        elif which in (TREASURE, COMRADE):
            raise self.wrong(n, f"expected the {kind} among the inner cards, got an outer one.", "GO-1")
        if which != TUNNEL and wall != "-":
            raise self.wrong(n, f"expected no wall (-) on a {kind}, got {wall!r}.", "GO-2")
        return which, 0 if ring == "inner" else self._number(n, number, drawn=True), self._wall(n, wall)

    def _number(self, n: int, word: str, *, drawn: bool = False) -> int:
        if drawn and word == "?":
            return DRAWN
        if 1 <= small_number(word) <= NUMBERS:
            return int(word)
        raise self.wrong(n, f"expected a number from 1 to {NUMBERS}{' or ?' if drawn else ''}, got {word!r}.", "GO-1")

    def _wall(self, n: int, word: str) -> int:
        if word in SIDE_NAMES:
            return SIDE_NAMES.index(word)
        if word not in ("-", "?"):
            raise self.wrong(n, f"expected {', '.join(SIDE_NAMES)}, - or ? for the wall, got {word!r}.", "GO-2")
        return NO_WALL if word == "-" else DRAWN

    def _read_map(self, heading: int) -> Map:
        spots: dict[str, set[Spot]] = {"I": set(), "o": set(), ".": set()}
        for row, (n, words) in enumerate(self._own_lines()):
            if row >= ROWS or len(words) > COLUMNS:
                raise self.wrong(n, f"expected at most {ROWS} rows of {COLUMNS} cards, got more.", "GO-4")
            for column, sign in enumerate(words):
                if sign not in spots:
                    raise self.wrong(n, f"expected I, o or . for a place, got {sign!r}.", "GO-4")
                spots[sign].add((row, column))
        return Map(heading, frozenset(spots["I"]), frozenset(spots["o"]))

    def _check_cards(self, line: int) -> None:
        for kind in (TREASURE, COMRADE):
            count = sum(card.kind == kind for card in self.cards)
            if count != 1:
                raise self.wrong(line, f"expected one {KIND_NAMES[kind]}, got {count or 'none'}.", "GO-1")
        outer = [card for card in self.cards if not card.inner]
        drawn = sum(card.number == DRAWN for card in outer)
        if drawn not in (0, len(outer)):
            raise self.wrong(line, f"expected ? for all outer cards' numbers or for none, got {drawn}.", "GO-1")
        walls = [card.wall for card in self.cards if card.kind == TUNNEL]
        if walls.count(DRAWN) not in (0, len(walls)):
            raise self.wrong(line, f"expected ? for all tunnels' walls or for none, got {walls.count(DRAWN)}.", "GO-2")
        if len(self.numbers) != drawn:
            where = self.numbers_line or line
            raise self.wrong(where, f"expected {drawn} numbers to draw, got {len(self.numbers)}.", "GO-1")

    def _check_map(self, players: int, drawn: Map) -> None:
        inner = sum(card.inner for card in self.cards)
        outer = len(self.cards) - inner
        name = f"map {players}"
        if len(drawn.inner) != inner:
            raise self.wrong(drawn.line, f"expected {inner} inner places in {name}, got {len(drawn.inner)}.", "GO-3")
        if len(drawn.outer) > outer:
            reason = f"expected at most {outer} outer places in {name}, got {len(drawn.outer)}."
            raise self.wrong(drawn.line, reason, "GO-3")
        if not any(drawn.doors(side) for side in STEPS):
            raise self.wrong(drawn.line, f"expected an entrance in {name}, got none.", "GO-6")
        island = len(drawn.laid) - len(drawn.joined())
        if island:
            reason = f"expected all cards of {name} to hang together, got an island of {island}."
            raise self.wrong(drawn.line, reason, "GO-4")


MINES = {found.stem: load_mine(found) for found in sorted((Path(__file__).parent / "mines").glob("*.txt"))}
