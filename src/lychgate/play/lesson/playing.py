"""A chapter under way: the match it begins, and what the others at the table decide in it."""

from __future__ import annotations

from lychgate.core.errors import BadPosition, BadRecord
from lychgate.core.model.chance import seeded
from lychgate.core.model.contract import Game
from lychgate.play.lesson.chapter import LEARNER, Chapter, chapters
from lychgate.play.match.match import Match
from lychgate.play.record import fairness
from lychgate.play.scenario.position import set_up

FILLING = 1  # the way in which what a taught position leaves open is filled: always the same
EASY = "easy"  # the bot that the learner plays on against


def taught(game: Game, id: str | None) -> Chapter | None:
    """The chapter of that id; None if there is none any more: it was written anew."""
    return next((chapter for chapter in chapters(game) if chapter.id == id), None)


def begin(chapter: Chapter, seed: bytes) -> Match:
    """A match at the chapter's position.

    In what is taught, everything is scripted; where the game is played on, the seed decides about hidden cards and
    all chance that comes.
    """
    try:
        if not chapter.play_on:
            return set_up(chapter.game, chapter.given, filling=FILLING)
        key = fairness.game_key(fairness.mix(seed, {}), 1)
        return set_up(chapter.game, chapter.given, filling=int.from_bytes(seed[:7]), chance=seeded(key))
    except BadPosition as wrong:
        line = chapter.lines.of(("given", *wrong.path))
        raise BadRecord(f"{chapter.file}:{line}: {wrong.sentence}", rule=wrong.rule) from None


def next_of(chapter: Chapter | None, match: Match, seat: int) -> int | None:
    """What another seat decides next by script; None: nothing is written, or it cannot be decided any more."""
    action = None if chapter is None else chapter.scripted(seat, sum(step.seat == seat for step in match.log))
    legal = action is not None and match.game.call("refusal", match.box, match.state, seat, action) == 0
    return action if legal else None


def waits(chapter: Chapter | None, match: Match, seat: int) -> bool:
    """Does another seat wait until the learner goes on? It does in what is taught, when its part has been played."""
    return chapter is not None and not chapter.play_on and next_of(chapter, match, seat) is None


def others_decide(chapter: Chapter, match: Match) -> int | None:
    """Let the others decide what is scripted, until nothing more is; a seat whose script cannot be followed, if any."""
    while not chapter.play_on:
        decided = {seat: next_of(chapter, match, seat) for seat in match.asked if seat != LEARNER}
        seat = next((seat for seat, action in decided.items() if action is not None), None)
        if seat is None:
            return next((seat for seat in decided if not _has_played(chapter, match, seat)), None)
        match.decide(seat, decided[seat] or 0)
    return None


def _has_played(chapter: Chapter, match: Match, seat: int) -> bool:
    """Is there nothing more in the seat's script?"""
    return chapter.scripted(seat, sum(step.seat == seat for step in match.log)) is None
