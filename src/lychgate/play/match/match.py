"""A match: options, seed and decisions, from which every state follows.

It asks, explains and carries out; it shows each seat what that seat may know, and nothing else leaves
it but through `view`, `story`, `prompts` and `legal`. `state` is the whole truth and stays in `play`.
Names and notes are annotations: nothing depends on them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from lychgate.core.errors import BadOptions, CannotUndo, quoted
from lychgate.core.model.chance import seeded
from lychgate.core.model.contract import NOBODY, Game, places_by_total
from lychgate.core.model.layout import Bytes, Ints, blank
from lychgate.core.model.messages import Message, event_buffer
from lychgate.core.model.sorts import SEATS
from lychgate.play.match import refusals, undo
from lychgate.play.match.story import (
    WHOLE_MATCH,
    Decision,
    Event,
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


@dataclass(frozen=True, slots=True)
class Step:
    """A decision that was made, and what the match was like before it."""

    seat: int
    action: int
    game_number: int
    before: bytes  # the state: kept for every decision, and an array takes half as much again
    told: int  # happenings before it
    draws: int  # chance drawn before it, in this game


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
            match._end_game_if_over()
        return match

    def _settle(self, game: Game, players: int, rules: str | None, options: Mapping[str, Any] | None) -> None:
        self.game = game
        self.players = players
        self.settings = game.settings(players, rules, options)
        self.rules = rules if rules is not None else next(iter(game.rule_sets))
        self.options = dict(options or {})
        self.box = game.make_box(players, rules, options)
        self.notes: dict[int, str] = {}  # after so many decisions
        self.game_number = 0
        self.log: list[Step] = []
        self.results: list[Outcome] = []
        self.endings: dict[int, Ending] = {}  # by number, of the games that ended here
        self.told: list[Happening] = []
        self._prompt_ids = [1] * players  # of the present or next prompt, by seat

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
        return Prompt(seat, self._prompt_ids[seat], prompt.name, arguments(prompt, numbers.tolist()))

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
        return self._prompt_ids[seat]

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
        refusals.check(self, seat, action, prompt)
        self._carry_out(int(seat), action)

    def _carry_out(self, seat: int, action: int) -> None:
        state, chance, events = self.state.copy(), self.chance.copy(), event_buffer()
        self.game.call("apply", self.box, state, seat, action, chance, events)
        before = self.state.tobytes()
        self.log.append(Step(seat, action, self.game_number, before, len(self.told), undo.draws(self.chance)))
        self.state, self.chance = state, chance
        self._prompt_ids[seat] += 1
        self.told += happenings(events, self.game_number)
        self._end_game_if_over()

    def _begin_game(self, box: Bytes) -> None:
        self.game_number += 1
        self.box = box
        self.state = blank(self.game.state_layout)
        if self.seed:
            self.chance = seeded(fairness.game_key(self.key, self.game_number))
        events = event_buffer()
        self.game.call("setup", self.box, self.state, self.chance, events)
        self.told += happenings(events, self.game_number)
        self._end_game_if_over()

    def _end_game_if_over(self) -> None:
        if self.over:
            self.results.append(self._result())
            self.endings[self.game_number] = Ending(self.box, self.state)
            games = [result.points for result in self.results]
            if self.game_number < self.games and not self.game.match_over(self.settings, games):
                self._begin_game(self.game.next_box(self.box, self.state))

    def _result(self) -> Outcome:
        out, lines = np.zeros(2 * SEATS, np.int32), event_buffer()
        self.game.call("outcome", self.box, self.state, out, lines)
        points, places = out[: self.players].tolist(), out[SEATS : SEATS + self.players].tolist()
        if self.games > 1 and not self.game.together:  # one of several: the points go into the total, and nothing
            places = places_by_total(self.settings, [points])  # is said of a tie in one of them (GR-31)
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
        places = tuple(self.game.match_places(self.settings, games))
        lines = [line for result in self.results for line in result.lines]
        for kind, *numbers in self.game.match_lines(self.settings, games):
            lines.append(points_line(self.game, Happening(kind, 0, tuple(numbers), WHOLE_MATCH)))
        return Outcome(self.totals(len(games)), places, tuple(lines), tuple(self.results))

    def record(self) -> Record:
        """The match on paper. It holds every secret: while the match goes on, show `record().sealed()` instead."""
        from lychgate.play.record.record import Record

        return Record.of(self)

    # --- taking back

    def can_undo(self, seat: int) -> bool:
        """May the seat take back its last decision? Only if nobody else could tell: see `undo`."""
        refusals.check_seat(self, seat)
        return undo.step_to_undo(self, seat) is not None

    def undo(self, seat: int) -> None:
        """Take back the seat's last decision, or raise, and nothing has changed."""
        refusals.check_seat(self, seat)
        index = undo.step_to_undo(self, seat)
        if index is None:
            decided = any(step.seat == seat for step in self.log)
            raise refusals.error(CannotUndo, "refusal-cannot-undo" if decided else "refusal-nothing-to-undo")
        later, ids = self.log[index + 1 :], list(self._prompt_ids)
        self.state = undo.state_before(self.log[index])
        del self.told[self.log[index].told :]
        del self.log[index:]
        for step in later:
            self._carry_out(step.seat, step.action)
        ids[seat] += 1  # the same question, asked anew: an answer to what was asked in between is stale
        self._prompt_ids = ids


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
