"""Skull Raffle for the conformance suite, written from the rules: it never calls `redeal`."""

from __future__ import annotations

from random import Random

from lychgate.conformance.kit import Kit, Tiny
from lychgate.core.model.layout import Bytes
from skull_raffle import GAME
from skull_raffle.rules import FLOWER, IN_HAND, LAY, LOSE, LOST


def conserve(box: Bytes, state: Bytes) -> None:
    """SR-1, SR-8: nobody has, lays or turns up more than there is, and what everybody knows is true."""
    now, made = state.view(GAME.state_layout)[0], box.view(GAME.box_layout)[0]
    for seat in range(made["players"]):
        lost = now["skull"][seat] == LOST
        assert now["turned"][seat] <= now["laid"][seat] <= now["discs"][seat] <= made["flowers"] + (not lost)
        assert lost or now["skull"][seat] == IN_HAND or now["skull"][seat] <= now["laid"][seat]
        assert now["laid"][seat] < now["discs"][seat] or now["skull"][seat] != IN_HAND
        assert now["odds_lost" if lost else "odds_held"][seat] > 0


def scramble(box: Bytes, state: Bytes, seat: int, random: Random) -> Bytes:
    """SR-13, SR-14: others' skulls are anywhere among what was not turned up, or lost if nothing speaks against."""
    changed = state.copy()
    now = changed.view(GAME.state_layout)[0]
    for other in range(box.view(GAME.box_layout)[0]["players"]):
        hidden = int(now["laid"][other] - now["turned"][other])
        held = [*range(1, hidden + 1), IN_HAND] if now["discs"][other] > now["laid"][other] else range(1, hidden + 1)
        possible = [LOST] * bool(now["odds_lost"][other]) + [*held] * bool(now["odds_held"][other])
        if other != seat and not hidden < now["skull"][other] <= now["laid"][other]:
            now["skull"][other] = random.choice(possible)
    return changed


def ways(box: Bytes, state: Bytes, seat: int, action: int) -> int:
    """A flower is laid, or given away, in as many ways as there are flowers to choose from."""
    now = state.view(GAME.state_layout)[0]
    if action == LAY + FLOWER - 1:
        return int(now["discs"][seat] - now["laid"][seat] - (now["skull"][seat] == IN_HAND))
    return int(now["discs"][seat] - 1) if action == LOSE + FLOWER - 1 else 1


def small(flowers: int) -> Bytes:
    """A box for three with fewer flowers."""
    box = GAME.make_box(3)
    box.view(GAME.box_layout)["flowers"] = flowers
    return box


KIT = Kit(
    game="skull_raffle",
    scramble=scramble,
    conserve=conserve,
    secret_events=("lost-disc",),
    ways=ways,
    tiny=lambda: [Tiny(f"{n} flowers each", small(n), viewers=(0, 1, 2, -1)) for n in (1, 2)],
)
