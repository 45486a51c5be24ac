"""How Outer Space plays out with its decks: many games of rule-of-thumb players, watched and counted.

Beyond what `simulate` counts it looks at what only this game has: rounds, what ended a game, attacks, and what it means
to draw a card. `python -m lychgate.lab.studies.outerspace.balance --games 100000` makes the counts for docs/balance.md.
"""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from lychgate.core.compile.kernel import exported
from lychgate.core.compile.pointer import BYTES, INT, INTS, Pointer
from lychgate.core.model.bits import lowest
from lychgate.core.model.chance import CHANCE, quick, reseed
from lychgate.core.model.layout import at, blank, clear
from lychgate.core.model.messages import EVENT_WIDTH, event_buffer
from lychgate.core.model.sorts import SEATS
from lychgate.games.outerspace import GAME
from lychgate.games.outerspace.cards.decks import ALL
from lychgate.games.outerspace.cards.material import Material
from lychgate.games.outerspace.cards.vocabulary import CARDS
from lychgate.games.outerspace.rules.events import ATTACKED, CREDITS_ROLL, DREW, PLAYED_CARD, SUCCEEDED
from lychgate.games.outerspace.rules.state import BOX, IN_FILM, IN_HAND, STATE, TITLING
from lychgate.lab.engine.counts import WIN

NAMES = ("setup", "acting", "apply", "view", "thumb", "outcome")
ROW = 6  # of a game: turns, by credits, attacks, successes, decisions, the seat that began
GIST = ROW + 2 * SEATS  # and points and places by seat
CARD = 3  # of a card: seats that drew it, what they won in parts, how often it was played


@exported
def watched_games(
    setup: Any, acting: Any, apply: Any, view: Any, thumb: Any, outcome: Any,
    box: Any, state: Any, seen: Any, chance: Any, wits: Any, events: Any, silent: Any, got: Any,
    seed: int, first: int, games: int, rows: Any, cards: Any,
) -> int:  # fmt: skip
    """Play games by rule of thumb; each leaves a row, and adds to what is counted of the cards."""
    b, s = at(box, BOX), at(state, STATE)
    for game in range(games):
        reseed(at(chance, CHANCE), seed, first + game)
        reseed(at(wits, CHANCE), ~seed, first + game)
        clear(state)
        setup(box, state, chance, silent)
        start = game * GIST
        dealt = False
        for card in range(b.cards):
            got[card] = 0
        while True:
            asked = acting(box, state)
            if asked == 0:
                break
            seat = lowest(asked)
            view(box, state, seat, seen)
            action = thumb(box, seen, seat, wits)
            events[0] = 0
            apply(box, state, seat, action, chance, events)
            rows[start + 4] += 1
            for number in range(events[0]):
                event = 1 + number * EVENT_WIDTH
                kind = events[event]
                if kind == DREW:
                    got[events[event + 3] - 1] |= 1 << events[event + 2]
                elif kind == PLAYED_CARD:
                    cards[(events[event + 3] - 1) * CARD + 2] += 1
                elif kind == CREDITS_ROLL:
                    rows[start + 1] = 1
                elif kind == ATTACKED:
                    rows[start + 2] += 1
                elif kind == SUCCEEDED:
                    rows[start + 3] += 1
            if not dealt and s.phase != TITLING:  # the cards of the deal are told to nobody else
                dealt = True
                for card in range(b.cards):
                    place = s.place[card]
                    if IN_HAND <= place < IN_HAND + SEATS:
                        got[card] |= 1 << (place - IN_HAND)
                    elif IN_FILM <= place < IN_FILM + SEATS:
                        got[card] |= 1 << (place - IN_FILM)
        rows[start] = s.turns
        rows[start + 5] = (s.dealer + 1) % b.players
        outcome(box, state, rows[start + ROW : start + GIST], silent)
        winners = 0
        for seat in range(b.players):
            winners += rows[start + ROW + SEATS + seat] == 1
        for card in range(b.cards):
            for seat in range(b.players):
                if got[card] >> seat & 1:
                    cards[card * CARD] += 1
                    if rows[start + ROW + SEATS + seat] == 1:
                        cards[card * CARD + 1] += WIN // winners
    return 0


WATCHED = Pointer(
    watched_games,
    (*NAMES, BYTES, BYTES, BYTES, BYTES, BYTES, INTS, INTS, INTS, INT, INT, INT, INTS, INTS),
)


@dataclass(frozen=True, slots=True)
class Balance:
    """What was counted, for one number of players and one choice of decks."""

    decks: str
    players: int
    options: dict[str, Any]
    games: int
    seed: int
    decisions: int
    rounds: dict[int, int]  # games by how many rounds they had, the last counted if it was begun
    by_credits: int
    attacks: int
    successes: int
    wins_by_turn: list[float]  # by place in the order of turns, a shared win in part
    points: dict[int, int]  # winners by points
    cards: dict[str, list[int]]  # seats that drew it, what they won in parts of WIN, how often it was played

    def effect(self, card: str) -> float:
        """How many points more often than others, in percent, those win who drew the card."""
        drew, won, _ = self.cards[card]
        return 100 * (won / WIN / drew - 1 / self.players) if drew else 0.0


def watch(decks: str, players: int, games: int, seed: int = 1, options: dict[str, Any] | None = None) -> Balance:
    """Play and count so many games."""
    box = GAME.make_box(players, None, {"decks": decks, **(options or {})})
    rows, cards = np.zeros(games * GIST, np.int32), np.zeros(CARDS * CARD, np.int32)
    state, seen = blank(GAME.state_layout), blank(GAME.state_layout)
    buffers: tuple[Any, ...] = (box, state, seen, quick(0), quick(0), event_buffer(), event_buffer(0))
    arguments = (*buffers, np.zeros(CARDS, np.int32), seed, 0, games, rows, cards)
    WATCHED(*(GAME.pointers[name] for name in NAMES), *arguments)
    return counted(decks, players, options or {}, seed, rows.reshape(games, GIST), cards.reshape(CARDS, CARD))


def counted(
    decks: str, players: int, options: dict[str, Any], seed: int, rows: NDArray[np.int32], cards: NDArray[np.int32]
) -> Balance:
    """Sums over the rows of games."""
    points, places = rows[:, ROW : ROW + players], rows[:, ROW + SEATS : ROW + SEATS + players]
    won = places == 1
    parts = won / won.sum(axis=1, keepdims=True)
    order = (np.arange(players) - rows[:, 5:6]) % players  # each seat's place in the order of turns
    rounds, many = np.unique(-(-rows[:, 0] // players), return_counts=True)
    best, how_often = np.unique(points.max(axis=1), return_counts=True)
    return Balance(
        decks=decks,
        players=players,
        options=options,
        games=len(rows),
        seed=seed,
        decisions=int(rows[:, 4].sum()),
        rounds=dict(zip(rounds.tolist(), many.tolist(), strict=True)),
        by_credits=int(rows[:, 1].sum()),
        attacks=int(rows[:, 2].sum()),
        successes=int(rows[:, 3].sum()),
        wins_by_turn=[float(parts[order == place].sum()) for place in range(players)],
        points=dict(zip(best.tolist(), how_often.tolist(), strict=True)),
        cards={name: cards[number].tolist() for number, name in enumerate(Material(ALL).names) if cards[number, 0]},
    )


def median(counts: dict[int, int]) -> int:
    """The middle one of so many numbers."""
    left = sum(counts.values()) / 2
    for number in sorted(counts):
        left -= counts[number]
        if left <= 0:
            return number
    raise ValueError("expected numbers, got none")


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4, 5, 6])
    parser.add_argument("--decks", default="house")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--equal-turns", action="store_true")
    parser.add_argument("--out", type=Path, help="a folder for the counts, a file for each number of players")
    given = parser.parse_args(arguments)
    if given.out:
        given.out.mkdir(parents=True, exist_ok=True)
    for players in given.players:
        options = {"equal_turns": True} if given.equal_turns else {}
        found = watch(given.decks, players, given.games, given.seed, options)
        worst = sorted(found.cards, key=lambda card: -abs(found.effect(card)))[:8]
        print(
            f"{players} players: median {median(found.rounds)} rounds, credits {found.by_credits / found.games:.1%}, "
            f"attacks {found.attacks / found.games:.2f} a game, {found.successes / max(1, found.attacks):.1%} succeed, "
            f"wins by turn {' '.join(f'{100 * wins / found.games:.1f}' for wins in found.wins_by_turn)}, "
            f"mean {sum(map(found.effect, found.cards)) / len(found.cards):+.1f}, "
            f"cards {', '.join(f'{card} {found.effect(card):+.1f}' for card in worst)}",
            flush=True,
        )
        if given.out:
            name = f"{given.decks}-{given.seed}{'-equal' if given.equal_turns else ''}-{players}.json"
            (given.out / name).write_text(json.dumps(asdict(found)) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
