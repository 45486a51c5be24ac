"""A lesson as data, for readers that are not Python: what the page shows, step by step, and its words."""

from __future__ import annotations

from typing import Any

from lychgate.core.model.contract import Game
from lychgate.play.lesson.chapter import LEARNER, Chapter, chapters
from lychgate.play.lesson.playing import begin, others_decide
from lychgate.play.lesson.words import lesson_text
from lychgate.play.match.match import Match

SEED = bytes(32)


def lesson_data(game: Game, language: str) -> dict[str, Any]:
    """All of a lesson but the positions, in one language."""
    return {"chapters": [_chapter(one) for one in chapters(game)], "messages": lesson_text(game, language)}


def _chapter(chapter: Chapter) -> dict[str, Any]:
    told = [0] * len(chapter.steps) if chapter.play_on else _told(chapter, begin(chapter, SEED), 0)
    return {
        "name": chapter.name,
        "play_on": chapter.play_on,
        "rules": list(chapter.rules),
        "steps": [
            {
                "say": step.say,
                "point": list(step.point),
                "expect": list(step.expect),
                "otherwise": [list(answer) for answer in step.otherwise],
                "told": events,
            }
            for step, events in zip(chapter.steps, told, strict=True)
        ],
    }


def _told(chapter: Chapter, match: Match, at: int) -> list[int]:
    """How many events the learner has been told when each step from this one on is due, at least."""
    others_decide(chapter, match)
    if at == len(chapter.steps):
        return []
    here = [len(match.story(LEARNER))]
    expect = chapter.steps[at].expect
    if not expect:
        return here + _told(chapter, match, at + 1)
    ways = []
    for action in expect:
        further = match.clone()
        further.decide(LEARNER, action)
        ways.append(_told(chapter, further, at + 1))
    return here + [min(events) for events in zip(*ways, strict=True)]
