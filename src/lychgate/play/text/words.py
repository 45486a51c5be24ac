"""Words for people: prompts, events, points and refusals as sentences in a reader's language.

Every sentence is a message in a Fluent file: a game's in its `story.<language>.ftl`, the table's own in
`words.<language>.ftl` beside this module. No sentence is put together in code. A language may be
incomplete; what it lacks is said in English.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from lychgate.core.errors import BadOptions, LychgateError
from lychgate.core.model.contract import Game
from lychgate.core.model.messages import Message
from lychgate.core.model.sorts import SEAT, Sort
from lychgate.play.match.story import Event, PointsLine, Prompt, arguments

FALLBACK = "en"


class Thing(str):
    """A thing's name, as it stands in a list; the forms that sentences need are attributes of its message.

    `{ THING($card, form: "acc") }` is the form `.acc` of the thing that the argument stands for.
    """

    form: Callable[[str], str]

    def __new__(cls, name: str, form: Callable[[str], str]) -> Thing:
        made = super().__new__(cls, name)
        made.form = form
        return made


def thing_form(value: str, *, form: str) -> str:
    """`THING` in messages. What is no thing but a plain text has one form."""
    return value.form(form) if isinstance(value, Thing) else value


FUNCTIONS = {"THING": thing_form}


class Words:
    """One language."""

    def __init__(self, language: str = FALLBACK) -> None:
        if language not in languages():
            raise BadOptions(f"Expected one of the languages {', '.join(languages())}; got {language!r}.")
        self.language = language

    def event(self, game: Game, event: Event, names: Sequence[str], reader: int | None = None) -> str:
        """What happened. `reader` is the seat that reads (None: a spectator)."""
        return self.tell(game, game.events.named(event.name), event.arguments, names)

    def prompt(self, game: Game, prompt: Prompt, names: Sequence[str]) -> str:
        """What a seat is asked."""
        return self.tell(game, game.prompts.named(prompt.name), prompt.arguments, names)

    def points(self, game: Game, line: PointsLine, names: Sequence[str]) -> str:
        """What a seat has points for."""
        return self.tell(game, game.points.named(line.name), line.arguments, names)

    def decision(self, game: Game, action: int, names: Sequence[str]) -> str:
        """What can be decided: “lay the robber 3 at grave 2”. A game without words for it has its notation."""
        decision = game.decisions.sort_of(action)
        data, written = decision.data(action), decision.text(action)
        given = {key: self._called(game, value) for key, value in data.items()}
        seats = [value for value in data.values() if type(value) is int and 1 <= value <= len(names)]
        given |= {"player": names[seats[0] - 1] if seats else "", "numbers": ", ".join(re.findall(r"\d+", written))}
        message = f"decision-{decision.name}"
        said = self.say(message, given, game)
        return written if said == message else said

    def hidden(self, game: Game, where: str, what: str, names: Sequence[str]) -> str:
        """What may be somewhere: `R3` in `seats.2.hand`. Nothing, if the game does not think it worth a word."""
        message, place = hidden_message(where)
        owner = int(place) if where.startswith("seats.") else 0
        code = what.strip("()")
        given = {"place": place, "player": names[owner - 1] if owner else "", "code": code}
        said = self.say(message, given | {"what": self._called(game, code)}, game)
        return "" if said == message else said

    def refusal(
        self,
        error: LychgateError,
        game: Game | None = None,
        names: Sequence[str] = (),
        called: Callable[[int], str] | None = None,
    ) -> str:
        """Why something cannot be done, in a game; a decision is called by its notation, or as `called` has it."""
        if error.message is None:
            return error.sentence
        given = dict(error.arguments)
        if game is None:
            return self.say(error.message, given)
        if isinstance(given.get("decision"), int):
            given["decision"] = (called or game.decisions.write)(given["decision"])
        if "asked" in given:
            kind, *numbers = given["asked"]
            given["asked"] = self.tell(game, game.prompts[kind], arguments(game.prompts[kind], numbers), names)
        said = self.say(error.message, given, game)
        return self.say(error.message, given) if said == error.message else said

    def thing(self, game: Game, sort: str, number: int) -> str:
        """A card, a goal, …: what an argument of that sort stands for."""
        return self.say(game.sorts[sort].message(number), {}, game)

    def seats(self, players: int) -> list[str]:
        """Names for seats that have none."""
        return [self.say("seat", {"number": seat + 1}) for seat in range(players)]

    def say(
        self, message: str, arguments: Mapping[str, Any] | None = None, game: Game | None = None, form: str = ""
    ) -> str:
        """A message by its name: the table's own, or a game's; of a thing, one of its forms."""
        for language in (self.language, FALLBACK):
            bundle = game_bundle(game, language) if game else own_bundle(language)
            if bundle is not None and bundle.has_message(message):
                found = bundle.get_message(message)
                pattern = found.attributes.get(form) if form else found.value
                if pattern is not None:
                    said, _ = bundle.format_pattern(pattern, dict(arguments or {}))
                    return str(said)
        return message

    def _called(self, game: Game, value: Any) -> Any:
        """What players call a thing of the notation, such as `R3`; a second copy of a card is called like the first."""
        if not isinstance(value, str):
            return value
        thing = value.partition(".")[0]
        messages = [f"{sort}-{thing}" for sort in game.sorts]
        return next((said for message in messages if (said := self._thing(game, message)) != message), value)

    def _thing(self, game: Game, message: str) -> Thing:
        """What the message calls a thing, with its other forms at hand."""
        return Thing(self.say(message, {}, game), lambda form: self.say(message, {}, game, form))

    def tell(self, game: Game, message: Message, given: Mapping[str, int], names: Sequence[str]) -> str:
        """A declared message with its arguments and the players' names."""
        said = {key: self._argument(game, message.arguments[key], number, names) for key, number in given.items()}
        return self.say(message.id, said, game)

    def _argument(self, game: Game, sort: Sort, number: int, names: Sequence[str]) -> str | int:
        if sort == SEAT:
            return names[number]
        thing = sort.message(number)
        return number if thing is None else self._thing(game, thing)


def hidden_message(where: str) -> tuple[str, str]:
    """The name of the message for a place, and which of its kind it is: `seats.2.hand` is hidden-seats-hand, and 2."""
    kind, _, rest = where.partition(".")
    place, _, part = rest.partition(".")
    return "-".join(filter(None, ("hidden", kind, part))), place


def words_for(game: Game, language: str) -> Words:
    """Words in a language that a game's cards speak, even where the table itself does not."""
    words = Words()
    if game_files(game, language):
        words.language = language
    return words


@cache
def languages() -> tuple[str, ...]:
    """The languages there are, English first."""
    found = {path.name.split(".")[1] for path in Path(__file__).parent.glob("words.*.ftl")}
    return (FALLBACK, *sorted(found - {FALLBACK}))


def own_file(language: str) -> Path:
    """The table's own messages."""
    return Path(__file__).parent / f"words.{language}.ftl"


def game_file(game: Game, language: str) -> Path:
    """A game's messages."""
    return game.folder / "words" / f"story.{language}.ftl"


def game_files(game: Game, language: str) -> tuple[Path, ...]:
    """A game's messages, and its cards' names where those stand apart; only files that there are."""
    return tuple(path for path in (game_file(game, language), *game.texts(language)) if path.exists())


def own_bundle(language: str) -> Any:
    return message_bundle((own_file(language),), language)


@cache
def game_bundle(game: Game, language: str) -> Any:
    """A game's messages. Which files there are is looked up once; a long story is thousands of messages."""
    return message_bundle(game_files(game, language), language)


@cache
def message_bundle(paths: tuple[Path, ...], language: str) -> Any:
    """The messages of these files, with all functions that messages may use; None if there are no files."""
    bundle = FluentBundle([language], functions=FUNCTIONS, use_isolating=False)
    for path in paths:
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle if paths else None
