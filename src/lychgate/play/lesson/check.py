"""Can a chapter be played through? Every decision that it expects is legal there, every other one has an answer.

All ways through a chapter are walked, as the table plays it: the learner decides what is expected, the others what is
scripted, and nobody anything else.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from lychgate.core.errors import BadRecord
from lychgate.play.lesson.chapter import LEARNER, Chapter, Step, read
from lychgate.play.lesson.playing import begin, others_decide
from lychgate.play.lesson.words import lesson_languages, missing
from lychgate.play.match.match import Match
from lychgate.play.scenario.scenario import Failure, Report

SEED = bytes(32)


def check(path: str | Path) -> Report:
    """Read a chapter and play it through."""
    chapter = read(path)
    failures = [*_unsaid(chapter), *_walk(chapter, begin(chapter, SEED), 0)]
    unique = tuple(dict.fromkeys(failures))  # two ways may meet the same
    return Report(chapter.file, chapter.name, chapter.rules, unique)


def _unsaid(chapter: Chapter) -> Iterator[Failure]:
    """Messages that are not written."""
    folder = chapter.file.parent
    languages = lesson_languages(folder)
    if not languages:
        raise BadRecord(f"{chapter.file}:1: expected messages in lesson.en.ftl beside it, got no such file.")
    for language in languages:
        for message in missing(folder, chapter.messages, language):
            line = chapter.lines.of(("step",), containing=message)
            yield Failure(chapter.file, line, 0, message, f"a message in lesson.{language}.ftl", "none")


def _walk(chapter: Chapter, match: Match, at: int) -> Iterator[Failure]:
    """What is wrong from this step on."""
    stuck = others_decide(chapter, match)
    if at == len(chapter.steps):
        if stuck is not None:
            yield _failure(chapter, chapter.steps[-1], f"seat {stuck + 1}", "a legal decision by script", "another")
        return
    step = chapter.steps[at]
    if not step.expect:
        yield from _walk(chapter, match, at + 1)
        return
    if LEARNER not in match.asked:
        yield _failure(chapter, step, "expect", "the learner to be asked", f"seats {[s + 1 for s in match.asked]}")
        return
    yield from _unanswered(chapter, match, step)
    for action in step.expect:
        if match.game.call("refusal", match.box, match.state, LEARNER, action) == 0:
            further = match.clone()
            further.decide(LEARNER, action)
            yield from _walk(chapter, further, at + 1)


def _unanswered(chapter: Chapter, match: Match, step: Step) -> Iterator[Failure]:
    legal = match.legal(LEARNER)
    for action in step.expect:
        if action not in [decision.action for decision in legal]:
            yield _failure(chapter, step, "expect", "a legal decision", match.game.decisions.write(action))
    for decision in legal:
        if decision.action not in step.expect and step.answer(decision.text) is None:
            yield _failure(chapter, step, "otherwise", f"an answer to {decision.text}", "none")
            return


def _failure(chapter: Chapter, step: Step, what: str, expected: str, found: str) -> Failure:
    return Failure(chapter.file, chapter.lines.of((*step.path, what)), step.number, what, expected, found)
