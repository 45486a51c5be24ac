"""What a scenario can say about a match: each word of `[then]`, and how what it says is compared.

Seats are counted from 1, decisions are written as in records (`1 R3@2`), and events, prompts and lines of
points as their name and some of their arguments (`laid-up seat=1 grave=2 card=R3`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from lychgate.core.errors import BadPosition, LychgateError, UnknownDecision
from lychgate.core.input.checked import small_number
from lychgate.core.model.contract import Game
from lychgate.core.model.layout import Bytes
from lychgate.core.model.sorts import SEAT
from lychgate.play.match.match import Match
from lychgate.play.match.story import Happening, arguments
from lychgate.play.scenario.comparing import Difference, Look, Path, Written, absent, contained


def differences(match: Match, then: Mapping[str, Any], path: Path, told: int) -> Iterator[Difference]:
    """All that does not hold; `told` is how many events came before this step."""
    for word, expected in then.items():
        if word not in CHECKS:
            raise BadPosition((*path, word), f"expected one of {', '.join(CHECKS)}, got {word!r:.80}.")
        yield from CHECKS[word](Look(match, (*path, word), told), expected)


# --- what lies on the table, and what a seat sees of it


def check_table(look: Look, expected: Any) -> Iterator[Difference]:
    return compare_facts(look, expected, look.match.state)


def check_sees(look: Look, expected: Any) -> Iterator[Difference]:
    for name, facts in look.table(expected).items():
        yield from compare_facts(look.at(name), facts, look.match.view_bytes(look.reader(name)))


def compare_facts(look: Look, expected: Any, view: Bytes) -> Iterator[Difference]:
    game = look.match.game
    yield from compare_tables(look, expected, game.facts(look.match.box, view))


def compare_tables(look: Look, expected: Any, found: Any) -> Iterator[Difference]:
    """What is expected, entry by entry; what is not mentioned may be anything."""
    for key, value in look.table(expected).items():
        if key not in found:
            raise BadPosition((*look.path, key), f"expected one of {', '.join(found)}, got {key!r:.80}.")
        if isinstance(found[key], Mapping):
            yield from compare_tables(look.at(key), value, found[key])
        else:
            yield from look.at(key).compare(value, found[key])


# --- what is asked, and what may be decided


def check_asked(look: Look, expected: Any) -> Iterator[Difference]:
    return look.compare(expected, [seat + 1 for seat in look.match.asked])


def check_over(look: Look, expected: Any) -> Iterator[Difference]:
    return look.compare(expected, look.match.over)


def check_prompts(look: Look, expected: Any) -> Iterator[Difference]:
    game = look.match.game
    prompts = [(game.prompts.named(p.name), {"seat": p.seat, **p.arguments}) for p in look.match.prompts]
    found = [Written.of(prompt, said, {"seat": SEAT}) for prompt, said in prompts]
    return contained(look, expected, found)


def check_choices(look: Look, expected: Any) -> Iterator[Difference]:
    """All that a seat may decide, in any order."""
    for name, texts in look.table(expected).items():
        seat = look.reader(name)
        legal = [] if seat is None else [decision.text for decision in look.match.legal(seat)]
        yield from look.at(name).compare(sorted(look.at(name).texts(texts)), sorted(legal))


def check_legal(look: Look, expected: Any) -> Iterator[Difference]:
    for text in look.texts(expected):
        reason = refused_by(look, text)
        if reason:
            yield Difference(look.path, text, "legal", reason, text)


def check_refused(look: Look, expected: Any) -> Iterator[Difference]:
    """Decisions, each with the rule that refuses it, or the code of the table's own reason."""
    for text, reason in look.table(expected).items():
        found = refused_by(look, text) or "legal"
        if found != reason:
            yield Difference(look.at(text).path, text, str(reason), found)


def refused_by(look: Look, text: str) -> str | None:
    """The rule or code that refuses a decision; None if it is legal."""
    from lychgate.play.match import refusals

    seat, action, _ = read_decision(look.match.game, text, look.path)
    try:
        refusals.check(look.match, seat, action)
    except LychgateError as refused:
        return refused.rule or refused.code
    return None


def read_decision(game: Game, text: str, path: Path) -> tuple[int, int, str]:
    """Seat and action of a decision written as in records."""
    seat, _, said = text.partition(" ")
    if not 1 <= small_number(seat) <= game.players.stop - 1:
        raise BadPosition((*path, text), f"expected a seat and a decision, got {text!r:.80}.")
    try:
        return int(seat) - 1, game.decisions.read(said), text
    except UnknownDecision as wrong:
        raise BadPosition((*path, text), wrong.sentence) from None


# --- how it ends


def check_points(look: Look, expected: Any) -> Iterator[Difference]:
    return look.compare(expected, _ended(look, "points"))


def check_places(look: Look, expected: Any) -> Iterator[Difference]:
    return look.compare(expected, _ended(look, "places"))


def check_winners(look: Look, expected: Any) -> Iterator[Difference]:
    found = _ended(look, "winners")
    return look.compare(expected, [seat + 1 for seat in found] if isinstance(found, list) else found)


def _ended(look: Look, what: str) -> Any:
    outcome = look.match.outcome
    return "a match that goes on" if outcome is None else list(getattr(outcome, what))


def check_lines(look: Look, expected: Any) -> Iterator[Difference]:
    game, outcome = look.match.game, look.match.outcome
    lines = outcome.lines if outcome else ()
    return contained(look, expected, [Written.of(game.points.named(n.name), n.arguments) for n in lines])


# --- what is told


def happened(look: Look) -> list[Happening]:
    return look.match.told[look.told :]


def written(look: Look, told: Iterable[Happening]) -> list[Written]:
    game = look.match.game
    events = ((game.events[h.kind], h.numbers) for h in told)
    return [Written.of(event, arguments(event, numbers)) for event, numbers in events]


def check_events(look: Look, expected: Any) -> Iterator[Difference]:
    return contained(look, expected, written(look, happened(look)))


def check_no_events(look: Look, expected: Any) -> Iterator[Difference]:
    return absent(look, expected, written(look, happened(look)))


def check_told(look: Look, expected: Any) -> Iterator[Difference]:
    for name, patterns in look.table(expected).items():
        yield from contained(look.at(name), patterns, told_to(look, name))


def check_not_told(look: Look, expected: Any) -> Iterator[Difference]:
    for name, patterns in look.table(expected).items():
        yield from absent(look.at(name), patterns, told_to(look, name))


def told_to(look: Look, name: str) -> list[Written]:
    reader = look.reader(name)
    return written(look, (h for h in happened(look) if h.is_told_to(reader)))


CHECKS: Mapping[str, Callable[[Look, Any], Iterator[Difference]]] = {
    "table": check_table,
    "sees": check_sees,
    "asked": check_asked,
    "over": check_over,
    "prompts": check_prompts,
    "choices": check_choices,
    "legal": check_legal,
    "refused": check_refused,
    "points": check_points,
    "places": check_places,
    "winners": check_winners,
    "lines": check_lines,
    "events": check_events,
    "no_events": check_no_events,
    "told": check_told,
    "not_told": check_not_told,
}
