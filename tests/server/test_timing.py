"""Times tell nothing (BM-30): when a window closes does not depend on what anybody could have played in it.

The short suite listens to a few hundred windows, the long one to 10,000, and there a delay that
depends on a hand is planted, and found.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Sequence
from pathlib import Path

import numpy as np
import pytest

from lychgate.conformance.counts import count
from lychgate.core.input.registry import find
from lychgate.games.outerspace.rules import decisions
from lychgate.server.matches import windows
from lychgate.server.workers.questions import Question
from tests.server.eavesdropping import likelihood_of_one_source, overheard, with_and_without
from tests.server.serving import both_wires, serving_services, settings_for

SECONDS = 0.015
UNLIKELY = 1e-4


def listened_to(
    folder: Path, wanted: int, seed: int, sizes: Sequence[int] = (3, 4, 5)
) -> tuple[list[float], list[float]]:
    with serving_services(settings_for(folder, window_seconds=SECONDS)) as (address, services):
        return with_and_without(overheard(address, services, wanted, random.Random(seed), sizes))


@both_wires
def test_the_time_of_a_windows_end_says_nothing_about_hands(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    able, unable = listened_to(tmp_path, count(300, 10_000), 1)
    likelihood = likelihood_of_one_source(able, unable)
    with capsys.disabled():
        print(f"\n{len(able)} windows with a playable card, {len(unable)} without: p = {likelihood:.3f}")
    assert min(len(able), len(unable)) >= count(40, 1500)
    assert likelihood > UNLIKELY


@pytest.mark.long
def test_a_delay_that_depends_on_a_hand_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    decided = windows.decided

    def decided_after_a_look_at_the_hand(thought: asyncio.Task[int], asked: Question) -> int | None:
        if can_play(asked):
            time.sleep(0.06)
        return decided(thought, asked)

    monkeypatch.setattr(windows, "decided", decided_after_a_look_at_the_hand)
    able, unable = listened_to(tmp_path, 300, 2, sizes=[2])  # where no third hand delays the others, too
    found = likelihood_of_one_source(able, unable)
    assert found < UNLIKELY


def can_play(asked: Question) -> bool:
    """Would the one who is asked have a card or an ability to play?"""
    game = find(asked.game)
    box, view = (np.frombuffer(found, np.uint8).copy() for found in (asked.box, asked.view))
    out = np.zeros(game.actions, np.int32)
    listed = game.call("legal", box, view, asked.seat, out)
    return bool((out[:listed] < decisions.FILM).any())


def test_the_measure_tells_what_differs_from_what_does_not() -> None:
    chance = random.Random(3)
    one, same = ([chance.gauss(0, 1) for _ in range(2000)] for _ in range(2))
    later = [chance.gauss(0.2, 1) for _ in range(2000)]
    assert likelihood_of_one_source(one, same) > UNLIKELY
    assert likelihood_of_one_source(one, later) < UNLIKELY
    assert likelihood_of_one_source(one[:50], one[50:60]) > 0.01
