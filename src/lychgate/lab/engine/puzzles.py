"""Is this moment a puzzle? Some decisions must stand out from all others, however it is thought of again.

A first thought is short. What stands out then is thought of with ten times as many iterations and other seeds, and
each decision alone (`weighing`). How hard it is, weaker bots say: who never finds an answer, by rule of thumb or with
a short search, calls the puzzle hard.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from itertools import pairwise

from lychgate import bots
from lychgate.bots.levels import LEVELS
from lychgate.bots.search.thinking import Budget, Thought, sensible, think
from lychgate.bots.styles import Style, style_of
from lychgate.core.model.chance import quick
from lychgate.lab.engine.weighing import Weighed, best_first, split, weigh
from lychgate.play.match.match import Match
from lychgate.play.puzzle.puzzle import HUNDRED, Puzzle, Value
from lychgate.play.scenario.scenario import Failure

QUICK = 8  # a first thought has that part of the effort that the strongest level takes
TIMES = 10  # so many times as much is thought of what stands out
AGAIN = (11, 12)  # the seeds of that
ALONE = 13  # and of the thoughts about each decision alone
ANEW = 17  # for a puzzle that is verified
GLANCE, GAP = (
    0.06,
    0.06,
)  # of a win: by how much one must be better than the others at first sight, and answers for sure
SHARE = 0.35  # of a first thought that what stands out must have
FEWEST, MOST = 3, 24  # decisions to choose from
ANSWERS, PART = 3, 3  # so many decisions may be right, or one in so many of all
ROUNDS = (0.1, 0.3, 1.0, 2.0, 4.0)  # times the strongest level's effort: thoughts about each decision alone
FEWER = ROUNDS[:4]  # when a puzzle is verified, and only the order has to be found again
TRIES = 8  # of each weaker bot
RARE, OFTEN = 0.2, 0.7  # parts of their tries: who finds it more rarely finds it hard, or more often easy


@dataclass(frozen=True, slots=True)
class Found:
    """A moment that is a puzzle."""

    match: Match
    seat: int
    grade: int
    answers: list[int]
    values: dict[int, Value]

    @property
    def gap(self) -> float:
        """By how much of a hundred games the worst answer is better than the best of the others."""
        right = min(self.values[action].wins for action in self.answers)
        return right - max(value.wins for action, value in self.values.items() if action not in self.answers)


def first_thought(match: Match, seat: int, seed: int) -> Thought | None:
    """A short thought about a decision; None where there is nothing to think about."""
    style, view = style_of(match.game), match.view_bytes(seat)
    if len(sensible(match.game, match.box, view, seat)) < 2:
        return None
    return think(match.game, match.box, view, seat, Budget(style.effort // QUICK), seed=seed, style=style)


def looks_like_one(match: Match, seat: int, thought: Thought, gap: float = GAP) -> bool:
    """Does something stand out at first sight? Sealed choices never do: what others do at the same time is a guess."""
    game = match.game
    if game.sealed_prompts >> match.asks(seat)[0] & 1:
        return False
    if not FEWEST <= len(match.legal_actions(seat)) <= MOST:
        return False
    best, others = thought.moves[0], thought.moves[1:]
    tried = sum(move.visits for move in others)
    rest = sum(move.wins * move.visits for move in others) / max(tried, 1)
    return best.share >= SHARE and best.wins - rest >= gap


def judged(match: Match, seat: int, gap: float = GAP) -> Found | None:
    """The puzzle that a moment is, if it is one."""
    game, style, view = match.game, style_of(match.game), match.view_bytes(seat)
    found = _weighed(match, seat, style, seed=ALONE, gap=gap)
    count = split(found, most_answers(len(found)), gap)
    answers = best_first(found)[:count]
    if not count or len(found) - count < 2 or set(sensible(game, match.box, view, seat)) <= set(answers):
        return None  # a page may not even offer what is plainly pointless
    budget = Budget(TIMES * style.effort // QUICK)
    for seed in AGAIN:
        if think(game, match.box, view, seat, budget, seed=seed, style=style).best not in answers:
            return None
    return Found(match.clone(), seat, grade_of(match, seat, answers), answers, as_values(found))


def most_answers(decisions: int) -> int:
    """How many of so many decisions may be right."""
    return max(ANSWERS, decisions // PART)


def as_values(found: Weighed) -> dict[int, Value]:
    """Of a hundred games."""
    return {a: Value(HUNDRED * one.value, HUNDRED * one.low, HUNDRED * one.high) for a, one in found.items()}


def grade_of(match: Match, seat: int, answers: list[int]) -> int:
    """1, easy, to 3, hard: how rarely weaker bots find an answer; hard only if the rule of thumb never does."""
    game, view = match.game, match.view_bytes(seat)
    found = [
        [player(game, match.box, view, seat, quick(seed)) in answers for seed in range(1, TRIES + 1)]
        for player in (bots.thumb, LEVELS[0])
    ]
    part = sum(map(sum, found)) / (2 * TRIES)
    if part < RARE and not any(found[0]):
        return 3
    return 1 if part >= OFTEN else 2


def wrong_values(puzzle: Puzzle) -> list[Failure]:
    """What is not so any more of a puzzle: thought of anew, with other seeds, its answers must still stand out."""
    match = puzzle.match()
    style = style_of(puzzle.game)
    found = weigh(
        match.game, match.box, match.view_bytes(puzzle.seat), puzzle.seat, match.legal_actions(puzzle.seat), seed=ANEW,
        style=style, rounds=[int(part * style.effort) for part in FEWER], gap=0.0,
        enough=lambda found: plainly_right(found, puzzle.answers),
    )  # fmt: skip
    others = [action for action in found if action not in puzzle.answers]
    right = min(puzzle.answers, key=lambda action: found[action].value)
    best = max(others, key=lambda action: found[action].value)
    if found[right].value > found[best].value:
        return []
    write = puzzle.game.decisions.write
    expected = f"{write(right)} to win more often than {write(best)}"
    told = f"{HUNDRED * found[right].value:.0f} and {HUNDRED * found[best].value:.0f} of 100 imagined games"
    return [Failure(puzzle.file, puzzle.lines.of(("puzzle", "answers")), 1, "answers", expected, told)]


def plainly_right(found: Weighed, answers: Collection[int]) -> bool:
    """Is every answer better than everything else, for sure?"""
    least = min(found[action].low for action in answers)
    return all(one.high < least for action, one in found.items() if action not in answers)


def _weighed(match: Match, seat: int, style: Style, *, seed: int, gap: float) -> Weighed:
    """All that is legal, each alone; no longer than until it is plain that nothing stands out."""
    view = match.view_bytes(seat)

    def hopeless(found: Weighed) -> bool:
        best = [found[action].value for action in best_first(found)[: 1 + most_answers(len(found))]]
        return all(one - other < gap / 2 for one, other in pairwise(best))

    return weigh(
        match.game, match.box, view, seat, match.legal_actions(seat), seed=seed, style=style,
        rounds=[int(part * style.effort) for part in ROUNDS], gap=gap, enough=hopeless,
    )  # fmt: skip
