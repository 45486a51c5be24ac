"""`python -m lychgate.lab.studies.gravediggers.fit`: what a choice to rob gives away of the cards a robber knows.

Rule-of-thumb players play. Whenever one chooses a cemetery, every hidden card that this player knows is noted: of which
kind it is, and whether it lies where is robbed. Printed is `CHOSEN` of `games/gravediggers/bot/evaluation.py`, in
thousandths.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Any

import lychgate
from lychgate import bots
from lychgate.core.model.chance import quick
from lychgate.games.gravediggers.bot.evaluation import EVER
from lychgate.games.gravediggers.rules import decisions
from lychgate.games.gravediggers.rules.cards import KINDS, PLAYERS
from lychgate.games.gravediggers.rules.state import CHOOSING, FACE_UP


def chosen(games: int, seed: int, players: Sequence[int] = PLAYERS) -> list[int]:
    """How often who knows a card of a kind robs where it lies, in thousandths."""
    here, known = [0] * KINDS, [0] * KINDS
    for number in range(seed, seed + games):
        match = lychgate.new("gravediggers", players=players[number % len(players)], seed=number)
        chance = quick(number)
        while not match.over:
            seat = match.asked[0]
            action = bots.thumb(match.game, match.box, match.view_bytes(seat), seat, chance)
            state = match.state.view(match.game.state_layout)[0]
            if state["phase"] == CHOOSING:
                note(state, seat, action - decisions.ROB, here, known)
            match.decide(seat, action)
    return [EVER * some // max(all_of_them, 1) for some, all_of_them in zip(here, known, strict=True)]


def note(state: Any, seat: int, robbed: int, here: list[int], known: list[int]) -> None:
    """Count the hidden cards that a player knows, and those of them at the cemetery that is robbed."""
    for i in range(state["lying"]):
        if state["known"][i] >> seat & 1 and state["known"][i] & FACE_UP == 0:
            kind = state["card"][i] - 1
            known[kind] += 1
            here[kind] += int(state["cemetery"][i] == robbed)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m lychgate.lab.studies.gravediggers.fit", description=__doc__)
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--seed", type=int, default=100_000)
    wanted = parser.parse_args()
    print("CHOSEN =", tuple(chosen(wanted.games, wanted.seed)))
