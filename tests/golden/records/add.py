"""Write the golden records that are missing: `python tests/golden/records/add.py graverobbers`.

One match for every number of players and rule set, of the rules as they are now; most decisions are sensible,
so that a match gets far, and some are random. A golden record is never written anew: it must replay for good.
New rules get a new version, and new records.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path

import lychgate
from lychgate.core.input import registry
from lychgate.core.model.chance import quick
from lychgate.play.match.match import Match

FOLDER = Path(__file__).parent
SENSE = 0.8


def path_of(name: str, version: int, players: int, rules: str) -> Path:
    return FOLDER / f"{name}-v{version}-{players}-{rules}.json"


def thumb(match: Match, seat: int) -> int:
    """What a player who goes by rule of thumb would decide."""
    return match.game.call("thumb", match.box, match.view_bytes(seat), seat, quick(1))


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
                    sensible = dice.random() < SENSE
                    match.decide(seat, thumb(match, seat) if sensible else dice.choice(match.legal(seat)))
                match.record().save(path)
                print(path.name)


if __name__ == "__main__":
    for chosen in sys.argv[1:]:
        add(chosen)
