"""A match at the terminal: people in some seats, bots in the others, one question at a time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.text import Text

from lychgate import bots
from lychgate.cli import language
from lychgate.cli.boards import board, several
from lychgate.cli.say import Say
from lychgate.cli.table.answers import Step, follow
from lychgate.cli.table.card_lookup import page, wanted
from lychgate.cli.table.card_text import faces
from lychgate.cli.table.command_words import commands, is_no, is_yes
from lychgate.cli.table.decision_words import spoken
from lychgate.cli.table.result import places_lines, points_lines, totals_lines
from lychgate.cli.table.saving import command, free_file
from lychgate.cli.table.scene import Scene, wrapped
from lychgate.cli.table.screen import compose, notice_lines, offered, question
from lychgate.cli.table.terminal import Left, Quit, Terminal
from lychgate.core.errors import LychgateError, UnknownDecision, printable
from lychgate.core.model.contract import no_title
from lychgate.play.match.refusals import action_of
from lychgate.play.match.ruins import ruins_among
from lychgate.play.record import fairness
from lychgate.play.text.rulebook import rulebook
from lychgate.play.text.words import Words

if TYPE_CHECKING:
    from lychgate.core.model.layout import Bytes
    from lychgate.play.match.match import Match
    from lychgate.play.match.story import Event, Outcome, Prompt

HUMAN = "human"
LAST = 10  # events that are told in the end to who has not decided last
LONGEST_TITLE = 120  # letters
LONGEST = 40  # letters of what was typed that are said again
NOTE = "seats:"  # the note of a record that says who plays in which seat


def seats_note(players: Sequence[str]) -> str:
    """Who plays, as a note in the match's record."""
    return " ".join([NOTE, *players])


def seats_noted(match: Match) -> list[str] | None:
    """Who played, if the match's record says so."""
    word, *players = match.notes.get(0, "").split() or [""]
    known = word == NOTE and len(players) == match.players and all(p in (HUMAN, *bots.BOTS) for p in players)
    return players if known else None


@dataclass
class Table:
    """Who sits where, and what they have seen."""

    match: Match
    players: Sequence[str]  # a bot's name, or HUMAN, by seat
    terminal: Terminal
    chance: Bytes  # the bots' own
    pace: float = 0.0  # seconds to look at what a bot does
    file: str = ""  # where it was saved before; empty: nowhere yet
    seated: int | None = None  # the person at the screen
    before: dict[int, dict[str, Any]] = field(default_factory=dict)  # what people saw when they last decided
    heard: dict[int | None, int] = field(default_factory=dict)  # how much of the story they had been told
    told: dict[int | None, list[tuple[Event, str]]] = field(default_factory=dict)  # the story in sentences
    shown: int = 0  # games whose points were shown
    saved: int = -1  # how far the course of the match had come when it was last saved
    luck: dict[tuple[int, int], Bytes] = field(default_factory=dict)  # of bots, by seat and decisions before
    called: dict[int, str] = field(default_factory=dict)  # titles that people gave, by number of the game

    def __post_init__(self) -> None:
        self.words = language.words()
        self.say = Say(self.match.game.folder)
        self.commands = commands()
        self.board = board(self.match.game)
        self.people = [seat for seat, player in enumerate(self.players) if player == HUMAN]
        self.shown = len(self.match.results)

    # --- the course of a match

    def play(self) -> None:
        """Play to the end, or until the person has had enough."""
        with self.terminal.stage():
            self.greet()
            while not self.match.over:
                try:
                    self.go_on()
                except KeyboardInterrupt:
                    self.interrupted()
            self.show_end()
        if self.terminal.full:  # what is left when the screen of its own has gone
            for line in self.end_lines(places_lines):
                self.terminal.console.print(line)
        self.offer_record()

    def greet(self) -> None:
        """Say how the game goes, before it begins."""
        if self.people and not self.match.log:
            seed = Text(self.say("seed", commitment=fairness.commitment(self.match.seed)))
            self.terminal.page(Text("\n\n").join(filter(None, [self.sections("intro"), seed])))

    def go_on(self) -> None:
        """Have the next decision made."""
        prompt = self.match.prompts[0]
        if self.players[prompt.seat] != HUMAN:
            self.let_bot_decide(prompt.seat)
        elif not self.passed_by_wish(prompt.seat):
            self.ask(prompt)
        self.show_finished_games()

    def passed_by_wish(self, seat: int) -> bool:
        """Pass in a window for somebody who can do nothing else, having wished to (BM-30).

        Where several share the screen, all are called to it alike: that somebody is not would tell of the wish.
        """
        answer = self.match.no_answer(seat)
        if answer is None or len(self.people) > 1 or self.match.legal_actions(seat) != [answer]:
            return False
        self.match.decide(seat, answer)
        return True

    def let_bot_decide(self, seat: int) -> None:
        match = self.match
        bot = bots.find(self.players[seat])
        # What was taken back and is decided again finds the bots in the same mood.
        self.chance = self.luck.setdefault((seat, len(match.log)), self.chance).copy()
        match.decide(seat, bot(match.game, match.box, match.view_bytes(seat), seat, self.chance))
        if self.pace:
            self.terminal.show(self.screen(self.people[0] if len(self.people) == 1 else None))
            self.terminal.pause(self.pace)
            self.terminal.forget_waiting()

    # --- a person's decision

    def ask(self, prompt: Prompt) -> None:
        """Ask until there is a decision."""
        seat = prompt.seat
        if len(self.people) > 1 and seat != self.seated:
            self.terminal.curtain(self.say("curtain", name=self.match.names[seat]))
        self.seated = seat
        first = self.first_step(seat)
        step, notice = first, ""
        while True:
            self.terminal.show(self.screen(seat, prompt, step, notice))
            typed = self.terminal.ask()
            asked = self.match.prompt_id(seat)
            try:
                step, notice = self.obey(seat, typed, step, first)
            except UnknownDecision as error:
                notice = self.refused(error) if error.rule else self.not_understood(seat, typed, step)
            except LychgateError as error:
                step, notice = first, self.refused(error)
            if self.match.prompt_id(seat) != asked or seat not in self.match.asked:
                return

    def first_step(self, seat: int) -> Step:
        """Everything that this seat may decide now."""
        decisions = [self.match.game.decisions.as_data(d.action) for d in self.match.legal(seat)]
        return Step(decisions, several=several(self.board))

    def obey(self, seat: int, typed: str, step: Step, first: Step) -> tuple[Step, str]:
        """Do what was typed; the question that is open after it, and a notice."""
        if not typed:
            return first, ""
        if typed.lower() in self.match.game.decisions.written or not self.is_command(typed):
            return self.decide(seat, typed, step, first)
        word, *rest = typed.split(maxsplit=1)
        notice = getattr(self, self.commands[word.lower()])(seat, rest[0] if rest else "")
        return first, notice

    def is_command(self, typed: str) -> bool:
        return typed.split()[0].lower() in self.commands

    def decide(self, seat: int, typed: str, step: Step, first: Step) -> tuple[Step, str]:
        found = follow(step, typed.replace(",", " ").split())
        if isinstance(found, Step):
            return found, ""
        action = action_of(self.match.game, typed if found is None else found)
        if not self.is_meant(seat, action):
            return first, ""
        before, heard = self.match.view(seat), len(self.match.story(seat))
        self.match.decide(seat, action)
        self.before[seat], self.heard[seat] = before, heard
        return first, ""

    def is_meant(self, seat: int, action: int) -> bool:
        """Ask once before what plainly ruins this seat's game, unless everything does."""
        match = self.match
        ruins = dict(ruins_among(match, seat, match.view_bytes(seat)))
        if action not in ruins or len(ruins) == len(match.legal_actions(seat)):
            return True
        ruin = match.game.ruins[ruins[action]]
        sentence = self.words.tell(match.game, ruin, {}, match.names)
        self.terminal.show(self.screen(seat, notice=self.say("refused", sentence=sentence, rule=ruin.rule)))
        return is_yes(self.terminal.ask(self.say("mean-it")).lower())

    def refused(self, error: LychgateError) -> str:
        sentence = self.words.refusal(error, self.match.game, self.match.names)
        return self.say("refused", sentence=sentence, rule=error.rule) if error.rule else sentence

    def not_understood(self, seat: int, typed: str, step: Step) -> str:
        choices = offered(step, self.say)
        return self.say("not-understood", choices=choices, example=self.example(seat), typed=printable(typed[:LONGEST]))

    # --- what a person can ask for

    def help(self, seat: int, rest: str) -> str:
        """Everything that can be typed."""
        self.terminal.page(self.sections("legend", "notation", "own-commands", "commands", "intro", "seed"))
        return ""

    def sections(self, *names: str) -> Text:
        """Parts of the help, as far as there are words for them; a position that was set up has no seed to speak of."""
        parts: list[Any] = []
        for name in names:
            if self.say.knows(name) and (self.match.seed or name != "seed"):
                text = self.say(name, commitment=fairness.commitment(self.match.seed))
                parts += ["\n\n"] if parts else []
                heading = self.say("title" if name == "intro" else f"help-{name}")
                parts += [(f"{heading}\n", "bold"), reflowed(text) if name == "intro" else text]
        return Text.assemble(*parts)

    def rules(self, seat: int, rest: str) -> str:
        """The rulebook, or one rule."""
        from rich.markdown import Markdown

        book = rulebook(self.match.game.name, language.current())
        self.terminal.page(Markdown(book.rule(rest) if rest else book.text))
        return ""

    def read(self, seat: int, rest: str) -> str:
        """The whole text of a card that this seat sees; alone, of the hand."""
        game, language = self.match.game, self.words.language
        if not faces(game, language):
            return self.say("no-texts")
        scene = self.scene(seat, self.terminal.width, self.terminal.height)
        found = wanted(scene, self.board, self.first_step(seat), rest.strip())
        if not found:
            return self.say("no-such-card", typed=printable(rest[:LONGEST]))
        self.terminal.page(page(found, language))
        return ""

    def call(self, seat: int, rest: str) -> str:
        """Give the game another title; without a text, the one that is proposed."""
        if self.match.game.title is no_title:
            return self.say("no-titles")
        self.called[self.match.game_number] = " ".join(printable(rest[:LONGEST_TITLE]).split())
        return ""

    def undo(self, seat: int, rest: str) -> str:
        self.match.undo(seat, alone=self.alone)
        self.before.pop(seat, None)
        self.heard[seat] = min(self.heard.get(seat, 0), len(self.match.story(seat)))
        return self.say("undone")

    @property
    def alone(self) -> bool:
        """Is there one person among bots? Then taking back is free."""
        return len(self.people) == 1

    def hint(self, seat: int, rest: str) -> str:
        """What the rule-of-thumb player would do, knowing what this seat knows."""
        match = self.match
        action = bots.thumb(match.game, match.box, match.view_bytes(seat), seat, self.chance)
        return self.say("hint", decision=spoken(match, seat, match.game.decisions.write(action)))

    def save(self, seat: int, rest: str) -> str:
        file = rest.strip() or self.own_file
        if file != self.file and Path(file).exists():
            return self.say("file-exists", file=file)
        self.match.notes[0] = seats_note(self.players)
        try:
            self.match.record().save(file)
        except OSError as error:
            return self.say("cannot-save", file=file, reason=error.strerror or str(error))
        self.file, self.saved = file, len(self.match.course)
        return self.say("saved", file=file, command=command("play", "--resume", file))

    @property
    def own_file(self) -> str:
        """Where it is saved: never over another match."""
        return self.file or free_file(self.match.game.name)

    def log(self, seat: int, rest: str) -> str:
        """The whole story so far."""
        self.terminal.page(Text("\n".join(self.story(seat))))
        return ""

    def back(self, seat: int, rest: str) -> str:
        return ""

    def quit(self, seat: int, rest: str) -> str:
        if self.saved == len(self.match.course):
            raise Quit(self.say("is-saved", file=self.file))
        self.terminal.show(self.screen(seat, notice=self.say("save-first", file=self.own_file)))
        return self.offer_to_save(seat)

    def interrupted(self) -> None:
        """Ctrl-C: offer to save, as `quit` does, but show nobody's hand. Another Ctrl-C leaves at once."""
        if not self.people or self.saved == len(self.match.course):
            raise KeyboardInterrupt
        self.terminal.show([Text(self.say("save-first", file=self.own_file))])
        self.seated = None  # whoever is asked next may be another
        if notice := self.offer_to_save(self.people[0]):
            self.terminal.page(Text(notice))

    def offer_to_save(self, seat: int) -> str:
        answer = self.terminal.ask(self.say("save-answer")).lower()
        if is_yes(answer):
            notice = self.save(seat, "")
            if self.saved == len(self.match.course):
                raise Quit(notice)
            return notice
        if is_no(answer):
            raise Quit(self.say("not-saved"))
        return ""

    # --- what is seen

    def scene(self, seat: int | None, width: int, height: int, ended: int | None = None) -> Scene:
        """What one reader sees now, or saw at the end of a game."""
        match = self.match
        before = self.before.get(seat) if seat is not None else None
        view = match.view(seat) if ended is None else match.final_view(ended, seat)
        called = self.called.get(ended or match.game_number, "")
        return Scene(match.game, view, before, seat, match.names, width, height, self.words, self.say, called)

    def story(self, seat: int | None) -> list[str]:
        """What happened, in sentences; those told before are not made again."""
        events = self.match.story(seat)
        told = self.told.setdefault(seat, [])
        known = next((i for i, (event, _) in enumerate(told) if i >= len(events) or event != events[i]), len(told))
        del told[known:]
        game, names = self.match.game, self.match.names
        told.extend((event, self.words.event(game, event, names, seat)) for event in events[known:])
        return [sentence for _, sentence in told]

    def screen(
        self, seat: int | None, prompt: Prompt | None = None, step: Step | None = None, notice: str = ""
    ) -> list[Text]:
        """Everything one reader sees now."""
        width, height = self.terminal.width, self.terminal.height
        scene = self.scene(seat, width, height)
        asked = self.words.prompt(self.match.game, prompt, self.match.names) if prompt else ""
        bottom = notice_lines(scene, notice) if notice or step else []
        if step and seat is not None:
            undo = self.match.can_undo(seat, alone=self.alone)
            bottom += question(scene, self.board, asked, step, self.example(seat), undo=undo)
        since = self.heard.get(seat, 0)
        return compose(scene, self.board, self.story(seat), since, bottom)

    def example(self, seat: int | None) -> str:
        """A decision in notation, to copy the manner from."""
        legal = self.match.legal(seat) if seat is not None else []
        return str(legal[len(legal) // 2]) if legal else ""

    # --- the end of a game

    def show_finished_games(self) -> None:
        """Between the games of a match: the last board of the one that has just ended, with all that is open now."""
        while self.shown < len(self.match.results) and not self.match.over:
            self.shown += 1
            self.show_last_board(self.shown)
            title = self.say("game-over", number=self.shown, games=self.match.games)
            lines = points_lines(self.match, self.match.results[self.shown - 1], self.words, self.say)
            lines += totals_lines(self.match, self.shown, self.say)
            self.terminal.page(Text("\n").join([Text(title, style="bold"), *lines]))
            self.before.clear()

    def show_end(self) -> None:
        """The last board, what happened last, and the points line by line."""
        self.show_last_board(self.match.game_number)
        self.terminal.page(Text("\n").join(self.end_lines(points_lines)))

    def show_last_board(self, game_number: int) -> None:
        """A game at its end, and what happened last in it."""
        reader = self.people[0] if len(self.people) == 1 else None
        scene = self.scene(reader, self.terminal.width, self.terminal.height, ended=game_number)
        told = Text(" ".join(self.last_told(reader, game_number)))
        self.terminal.pages([*self.board.draw(scene), *wrapped(told, scene.width), Text()])

    def last_told(self, reader: int | None, game_number: int) -> list[str]:
        """What happened in a game since the reader decided; to who decides nothing, the last of it."""
        self.story(reader)
        told = [(event, sentence) for event, sentence in self.told[reader] if event.game_number == game_number]
        if reader in self.heard:
            return [sentence for event, sentence in told if event.number > self.heard[reader]]
        return [sentence for _, sentence in told[-LAST:]]

    def end_lines(self, lines: Callable[[Match, Outcome, Words, Say], list[Text]]) -> list[Text]:
        outcome = self.match.outcome
        assert outcome is not None
        return lines(self.match, outcome, self.words, self.say)

    def offer_record(self) -> None:
        """A match that is over can be kept, to be told again and verified."""
        if not self.people or self.saved == len(self.match.course):
            return
        with suppress(Left):
            if self.wants_record():
                notice = self.save(self.people[0], "")
                if self.saved == len(self.match.course):
                    verify = ("replay", self.file, "--verify", "--commitment", fairness.commitment(self.match.seed))
                    notice = self.say("record-kept", file=self.file, command=command(*verify))
                self.terminal.console.print(notice, soft_wrap=True)

    def wants_record(self) -> bool:
        """Ask until there is an answer; anything else would lose the record unseen."""
        question = self.say("keep-record", file=self.own_file)
        while (typed := self.terminal.ask(question).lower()) and not is_yes(typed) and not is_no(typed):
            self.terminal.console.print(self.say("yes-or-no", typed=printable(typed[:LONGEST])), markup=False)
        return is_yes(typed)


def reflowed(text: str) -> str:
    """A text whose paragraphs are lines, for the screen to break."""
    return "\n\n".join(" ".join(paragraph.split()) for paragraph in text.split("\n\n"))


__all__ = ["HUMAN", "Left", "Quit", "Table", "seats_note", "seats_noted"]
