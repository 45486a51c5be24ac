"""Why a decision is refused: the rules' numbers turned into errors with a sentence and a rule id."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from lychgate.core.contract import NOT_ASKED, NOT_THIS, OVER, UNKNOWN, Game
from lychgate.core.errors import GameOver, IllegalDecision, LychgateError, NotAsked, StalePrompt, UnknownDecision
from lychgate.play.telling import Decision
from lychgate.play.words import Words

if TYPE_CHECKING:
    from lychgate.play.match import Match

# The table's own reasons: the error, and the message that says it.
REASONS: Mapping[int, tuple[type[LychgateError], str]] = {
    NOT_ASKED: (NotAsked, "refusal-not-asked"),
    OVER: (GameOver, "refusal-over"),
    UNKNOWN: (UnknownDecision, "refusal-unknown"),
    NOT_THIS: (IllegalDecision, "refusal-not-this"),
}


def action_of(game: Game, decision: str | Mapping[str, Any] | Decision | int) -> int:
    """The number of a decision, however it is given."""
    if isinstance(decision, Decision):
        return decision.action
    if isinstance(decision, str):
        return int(game.notation.read(decision))
    if isinstance(decision, Mapping):
        return int(game.notation.from_data(decision))
    if isinstance(decision, int) and not isinstance(decision, bool) and 0 <= decision < game.actions:
        return decision
    raise error(UnknownDecision, "refusal-unknown", decision=str(decision)[:80])


def check(match: Match, seat: int, action: int, prompt: int | None) -> None:
    """Raise if the seat may not decide this now."""
    if seat not in range(match.players):
        raise error(NotAsked, "refusal-no-seat", players=match.players, seat=seat + 1)
    game = match.game
    code = game.call("refusal", match.box, match.state, seat, action)
    if prompt is not None and prompt != match.prompt_id(seat) and code not in (OVER, NOT_ASKED):
        raise error(StalePrompt, "refusal-stale-prompt")
    if code == 0:
        return
    decision = game.notation.write(action)
    if code > 0:
        rule = game.rule(code)
        raise error(IllegalDecision, f"refusal-{rule}", game=game, rule=rule, decision=decision)
    kind, message = REASONS[code]
    raise error(kind, message, decision=decision)


def shortened(value: Any) -> Any:
    """Something that may come from a file, in a length that a sentence can hold."""
    return value if not isinstance(value, str) or len(value) <= 300 else f"{value[:299]}…"


def error(
    kind: type[LychgateError], message: str, *, game: Game | None = None, rule: str | None = None, **arguments: Any
) -> LychgateError:
    """An error whose sentence is a message: the table's own, or a game's."""
    arguments = {name: shortened(value) for name, value in arguments.items()}
    sentence = Words("en").say(message, arguments, game)
    return kind(sentence, rule=rule, game=game.name if game else None, message=message, arguments=arguments)
