"""What a game tells and asks has the arguments it declares, also where the rules compute which message it is."""

from __future__ import annotations

import pytest

from lychgate.conformance.cases import Case, all_cases
from lychgate.conformance.counts import count
from lychgate.conformance.table import Event, walk
from lychgate.core.model.messages import Message

EVERY_CASE = pytest.mark.parametrize("case", all_cases(), ids=str)


@EVERY_CASE
def test_what_is_told_and_asked_fits_its_declaration(case: Case) -> None:
    table = case.table()
    game = table.game
    for seed in range(count(2, 60)):
        for step in walk(table, seed):
            asked, *numbers = table.prompt(step.before, step.seat)
            game.prompts[asked].check(tuple(numbers))
            for event in step.after.events:
                check_event(game.events[event[0]], event)
        for line in table.outcome(step.after.state)[2]:
            check_event(game.points[line[0]], line)


def check_event(message: Message, event: Event) -> None:
    numbers = event[2:]
    message.check(numbers[: len(message.arguments)])
    assert not any(numbers[len(message.arguments) :]), f"{message.id} tells more than it declares: {numbers}"
