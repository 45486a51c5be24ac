"""What a reader is told of a match, put into messages: view, events, prompt, outcome, with their sentences.

This runs several times for every decision, so nothing is made twice: a decision's two forms and an event with
its sentence are written once for all tables, with gaps for the players' names.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from functools import lru_cache

from msgspec import Raw

from lychgate.core.contract import SEATS, Game
from lychgate.core.record import Bytes
from lychgate.core.registry import find
from lychgate.play.match import Match
from lychgate.play.telling import Happening, Outcome, PointsLine, arguments
from lychgate.play.words import languages
from lychgate.server.messages.matches import (
    Change,
    DecisionInfo,
    EndedGame,
    EventInfo,
    MatchInfo,
    Missed,
    OutcomeInfo,
    PointsInfo,
    PromptInfo,
    WindowInfo,
    encode,
)
from lychgate.server.telling.running_match import Live, Reader, Step
from lychgate.server.telling.sentences import sentence

MISSED_SENTENCES = 6
NO_NUMBER = len(b'{"number":0,')
GAPS = [chr(0xF000 + seat) for seat in range(SEATS)]  # where players' names belong: no name has these characters


def spoken(language: str) -> str:
    """A language in which something can be said: this one, or the first."""
    return language if language in languages() else languages()[0]


def picture(game: Game, box: Bytes, view: Bytes) -> Raw:
    """A view as the game shows it."""
    return Raw(game.picture_json(box, view) if game.picture_json else encode(game.picture(box, view)))


class Chronicle:
    """Writes events, with these names and in one language, each once."""

    def __init__(self, game: Game, names: Sequence[str], language: str) -> None:
        self._game = game.name
        self._language = spoken(language)
        self._written: dict[Happening, bytes] = {}
        self._in_gaps = _in_gaps(tuple(names))

    def events(self, heard: int, news: Sequence[Happening]) -> Raw:
        """These events for a reader who has heard so many before: a list of EventInfo."""
        written = [b'{"number":%d,%b' % (number, self._event(event)) for number, event in enumerate(news, heard + 1)]
        return Raw(b"[%b]" % b",".join(written))

    def _event(self, event: Happening) -> bytes:
        """An event as it is written, but for the number it has for a reader."""
        found = self._written.get(event)
        if found is None:
            found = _written_event(self._game, event, self._language)
            for gap, name in self._in_gaps:
                found = found.replace(gap, name)
            self._written[event] = found
        return found


class Teller:
    """Tells one match, as it stands now, in one language."""

    def __init__(self, live: Live, names: Sequence[str], language: str, countdown: float | None = None) -> None:
        self.live = live
        self.countdown = countdown
        self.names = names
        self.language = spoken(language)
        self.outcome = self._outcome()
        self._chronicle = Chronicle(live.game, names, language)

    def change(self, step: Step) -> Change:
        """One change, for the reader it concerns."""
        live = self.live
        return Change(
            match=live.id,
            version=step.version,
            game_number=live.match.game_number,
            view=self.view(step.view),
            events=self.events(step.heard, step.news),
            prompt=self.prompt(step.reader),
            can_undo=live.told[step.reader].can_undo,
            ended=self.ended(step.reader, step.game_before),
            outcome=self.outcome,
        )

    def everything(self, reader: Reader) -> MatchInfo:
        """All that a reader may know."""
        live = self.live
        return MatchInfo(
            match=live.id,
            version=live.told[reader].version,
            game_number=live.match.game_number,
            view=self.view(live.match.view_bytes(reader)),
            events=self.events(0, self._story(reader)),
            prompt=self.prompt(reader),
            can_undo=live.told[reader].can_undo,
            ended=self.ended(reader),
            outcome=self.outcome,
        )

    def view(self, view: Bytes) -> Raw:
        """A view as the game shows it."""
        return picture(self.live.game, self.live.match.box, view)

    def ended(self, reader: Reader, first: int = 1) -> list[EndedGame]:
        """The games before this one, from the first that is wanted on. How the last of them ended is shown (GR-34)."""
        match = self.live.match
        return [
            EndedGame(
                number,
                outcome_info(match, match.results[number - 1], self.names, self.language),
                list(match.totals(number)),
                self._final_view(number, reader) if number == match.game_number - 1 else None,
            )
            for number in range(first, match.game_number)
        ]

    def _final_view(self, number: int, reader: Reader) -> Raw:
        match = self.live.match
        return picture(match.game, match.endings[number].box, match.final_view_bytes(number, reader))

    def missed(self, reader: Reader, seen: int) -> Missed | None:
        """What happened since the reader's event number `seen`, in a few sentences."""
        count = self.live.told[reader].events - seen
        if seen == 0 or count <= 0:
            return None
        last = self._story(reader)[seen:][-MISSED_SENTENCES:]
        return Missed(count, [_event_info(self.live.game, event, self.names, self.language).sentence for event in last])

    def _story(self, reader: Reader) -> list[Happening]:
        return [happening for happening in self.live.match.told if happening.is_told_to(reader)]

    def events(self, heard: int, news: Sequence[Happening]) -> Raw:
        """These events for a reader who has heard so many before: a list of EventInfo."""
        return self._chronicle.events(heard, news)

    def prompt(self, reader: Reader) -> PromptInfo | None:
        """What the seat is asked now, if it is asked."""
        if reader is None or reader not in self.live.asked:
            return None
        match, game = self.live.match, self.live.game
        found = match.prompt(reader)
        said = sentence(game, "prompt", found.name, found.arguments, self.names, self.language)
        written = _written_decisions(game.name)
        decisions = b",".join([written[action] for action in match.legal_actions(reader)])
        return PromptInfo(
            found.id, found.name, dict(found.arguments), said, Raw(b"[%b]" % decisions), self.window(reader)
        )

    def window(self, seat: int) -> WindowInfo | None:
        """How long a window is open, and still is: the same for every seat, whatever it holds."""
        if self.live.no_answer(seat) is None:
            return None
        if self.countdown is None:
            return WindowInfo(None, None)
        left = self.live.since + self.countdown - time.monotonic()
        return WindowInfo(self.countdown, round(max(0.0, left), 1))

    def _outcome(self) -> OutcomeInfo | None:
        """How the match ended, if it has."""
        found = self.live.match.outcome if self.live.over else None
        return outcome_info(self.live.match, found, self.names, self.language) if found is not None else None


def outcome_info(match: Match, outcome: Outcome, names: Sequence[str], language: str) -> OutcomeInfo:
    """How a match ended, with a sentence for each line of points."""
    return OutcomeInfo(
        list(outcome.points),
        list(outcome.places),
        list(outcome.winners),
        [list(game.points) for game in outcome.games],
        [_points(match.game, line, names, language) for line in outcome.lines],
        list(names),
    )


def _points(game: Game, line: PointsLine, names: Sequence[str], language: str) -> PointsInfo:
    said = sentence(game, "points", line.name, line.arguments, names, language)
    return PointsInfo(line.seat, line.name, line.points, line.rule, dict(line.arguments), line.game_number, said)


# --- written once for all tables


@lru_cache(maxsize=16_384)
def _written_event(game: str, event: Happening, language: str) -> bytes:
    """An event without its number, and with gaps for names."""
    return encode(_event_info(find(game), event, GAPS, language))[NO_NUMBER:]


@lru_cache(maxsize=1024)
def _in_gaps(names: tuple[str, ...]) -> list[tuple[bytes, bytes]]:
    """Gaps and the names that belong there."""
    return [(gap.encode(), encode(name)[1:-1]) for gap, name in zip(GAPS, names, strict=False)]


def _event_info(game: Game, event: Happening, names: Sequence[str], language: str) -> EventInfo:
    telling = game.events[event.kind]
    given = arguments(telling, event.numbers)
    said = sentence(game, "event", telling.name, given, names, language)
    return EventInfo(0, telling.name, given, event.game_number, said)


class Written(dict[int, bytes]):
    """A game's decisions as they stand in prompts, each written when it is first legal."""

    def __init__(self, game: Game) -> None:
        super().__init__()
        self.notation = game.notation

    def __missing__(self, action: int) -> bytes:
        info = DecisionInfo(self.notation.write(action), dict(self.notation.as_data(action)))
        written = self[action] = encode(info)
        return written


@lru_cache
def _written_decisions(game: str) -> Written:
    return Written(find(game))
