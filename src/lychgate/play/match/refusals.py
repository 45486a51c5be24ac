"""Why a decision is refused: the rules' numbers turned into errors with a sentence and a rule id."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import numpy as np

from lychgate.core.errors import BadOptions, GameOver, IllegalDecision, LychgateError, NotAsked, UnknownDecision, quoted
from lychgate.core.model.contract import NOT_ASKED, NOT_THIS, OVER, UNKNOWN, Game
from lychgate.play.match.story import Decision
from lychgate.play.text.words import Words

if TYPE_CHECKING:
    from lychgate.play.match.match import Match

# The table's own reasons: the error, and the message that says it.
REASONS: Mapping[int, tuple[type[LychgateError], str]] = {
    NOT_ASKED: (NotAsked, "refusal-not-asked"),
    OVER: (GameOver, "refusal-over"),
    UNKNOWN: (UnknownDecision, "refusal-unknown"),
    NOT_THIS: (IllegalDecision, "refusal-not-this"),
}

ENDLESS = 10**18  # a number that has too many digits to be said


def action_of(game: Game, decision: str | Mapping[str, Any] | Decision | int) -> int:
    """The number of a decision, however it is given."""
    if isinstance(decision, str):
        return int(game.decisions.read(decision))
    if isinstance(decision, Mapping):
        return action_of_data(game, decision)
    number = decision.action if isinstance(decision, Decision) else decision
    if not is_number(number):
        raise error(UnknownDecision, "refusal-no-decision", decision=quoted(number))
    if not 0 <= number < game.actions:
        raise error(UnknownDecision, "refusal-no-number", last=str(game.actions - 1), number=quoted(number))
    return int(number)


def action_of_data(game: Game, data: Mapping[str, Any]) -> int:
    """The number of a decision that is given as data; a game's own reason against it comes first."""
    if not any(type(value) is int and abs(value) >= ENDLESS for value in data.values()):
        action = int(game.decisions.from_data(data))
        written = game.decisions.as_data(action)
        if all(type(value) is type(written[key]) for key, value in data.items()):  # True is not 1, nor is 1.0
            return action
    raise error(UnknownDecision, "refusal-data", decision=quoted(dict(data)))


def is_number(value: object) -> bool:
    """Is it a whole number, NumPy's too? True and 1.0 are none, though Python takes them for 1."""
    return type(value) is int or (isinstance(value, int | np.integer) and not isinstance(value, bool))


def is_seat(seat: object, players: int) -> bool:
    """Is it a seat of a table for so many?"""
    return is_number(seat) and 0 <= seat < players  # type: ignore[operator]


def check_seat(match: Match, seat: int, kind: type[LychgateError] = BadOptions) -> None:
    """Raise if the match has no such seat. In Python seats are counted from 0."""
    if not is_seat(seat, match.players):
        raise error(kind, "refusal-no-seat", last=match.players - 1, seat=quoted(seat))


def check_reader(match: Match, seat: int | None) -> None:
    """Raise if this is neither a seat nor a spectator."""
    if seat is not None and not is_seat(seat, match.players):
        raise error(BadOptions, "refusal-no-reader", last=match.players - 1, seat=quoted(seat))


def check(match: Match, seat: int, action: int) -> None:
    """Raise if the seat may not decide this now."""
    code = match.game.call("refusal", match.box, match.state, seat, action)
    if code != 0:
        raise refused(match, seat, action, code)


def check_asked(match: Match, seat: int, action: int) -> None:
    """Raise if the seat owes no decision at all."""
    code = match.game.call("refusal", match.box, match.state, seat, action)
    if code in (OVER, NOT_ASKED):
        raise refused(match, seat, action, code)


def refused(match: Match, seat: int, action: int, code: int) -> LychgateError:
    """Why the rules refuse a decision."""
    if code > 0:
        rule = match.game.rule(code)
        return error(IllegalDecision, f"refusal-{rule}", match=match, rule=rule, decision=action)
    kind, message = REASONS[code]
    if code == NOT_THIS:
        return error(kind, message, match=match, decision=action, asked=match.asks(seat))
    return error(kind, message, match=match, decision=action)


def shortened(value: Any) -> Any:
    """Something that may come from a file, in a length that a sentence can hold."""
    return value if not isinstance(value, str) or len(value) <= 300 else f"{value[:299]}…"


def error(
    kind: type[LychgateError], message: str, *, match: Match | None = None, rule: str | None = None, **arguments: Any
) -> LychgateError:
    """An error whose sentence is a message: the table's own, or the game's of this match."""
    arguments = {name: shortened(value) for name, value in arguments.items()}
    made = kind("", rule=rule, message=message, arguments=arguments)
    return made.saying(Words().refusal(made, *((match.game, match.names) if match else ())))
