"""How each game is searched: what was found to work, by measurement (docs/bots.md), and what to take for others."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from lychgate.bots.search.playing import (
    ASKS,
    BLUR,
    BY_THUMB,
    CLEAR,
    DARE,
    HORIZON,
    HOW,
    LEAD,
    LEANS,
    PAIRED,
    PARTS,
    PLAYERS,
    REGRETS,
    SEALED_PROMPTS,
    TOGETHER,
    TRUST,
)
from lychgate.bots.search.tree import WIN
from lychgate.core.errors import BadOptions
from lychgate.core.model.contract import FINE, Game

HUNDRED, THOUSAND = 100, 1000


@dataclass(frozen=True, slots=True)
class Style:
    """A way to search. Each of its numbers can be tried in the arena, as in `expert:daring=200` (docs/bots.md)."""

    effort: int = 500  # iterations of the strongest level: about 50 milliseconds
    daring: int = 300  # thousandths of a win: how much doubt counts
    regrets: bool = False  # at sealed choices: regret matching, or else decoupled UCB
    mixes: int = 0  # thousandths of the most visits: sealed choices with as many are played too, as mixed; 0: none
    asks: int = 8  # how often the rule of thumb is asked at the root; 0: nowhere
    by_thumb: int = 1000  # of a thousand decisions in playouts, how many by rule of thumb
    horizon: int = 0  # decisions in a playout before it is judged as it stands; 0: to the end
    lead: int = 300  # of a thousand: how much points count beside winning
    clear: int = 5  # points of lead that are half as good as any lead can be
    blur: int = 0  # hundredths of a point: how unsure expected points are, for the chance to win that is told; 0: sure
    trust: int = 0  # thousandths: how much better than found so far the rule of thumb's decision is taken to be
    paired: int = (
        0  # hundredths: only the next decision, all choices in the same worlds; how sure a gain must be; 0: no
    )
    leans: bool = True  # imagined worlds are made to fit what others have chosen, if the game knows how

    def __post_init__(self) -> None:
        if self.effort < 1:
            raise BadOptions(f"A search needs 1 or more iterations (effort), got {self.effort}.")
        if self.clear < 1:
            raise BadOptions(f"A lead is measured by 1 or more points (clear), got {self.clear}.")
        for name in ("lead", "by_thumb", "mixes"):
            if not 0 <= getattr(self, name) <= THOUSAND:
                raise BadOptions(f"Expected 0 to {THOUSAND} thousandths ({name}), got {getattr(self, name)}.")

    def numbers(self, game: Game, players: int) -> np.ndarray[Any, np.dtype[np.int32]]:
        """The list of numbers that the search reads."""
        how = np.zeros(HOW, np.int32)
        how[PARTS], how[TRUST], how[BLUR] = parts_of(game), self.trust, self.blur * parts_of(game) // HUNDRED
        how[DARE], how[REGRETS], how[ASKS], how[BY_THUMB] = self.daring, self.regrets, self.asks, self.by_thumb
        how[HORIZON], how[LEAD], how[CLEAR], how[LEANS] = (
            self.horizon,
            self.lead,
            self.clear * parts_of(game),
            self.leans,
        )
        how[PAIRED] = self.paired
        how[SEALED_PROMPTS], how[TOGETHER], how[PLAYERS] = game.sealed_prompts, game.together, players
        return how


def parts_of(game: Game) -> int:
    """Into how many parts the search divides a point of this game: a game that judges does so finely, a chance most."""
    if game.together:
        return WIN
    return FINE if game.has_own("judge") else 1


def style_of(game: Game) -> Style:
    """How this game is searched."""
    return Style(**game.style)  # type: ignore[arg-type]  # numbers and truth values, checked there
