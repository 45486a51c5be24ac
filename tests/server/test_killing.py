"""`kill -9` of one of three processes while people play: what was answered is kept, and play goes on elsewhere."""

from __future__ import annotations

import os
import random
import signal
import time
from pathlib import Path

import pytest

from lychgate.conformance.counts import count
from tests.server.several import Crowd, check, children, seconds_until_all_play_on, several, wait_until_all_serve

PROCESSES, TABLES = 3, 4
WITHIN_SECONDS = 3.0


@pytest.mark.long
def test_after_kill_9_of_one_process_everybody_plays_on_and_nothing_is_lost(tmp_path: Path) -> None:
    chance, waited = random.Random(5), []
    with several(tmp_path, PROCESSES) as (address, running):
        crowds = [Crowd(address, seed) for seed in range(TABLES)]
        for _ in range(count(2, 50)):
            time.sleep(chance.uniform(0.2, 1.0))
            killed = time.monotonic()
            os.kill(chance.choice(children(running)), signal.SIGKILL)
            waited.append(seconds_until_all_play_on(crowds, killed))
            wait_until_all_serve(tmp_path, PROCESSES)
        for crowd in crowds:
            crowd.stop()
        assert check(tmp_path, crowds) > 20
    print("seconds until every table played on:", [round(one, 2) for one in waited])
    assert max(waited) < WITHIN_SECONDS
