"""The order in which decisions are listed, pinned: records of searches, and clients, count on it.

`python -m tests.golden.moments GAME` writes `tests/golden/legal/GAME.json` anew. Do that only together
with a new `version` of the game's rules, or when a case was added.
"""

from __future__ import annotations

import hashlib
import json
import sys
from pathlib import Path
from typing import Any

from lychgate.conformance.cases import Case, cases, find, has_kit
from lychgate.conformance.table import walk

FOLDER = Path(__file__).parent / "legal"


def path(game: str) -> Path:
    return FOLDER / f"{game}.json"


def legal_order(case: Case) -> str:
    """A hash of all lists of decisions in one game played this way."""
    table, found = case.table(), hashlib.sha256()
    for step in walk(table, 0):
        for seat in table.acting(step.before):
            found.update(json.dumps(table.legal(step.before, seat)).encode())
    return found.hexdigest()[:16]


def current(game: str) -> dict[str, Any]:
    orders = {str(case): legal_order(case) for case in cases(game)}
    return {"version": find(game).version, "legal": orders}


def pinned(game: str) -> Any:
    return json.loads(path(game).read_text())


def write(game: str) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    path(game).write_text(json.dumps(current(game), indent=1) + "\n")


if __name__ == "__main__":
    for name in sys.argv[1:]:
        if not has_kit(name):
            sys.exit(f"{name} has no kit: write the module kit of its package first, see docs/adding-a-game.md.")
        write(name)
