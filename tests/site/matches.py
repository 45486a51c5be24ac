"""`python -m tests.site.matches FOLDER COUNT [GAME …]`: random matches as a server tells them, for the page to repeat.

Beside them in the folder lie the games as WebAssembly and data. Decisions are drawn from what is legal; now and
then one is taken back, or one is tried that is not allowed. Bots are asked for decisions and advice on the way; some
matches are seen again through all eyes, and some thought over, when they are over.
"""

from __future__ import annotations

import hashlib
import json
import random
import sys
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, cast

from lychgate import bots
from lychgate.bots.explain import advice
from lychgate.bots.levels import Level
from lychgate.core.errors import LychgateError
from lychgate.core.input import registry
from lychgate.core.model.chance import quick
from lychgate.core.model.contract import Game
from lychgate.lab.engine.analysis import Moment, analyse
from lychgate.play.match.changes import Step
from lychgate.play.match.match import Match
from lychgate.play.match.undo import UNDO
from lychgate.server.matches.hints import ADVISER, ANALYST, MOVES
from lychgate.server.matches.loading import MatchLoader
from lychgate.server.matches.replays import OPEN, SPECTATOR, Replays
from lychgate.server.messages.matches import encode
from lychgate.server.telling.match_messages import MatchMessages
from lychgate.server.telling.running_match import REWIND, LoggedDecision, RunningMatch
from lychgate.server.telling.writer import writer
from lychgate.server.workers.catalogue import Catalogue
from lychgate.site.folder import write_game

UNDONE, TRIED = 0.3, 0.03  # how often something is taken back that can be, and something tried that may be forbidden
REWOUND = 0.02  # how often somebody goes back, as among bots
ASKED = 0.02  # how often a bot is asked what it would do
ADVISED = 0.005  # how often a player asks for advice
FEW, SELDOM = 20, 0.1  # of more matches, bots are asked so much less: they take most of the time
SEEN_AGAIN, THOUGHT_OVER = 100, 200  # one match of so many
SEVERAL = 0.15  # how many matches have two or three games
MOST_STEPS = 1500


def settings(game: Game, dice: random.Random) -> dict[str, Any]:
    """A match's options, whatever they are."""
    players = dice.choice(list(game.players))
    options = {
        name: dice.choice([value for value in list(option.values)[:20] if not option.seat or value <= players])
        for name, option in game.options.items()
        if dice.random() < 0.3
    }
    return {
        "players": players,
        "rules": dice.choice(list(game.rule_sets)),
        "options": options,
        "games": dice.choice((2, 3)) if dice.random() < SEVERAL else 1,
    }


def played(game: Game, number: int, often: float = 1.0) -> dict[str, Any]:
    """One match: its setting, its steps, and hashes of what was told of it."""
    dice = random.Random(f"{game.name} {number}")
    chosen = settings(game, dice)
    seed, names = dice.randbytes(32), [f"Spieler {seat} é" for seat in range(chosen["players"])]
    entropy = {seat: f"{dice.random()}" for seat in range(chosen["players"]) if dice.random() < 0.3}
    match = Match(game, **chosen, seed=seed, entropy=entropy, names=names)
    running = RunningMatch("m", match)
    hashes = [hashlib.sha256() for _ in running.readers]
    tell_all(running, names, hashes)
    steps: list[list[Any]] = []
    done: list[LoggedDecision] = []
    while not running.over and len(steps) < MOST_STEPS:
        asked = [ask_bot(running, dice)] if dice.random() < ASKED * often else []
        advised = [ask_advice(running, dice)] if dice.random() < ADVISED * often else []
        seat, action = drawn(running, dice)
        refused = None
        try:
            for step in running.apply(LoggedDecision(seat, action)):
                hashes[len(hashes) - 1 if step.reader is None else step.reader].update(told(running, names, step))
            done.append(LoggedDecision(seat, action))
        except LychgateError as error:
            refused = [error.code, error.rule, error.message, error.arguments]
        steps.append([seat, action, refused, asked, advised])
    tell_all(running, names, hashes)
    return {
        **chosen, "game": game.name, "seed": seed.hex(), "names": names, "steps": steps,
        "entropy": {str(seat): text for seat, text in entropy.items()},
        "told": [one.hexdigest() for one in hashes], "record": match.record().text(), "sealed": running.sealed,
        "seen": seen_again(match, done) if number % SEEN_AGAIN == 1 else {},
        "thoughts": thought_over(match) if match.over and number % THOUGHT_OVER == 1 else None,
    }  # fmt: skip


def drawn(running: RunningMatch, dice: random.Random) -> tuple[int, int]:
    undoable = [seat for seat in range(running.match.players) if running.can_undo(seat)]
    if undoable and dice.random() < UNDONE:
        return dice.choice(undoable), UNDO
    rewinding = [seat for seat in range(running.match.players) if running.can_undo(seat, alone=True)]
    if rewinding and dice.random() < REWOUND:
        return dice.choice(rewinding), REWIND
    if dice.random() < TRIED:
        return dice.randrange(running.match.players), dice.randrange(running.game.actions)
    seat = dice.choice(sorted(running.asked))
    return seat, dice.choice(running.match.legal_actions(seat))


def ask_bot(running: RunningMatch, dice: random.Random) -> list[Any]:
    """Some bot, its seat, the seed of its chance, and what it would decide."""
    bot, seat, seed = dice.choice(list(bots.BOTS)), dice.choice(sorted(running.asked)), dice.randrange(2**31)
    match = running.match
    return [bot, seat, seed, bots.BOTS[bot](match.game, match.box, match.view_bytes(seat), seat, quick(seed))]


def ask_advice(running: RunningMatch, dice: random.Random) -> list[Any]:
    """A seat, and the moves that it is told of."""
    seat, match, number = dice.choice(sorted(running.asked)), running.match, running.game.decisions.written
    found = advice(match.game, match.box, match.view_bytes(seat), seat, ADVISER, believes=False)
    moves = [[number[one["decision"]], one["share"], one["wins"], one["points"]] for one in found["moves"]]
    return [seat, number[found["decision"]], moves[:MOVES]]


@dataclass(frozen=True, slots=True)
class Kept:
    """A match as a server would find it in its database."""

    match: Match
    done: list[LoggedDecision]

    def begun(self, row: Any) -> Match:
        old = self.match
        return Match(
            old.game, old.players, rules=old.rules, options=old.options, games=old.games, seed=old.seed,
            entropy=old.entropy, names=old.names,
        )  # fmt: skip

    def log(self, match_id: str) -> list[LoggedDecision]:
        return self.done

    def find(self, name: str) -> Game:
        return self.match.game


def seen_again(match: Match, done: list[LoggedDecision]) -> dict[str, str]:
    """By eyes, the hash of all frames."""
    kept = Kept(match, done)
    replays = Replays(cast("MatchLoader", kept), cast("Catalogue", kept), cast("Any", None))
    row: Any = {"id": "m", "game": match.game.name, "names": match.names, "ended": None}
    return {
        eyes: hashlib.sha256(encode(replays.frames(row, eyes, 1, len(done) * 2 + 10, None))).hexdigest()
        for eyes in (OPEN, SPECTATOR, *map(str, range(match.players)))
    }


def thought_over(match: Match) -> dict[str, Any]:
    """What the analyst finds; what could be believed then is left to Python."""
    level = bots.find(ANALYST)
    assert isinstance(level, Level)
    found, number = analyse(match.record(), level), match.game.decisions.written

    def moment(one: Moment) -> dict[str, Any]:
        return asdict(one) | {"made": number[one.made], "best": number[one.best]}

    swings = [{"moment": moment(one.moment), "before": one.before} for one in found.swings]
    return {"moments": [moment(one) for one in found.moments], "swings": swings}


def told(running: RunningMatch, names: list[str], step: Step) -> bytes:
    """A change, as it is sent."""
    return MatchMessages(running, names, writer(running.game, names, None)).change(step) + b"\n"


def tell_all(running: RunningMatch, names: list[str], hashes: list[Any]) -> None:
    """Everything anew, to all readers."""
    messages = MatchMessages(running, names, writer(running.game, names, None))
    for reader, one in zip(running.readers, hashes, strict=True):
        one.update(encode(messages.everything(reader)) + b"\n")


def write(folder: Path, counts: Mapping[str, int]) -> None:
    """So many matches of each game, and what the page needs to play them again."""
    for name in counts:
        write_game(registry.find(name), folder)
    with (folder / "matches.jsonl").open("w", encoding="utf-8") as file:
        for name, count in counts.items():
            for number in range(count):
                found = played(registry.find(name), number, 1.0 if count <= FEW else SELDOM)
                file.write(json.dumps(found) + "\n")


if __name__ == "__main__":
    write(Path(sys.argv[1]), dict.fromkeys(sys.argv[3:] or registry.names(), int(sys.argv[2])))
