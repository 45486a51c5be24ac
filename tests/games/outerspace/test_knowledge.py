"""What is hidden stays hidden where Outer Space is at its most talkative: in windows, with wishes, with hands shown.

The conformance suite tries all games at all moments. Here moments of one sort are looked for, and in each sort every
hidden field is leaked on purpose: the comparison of worlds must find it there, and must find nothing in an honest view.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

import lychgate
from lychgate.conformance.cases import Case, kit_of
from lychgate.conformance.counts import count
from lychgate.conformance.secrets import Leak, View, check_sight, honest_view, leaking, scrambled
from lychgate.conformance.table import Table, positions
from lychgate.core.model.chance import CHANCE, quick, seeded
from lychgate.core.model.contract import NOBODY
from lychgate.core.model.layout import Bytes, read
from lychgate.games.outerspace.cards.vocabulary import CHARACTER
from lychgate.games.outerspace.kit import WINDOWS
from lychgate.games.outerspace.knowledge.redeal import REDEAL
from lychgate.games.outerspace.rules.state import BOX, IN_FILM, IN_HAND, KNOWN, PARTS, PLAYS, STATE

ENOUGH = count(8, 100)


def in_hand(s: Any) -> Any:
    return (s["place"] >= IN_HAND) & (s["place"] < IN_FILM)


SITUATIONS: dict[str, tuple[Callable[[Any], Any], tuple[str, ...]]] = {
    "answers given in a window": (lambda s: s["phase"] in WINDOWS and s["answer"].any(), ("answer", "place")),
    "a card answered with": (lambda s: (s["answer"] >= PLAYS).any(), ("answer", "place")),
    "wishes standing": (lambda s: s["wish"].any(), ("wish", "place")),
    "wishes standing in a window": (lambda s: s["phase"] in WINDOWS and s["wish"].any(), ("wish", "answer", "place")),
    "cards of a hand known": (lambda s: (in_hand(s) & (s["mark"] & KNOWN > 0)).any(), ("place",)),
    "half a choice made": (lambda s: s["half"] != 0, ("half", "place")),
    "titles proposed": (lambda s: s["proposed"] != 0, ("proposal",)),
}


def moments(table: Table, is_one: Callable[[Any], Any]) -> Iterator[Bytes]:
    """Moments of this sort from random games."""
    for seed in range(count(60, 300)):
        for state in positions(table, seed):
            if is_one(state.view(STATE)[0]):
                yield state


def caught(view: View, situation: str) -> bool:
    """Does the comparison of worlds find fault with this view in this situation?"""
    table, random, kit = Case("outerspace", 3, "standard").table(), Random(1), kit_of("outerspace")
    seen = 0
    for state in moments(table, SITUATIONS[situation][0]):
        for seat in (NOBODY, 0, 1, 2):
            try:
                check_sight(table, state, scrambled(table, kit, state, seat, random), seat, view)
            except Leak:
                return True
        seen += 1
        if seen == ENOUGH * (1 if view is honest_view else 5):
            break
    assert seen >= ENOUGH, "there are hardly such moments"
    return False


@pytest.mark.parametrize("situation", SITUATIONS)
def test_an_honest_view_gives_nothing_away(situation: str) -> None:
    assert not caught(honest_view, situation)


@pytest.mark.parametrize(
    ("situation", "field"), [(situation, field) for situation, (_, fields) in SITUATIONS.items() for field in fields]
)
def test_a_leak_is_found_in_each_situation(situation: str, field: str) -> None:
    assert caught(leaking(field), situation)


def test_a_redeal_keeps_to_what_hands_can_hold() -> None:
    """Known cards stay where they are; with nothing drawn since, a hand holds no character."""
    table = Case("outerspace", 4, "standard").table()
    kinds = table.box.view(BOX)[0]["kind"]
    chance, casts, known = quick(5), 0, 0
    for seed in range(count(12, 100)):
        for state in positions(table, seed)[:: count(5, 1)]:
            s = state.view(STATE)[0]
            world = table.redeal(table.view(state, 0), 0, chance).view(STATE)[0]
            shown = in_hand(s) & (s["mark"] & KNOWN > 0)
            assert (world["place"][shown] == s["place"][shown]).all()
            known += int(shown.sum())
            for seat in range(1, 4):
                hidden = (world["place"] == IN_HAND + seat) & (world["mark"] & KNOWN == 0)
                number, likely = int(hidden.sum()), s["weight"][seat]
                if 0 < number < len(likely) and likely[number] == PARTS:  # all that is hidden is from the deal
                    casts += 1
                    assert not (kinds[hidden] == CHARACTER).any()
    assert casts > 10
    assert known > 10


@pytest.mark.rule("BM-8")
def test_a_world_is_found_soon_however_many_cards_were_shown_at_casting() -> None:
    """What was shown at casting is in no hand from the deal: deals that have it there are not tried one by one."""
    draws = 0
    for seed in range(3):
        match, dice = lychgate.new("outerspace", players=6, seed=seed), Random(seed)
        for _ in range(60):
            seat = dice.choice(match.asked)
            view, chance = match.view_bytes(seat), seeded(bytes([seed] * 32))
            match.game.call("redeal", match.box, view, seat, chance, view.copy())
            draws = max(draws, int(read(chance, CHANCE).count[REDEAL]))
            match.decide(seat, dice.choice(match.legal_actions(seat)))
    assert draws < 20_000
