"""A game as data: whoever reads it and no Python finds the same names, notation and words behind every number."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any

import pytest

from lychgate.core.input import registry
from lychgate.core.model.contract import Game
from lychgate.core.model.sorts import SEAT, Sort
from lychgate.play.text import export
from lychgate.play.text.words import Words

ALL = registry.names()
SHOWN = 12  # numbers of a sort without a size


def exported(name: str) -> tuple[Game, dict[str, Any]]:
    game = registry.find(name)
    return game, json.loads(export.as_json(export.game_data(game)))


class Reader:
    """What a client makes of the data, written from its description alone."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.data = data
        self.sorts = data["sorts"]

    def values(self, action: int) -> tuple[dict[str, Any], dict[str, int]]:
        """The sort of a decision, and its arguments: the last of them counts quickest."""
        declared = [one for one in self.data["decisions"] if one["first"] <= action][-1]
        left, found = action - declared["first"], {}
        for argument in reversed(declared["arguments"]):
            sort = self.sorts[argument["sort"]]
            left, place = divmod(left, sort["size"])
            found[argument["name"]] = sort["first"] + place
        assert left == 0
        return declared, found

    def text(self, sort: Mapping[str, Any], number: int) -> str:
        match sort["kind"]:
            case "codes" | "names":
                return str(sort["things"][number - sort["first"]])
            case "seats":
                return str(number + 1)
            case "subsets":
                return " ".join(str(bit + 1) for bit in range(20) if number >> bit & 1) or "-"
            case _:
                return str(number)

    def notation(self, action: int) -> str:
        declared, values = self.values(action)
        sorts = {one["name"]: self.sorts[one["sort"]] for one in declared["arguments"]}
        return re.sub(r"{(\w+)}", lambda found: self.text(sorts[found[1]], values[found[1]]), declared["pattern"])

    def message(self, sort: Mapping[str, Any], number: int) -> str | None:
        """The message that names a thing; a second copy of a card is called like the first."""
        return f"{sort['name']}-{self.text(sort, number).split('.')[0]}" if sort["kind"] == "names" else None


@pytest.mark.parametrize("name", ALL)
def test_every_decision_reads_as_python_writes_it(name: str) -> None:
    game, data = exported(name)
    reader = Reader(data)
    for action in range(game.actions):
        declared, values = reader.values(action)
        assert reader.notation(action) == game.decisions.write(action)
        assert declared["name"] == game.decisions.sort_of(action).name
        assert values == game.decisions.sort_of(action).values(action)


@pytest.mark.parametrize("name", ALL)
def test_every_message_has_its_number_name_and_arguments(name: str) -> None:
    game, data = exported(name)
    for key, messages in (("events", game.events), ("prompts", game.prompts), ("points", game.points)):
        assert [one["name"] for one in data[key]] == [message.name for message in messages]
        for one, message in zip(data[key], messages, strict=True):
            assert [argument["name"] for argument in one["arguments"]] == list(message.arguments)
            for argument, sort in zip(one["arguments"], message.arguments.values(), strict=True):
                agree(Reader(data), data["sorts"][argument["sort"]], sort)
    assert [one["no_answer"] for one in data["prompts"]] == [prompt.no_answer for prompt in game.prompts]
    assert [one["sealed"] for one in data["prompts"]] == [prompt.sealed for prompt in game.prompts]
    assert [(one["rule"], one["single"]) for one in data["points"]] == [(one.rule, one.single) for one in game.points]


def agree(reader: Reader, found: Mapping[str, Any], sort: Sort) -> None:
    """The data of a sort means the same numbers, texts and names."""
    assert (found["name"], found["first"], found["size"]) == (sort.name, sort.first, sort.size)
    assert (found["kind"] == "seats") == (sort == SEAT)
    for number in range(sort.first, sort.first + (sort.size or SHOWN)):
        assert reader.text(found, number) == sort.text(number)
        assert reader.message(found, number) == sort.message(number)


@pytest.mark.parametrize("name", ALL)
def test_the_words_of_a_language_name_every_thing(name: str) -> None:
    game, data = exported(name)
    words = json.loads(export.as_json(export.game_words(game, "en")))
    messages = set(re.findall(r"^([a-zA-Z][\w-]*) =", words["messages"], re.MULTILINE))
    reader = Reader(data)
    for sort in data["sorts"].values():
        if sort["kind"] == "names":
            for number in range(sort["first"], sort["first"] + sort["size"]):
                said = str(reader.message(sort, number))
                assert said in messages or Words("en").say(said, {}, game) == said  # no game uses every number
    assert {f"event-{one['name']}" for one in data["events"]} <= messages
    assert game.rule(1) in words["rules"]
    assert len(words["cards"]) == len(game.printed(lambda message, said: message))


@pytest.mark.parametrize("name", ALL)
def test_a_language_without_files_is_english(name: str) -> None:
    game = registry.find(name)
    assert export.game_words(game, "tlh") == export.game_words(game, "en")


def test_the_hash_names_everything(monkeypatch: pytest.MonkeyPatch) -> None:
    game = registry.find("graverobbers")
    before = export.game_hash.__wrapped__(game)
    assert before == export.game_hash(game)
    assert re.fullmatch("[0-9a-f]{16}", before)
    words = export.game_words(game, "en")
    monkeypatch.setattr(export, "game_words", lambda game, language: words | {"rules": words["rules"] + "."})
    assert export.game_hash.__wrapped__(game) != before


def test_parts_of_a_sort_have_keys_of_their_own() -> None:
    data = export.game_data(registry.find("graverobbers"))
    cards = {key: sort for key, sort in data["sorts"].items() if sort["name"] == "card"}
    assert {key: (sort["first"], sort["size"]) for key, sort in cards.items()} == {"card": (1, 9), "card 7 3": (7, 3)}
