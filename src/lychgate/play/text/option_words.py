"""Options in words: what each is about and what each of its values means, as messages among the game's own.

`option-spy` is an option's name and `option-spy.meaning` the question that it answers; a value's sentence is
`option-spy-first`. Seats and other numbers share one sentence, `option-<name>-number`; what a table brings and no game
can know by name, a deck or a file, has `option-<name>-other`. A rule set is called by `rules-<name>`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from lychgate.core.model.contract import Game, Option
from lychgate.play.text.words import Words

MEANING = "meaning"  # the attribute that says what an option is about
NUMBER, OTHER = "number", "other"  # in place of a value


def written(value: Any) -> str:
    """A value of an option as it is typed."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def value_message(name: str, value: Any) -> str:
    """The message of a value; signs that names of messages cannot have are left out: `house+jungle` is house_jungle."""
    return f"option-{name}-{re.sub('[^A-Za-z0-9-]', '_', written(value))}"


def rule_set_message(rules: str) -> str:
    """The message that names a rule set."""
    return f"rules-{rules}"


def expected_messages(game: Game) -> Iterator[tuple[str, frozenset[str]]]:
    """The messages that options and rule sets need, with the arguments that each is given."""
    for rules in game.rule_sets:
        yield rule_set_message(rules), frozenset()
    for name, option in game.options.items():
        yield f"option-{name}", frozenset()
        if option.counts:
            yield f"option-{name}-{NUMBER}", frozenset({"number"})
        if option.others:
            yield f"option-{name}-{OTHER}", frozenset({"value"})
        if not option.counts and not option.brought:
            yield from ((value_message(name, value), frozenset()) for value in option.values)


def is_brought(game: Game, message: str) -> bool:
    """Is it about something that tables bring? A game may have words for any of it."""
    return any(option.brought and message.startswith(f"option-{name}-") for name, option in game.options.items())


def option_name(words: Words, game: Game, name: str) -> str:
    """What an option is called; one that has no words, as it is typed."""
    said = words.say(f"option-{name}", {}, game)
    return name if said == f"option-{name}" else said


def option_meaning(words: Words, game: Game, name: str) -> str:
    """The question that an option answers."""
    said = words.say(f"option-{name}", {}, game, MEANING)
    return "" if said == f"option-{name}" else said


def option_sentence(words: Words, game: Game, name: str, value: Any) -> str:
    """What holds with this value of an option."""
    option: Option = game.options[name]
    number, own = f"option-{name}-{NUMBER}", value_message(name, value)
    tried: Sequence[tuple[str, Mapping[str, Any]]] = (
        [(number, {"number": value})] if option.counts else [(own, {}), (f"option-{name}-{OTHER}", {"value": value})]
    )
    for message, given in tried:
        if (said := words.say(message, given, game)) != message:
            return said
    return written(value)


def rule_set_name(words: Words, game: Game, rules: str) -> str:
    """What a rule set is called."""
    said = words.say(rule_set_message(rules), {}, game)
    return rules if said == rule_set_message(rules) else said
