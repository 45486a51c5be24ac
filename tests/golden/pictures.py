"""Pictures as they always were, pinned: pages, boards and scripts count on them.

`python -m tests.golden.pictures GAME` writes `tests/golden/pictures/GAME.json` anew. Do that only when a picture is
meant to change.
"""

from __future__ import annotations

import hashlib
import json
import sys
from pathlib import Path
from typing import Any

from lychgate.conformance.cases import Case, cases
from lychgate.conformance.table import positions

FOLDER = Path(__file__).parent / "pictures"
MOST = 40  # positions of one game that are looked at


def path(game: str) -> Path:
    return FOLDER / f"{game}.json"


def hash_of(case: Case) -> str:
    """A hash of the pictures that all readers get in one game played this way, order of names and all."""
    table, found = case.table(), hashlib.sha256()
    states = positions(table, 0)
    for state in (*states[:: -(-len(states) // MOST)], states[-1]):
        for seat in table.viewers:
            found.update(json.dumps(table.game.picture(table.box, table.view(state, seat))).encode())
    return found.hexdigest()[:16]


def example(case: Case) -> Any:
    """One picture in full: of the first seat, in the middle of a game."""
    table = case.table()
    states = positions(table, 0)
    return table.game.picture(table.box, table.view(states[len(states) // 2], 0))


def current(game: str) -> dict[str, Any]:
    return {"pictures": {str(case): hash_of(case) for case in cases(game)}, "example": example(cases(game)[0])}


def pinned(game: str) -> Any:
    return json.loads(path(game).read_text())


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in sys.argv[1:]:
        path(name).write_text(json.dumps(current(name), indent=1) + "\n")
