"""Clocks as arithmetic: whose run, what they are charged, and that nothing depends on who has answered."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from typing import Any, cast

import msgspec
import pytest

from lychgate.server.matches.clocks import begin, follow
from lychgate.server.messages.clocks import Clock, DaysPerDecision, PerDecision, PerMatch, read_clock, stored_clock
from lychgate.server.tables.times import Times, read_times
from lychgate.server.tables.votes import outcome
from lychgate.server.telling.running_match import RunningMatch

ALL = [True] * 3


@dataclass
class Asking:
    """As much of a match as clocks look at."""

    asked: frozenset[int]
    moment: int = 0
    prompts: dict[int, int] = field(default_factory=dict)

    @property
    def match(self) -> Asking:
        return self

    def prompt_id(self, seat: int) -> int:
        return self.prompts.get(seat, 0)

    def answer(self, seat: int, *asked: int, seen: bool = True) -> None:
        """A seat answers; then these are asked."""
        self.prompts[seat] = self.prompt_id(seat) + 1
        self.asked, self.moment = frozenset(asked), self.moment + seen


def asking(*seats: int) -> Any:
    return Asking(frozenset(seats))


def after(clock: Clock, times: Times, running: Any, now: float, people: list[bool] = ALL) -> Times:
    return follow(clock, times, cast("RunningMatch", running), people, now)


def test_every_decision_has_its_time() -> None:
    clock, match = PerDecision(30), asking(0)
    times = begin(clock, match, ALL, 100)
    assert (times.left_at(112), times.running, times.due) == ([18, 30, 30], [0], 130)
    match.answer(0, 1)
    times = after(clock, times, match, 112)
    assert (times.left_at(120), times.running, times.due) == ([30, 22, 30], [1], 142)
    match.answer(1, 1)  # the same seat again
    assert after(clock, times, match, 120).left_at(121) == [30, 29, 30]


def test_a_match_has_its_time_and_some_more_after_each_decision() -> None:
    clock, match = PerMatch(60, 5), asking(0)
    times = begin(clock, match, ALL, 100)
    for now in (110, 120, 130):
        match.answer(0, 0)
        times = after(clock, times, match, now)
    assert times.left_at(130) == [60 - 30 + 15, 60, 60]
    match.answer(0, 2)
    times = after(clock, times, match, 131)
    assert times.left_at(191) == [49, 60, 0]
    assert times.late(190.9) == []
    assert times.late(191) == [2]


def test_all_who_are_asked_together_are_charged_alike() -> None:
    """Of a sealed choice others see who has answered, of a window they do not: the clocks go on in both."""
    for seen in (True, False):
        clock, match = PerMatch(60, 5), asking(0, 1, 2)
        times = begin(clock, match, ALL, 100)
        match.answer(1, 0, 2, seen=seen)
        assert after(clock, times, match, 110) is times
        match.answer(0, 2, seen=seen)
        assert after(clock, times, match, 120) is times
        assert times.left_at(125) == [35, 35, 35]
        match.answer(2, 1)
        times = after(clock, times, match, 130)
        assert (times.left_at(131), times.running) == ([35, 34, 35], [1])


def test_a_choice_in_two_steps_of_which_others_see_one_is_one_asking() -> None:
    clock, match = PerDecision(30), asking(0)
    times = begin(clock, match, ALL, 100)
    match.answer(0, 0, seen=False)
    assert after(clock, times, match, 120) is times


def test_bots_have_no_clock_and_nobody_has_one_whom_nobody_waits_for() -> None:
    clock, match = PerDecision(30), asking(0, 1, 2)
    times = begin(clock, match, [True, False, True], 100)
    assert times.running == [0, 2]
    assert begin(clock, match, [True, False, False], 100).running == []
    alone = after(clock, times, match, 110, [True, False, False])
    assert (alone.running, alone.due, alone.left_at(500)) == ([], None, [20, 30, 20])
    assert after(clock, alone, match, 200).left_at(201) == [19, 29, 19], "they are back, in the middle of it"


def test_who_is_waited_for_has_some_time_again() -> None:
    clock, match = PerMatch(60, 2), asking(0)
    times = begin(clock, match, ALL, 100).rebased(160, out=(0,), about=(0,), ballots={"b": "wait"})
    assert (times.due, times.left_at(1000)) == (None, [0, 60, 60])
    more = times.with_more((0,), clock.more, 200)
    assert (more.left_at(203), more.due, more.about, more.ballots) == ([3, 60, 60], 206, (), {})
    assert [clock.more for clock in (PerMatch(60, 9), PerDecision(20), DaysPerDecision(2))] == [9, 20, 172_800]


def test_what_is_stored_is_read_again() -> None:
    for clock in (PerDecision(30, "bot"), PerMatch(60, 5, "end"), DaysPerDecision(3), None):
        assert read_clock(stored_clock(clock)) == clock
    times = begin(PerDecision(30), asking(0, 1), ALL, 100.5).rebased(101, about=(0,), ballots={"b": "wait"})
    assert read_times(msgspec.json.decode(msgspec.json.encode(times.stored()))) == times


@pytest.mark.parametrize(
    ("ballots", "found"),
    [
        ("", None),
        ("w", None),
        ("ww", "wait"),
        ("eb", None),
        ("ebw", "wait"),  # all have voted, none has more: the mildest
        ("eb-b", "bot"),
        ("ee", "end"),
    ],
)
def test_more_than_half_decide_and_the_mildest_if_all_have_voted(ballots: str, found: str | None) -> None:
    words = {"w": "wait", "b": "bot", "e": "end"}
    said = {f"voter{number}": words[letter] for number, letter in enumerate(ballots.replace("-", "")) if letter}
    voters = [f"voter{number}" for number in range(3)]
    if ballots == "eb-b":
        said = {"voter0": "end", "voter1": "bot", "voter2": "bot"}
    assert outcome({**said, "a stranger": "end"}, voters, ("wait", "bot", "end")) == found


def test_no_second_is_lost_or_won_by_however_much_happens() -> None:
    """What is left is what there was, without what has passed while one was asked, and with the increments."""
    chance = random.Random(5)
    clock, match, now = PerMatch(1000, 3), asking(0), 0.0
    times, spent, given = begin(clock, match, ALL, now), [0.0] * 3, [0] * 3
    for _ in range(300):
        group = times.running
        passed = chance.random()
        now += passed
        for seat in group:
            spent[seat] += passed
        match.answer(chance.choice(sorted(match.asked)), *chance.sample(range(3), chance.randint(1, 3)))
        new = after(clock, times, match, now)
        if new is not times:
            for seat in group:
                given[seat] += 3
        times = new
    assert times.left_at(now) == pytest.approx([1000 - spent[seat] + given[seat] for seat in range(3)])
