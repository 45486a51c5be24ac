"""A match: options, seed and decisions, from which every state follows.

It asks, explains and carries out; it shows each seat what that seat may know, and nothing else leaves
it but through `view`, `story`, `prompts` and `legal`. `state` is the whole truth and stays in `play`.
Names and notes are annotations: nothing depends on them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import TYPE_CHECKING, Any
from weakref import WeakValueDictionary

import numpy as np
from msgspec import Struct

from lychgate.core.errors import BadOptions, CannotUndo, NotAsked, StalePrompt, quoted
from lychgate.core.model.chance import seeded
from lychgate.core.model.contract import NOBODY, Game
from lychgate.core.model.layout import Bytes, Ints, blank
from lychgate.core.model.messages import Message, event_buffer
from lychgate.core.model.sorts import SEATS
from lychgate.play.match import moves, refusals, undo
from lychgate.play.match.moves import Moved
from lychgate.play.match.story import (
    WHOLE_MATCH,
    Decision,
    Event,
    EventLog,
    Happening,
    Outcome,
    Prompt,
    arguments,
    happenings,
    points_line,
    story,
)
from lychgate.play.record import fairness

if TYPE_CHECKING:
    from lychgate.play.record.record import Record

PROMPT_ROOM = 8
MOST_GAMES = 100
NAME_SIZE = 40
KEPT_STATES = SEATS  # as many as can answer at one moment


class Step(Struct, frozen=True, gc=False):
    """A decision that was made, and what the match was like before it."""

    seat: int
    action: int
    game_number: int
    told: int  # happenings before it
    drawn: bytes  # chance drawn before it, in this game
    place: int  # in the course of the match


@dataclass(frozen=True, slots=True)
class Ending:
    """The end of a game: the whole truth, in the box it was played with."""

    box: Bytes
    state: Bytes


class Match:
    """One play of a game, or several for a total."""

    state: Bytes  # the whole truth
    chance: Bytes

    def __init__(
        self,
        game: Game,
        players: int,
        *,
        rules: str | None = None,
        options: Mapping[str, Any] | None = None,
        seed: bytes,
        entropy: Mapping[int, str] | None = None,
        games: int = 1,
        names: Sequence[str] | None = None,
    ) -> None:
        if type(games) is not int or games not in range(1, MOST_GAMES + 1):
            raise BadOptions(f"A match has 1 to {MOST_GAMES} games, got {quoted(games)}.")
        self._settle(game, players, rules, options)
        self.seed = seed
        self.entropy = fairness.checked_entropy(entropy, players)
        # Where a total was agreed on that ends the match, one game need not be enough: it goes on until then.
        self.games = MOST_GAMES if games == 1 and self.settings.get("total") else games
        self.names = names
        self.key = fairness.mix(seed, self.entropy)
        self._begin_game(self.box)

    @classmethod
    def at_position(
        cls,
        game: Game,
        players: int,
        state: Bytes | None,
        chance: Bytes,
        *,
        rules: str | None = None,
        options: Mapping[str, Any] | None = None,
        games: int = 1,
        earlier: Sequence[Sequence[int]] = (),
    ) -> Match:
        """A match taken up at any moment (None: at a deal), for scenarios, puzzles and bug reports.

        `earlier` are the points of games before this one. Such a match has no seed, and no record.
        """
        match = cls.__new__(cls)
        match._settle(game, players, rules, options)
        match.seed, match.entropy, match.games, match.names = b"", {}, games, None
        match.results = [Outcome(tuple(points), (), ()) for points in earlier]
        match.game_number = len(earlier)
        match.chance = chance
        if state is None:
            match._begin_game(match.box)
        else:
            match.game_number += 1
            match.state = state
            match._taken_up = state.copy(), chance.copy()
            if match.over:
                match._end_game()
        return match

    def _settle(self, game: Game, players: int, rules: str | None, options: Mapping[str, Any] | None) -> None:
        self.game = game
        self.players = players
        self.settings = game.settings(players, rules, options)
        self.rules = rules if rules is not None else next(iter(game.rule_sets))
        self.options = dict(options or {})
        self.box = _shared(game.make_box(players, rules, options))
        self.notes: dict[int, str] = {}  # after so many decisions
        self.game_number = 0
        self.log: list[Step] = []  # the decisions that count
        self.course: list[Step] = []  # also those that were rewound, and an UNDO for each time
        self.rewound = 0  # how often somebody among bots has taken back; such a match counts in no statistics
        self.results: list[Outcome] = []
        self.endings: dict[int, Ending] = {}  # by number, of the games that ended here
        self.told = EventLog()
        self._states: dict[int, bytes] = {}  # before the last decisions, by their place in the log
        self._taken_up: tuple[Bytes, Bytes] | None = None  # without a seed: state and chance, as the game began
        self.prompt_ids = [1] * players  # of the present or next prompt, by seat: only what the seat itself does counts
        self._drawn_from: tuple[Bytes | None, bytes] = (None, b"")  # how much was drawn from which source of chance

    # --- copies

    def clone(self) -> Match:
        """The same match once more: what is decided in one does not change the other. It holds every secret too."""
        other = Match.__new__(Match)
        for name, value in vars(self).items():  # states and chance are replaced, never written into
            other.__dict__[name] = value.copy() if isinstance(value, list | dict | EventLog) else value
        return other

    def __getstate__(self) -> dict[str, Any]:
        """For another process, which finds the game by its name."""
        return vars(self) | {"game": self.game.name}

    def __setstate__(self, saved: dict[str, Any]) -> None:
        from lychgate.core.input.registry import find

        self.__dict__.update(saved | {"game": find(saved["game"])})

    # --- names: an annotation

    @property
    def names(self) -> list[str]:
        """The players' names, for readers."""
        return list(self._names)

    @names.setter
    def names(self, names: Sequence[str] | None) -> None:
        from lychgate.play.text.words import Words

        if names is not None and not _are_names(names, self.players):
            raise BadOptions(f"Expected {self.players} names of 1 to {NAME_SIZE} letters, got {quoted(names, 120)}.")
        self._names = list(names) if names is not None else Words().seats(self.players)

    # --- what is asked

    @property
    def over(self) -> bool:
        """Has the last game ended?"""
        return self.game.call("acting", self.box, self.state) == 0

    @property
    def asked(self) -> list[int]:
        """The seats that owe a decision now."""
        bits = self.game.call("acting", self.box, self.state)
        return [seat for seat in range(self.players) if bits >> seat & 1]

    @property
    def prompts(self) -> list[Prompt]:
        """What is asked now, one prompt for each seat that owes a decision."""
        return [self.prompt(seat) for seat in self.asked]

    def prompt(self, seat: int) -> Prompt:
        """What a seat that owes a decision is asked."""
        prompt, numbers = self._asking(seat)
        return Prompt(seat, self.prompt_ids[seat], prompt.name, arguments(prompt, numbers.tolist()))

    def asks(self, seat: int) -> list[int]:
        """The same as numbers: the prompt's own, and its arguments."""
        prompt, numbers = self._asking(seat)
        return [int(prompt), *numbers[: len(prompt.arguments)].tolist()]

    def no_answer(self, seat: int) -> int | None:
        """In a window, what counts if a seat that is asked does not answer; None: the table waits for it."""
        if not self.game.has_windows:
            refusals.check_seat(self, seat)
            return None
        return self._asking(seat)[0].no_answer

    def _asking(self, seat: int) -> tuple[Message, Ints]:
        refusals.check_seat(self, seat)
        numbers = np.zeros(PROMPT_ROOM, np.int32)
        return self.game.prompts[self.game.call("prompt", self.box, self.state, seat, numbers)], numbers

    def prompt_id(self, seat: int) -> int:
        """The number of this seat's present or next prompt: only what the seat itself does counts."""
        refusals.check_seat(self, seat)
        return self.prompt_ids[seat]

    def legal(self, seat: int) -> list[Decision]:
        """What the seat may decide now."""
        return [Decision(action, self.game.decisions.write(action)) for action in self.legal_actions(seat)]

    def legal_actions(self, seat: int) -> list[int]:
        """What the seat may decide now, by number."""
        refusals.check_seat(self, seat)
        out = np.zeros(self.game.actions, np.int32)
        actions: list[int] = out[: self.game.call("legal", self.box, self.state, seat, out)].tolist()
        return actions

    # --- what is decided

    def decide(
        self, seat: int, decision: str | Mapping[str, Any] | Decision | int, *, prompt: int | None = None
    ) -> None:
        """Carry out a decision, given as notation, data, object or number; or raise, and nothing has changed.

        `prompt` is the id of the prompt it answers, where an answer could come late.
        """
        action = refusals.action_of(self.game, decision)
        refusals.check_seat(self, seat, NotAsked)
        if prompt is not None and prompt != self.prompt_ids[seat]:
            refusals.check_asked(self, seat, action)
            raise refusals.error(StalePrompt, "refusal-stale-prompt")
        self.carry_out(int(seat), action)

    def carry_out(self, seat: int, action: int) -> None:
        """The same for a seat and an action that there are."""
        self.go_on(moves.move(self, seat, action))

    def go_on(self, moved: Moved) -> None:
        """Go on from a decision that the rules have carried out."""
        seat, number, game_number = moved.seat, len(self.log), self.game_number
        self._states[number] = self.state.tobytes()  # kept for a while: an older one can be found out again
        self._states.pop(number - KEPT_STATES, None)
        step = Step(seat, moved.action, game_number, len(self.told), self._drawn(), len(self.course))
        self.log.append(step)
        self.course.append(step)
        self.state, self.chance = moved.state, moved.chance
        self.prompt_ids[seat] += 1
        self.told.add(moved.events, game_number)
        if not moved.asked:
            self._end_game()

    def _drawn(self) -> bytes:
        """How much chance was drawn; the same object as before, if nothing was since: a log is long."""
        if self._drawn_from[0] is not self.chance:
            drawn, before = undo.drawn(self.chance), self._drawn_from[1]
            self._drawn_from = self.chance, before if drawn == before else drawn
        return self._drawn_from[1]

    def state_before(self, number: int) -> Bytes:
        """The state before a decision of the present game, by its place in the log."""
        kept = self._states.get(number)
        if kept is not None:
            return np.frombuffer(kept, np.uint8).copy()
        state, chance = self._beginning()
        for step in self.log[:number]:
            if step.game_number == self.game_number:
                self.game.call("apply", self.box, state, step.seat, step.action, chance, event_buffer(0))
        return state

    def _beginning(self) -> tuple[Bytes, Bytes]:
        """State and chance, as the present game began."""
        if self._taken_up is not None:
            return self._taken_up[0].copy(), self._taken_up[1].copy()
        state, chance = blank(self.game.state_layout), seeded(fairness.game_key(self.key, self.game_number))
        self.game.call("setup", self.box, state, chance, event_buffer(0))
        return state, chance

    def _begin_game(self, box: Bytes) -> None:
        self.game_number += 1
        self.box = box
        self.state = blank(self.game.state_layout)
        if self.seed:
            self.chance = seeded(fairness.game_key(self.key, self.game_number))
        events = event_buffer()
        self.game.call("setup", self.box, self.state, self.chance, events)
        if not self.seed:
            self._taken_up = self.state.copy(), self.chance.copy()
        self.told.add(events, self.game_number)
        if self.over:
            self._end_game()

    def _end_game(self) -> None:
        self.results.append(self._result())
        self.endings[self.game_number] = Ending(self.box, self.state)
        games = [result.points for result in self.results]
        if self.game_number < self.games and not self.game.standings(self.box, games).over:
            self._begin_game(self.game.next_box(self.box, self.state))

    def _result(self) -> Outcome:
        out, lines = np.zeros(2 * SEATS, np.int32), event_buffer()
        self.game.call("outcome", self.box, self.state, out, lines)
        points, places = out[: self.players].tolist(), out[SEATS : SEATS + self.players].tolist()
        if self.games > 1 and not self.game.together:
            # One of several: the points go into the total, and nothing is said of a tie in one of them (GR-31).
            places = [1 + sum(other > own for other in points) for own in points]
        told = [line for line in happenings(lines, self.game_number) if self._counts(self.game.points[line.kind])]
        return Outcome(tuple(points), tuple(places), tuple(points_line(self.game, line) for line in told))

    def _counts(self, line: Message) -> bool:
        """Is such a line of points told? In a match of several games, not if it is about places in one of them."""
        return self.games == 1 or not line.single

    # --- what is known

    def view_bytes(self, seat: int | None) -> Bytes:
        """All that a seat (None: a spectator) may know, as a record."""
        return self.view_of(self.state, seat)

    def view_of(self, state: Bytes, seat: int | None, box: Bytes | None = None) -> Bytes:
        """What a seat (None: a spectator) may know of a state; of another game of this match, in that game's box."""
        refusals.check_reader(self, seat)
        out = blank(self.game.state_layout)
        self.game.call("view", self.box if box is None else box, state, NOBODY if seat is None else seat, out)
        return out

    def view(self, seat: int | None) -> dict[str, Any]:
        """All that a seat (None: a spectator) may know, as plain data."""
        return self.game.picture(self.box, self.view_bytes(seat))

    def final_view_bytes(self, game_number: int, seat: int | None) -> Bytes:
        """All that a seat (None: a spectator) may know of a game that has ended, as a record."""
        ending = self._ending(game_number)
        return self.view_of(ending.state, seat, ending.box)

    def final_view(self, game_number: int, seat: int | None) -> dict[str, Any]:
        """All that a seat (None: a spectator) may know of a game that has ended, as plain data."""
        return self.game.picture(self._ending(game_number).box, self.final_view_bytes(game_number, seat))

    def _ending(self, game_number: int) -> Ending:
        found = self.endings.get(game_number)
        if found is None:
            raise BadOptions(f"Expected the number of a game that has ended in this match, got {game_number!r}.")
        return found

    def story(self, seat: int | None, since: int = 0) -> list[Event]:
        """What a seat (None: a spectator) has been told, after its first `since` events."""
        refusals.check_reader(self, seat)
        return story(self.game, self.told, seat, since)

    def totals(self, games: int) -> tuple[int, ...]:
        """Everybody's points in so many games, added up."""
        return tuple(sum(points) for points in zip(*(result.points for result in self.results[:games]), strict=True))

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended; None while it goes on."""
        if not self.over:
            return None
        if self.games == 1:
            return Outcome(self.results[0].points, self.results[0].places, self.results[0].lines, tuple(self.results))
        games = [result.points for result in self.results]
        standings = self.game.standings(self.box, games)
        lines = [line for result in self.results for line in result.lines]
        for kind, *numbers in standings.lines:
            lines.append(points_line(self.game, Happening(kind, 0, tuple(numbers), WHOLE_MATCH)))
        return Outcome(self.totals(len(games)), tuple(standings.places), tuple(lines), tuple(self.results))

    def record(self) -> Record:
        """The match on paper. It holds every secret: while the match goes on, show `record().sealed()` instead."""
        from lychgate.play.record.record import Record

        return Record.of(self)

    # --- taking back

    def can_undo(self, seat: int, *, alone: bool = False) -> bool:
        """May the seat take back its last decision? Among people, only if nobody else could tell: see `undo`."""
        refusals.check_seat(self, seat)
        if alone:
            return undo.can_rewind(self, seat)
        return undo.step_to_undo(self, seat) is not None

    def undo(self, seat: int, *, alone: bool = False) -> None:
        """Take back the seat's last decision, or raise, and nothing has changed. `alone`: among bots."""
        refusals.check_seat(self, seat)
        index = undo.step_to_rewind(self, seat) if alone else undo.step_to_undo(self, seat)
        if index is None:
            decided = any(step.seat == seat for step in self.log)
            raise refusals.error(CannotUndo, "refusal-cannot-undo" if decided else "refusal-nothing-to-undo")
        later, ids = self.log[index + 1 :], list(self.prompt_ids)
        self.state, before = self.state_before(index), self.log[index]
        self.told.cut(before.told)
        del self.log[index:]
        self._states = {number: kept for number, kept in self._states.items() if number < index}
        if alone:  # chance is where it was: whoever decides the same gets the same
            self.chance = undo.chance_at(self.chance, before.drawn)
            taken_back = Step(seat, undo.UNDO, self.game_number, before.told, before.drawn, len(self.course))
            self.course.append(taken_back)
            self.rewound += 1
            self.prompt_ids = [number + 1 for number in ids]  # what bots are thinking of is stale, too
            return
        del self.course[before.place :]
        for step in later:
            self.carry_out(step.seat, step.action)
        ids[seat] += 1  # the same question, asked anew: an answer to what was asked in between is stale
        self.prompt_ids = ids


def _shared(box: Bytes) -> Bytes:
    """The same box, if a match has one like it: boxes are only read, and one with cards is larger than all else."""
    return _boxes.setdefault(blake2b(box.tobytes(), digest_size=16).digest(), box)


_boxes: WeakValueDictionary[bytes, Bytes] = WeakValueDictionary()


def _are_names(names: Any, players: int) -> bool:
    """Is it a list of so many names? A text is none, though it has letters."""
    return (
        isinstance(names, Sequence)
        and not isinstance(names, str)
        and len(names) == players
        and all(_is_name(name) for name in names)
    )


def _is_name(name: Any) -> bool:
    return isinstance(name, str) and name.isprintable() and 0 < len(name.strip()) <= len(name) <= NAME_SIZE
