"""Words for people: every message is there, is well-formed, and gets what it asks for."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest

import lychgate
from lychgate.bots import BOTS
from lychgate.bots.names import CHARACTERS
from lychgate.core.input import registry
from lychgate.play.match.match import Match
from lychgate.play.text import words as words_module
from lychgate.play.text.message_check import (
    expected_of,
    possible_of,
    problems,
    problems_of_file,
    problems_of_forms,
    problems_of_options,
)
from lychgate.play.text.option_words import option_meaning, option_name, option_sentence, rule_set_name
from lychgate.play.text.words import FALLBACK, Words, game_bundle, game_file, languages, own_bundle, own_file, words_for
from tests.play.test_match import play_out
from tests.rulebook import NO_RULE
from tests.toy import GAME

PLAY = Path(words_module.__file__).parents[1]
GAMES = registry.names()
TRANSLATED = [
    (name, language) for name in GAMES for language in languages() if game_file(registry.find(name), language).exists()
]

# The table's own messages, and what each is given.
OWN = {
    "seat": {"number"},
    "refusal-not-asked": {"decision"},
    "refusal-over": {"decision"},
    "refusal-unknown": {"decision"},
    "refusal-no-number": {"last", "number"},
    "refusal-no-decision": {"decision"},
    "refusal-data": {"decision"},
    "refusal-not-this": {"asked", "decision"},
    "refusal-no-seat": {"last", "seat"},
    "refusal-no-reader": {"last", "seat"},
    "refusal-stale-prompt": set(),
    "refusal-cannot-undo": set(),
    "refusal-players": {"game", "fewest", "most", "players"},
    "refusal-rule-sets": {"game", "known", "got"},
    "refusal-options": {"game", "known", "got"},
    "refusal-option-range": {"option", "least", "most", "value"},
    "refusal-option-seat": {"option", "players", "value"},
    "refusal-option-values": {"option", "values", "last", "value"},
    "refusal-option-value": {"option", "last", "value"},
    "refusal-unknown-game": {"games", "game"},
    "refusal-nothing-to-undo": set(),
    "record-missing": {"path"},
    "record-too-large": {"most", "size"},
    "record-no-json": set(),
    "record-format": set(),
    "record-newer": {"found", "known"},
    "record-game": {"found", "known"},
    "record-rules-version": {"found", "known", "name"},
    "record-field": {"what"},
    "record-checksum": set(),
    "record-not-as-written": set(),
    "record-not-as-sealed": {"what"},
    "record-own-entropy": {"seat"},
    "record-sealed": set(),
    "record-commitment": set(),
    "record-options": {"why"},
    "record-entropy": {"seat"},
    "record-decision": {"number", "step", "found"},
    "record-illegal": {"number", "step", "found"},
    "record-games": {"found", "known"},
    "record-outcome": set(),
    "record-position": set(),
    "record-holds": {"decisions"},
}


@pytest.mark.parametrize(("name", "language"), TRANSLATED)
def test_a_games_messages_are_whole(name: str, language: str) -> None:
    assert problems(registry.find(name), language) == []


@pytest.mark.parametrize("language", languages())
def test_the_tables_own_messages_are_whole(language: str) -> None:
    expected = {name: frozenset(arguments) for name, arguments in OWN.items()}
    names = [f"bot-{bot}{more}" for bot in BOTS for more in ("", "-meaning")] + [
        f"character-{one}" for one in CHARACTERS
    ]
    assert list(problems_of_file(own_file(language), expected | dict.fromkeys(names, frozenset()))) == []


def test_the_table_says_what_it_has_messages_for() -> None:
    files = [*PLAY.rglob("*.py"), *(PLAY.parent / "core").rglob("*.py")]
    source = "".join(path.read_text(encoding="utf-8") for path in files)
    put_together = {name for name in OWN if re.match("refusal-(option|rule-sets)", name)}  # by `Option`, `Game`
    said = set(re.findall(r'"((?:refusal|record)-[a-z-]+[a-z])"', source)) | put_together
    assert said == OWN.keys() - {"seat", "record-holds"}


def test_english_is_there_for_every_game() -> None:
    assert {name for name, language in TRANSLATED if language == FALLBACK} == set(GAMES)


def test_a_game_may_say_what_stands_on_its_box(tmp_path: Path) -> None:
    game = registry.find("graverobbers")
    path = tmp_path / "story.en.ftl"
    path.write_text("box-name = Raffle\nbox-pitch = Dare!\nbox-minutes = 15\n", encoding="utf-8")
    assert list(problems_of_file(path, {}, possible_of(game))) == []


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("event-nothing-of-the-sort = Boo.", "event-nothing-of-the-sort is extra"),
        ("event-answered = { $seat } has chosen.", "event-answered stands here twice"),
        ("event-answered = { $whom } has chosen.", "event-answered asks for $whom"),
        ("event-answered = { $seat has chosen.", "malformed"),
        (f"refusal-{NO_RULE} = No.", f"refusal-{NO_RULE} is extra"),
        ("refusal-GR-34 = { $card } no.", "refusal-GR-34 asks for $card"),
        ("-grave = grave", "the term -grave is extra"),
        ("event-turn-done =\n    .hint = { -tomb }", "event-turn-done says nothing"),
        ("event-turn-done = { -tomb }", "the term -tomb is missing"),
    ],
)
def test_the_check_finds_what_is_wrong(tmp_path: Path, line: str, problem: str) -> None:
    game = registry.find("graverobbers")
    path = tmp_path / "story.en.ftl"
    path.write_text(f"{game_file(game, 'en').read_text(encoding='utf-8')}\n{line}\n", encoding="utf-8")
    found = list(problems_of_file(path, expected_of(game), possible_of(game)))
    assert any(problem in text for text in found), found


def test_the_check_finds_what_is_missing(tmp_path: Path) -> None:
    path = tmp_path / "story.en.ftl"
    path.write_text("", encoding="utf-8")
    expected = expected_of(registry.find("graverobbers"))
    assert len(list(problems_of_file(path, expected))) == len(expected) > 50


@pytest.mark.parametrize("name", GAMES)
def test_whatever_can_be_decided_can_be_said(name: str) -> None:
    game, names = registry.find(name), ["Ada", "Bob", "Cleo", "Dan", "Eve", "Fay"]
    written = [text for text in game.decisions.written if not text.startswith("no-card-")]  # room for more decks
    said = {text: Words().decision(game, game.decisions.written[text], names) for text in written}
    assert [text for text in written if said[text] == text and text != "pass"] == []
    assert not [text for text in said.values() if "{" in text or "decision-" in text]


def test_decisions_and_what_may_be_hidden_in_words() -> None:
    robbers, films, mine = (registry.find(name) for name in ("graverobbers", "outerspace", "goldraeuber"))
    names, words = ["Ada", "Bob"], Words()
    assert words.decision(robbers, robbers.decisions.written["R3@2"], names) == "lay the robber 3 at grave 2"
    assert words.decision(robbers, robbers.decisions.written["!2"], names) == "accuse Bob"
    assert words.decision(films, films.decisions.written["burning-torch!"], names) == "use Burning torch"
    assert words_for(films, "de").decision(films, films.decisions.written["burning-torch"], names) == "Brennende Fackel"
    assert words.decision(films, films.decisions.written["title 1 3"], names).endswith(": 1, 3")
    assert words.hidden(robbers, "seats.2.hand", "B0", names) == "Bob’s hand: bobby 0"
    assert words.hidden(robbers, "graves.4.cards", "(D1)", names) == "Grave 4, face down: detective 1"
    assert words.hidden(mine, "places.c2", "(G)", names) == "The treasure, at c2"
    assert words.hidden(mine, "places.c2", "(T<)", names) == words.hidden(films, "seats.1.wish", "none", names) == ""


def test_a_decision_that_a_game_has_no_words_for_is_said_in_notation() -> None:
    said = [Words().decision(GAME, action, ["Ada"]) for action in range(3)]
    assert said == [*list(GAME.decisions.written)[:2], "look at card 1 of the row"]


@pytest.mark.parametrize("name", GAMES)
def test_whatever_is_told_can_be_said(name: str) -> None:
    game = registry.find(name)
    for rules in game.rule_sets:
        for players in game.players:
            say_everything(lychgate.new(name, players=players, rules=rules, seed=players))


def say_everything(match: Match) -> None:
    """Play a match, and say all prompts, events and points of it, and why what is illegal is refused."""
    dice, words = random.Random(4), Words("en")
    refused: set[int] = set()
    while not match.over:
        for prompt in match.prompts:
            assert is_sentence(words.prompt(match.game, prompt, match.names))
        seat = dice.choice(match.asked)
        refused |= {
            match.game.call("refusal", match.box, match.state, seat, a)
            for a in dice.sample(range(match.game.actions), 10)
        }
        match.decide(seat, dice.choice(match.legal(seat)))
    for event in match.story(0) + match.story(None):
        assert is_sentence(words.event(match.game, event, match.names, reader=0))
    assert match.outcome is not None
    for line in match.outcome.lines:
        assert words.points(match.game, line, match.names)[:7] != "points-"
    for code in refused:
        if code > 0:
            assert game_bundle(match.game, "en").has_message(f"refusal-{match.game.rule(code)}")


def is_sentence(text: str) -> bool:
    return text[-1] in ".?!" and "{" not in text and "event-" not in text and "prompt-" not in text


def test_every_refusal_of_graverobbers_has_a_message_and_every_message_a_refusal() -> None:
    codes: set[int] = set()
    for rules in ("german", "french"):
        match = lychgate.new("graverobbers", players=4, rules=rules, seed=3)
        dice = random.Random(1)
        while not match.over:
            for action in range(match.game.actions):
                codes.add(match.game.call("refusal", match.box, match.state, match.asked[0], action))
            match.decide(match.asked[0], dice.choice(match.legal(match.asked[0])))
    messages = game_file(match.game, "en").read_text(encoding="utf-8")
    assert {int(number) for number in re.findall(r"^refusal-GR-(\d+)", messages, re.MULTILINE)} == {
        c for c in codes if c > 0
    }


def test_names_stand_for_seats() -> None:
    match = play_out(lychgate.new("graverobbers", players=3, seed=1, names=["Ada", "Bo", "Cy"]))
    told = [Words("en").event(match.game, event, match.names) for event in match.story(None)]
    assert told[0] == "Everyone gets 20 cards and three goals."
    assert any(text.startswith(("Ada lays", "Bo lays", "Cy lays")) for text in told)


def test_a_refusal_is_said_in_the_readers_words() -> None:
    match = lychgate.new("graverobbers", players=3, seed=1)
    with pytest.raises(lychgate.IllegalDecision) as refused:
        match.decide(0, "R1@1")
    assert Words("en").refusal(refused.value, match.game, match.names) == refused.value.sentence
    assert refused.value.sentence == (
        "You are asked “Which of your three goals do you return face down? You keep the other two.”, "
        "and R1@1 does not answer that."
    )


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(lychgate.BadOptions, match="languages en"):
        Words("tlh")


def test_an_unknown_message_is_said_by_its_name() -> None:
    assert Words("en").say("no-such-thing") == "no-such-thing"
    assert own_bundle("en").has_message("seat")


@pytest.mark.parametrize(
    ("players", "rules", "options"),
    [
        (9, None, {}),
        (4, "italian", {}),
        (4, None, {"wind": 1}),
        (4, None, {"spy": "last"}),
        (4, None, {"first_player": 7}),
    ],
)
def test_what_no_table_can_be_made_of_is_refused_in_a_message(players: int, rules: str | None, options: Any) -> None:
    with pytest.raises(lychgate.BadOptions) as refused:
        lychgate.new("graverobbers", players=players, rules=rules, options=options)
    assert refused.value.message is not None
    assert Words("en").refusal(refused.value) == refused.value.sentence


def test_a_number_out_of_an_options_range_is_refused_in_a_message() -> None:
    with pytest.raises(lychgate.BadOptions) as refused:
        lychgate.new("outerspace", players=3, options={"total": 1000})
    assert (refused.value.message, refused.value.arguments["most"]) == ("refusal-option-range", "999")
    assert Words("en").refusal(refused.value) == refused.value.sentence


def test_a_game_that_there_is_not_is_refused_in_a_message() -> None:
    with pytest.raises(lychgate.UnknownGame) as refused:
        lychgate.new("chess", players=3)
    assert Words("en").refusal(refused.value) == refused.value.sentence


GERMAN = """
card-R1 = Räuber 1
    .acc = den Räuber 1
event-laid-up = { $seat } legt { THING($card, form: "acc") } offen an Grab { $grave }: { $card }.
"""


def test_a_sentence_gets_the_form_of_a_thing_that_it_asks_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "story.xx.ftl"
    path.write_text(GERMAN, encoding="utf-8")
    monkeypatch.setattr("lychgate.play.text.words.game_files", lambda game, language: (path,))
    game, words = registry.find("graverobbers"), Words()
    words.language = "xx"
    game_bundle.cache_clear()
    said = words.tell(game, game.events.named("laid-up"), {"seat": 0, "grave": 3, "card": 1}, ["Ada"])
    game_bundle.cache_clear()
    assert said == "Ada legt den Räuber 1 offen an Grab 3: Räuber 1."


def test_a_form_that_some_thing_does_not_have_is_found(tmp_path: Path) -> None:
    path = tmp_path / "story.xx.ftl"
    path.write_text(GERMAN, encoding="utf-8")
    found = list(problems_of_forms(registry.find("graverobbers"), path))
    assert len(found) == 8
    assert found[0] == "story.xx.ftl: event-laid-up asks for the form .acc of $card; card-R2 has none."


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", GAMES)
def test_every_choice_at_a_table_is_a_sentence_of_its_own(name: str, language: str) -> None:
    game, words = registry.find(name), Words(language)
    for option, declared in game.options.items():
        assert option_name(words, game, option) != option
        assert option_meaning(words, game, option).endswith("?")
        said = [option_sentence(words, game, option, value) for value in declared.values]
        assert len(set(said)) == len(said)
        assert all(is_sentence(one) for one in said)
    names = [rule_set_name(words, game, rules) for rules in game.rule_sets]
    assert len(set(names)) == len(names)
    assert not set(names) & set(game.rule_sets)


def test_what_a_table_brings_is_said_too() -> None:
    assert option_sentence(Words("de"), registry.find("outerspace"), "decks", "attic") == (
        "Ihr spielt mit diesen Decks: attic."
    )
    assert "Datei" in option_sentence(Words("de"), registry.find("goldraeuber"), "mine", "a mine\n")


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        (
            "option-vows = Vows\n    .meaning = May a player vow to pass for the rest of the game?",
            "option-vows is missing.",
        ),
        ("    .meaning = How many watches has a game?", "option-watches has no .meaning."),
        ("option-watches-2 = There are two watches.", "option-watches-2 is missing."),
        ("rules-brief = One watch, and no vows", "rules-brief is missing."),
    ],
)
def test_the_check_finds_options_that_lack_words(tmp_path: Path, line: str, problem: str) -> None:
    text = game_file(GAME, FALLBACK).read_text(encoding="utf-8")
    assert f"{line}\n" in text
    path = tmp_path / "words" / "story.en.ftl"
    path.parent.mkdir()
    path.write_text(text.replace(f"{line}\n", ""), encoding="utf-8")
    found = [*problems_of_file(path, expected_of(GAME), possible_of(GAME)), *problems_of_options(GAME, path)]
    assert found == [f"story.en.ftl: {problem}"]
