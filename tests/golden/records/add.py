"""Write the golden records that are missing: `python tests/golden/records/add.py graverobbers`.

One match of random decisions for every number of players and rule set, of the rules as they are now. A
golden record is never written anew: it must replay for good. New rules get a new version, and new records.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path

import lychgate
from lychgate.core import registry

FOLDER = Path(__file__).parent


def path_of(name: str, version: int, players: int, rules: str) -> Path:
    return FOLDER / f"{name}-v{version}-{players}-{rules}.json"


def add(name: str) -> None:
    game = registry.find(name)
    for players in game.players:
        for number, rules in enumerate(game.rule_sets):
            path = path_of(name, game.version, players, rules)
            if not path.exists():
                dice = random.Random(f"{path.name}")
                match = lychgate.new(
                    name,
                    players=players,
                    rules=rules,
                    seed=dice.getrandbits(32),
                    entropy={0: "three ravens"} if number else None,
                    games=1 + number,  # the second rule set: two games for a total
                )
                while not match.over:
                    seat = dice.choice(match.asked)
                    match.decide(seat, dice.choice(match.legal(seat)))
                match.record().save(path)
                print(path.name)


if __name__ == "__main__":
    for chosen in sys.argv[1:]:
        add(chosen)
