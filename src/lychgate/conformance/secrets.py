"""Non-interference: what a seat is shown is the same in every world it cannot tell apart.

Two worlds are laid side by side: the true one, and one in which the game's kit has scrambled whatever
the seat cannot know. The checks take the view and the hearing of events as arguments, so that a leak
can be planted in either; the suite is only believed because it finds every one of those.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import zip_longest
from random import Random

from lychgate.conformance.kit import Kit
from lychgate.conformance.table import Event, Table, heard
from lychgate.core.model.chance import seeded
from lychgate.core.model.contract import NOBODY
from lychgate.core.model.layout import Bytes

View = Callable[[Table, Bytes, int], Bytes]  # state, seat
Hear = Callable[[list[Event], int], list[Event]]  # events, seat


class Leak(AssertionError):
    """A seat was shown something it cannot know."""


def honest_view(table: Table, state: Bytes, seat: int) -> Bytes:
    return table.view(state, seat)


def same(what: str, one: object, other: object, seat: int) -> None:
    if one != other:
        who = "a spectator" if seat == NOBODY else f"seat {seat}"
        raise Leak(f"{what} of {who} differs between worlds that {who} cannot tell apart:\n{one}\n{other}")


def check_sight(table: Table, state: Bytes, other: Bytes, seat: int, view: View = honest_view) -> None:
    """Compare what a seat sees and is asked in two worlds, and at the end what it is told of the outcome."""
    check_view(table, state, other, seat, view)
    same("the list of decisions", table.legal(state, seat), table.legal(other, seat), seat)
    same("the prompt", table.prompt(state, seat), table.prompt(other, seat), seat)
    same("a refusal", table.refusals(state, seat), table.refusals(other, seat), seat)
    if not table.acting(state):
        same("the outcome", table.outcome(state), table.outcome(other), seat)


def check_view(table: Table, state: Bytes, other: Bytes, seat: int, view: View = honest_view) -> None:
    """Compare what a seat sees in two worlds, field by field."""
    fields = table.game.state_layout
    one_view, other_view = view(table, state, seat), view(table, other, seat)
    if one_view.tobytes() != other_view.tobytes():
        one, two = one_view.view(fields), other_view.view(fields)
        differing = [name for name in fields.names or () if (one[name] != two[name]).any()]
        first, second = ({name: record[name][0].tolist() for name in differing} for record in (one, two))
        same(f"the view, in {', '.join(differing)},", first, second, seat)


def check_hearing(table: Table, worlds: list[Bytes], seat: int, hear: Hear = heard) -> None:
    """Whatever anybody decides in either world: where it leaves the same view, it was told the same way.

    Views need not stay the same: a spy turns up a different card in a different world. But a view is all
    a seat knows, so what is told beyond it is a leak; also between two decisions in one world, such as
    two cards laid face down. A game's last decision is compared with itself alone: the end shows so much
    that two decisions everybody could tell apart may leave one view.
    """
    told: dict[tuple[int, bytes], list[Event]] = {}
    for world in worlds:
        for actor in table.acting(world):
            for action in table.legal(world, actor):
                after = table.apply(world, actor, action, seeded(1))
                over = not table.acting(after.state)
                own = action if actor == seat or over else -1
                events = hear(after.events, seat)
                first = told.setdefault((own, table.view(after.state, seat).tobytes()), events)
                if first != events:
                    same(f"what is told, {_differing(table, first, events)},", first, events, seat)


def _differing(table: Table, one: list[Event], other: list[Event]) -> str:
    """The first events that are not the same, by name and argument."""
    for first, second in zip_longest(one, other):
        if first != second:
            event = table.game.events[(first or second)[0]]
            if first is None or second is None or first[0] != second[0]:
                return f"event {event.name}"
            names = [name for name, a, b in zip(event.arguments, first[1:], second[1:], strict=False) if a != b]
            return f"event {event.name}, its {', '.join(names)}"
    return "nothing"


def scrambled(table: Table, kit: Kit, state: Bytes, seat: int, random: Random) -> Bytes:
    """Another world that the seat cannot tell from this one; nothing is lost in it."""
    other = kit.scramble(table.box, state, seat, random)
    kit.conserve(table.box, other)
    return other


def leaking(field: str, *, row: int | None = None) -> View:
    """A view with a leak: one field of the true state is copied into it, or one row of that field.

    The row is that of another seat: counted from the seat that looks.
    """

    def view(table: Table, state: Bytes, seat: int) -> Bytes:
        seen, layout = table.view(state, seat), table.game.state_layout
        target, truth = seen.view(layout)[0], state.view(layout)[0]
        if row is None:
            target[field] = truth[field]
        else:
            other = row if seat == NOBODY else (seat + 1 + row % (table.players - 1)) % table.players
            target[field][other] = truth[field][other]
        return seen

    return view


def loose(kind: int) -> Hear:
    """Hearing with a leak: everybody hears events of this kind."""

    def hear(events: list[Event], seat: int) -> list[Event]:
        return heard([(event[0], -1, *event[2:]) if event[0] == kind else event for event in events], seat)

    return hear
