"""A match on paper: game, options, seed and decisions, as JSON that a person can read.

A record is read strictly: whatever was cut, edited or flipped since it was written is refused with one
sentence. While a match goes on, only the sealed record is shown: the hash of the seed instead of the
seed, and no decisions. Whether a record holds is looked at in `verify`.
"""

from __future__ import annotations

import hashlib
import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
from msgspec import Meta
from msgspec.structs import asdict, replace

from lychgate.core.errors import BadRecord, UnknownGame
from lychgate.core.input import registry
from lychgate.play.match.refusals import error
from lychgate.play.match.story import Outcome
from lychgate.play.match.undo import UNDO
from lychgate.play.record import fairness

if TYPE_CHECKING:
    from lychgate.play.match.match import Match

FORMAT, FORMAT_VERSION = "lychgate-record", 1
LARGEST = 2**20  # bytes
LINE = 10  # decisions that are written in a line
UNDO_NOTATION = "undo"  # in place of a decision: somebody among bots took back, to before their last choice

Hash = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}\Z")]  # "$" would let a line end through
Ordinal = Annotated[str, Meta(pattern=r"^(0|[1-9][0-9]{0,5})\Z")]
Note = Annotated[str, Meta(max_length=2000)]
Scalar = bool | int | str


class Result(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a match ended, as its record claims."""

    points: list[int]
    places: list[int]
    games: list[list[int]]  # points game by game

    @classmethod
    def of(cls, outcome: Outcome) -> Result:
        return cls(list(outcome.points), list(outcome.places), [list(game.points) for game in outcome.games])


class Head(msgspec.Struct, frozen=True):
    """What is looked at first: in other formats, and for other rules, all the rest may differ."""

    format: str
    format_version: int
    game: str
    rules_version: int


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A match on paper. The fields stand in the file in this order."""

    format: str
    format_version: int
    game: str
    rules_version: int
    players: int
    rules: str
    options: dict[str, Scalar]
    games: int
    commitment: Hash  # of the seed
    seed: Hash | None  # in hexadecimal; null: sealed
    entropy: dict[Ordinal, str]  # by seat, from 1
    names: list[str]
    notes: dict[Ordinal, Note]  # by the number of decisions before them
    decisions: list[list[str]]  # by game, in lines: `1 R3@2; 1 done; 2 D1@4; 1 undo`, seats from 1
    outcome: Result | None  # null: the match goes on
    checksum: str

    @classmethod
    def of(cls, match: Match) -> Record:
        """The record of a match, complete, with all its secrets."""
        if not match.seed:
            raise error(BadRecord, "record-position")
        outcome = match.outcome
        return cls(
            format=FORMAT,
            format_version=FORMAT_VERSION,
            game=match.game.name,
            rules_version=match.game.version,
            players=match.players,
            rules=match.rules,
            options=match.options,
            games=match.games,
            commitment=fairness.commitment(match.seed),
            seed=match.seed.hex(),
            entropy={str(seat + 1): text for seat, text in match.entropy.items()},
            names=match.names,
            notes={str(step): text for step, text in match.notes.items()},
            decisions=[_written(match, number) for number in range(1, match.game_number + 1)],
            outcome=None if outcome is None else Result.of(outcome),
            checksum="",
        )._signed()

    def sealed(self) -> Record:
        """What may be shown while the match goes on: neither seed nor decisions; nor names, which may change."""
        return replace(self, seed=None, names=[], decisions=[], notes={}, outcome=None)._signed()

    def replay(self) -> Match:
        """The match as it stands after all decisions, verified and ready to go on."""
        from lychgate.play.record.verify import replayed

        return replayed(self)

    # --- as text

    def text(self) -> str:
        """The record as it stands in a file."""
        return f'{self._body()}  "checksum": "{self.checksum}"\n}}\n'

    def save(self, path: str | Path) -> None:
        """Write the record to a file, which is the old one or the new one, whatever happens meanwhile."""
        target = Path(path)
        draft = target.with_name(f".{target.name}.{os.getpid()}")
        try:
            draft.write_text(self.text(), encoding="utf-8", newline="\n")
            draft.replace(target)
        finally:
            draft.unlink(missing_ok=True)

    def as_data(self) -> dict[str, Any]:
        """The record as plain data."""
        data: dict[str, Any] = msgspec.to_builtins(self)
        return data

    def _body(self) -> str:
        """All lines but the checksum's."""
        return "{\n" + "".join(
            f'  "{name}": {_lines(name, value)},\n' for name, value in asdict(self).items() if name != "checksum"
        )

    def _signed(self) -> Record:
        return replace(self, checksum=hashlib.sha256(self._body().encode()).hexdigest())

    # --- from text

    @classmethod
    def read(cls, path: str | Path) -> Record:
        """The record in a file."""
        try:
            with Path(path).open("rb") as file:
                raw = file.read(LARGEST + 1)
        except (OSError, TypeError, ValueError):  # no such file, or nothing that could be the name of one
            raise error(BadRecord, "record-missing", path=str(path)) from None
        return cls.from_text(raw)

    @classmethod
    def from_text(cls, text: str | bytes) -> Record:
        """The record that this text is, to the letter."""
        raw = text.encode(errors="surrogatepass") if isinstance(text, str) else text
        if len(raw) > LARGEST:
            raise error(BadRecord, "record-too-large", most=LARGEST, size=len(raw))
        try:
            record = cls.from_data(msgspec.json.decode(raw))
        except (msgspec.DecodeError, RecursionError, UnicodeError):
            raise error(BadRecord, "record-no-json") from None
        if record.text().encode() != raw:
            raise error(BadRecord, "record-not-as-written")
        return record

    @classmethod
    def from_data(cls, data: Any) -> Record:
        """The record that this plain data is."""
        try:
            head = msgspec.convert(data, Head)
        except msgspec.ValidationError:
            raise error(BadRecord, "record-format") from None
        _check_head(head)
        try:
            record = msgspec.convert(data, cls)
            checksum = record._signed().checksum
        except (msgspec.ValidationError, UnicodeError) as wrong:
            raise error(BadRecord, "record-field", what=str(wrong)) from None
        if record.checksum != checksum:
            raise error(BadRecord, "record-checksum")
        return record


def _check_head(head: Head) -> None:
    """Refuse what this Lychgate cannot know how to read."""
    if head.format != FORMAT:
        raise error(BadRecord, "record-format")
    if head.format_version > FORMAT_VERSION:
        raise error(BadRecord, "record-newer", found=str(head.format_version), known=FORMAT_VERSION)
    if head.format_version < 1:
        raise error(BadRecord, "record-format")
    try:
        game = registry.find(head.game)
    except UnknownGame:
        known = ", ".join(registry.names())
        raise error(BadRecord, "record-game", found=ascii(head.game[:40]), known=known) from None
    if head.rules_version != game.version:
        found, known = str(head.rules_version), str(game.version)
        raise error(BadRecord, "record-rules-version", found=found, name=game.name, known=known)


def _written(match: Match, number: int) -> list[str]:
    """One game's decisions, in lines."""
    write = match.game.decisions.write
    steps = [
        f"{step.seat + 1} {UNDO_NOTATION if step.action == UNDO else write(step.action)}"
        for step in match.course
        if step.game_number == number
    ]
    return ["; ".join(steps[start : start + LINE]) for start in range(0, len(steps), LINE)]


def _lines(name: str, value: Any) -> str:
    if name == "decisions":
        return "[" + ",".join("[" + ",".join(f"\n    {_json(line)}" for line in game) + "]" for game in value) + "]"
    return _json(value)


def _json(value: Any) -> str:
    return msgspec.json.encode(value, order="sorted").decode()
