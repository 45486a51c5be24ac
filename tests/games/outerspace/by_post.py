"""Play by post: how many windows a person must answer by hand who makes sensible wishes (BM-30).

    python -m tests.games.outerspace.by_post [GAMES]

One seat plays by rule of thumb. With the end of its turn, or when it passes without a wish, it wishes to pass: until
its film is touched, if it holds a card that could prevent that; until attacked, if it has anything else to defend
itself with; otherwise until the credits. In any case there is a new wish with the end of its next turn. The others play
by rule of thumb and are asked every time. Counted are the windows that find the one seat without a wish, or with one
that rests, and how often that seat wins: somebody with sensible wishes should win as often as without.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass

import lychgate
from lychgate import bots
from lychgate.core.model.chance import quick
from lychgate.games.outerspace.cards.vocabulary import (
    BRING_PROP,
    CREATURE,
    DEFEND,
    DEFEND_FOR_EACH,
    DOUBLE_DEFENCE,
    EFFECT,
    HALVE_ATTACK,
    LOCATION,
    PREVENT,
    REDIRECT,
    SPEND_TO_DEFEND,
    SPEND_TO_STOP,
    STOP,
    STRENGTHEN,
    STRENGTHEN_FOR_EACH,
    SWAP_LOCATION,
    TOUGHEN,
    TURN_INTO,
    UNTIL_ATTACKED,
    UNTIL_CREDITS,
    UNTIL_TOUCHED,
)
from lychgate.games.outerspace.rules import decisions
from lychgate.games.outerspace.rules.state import BOX, IN_FILM, IN_HAND, STATE
from lychgate.play.match.match import Match

PERSON = 0
PLAYERS = range(2, 7)
HARM = 1 << CREATURE | 1 << EFFECT | 1 << LOCATION  # what others may play on a film
DEFENDING = (
    *(DEFEND, DEFEND_FOR_EACH, DOUBLE_DEFENCE, HALVE_ATTACK, TURN_INTO, STOP, REDIRECT, SWAP_LOCATION, TOUGHEN),
    *(BRING_PROP, SPEND_TO_DEFEND, SPEND_TO_STOP),
)
WEAKENING = (STRENGTHEN, STRENGTHEN_FOR_EACH)  # with a minus


@dataclass
class Post:
    """What came of some games."""

    windows: int = 0  # that were opened for the person
    answered: int = 0  # of these, by hand
    rounds: float = 0.0
    games: int = 0
    won: float = 0.0  # a tie is shared

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
        found.games += 1
        assert match.outcome is not None
        winners = match.outcome.winners
        found.won += (PERSON in winners) / len(winners)
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
        if wishing and seat == PERSON and (action == decisions.END or (in_window and action == decisions.PASS)):
            action = sensible(match, action)
        match.decide(seat, action)


def sensible(match: Match, action: int) -> int:
    """A pass or the end of a turn, with a wish that makes sense to a person who looks at the own cards."""
    if action == decisions.PASS and match.view_bytes(PERSON).view(STATE)[0]["wish"][PERSON]:
        return action  # the wish rests, and holds again when this attack is over
    return decisions.PASS + sensible_wish(match)


def sensible_wish(match: Match) -> int:
    """Who could prevent a card wants to know of all that touch the own film, who could defend it, of attacks."""
    box, seen = match.box.view(BOX)[0], match.view_bytes(PERSON).view(STATE)[0]
    wish = UNTIL_CREDITS
    for card in range(box["cards"]):
        if seen["place"][card] in (IN_HAND + PERSON, IN_FILM + PERSON):
            for code, amount, about in zip(box["text"][card], box["amount"][card], box["about"][card], strict=True):
                if code == PREVENT and about & HARM:
                    return UNTIL_TOUCHED
                if (code in DEFENDING and amount >= 0) or (code in WEAKENING and amount < 0):
                    wish = UNTIL_ATTACKED
    return wish


def main(games: int) -> None:
    for players in PLAYERS:
        wished, asked = by_post(players, games), by_post(players, games, wishing=False)
        print(
            f"{players} players: {wished.a_round:.2f} windows answered a round, of {wished.windows / wished.rounds:.1f}"
            f" opened, {wished.won / wished.games:.1%} of games won;"
            f" without wishes {asked.a_round:.1f}, {asked.won / asked.games:.1%}"
        )


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 200)
