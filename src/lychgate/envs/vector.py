"""Many games of one sort at a time, a compiled call a step: `lychgate.vector`.

Every slot holds a game. Each step takes a decision for the seat that each game asks, and shows what the next seat that
is asked may know. Where several seats are asked at once, the lowest comes first: its answer is sealed, and no view
shows it. A game that ends is followed by another at once.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple

import msgspec
import numpy as np
from numpy.typing import ArrayLike, NDArray

from lychgate.core.errors import BadOptions, BadRecord, IllegalDecision, quoted
from lychgate.core.input import registry
from lychgate.core.model.chance import quick
from lychgate.core.model.contract import Game
from lychgate.core.model.encoder import Encoder
from lychgate.core.model.encoding import Layout
from lychgate.core.model.layout import Bytes, Ints, blank
from lychgate.core.model.messages import event_buffer
from lychgate.core.model.sorts import SEATS
from lychgate.envs import stepping
from lychgate.envs.actions import Actions
from lychgate.envs.outside_bots import OutsideBots

TENSOR, NUMBERS, VIEW, NOTHING = "tensor", "numbers", "view", None
OBSERVATIONS = (TENSOR, NUMBERS, VIEW, NOTHING)
POINTS, WINS = "points", "wins"
PLAYED_INSIDE = ("random", "thumb")  # bots that are compiled
MOST_SLOTS = 1 << 20
NOT_ENCODED = Encoder(np.zeros(0, np.int64), np.zeros(0, np.uint8))


class Info(NamedTuple):
    """What else there is to know of each game."""

    legal: Ints  # the legal decisions, of which the first `counts` are meant
    counts: Ints
    points: Ints  # by seat, of the game that has just ended; 0 where none has
    places: Ints
    numbers: NDArray[np.int64]  # which game of the seed is under way
    keys: NDArray[np.int64] | None  # of the information states: all that the seat has seen and done, as a hash


class Step(NamedTuple):
    """What a step shows. The arrays are the environment's own: the next step writes into them."""

    observations: Bytes | None
    masks: Bytes | None
    seats: Ints  # the seat that decides next
    rewards: NDArray[np.float32]  # by seat
    done: NDArray[np.bool_]  # the game has ended, and another has begun
    info: Info


@dataclass(frozen=True)
class Plan:
    """What a vector environment is made of."""

    game: str
    players: int
    n: int
    seed: int = 1
    rules: str | None = None
    options: Mapping[str, Any] | None = None
    obs: str | None = TENSOR
    masks: bool = True
    keys: bool = False
    rewards: str = POINTS
    bots: Mapping[int, str] | None = None  # by seat

    def check(self) -> Game:
        """The game, if all of this can be played."""
        game = registry.find(self.game)
        game.settings(self.players, self.rules, self.options)
        if type(self.n) is not int or self.n not in range(1, MOST_SLOTS + 1):
            raise BadOptions(f"Expected 1 to {MOST_SLOTS} games at a time, got {quoted(self.n)}.")
        check_seed(self.seed)
        if self.obs not in OBSERVATIONS:
            raise BadOptions(f"Observations are 'tensor', 'numbers', 'view' or None, got {quoted(self.obs)}.")
        if self.rewards not in (POINTS, WINS):
            raise BadOptions(f"Rewards are 'points' or 'wins', got {quoted(self.rewards)}.")
        for seat, bot in (self.bots or {}).items():
            if seat not in range(self.players) or not isinstance(bot, str):
                raise BadOptions(f"Expected bots by seats 0 to {self.players - 1}, got {quoted({seat: bot})}.")
        if len(self.bots or {}) == self.players:
            raise BadOptions("Expected a seat that is not played by a bot: nobody would ever be asked.")
        return game

    @property
    def outside(self) -> dict[int, str]:
        """The bots that are asked in Python, by seat."""
        return {seat: bot for seat, bot in (self.bots or {}).items() if bot not in PLAYED_INSIDE}

    def seats_of(self, bot: str) -> int:
        """The seats that this bot plays, as bits."""
        return sum(1 << seat for seat, name in (self.bots or {}).items() if name == bot)


def check_seed(seed: int) -> None:
    if not isinstance(seed, int | np.integer) or not 0 <= seed < 2**63:
        raise BadOptions(f"A seed is a number from 0 to 2^63 - 1, got {quoted(seed)}.")


class Vector:
    """So many games at a time."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.game = game = plan.check()
        self.players, self.n = plan.players, plan.n
        self.box = game.make_box(plan.players, plan.rules, plan.options)
        self._silent = event_buffer(0)
        self._chance, self._wits = quick(0), quick(0)
        size, n, actions = game.state_layout.itemsize, plan.n, game.actions
        self._words = np.zeros(-(-size // 8), np.int64)  # whole words, of which the last may be longer than the view
        self._seen = self._words.view(np.uint8)[:size]
        self._states = np.zeros(n * size, np.uint8)
        self._slots = np.zeros(n * stepping.SLOT_SIZE, np.uint8)
        self._actions, self._seats = np.full(n, stepping.NO_ACTION, np.int32), np.zeros(n, np.int32)
        self._listed, self._counts = np.zeros(n * actions, np.int32), np.zeros(n, np.int32)
        self._masks = np.zeros(n * actions if plan.masks else 0, np.uint8)
        self._observed = np.zeros(n * self.width, np.uint8)
        self._keys = np.zeros(n if plan.keys else 0, np.int64)
        self._results, self._done = np.zeros(n * stepping.RESULTS, np.int32), np.zeros(n, np.uint8)
        self._rewards = np.zeros((n, plan.players), np.float32)
        self._encoder = Encoder.of(game, self.layout) if self.layout is not None else NOT_ENCODED
        self._run = self._filled_run(plan.seed)
        self._start = game.handed_to(stepping.START, stepping.STARTING)
        self._step = game.handed_to(stepping.STEP, stepping.STEPPING)
        self._refused = game.handed_to(stepping.REFUSED, ("refusal",))
        self._shown = self._arrays()
        self._outside = OutsideBots(game, self.box, plan.outside, plan.seed)
        self._begun = False

    # --- what it is made of

    @cached_property
    def layout(self) -> Layout | None:
        """What each byte of an observation means; None: views, or nothing, are shown."""
        if self.plan.obs not in (TENSOR, NUMBERS):
            return None
        return Layout(self.game, self.players, one_hot=self.plan.obs == TENSOR)

    @cached_property
    def width(self) -> int:
        """Bytes of an observation."""
        if self.layout is not None:
            return self.layout.width
        return self.game.state_layout.itemsize if self.plan.obs == VIEW else 0

    @cached_property
    def actions(self) -> Actions:
        """The decisions: their texts, and their parts."""
        return Actions.of(self.game)

    def _filled_run(self, seed: int) -> Bytes:
        made, plan = blank(stepping.RUN), self.plan
        values = {
            "seed": seed, "slots": plan.n, "size": self.game.state_layout.itemsize, "actions": self.game.actions,
            "players": plan.players, "width": self.width, "masks": plan.masks, "views": plan.obs == VIEW,
            "tensors": self.layout is not None, "keys": plan.keys, "thumbs": plan.seats_of("thumb"),
            "randoms": plan.seats_of("random"),
        }  # fmt: skip
        for name, value in values.items():
            made.view(stepping.RUN)[name] = value
        return made

    def _arrays(self) -> Step:
        """What every step shows: the same arrays each time."""
        n, results = self.n, self._results.reshape(self.n, 2, SEATS)
        info = Info(
            self._listed.reshape(n, -1),
            self._counts,
            results[:, 0, : self.players],
            results[:, 1, : self.players],
            self._slots.view(stepping.SLOT)["number"],
            self._keys if self.plan.keys else None,
        )
        observations = self._observed.reshape(n, -1) if self.width else None
        masks = self._masks.reshape(n, -1) if self.plan.masks else None
        return Step(observations, masks, self._seats, self._rewards, self._done.view(np.bool_), info)

    # --- playing

    def reset(self, seed: int | None = None) -> Step:
        """Deal every game anew: the same games each time, or those of another seed."""
        if seed is not None:
            check_seed(seed)
            self._run.view(stepping.RUN)["seed"] = seed
        self._start(
            self.box, self._states, self._slots, self._run, self._chance, self._wits, self._silent, self._seen,
            self._listed,
        )  # fmt: skip
        return self._look()

    def step(self, actions: ArrayLike) -> Step:
        """Carry out one decision in every game, or raise, and nothing has changed."""
        if not self._begun:
            raise BadOptions("Expected reset() before the first step.")
        given = np.asarray(actions)
        if given.shape != (self.n,) or given.dtype.kind not in "iu":
            raise BadOptions(f"Expected {self.n} decisions by number, got {given.dtype} of shape {given.shape}.")
        np.clip(given, -1, self.game.actions, out=self._actions, casting="unsafe")  # what is beyond is refused below
        wrong = self._refused(self.box, self._states, self._run, self._seats, self._actions)
        if wrong >= 0:
            raise self._illegal(wrong, int(given[wrong]))
        return self._carry_out()

    def _illegal(self, slot: int, action: int) -> IllegalDecision:
        seat, size = int(self._seats[slot]), self.game.state_layout.itemsize
        state = self._states[slot * size : (slot + 1) * size]
        why = self.game.call("refusal", self.box, state, seat, int(self._actions[slot]))
        known = 0 <= action < self.game.actions
        text = f"{self.game.decisions.write(action)} ({action})" if known else str(action)
        rule = self.game.rule(why) if why > 0 else None
        cited = f" ({rule})" if rule else ""
        return IllegalDecision(f"Game {slot}: seat {seat} may not decide {text} here{cited}.", rule=rule)

    def _look(self) -> Step:
        """Show every game as it stands."""
        self._begun = True
        self._actions[:] = stepping.NO_ACTION
        return self._carry_out()

    def _carry_out(self) -> Step:
        """Carry out what is written down, and then what bots decide that are asked in Python."""
        self._call()
        while self._outside.bots and self._outside.decide(self._states, self._seats, self._actions):
            done, results = self._done.copy(), self._results.copy()
            self._call()
            earlier = done > self._done  # games that had ended before these decisions
            self._done |= done
            self._results.reshape(self.n, -1)[earlier] = results.reshape(self.n, -1)[earlier]
        self._rewards[:] = 0
        if self._done.any():
            self._reward(np.flatnonzero(self._done))
        return self._shown

    def _call(self) -> None:
        self._step(
            self.box, self._states, self._slots, self._run, self._chance, self._wits, self._silent, self._seen,
            self._words, self._encoder.plan, self._encoder.tables, self._actions, self._seats, self._listed,
            self._counts, self._masks, self._observed, self._keys, self._results, self._done,
        )  # fmt: skip

    def _reward(self, ended: NDArray[np.intp]) -> None:
        if self.plan.rewards == POINTS:
            self._rewards[ended] = self._shown.info.points[ended]
        else:  # a win is shared by all who have it; where all win together, each has it
            won = self._shown.info.places[ended] == 1
            shares = np.ones((len(ended), 1)) if self.game.together else np.maximum(won.sum(axis=1, keepdims=True), 1)
            self._rewards[ended] = won / shares

    # --- saving

    def save(self) -> bytes:
        """All games as they stand. It holds every secret of theirs."""
        held = {"states": self._states, "slots": self._slots, "wits": self._outside.chance}
        games = {name: array.tobytes() for name, array in held.items()} | {"seed": self._seed, "begun": self._begun}
        return msgspec.msgpack.encode(self._header() | games)

    def load(self, saved: bytes) -> Step:
        """Take up games that were saved by an environment made alike; trust them as you would a pickle."""
        try:
            found: dict[str, Any] = msgspec.msgpack.decode(saved)
            states, slots, wits, seed, begun = (
                found.pop(name) for name in ("states", "slots", "wits", "seed", "begun")
            )
        except (msgspec.DecodeError, AttributeError, KeyError, TypeError):
            raise BadRecord("Expected what save() of a vector environment returned.") from None
        for name, value in self._header().items():
            if found.get(name) != value:
                raise BadRecord(f"Saved with {name} {quoted(found.get(name))}; this environment has {quoted(value)}.")
        self._states[:] = np.frombuffer(states, np.uint8)
        self._slots[:] = np.frombuffer(slots, np.uint8)
        self._outside.chance[:] = np.frombuffer(wits, np.uint8)
        self._run.view(stepping.RUN)["seed"] = seed
        return self._look() if begun else self.reset()

    @property
    def _seed(self) -> int:
        return int(self._run.view(stepping.RUN)["seed"][0])

    def _header(self) -> dict[str, Any]:
        """What must be the same where games are taken up again."""
        settings = self.game.settings(self.players, self.plan.rules, self.plan.options)
        bots = {str(seat): bot for seat, bot in sorted((self.plan.bots or {}).items())}
        return {
            "game": self.game.name, "version": self.game.version, "players": self.players, "n": self.n,
            "settings": settings, "bots": bots, "keys": self.plan.keys,
        }  # fmt: skip

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored, (self.plan, self.save() if self._begun else None)


def _restored(plan: Plan, saved: bytes | None) -> Vector:
    made = Vector(plan)
    if saved is not None:
        made.load(saved)
    return made
