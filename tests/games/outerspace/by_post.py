"""Play by post: how many windows a person must answer by hand who makes sensible wishes (BM-30).

    python -m tests.games.outerspace.by_post [GAMES]

One seat plays by rule of thumb. Where it passes in a window, it wishes to pass until it is attacked; when it is, and
has nothing that would turn the attack, until its own turn. The others play by rule of thumb and are asked every time.
Counted are the windows that find the one seat without a wish.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass

import lychgate
from lychgate import bots
from lychgate.core.chance import quick
from lychgate.games.outerspace import actions
from lychgate.games.outerspace.cards import (
    DEFEND,
    DOUBLE_DEFENCE,
    HALVE_ATTACK,
    REDIRECT,
    SPEND_TO_DEFEND,
    SPEND_TO_STOP,
    STOP,
    UNTIL_ATTACKED,
    UNTIL_OWN_TURN,
)
from lychgate.games.outerspace.picture import film_values
from lychgate.games.outerspace.state import BOX, IN_FILM, IN_HAND, PREVENTING, STATE
from lychgate.play.match import Match

PERSON = 0
PLAYERS = range(2, 7)
ENDS_IT = (STOP, REDIRECT, SPEND_TO_STOP)


@dataclass
class Post:
    """What came of some games."""

    windows: int = 0  # that were opened for the person
    answered: int = 0  # of these, by hand
    rounds: float = 0.0

    @property
    def a_round(self) -> float:
        return self.answered / self.rounds


def by_post(players: int, games: int, *, wishing: bool = True) -> Post:
    """Play some games with a person in one seat."""
    found = Post()
    for seed in range(games):
        match = lychgate.new("outerspace", players=players, seed=seed)
        play(match, found, wishing)
        found.rounds += int(match.state.view(STATE)[0]["turns"]) / players
    return found


def play(match: Match, found: Post, wishing: bool) -> None:
    chance = quick(int.from_bytes(match.seed[:4], "little"))
    while asked := match.asked:
        seat = asked[0]
        in_window = match.no_answer(seat) is not None
        if seat == PERSON and in_window:
            found.windows += 1
            choices = match.legal_actions(seat)
            if len(choices) == 1:
                match.decide(seat, choices[0])  # made by the table
                continue
            found.answered += 1
        action = bots.thumb(match.game, match.box, match.view_bytes(seat), seat, chance)
        if wishing and seat == PERSON and in_window and action == actions.PASS:
            action = sensible_pass(match)
        match.decide(seat, action)


def sensible_pass(match: Match) -> int:
    """A pass, for as long as makes sense to a person who looks at the own cards."""
    seen = match.view_bytes(PERSON).view(STATE)[0]
    if seen["phase"] != PREVENTING or seen["target"] != PERSON + 1:
        return actions.WISH + UNTIL_ATTACKED
    if could_turn(match, int(seen["chain"][0]) - 1):
        return actions.PASS  # there will be a chance in a moment
    return actions.WISH + UNTIL_OWN_TURN  # and until then nothing will come to hand


def could_turn(match: Match, creature: int) -> bool:
    """Would the attack that is announced succeed, and has the person something that changes this?"""
    view = match.view_bytes(PERSON)
    box, seen = match.box.view(BOX)[0], view.view(STATE)[0]
    attack, defence = int(box["attack"][creature]), film_values(match.box, view)[PERSON]
    for card in range(box["cards"]):
        if seen["place"][card] in (IN_HAND + PERSON, IN_FILM + PERSON):
            for code, amount in zip(box["text"][card], box["amount"][card], strict=True):
                adds = amount if code in (DEFEND, SPEND_TO_DEFEND) else defence if code == DOUBLE_DEFENCE else 0
                halves = attack // 2 if code == HALVE_ATTACK else 0
                if code in ENDS_IT or defence + adds > attack - halves:
                    return attack >= defence
    return False


def main(games: int) -> None:
    for players in PLAYERS:
        wished, asked = by_post(players, games), by_post(players, games, wishing=False)
        print(
            f"{players} players: {wished.a_round:.2f} windows answered a round, of {wished.windows / wished.rounds:.1f}"
            f" opened; without wishes {asked.a_round:.1f}"
        )


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 200)
