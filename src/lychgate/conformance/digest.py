"""Everything a game's contract answers along some games, boiled down to a hash for each function.

`python -m lychgate.conformance.digest GAME` prints them, so that another process, which runs the rules the
other way (compiled or interpreted), can be compared with this one.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections import defaultdict
from typing import Any

from lychgate.conformance.cases import Case, all_cases
from lychgate.conformance.counts import count
from lychgate.conformance.table import Step, Table, walk
from lychgate.core.model.chance import quick

SEEDS = count(1, 3)
RARELY = 11  # every so many decisions the slow functions are asked too
CLOSELY = count(8, 150)  # positions of a long game that are looked at with everybody's eyes
SLOWLY = count(1, 15)  # and those where the slow functions are asked


class Digests:
    """A running hash for each function of the contract."""

    def __init__(self) -> None:
        self._hashes: dict[str, Any] = defaultdict(hashlib.sha256)

    def add(self, part: str, value: object) -> None:
        data = value if isinstance(value, bytes) else json.dumps(value).encode()
        self._hashes[part].update(len(data).to_bytes(4, "big") + data)

    def result(self) -> dict[str, str]:
        return {part: found.hexdigest()[:16] for part, found in self._hashes.items()}


def digest(case: Case) -> dict[str, str]:
    """The hashes of some games played this way."""
    table, found = case.table(), Digests()
    for seed in range(SEEDS):
        steps = list(walk(table, seed))
        found.add("setup", steps[0].before.tobytes())
        closely, slowly = stride(steps, 1, CLOSELY), stride(steps, RARELY, SLOWLY)
        for number, step in enumerate(steps):
            found.add("apply", step.after.state.tobytes())
            found.add("events", step.after.events)
            if number % closely == seed % closely:
                add_position(table, step, found)
            if number % slowly == (seed + slowly // 2) % slowly:
                add_slow(table, step, found)
        found.add("outcome", table.outcome(steps[-1].after.state))
    return found.result()


def stride(steps: list[Step], at_least: int, most: int) -> int:
    """Every so many steps, so that no more than the most are looked at."""
    return max(at_least, -(-len(steps) // most))


def add_position(table: Table, step: Step, found: Digests) -> None:
    state = step.before
    found.add("acting", table.acting(state))
    for seat in table.viewers:
        view = table.view(state, seat)
        found.add("view", view.tobytes())
        found.add("picture", table.game.picture_json(table.box, view))
        found.add("picture", table.game.picture_numbers(table.box, view))
        found.add("legal", table.legal(state, seat))
        found.add("prompt", table.prompt(state, seat))


def add_slow(table: Table, step: Step, found: Digests) -> None:
    state = step.before
    for seat in table.viewers:
        chance = quick(seat + 5)
        found.add("refusal", list(table.refusals(state, seat).items()))
        found.add("redeal", table.redeal(table.view(state, seat), seat, chance).tobytes())
        found.add("redeal", chance.tobytes())
    for seat in table.acting(state):
        found.add("thumb", table.thumb(table.view(state, seat), seat, quick(seat)))
    chance = quick(9)
    end, decisions = table.rollout(state, chance)
    found.add("rollout", end.tobytes() + chance.tobytes())
    found.add("rollout", decisions)
    found.add("outcome", table.outcome(end))


def digests(game: str) -> dict[str, dict[str, str]]:
    return {str(case): digest(case) for case in all_cases() if case.game == game}


if __name__ == "__main__":
    print(json.dumps(digests(sys.argv[1])))
