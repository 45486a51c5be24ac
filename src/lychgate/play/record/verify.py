"""Does a record hold? Its seed fits the promise, and its decisions, replayed from the deal, are legal and
lead to the outcome it claims; those that were taken back were legal too. Of what a record says of itself, nothing
is believed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np

from lychgate.core.errors import BadRecord, LychgateError
from lychgate.core.input import registry
from lychgate.core.model.chance import seeded
from lychgate.core.model.layout import Ints, blank
from lychgate.core.model.sorts import SEATS
from lychgate.play.match.match import Match
from lychgate.play.match.refusals import error
from lychgate.play.match.undo import UNDO
from lychgate.play.record import fairness
from lychgate.play.record.record import UNDO_NOTATION, Record, Result
from lychgate.play.record.replay import replay

# All that the deal comes from, besides the seed.
DEALT_FROM = ("game", "rules_version", "players", "rules", "options", "games", "entropy")

SEAT_NUMBERS = tuple(str(seat + 1) for seat in range(SEATS))


def verify(
    record: Record,
    *,
    commitment: str | None = None,
    sealed: Record | None = None,
    entropy: Mapping[int, str] | None = None,
) -> int:
    """Raise unless the record holds; how many decisions it has.

    `commitment` is the hash that was shown before the deal, if it was kept: then the seed must fit that too.
    `sealed` is the record as it was shown while the match went on: then all that the deal came from, the seats'
    own texts too, must be the same. `entropy` are texts that seats know to have added after they had seen the
    commitment: then they must be part of the deal.
    """
    if sealed is not None:
        for name in DEALT_FROM:
            if getattr(record, name) != getattr(sealed, name):
                raise error(BadRecord, "record-not-as-sealed", what=name)
    for seat, text in (entropy or {}).items():
        if record.entropy.get(str(seat + 1)) != text:
            raise error(BadRecord, "record-own-entropy", seat=seat + 1)
    match = opening(record, commitment, *([sealed.commitment] if sealed is not None else []))
    games = [steps_of(match, lines, number) for number, lines in enumerate(record.decisions, 1)]
    if any(UNDO in steps[1::2] for steps in games):
        games = _counting(opening(record), games)
    if _result(match, games) != record.outcome:
        raise error(BadRecord, "record-outcome")
    decisions = sum(len(steps) // 2 for steps in games)
    if any(int(number) > decisions for number in record.notes):
        raise error(BadRecord, "record-field", what="notes")
    return decisions


def replayed(record: Record) -> Match:
    """The match as it stands after all decisions, once the record is known to hold."""
    verify(record)
    match = opening(record)
    for number, lines in enumerate(record.decisions, 1):
        for seat, action in steps_of(match, lines, number).reshape(-1, 2).tolist():
            _take(match, seat, action)
    match.notes = {int(number): text for number, text in record.notes.items()}
    return match


def opening(record: Record, *promised: str | None) -> Match:
    """The match before its first decision, its seed checked against every promise that was kept."""
    if record.seed is None:
        raise error(BadRecord, "record-sealed")
    seed = bytes.fromhex(record.seed)
    promises = [record.commitment, *(kept.strip().lower() for kept in promised if kept is not None)]
    if any(kept != fairness.commitment(seed) for kept in promises):
        raise error(BadRecord, "record-commitment")
    for seat in record.entropy:
        if seat not in SEAT_NUMBERS[: record.players]:
            raise error(BadRecord, "record-entropy", seat=seat)
    try:
        return Match(
            registry.find(record.game),
            record.players,
            rules=record.rules,
            options=record.options,
            seed=seed,
            entropy={int(seat) - 1: text for seat, text in record.entropy.items()},
            games=record.games,
            names=record.names,
        )
    except LychgateError as wrong:
        raise error(BadRecord, "record-options", rule=wrong.rule, why=wrong.sentence) from None


def steps_of(match: Match, lines: Sequence[str], number: int) -> Ints:
    """One game's decisions as numbers: seat, action, seat, … An action may be UNDO."""
    steps: list[int] = []
    written = {UNDO_NOTATION: UNDO, **match.game.decisions.written}
    for line in lines:
        for step in line.split("; "):
            seat, _, text = step.partition(" ")
            action = written.get(text)
            if action is None or seat not in SEAT_NUMBERS[: match.players]:
                raise error(
                    BadRecord, "record-decision", number=number, step=len(steps) // 2 + 1, found=ascii(step[:40])
                )
            steps += (int(seat) - 1, action)
    return np.array(steps, np.int32)


def _take(match: Match, seat: int, action: int) -> None:
    """Take one step of a record."""
    if action == UNDO:
        match.undo(seat, alone=True)
    else:
        match.decide(seat, action)


def _counting(match: Match, games: Sequence[Ints]) -> list[Ints]:
    """The decisions that count, when all of them, with those that were taken back, are made in this match."""
    for number, steps in enumerate(games, 1):
        for step, (seat, action) in enumerate(steps.reshape(-1, 2).tolist(), 1):
            found = f"{seat + 1} {UNDO_NOTATION if action == UNDO else match.game.decisions.write(action)}"
            illegal = error(BadRecord, "record-illegal", number=number, step=step, found=found)
            if match.game_number != number:
                raise illegal
            try:
                _take(match, seat, action)
            except LychgateError:
                raise illegal from None
    return [
        np.array([n for step in match.log if step.game_number == number for n in (step.seat, step.action)], np.int32)
        for number in range(1, len(games) + 1)
    ]


def _result(match: Match, games: Sequence[Ints]) -> Result | None:
    """What the decisions lead to, game by game; None while the match goes on."""
    box, points, places = match.box, [], []
    if len(games) > match.games:
        raise error(BadRecord, "record-games", found=len(games), known=match.games)
    for number, steps in enumerate(games, 1):
        state = blank(match.game.state_layout)
        refused, out = replay(match.game, box, state, seeded(fairness.game_key(match.key, number)), steps)
        if refused >= 0:
            seat, action = steps[2 * refused : 2 * refused + 2].tolist()
            found = f"{seat + 1} {match.game.decisions.write(action)}"
            raise error(BadRecord, "record-illegal", number=number, step=refused + 1, found=found)
        if not out[-1] and number == len(games):
            return None
        if not out[-1]:
            raise error(BadRecord, "record-games", found=len(games), known=number)
        points.append(out[: match.players].tolist())
        places = out[SEATS : SEATS + match.players].tolist()
        box = match.game.next_box(box, state)
    if not games or (len(games) < match.games and not match.game.standings(box, points).over):
        raise error(BadRecord, "record-games", found=len(games), known=match.games)
    if match.games > 1:
        places = match.game.standings(box, points).places
    return Result([sum(seat) for seat in zip(*points, strict=True)], places, points)
