"""How votes at a table are counted: more than half decide.

If all have voted and none of the choices has as many, the one with most votes is taken, the first of them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from typing import TypeVar

Said = TypeVar("Said", str, bool)


def outcome(ballots: Mapping[str, Said], voters: Collection[str], choices: Sequence[Said]) -> Said | None:
    """What the voters have decided, if they have; the choices in order."""
    counts = Counter(choice for voter, choice in ballots.items() if voter in voters)
    for choice in choices:
        if counts[choice] * 2 > len(voters):
            return choice
    if voters and counts.total() == len(voters):
        return max(choices, key=lambda choice: (counts[choice], -choices.index(choice)))
    return None
