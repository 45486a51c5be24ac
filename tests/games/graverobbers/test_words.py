"""What players read: sentences that are true whatever happened."""

from __future__ import annotations

import pytest

from lychgate.core.model.messages import Message
from lychgate.play.match.story import Event, Prompt
from lychgate.play.text.words import Words
from tests.games.graverobbers.table import GAME, RED, table

NAMES = ["Ada", "Ben", "Cat", "Dot"]


@pytest.mark.rule("GR-26")
@pytest.mark.parametrize(
    ("ransacked", "sentence"),
    [
        (0, "The cemetery is saved: no grave is ransacked."),
        (1, "The cemetery is saved: only one grave is ransacked."),
        (3, "The cemetery is saved: only 3 graves are ransacked."),
    ],
)
def test_a_saved_cemetery_may_have_lost_no_grave_or_some(ransacked: int, sentence: str) -> None:
    event = Event(1, "cemetery-saved", {"ransacked": ransacked}, 1)
    assert Words("en").event(GAME, event, NAMES) == sentence


@pytest.mark.rule("GR-9", "GR-12")
def test_the_second_card_is_not_laid_at_the_same_grave_but_may_spy_there() -> None:
    game = table().grave(2, "R1").decide(RED, "R1@2")
    assert game.prompt(RED) == "second-card"
    assert "B0?2" in game.legal(RED)
    asked = Words("en").prompt(GAME, Prompt(RED, 1, "second-card", {"grave": 2}), NAMES)
    assert asked == "Play a second card, or end your turn. No second card is laid at grave 2."


@pytest.mark.parametrize("message", [*GAME.events, *GAME.prompts, *GAME.points], ids=lambda message: message.id)
def test_every_message_is_there_and_says_its_arguments(message: Message) -> None:
    said = Words("en").say(message.id, dict.fromkeys(message.arguments, 1), GAME)
    assert said != message.id
    assert "{" not in said
