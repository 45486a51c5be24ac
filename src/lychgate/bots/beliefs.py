"""What a bot believes of what it cannot see: how often something is so in worlds that fit its view.

A world is described by the game's own facts (`position.facts`), so that this is written once for all games; a game
without positions has no beliefs to tell. Only the view comes in, as in the search.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from lychgate.bots.styles import Style, style_of
from lychgate.core.model.chance import quick
from lychgate.core.model.contract import Game
from lychgate.core.model.layout import Bytes, blank
from lychgate.core.model.sorts import SEATS
from lychgate.play.text.words import Words, hidden_message

WORLDS = 200  # that are imagined
UNKNOWN = "?"  # in facts: what a view does not know
UNLIKELY, PLAIN = 0.2, 0.95  # what is less, or more, is not worth telling a person
OF_A_KIND = 3  # told of hands, of goals, …


@dataclass(frozen=True, slots=True)
class Belief:
    """Something that may be so: where, what, and how likely."""

    where: str  # `seats.2.hand`
    what: str  # `R3`
    likely: float


def beliefs(
    game: Game, box: Bytes, view: Bytes, seat: int, *, seed: int, worlds: int = WORLDS, style: Style | None = None
) -> list[Belief]:
    """What may be hidden, place by place, the likeliest first."""
    hidden = hidden_places(game, box, view)
    if not hidden:
        return []
    counts: Counter[tuple[str, str]] = Counter()
    for world in imagined(game, box, view, seat, seed=seed, worlds=worlds, style=style or style_of(game)):
        facts = dict(leaves(game.facts(box, world)))
        counts.update((where, what) for where in hidden for what in set(facts.get(where, ())))
    known = {(where, what) for where, whats in hidden.items() for what in whats}
    found = [Belief(*key, times / worlds) for key, times in counts.items() if key not in known]
    return sorted(found, key=lambda belief: (belief.where, -belief.likely, belief.what))


def worth_telling(game: Game, found: Sequence[Belief], most: int) -> list[Belief]:
    """What a person may want to hear, the likeliest first: of each kind a little, if the game has words for it."""
    words, names = Words(), [""] * SEATS
    told: list[Belief] = []
    kinds: Counter[str] = Counter()
    for one in sorted(found, key=lambda belief: -belief.likely):
        kind, _ = hidden_message(one.where)
        likely = UNLIKELY <= one.likely <= PLAIN
        if likely and kinds[kind] < OF_A_KIND and words.hidden(game, one.where, one.what, names):
            kinds[kind] += 1
            told.append(one)
    return told[:most]


def hidden_places(game: Game, box: Bytes, view: Bytes) -> dict[str, list[str]]:
    """Where the view does not know all, with what it knows there."""
    return {where: whats for where, whats in leaves(game.facts(box, view)) if any(UNKNOWN in w for w in whats)}


def imagined(
    game: Game, box: Bytes, view: Bytes, seat: int, *, seed: int, worlds: int, style: Style
) -> Iterator[Bytes]:
    """Worlds that fit the view, the likelier the better others' choices fit them: as the search imagines them."""
    chance, world = quick(seed), blank(game.state_layout)
    for _ in range(worlds):
        game.call("redeal", box, view, seat, chance, world)
        if style.leans:
            game.call("lean", box, world, seat, chance)
        yield world


def leaves(facts: Mapping[str, Any], above: str = "") -> Iterator[tuple[str, list[str]]]:
    """Facts one by one: where, and what is there, word by word."""
    for name, value in facts.items():
        where = f"{above}{name}"
        if isinstance(value, Mapping):
            yield from leaves(value, f"{where}.")
        elif isinstance(value, list):
            yield where, [str(part) for part in value]
        else:
            yield where, str(value).split()
