"""Decks as data: the house deck, what is refused and how that is said, several decks together."""

from __future__ import annotations

import re
import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from lychgate.core.errors import BadOptions
from lychgate.games.outerspace import GAME, with_decks
from lychgate.games.outerspace.cards import CARDS, CREDITS, KINDS, VOCABULARY
from lychgate.games.outerspace.decks import HOUSE, BadDeck, Card, Deck, load_deck
from lychgate.games.outerspace.state import BOX, STATE
from lychgate.games.outerspace.texts import sentences, vocabulary
from lychgate.play.match import Match
from lychgate.play.position import set_up
from lychgate.play.words import Words, game_bundle

DECKS = Path(__file__).parents[2] / "decks"


def card(name: str) -> Card:
    return next(card for card in HOUSE.cards if card.id == name)


def says(name: str) -> list[str]:
    return sentences(card(name), lambda message, said: Words("en").say(message, said, GAME))


# --- the house deck


@pytest.mark.rule("BM-5")
def test_the_house_deck_holds_the_cards_that_the_rulebook_names() -> None:
    values = {
        "shopping-mall": ("location", 2, 0), "hot-headed-secretary": ("character", 3, 0),
        "handsome-handyman": ("character", 2, 0), "giant-android": ("creature", 0, 12), "burning-torch": ("prop", 1, 0),
        "last-stand": ("effect", 0, 0), "meteor-shower": ("effect", 0, 0), "boom-in-shot": ("effect", 0, 0),
        "breakdown": ("effect", 0, 0), "on-the-beach": ("location", 1, 0), "ugly-giant-toad": ("effect", 0, 0),
        "cellar": ("location", 1, 0),
    }  # fmt: skip
    for name, (kind, defence, attack) in values.items():
        assert (KINDS[card(name).kind], card(name).defence, card(name).attack) == (kind, defence, attack)


@pytest.mark.rule("BM-1", "BM-5")
def test_the_house_deck_has_two_credits_and_is_large_enough_for_six() -> None:
    assert len(HOUSE.cards) >= 40
    assert sum(entry.kind == CREDITS for entry in HOUSE.printed()) == 2
    assert 100 <= len(HOUSE.printed()) <= CARDS
    assert len({text.code for entry in HOUSE.cards for text in entry.texts}) >= 24


def test_a_state_with_one_deck_takes_two_kilobytes_at_most() -> None:
    assert STATE.itemsize <= 2048


@pytest.mark.rule("BM-6")
def test_every_effect_of_the_vocabulary_can_be_said() -> None:
    bundle = game_bundle(GAME, "en")
    assert vocabulary("en").exists()
    for word in VOCABULARY[1:]:
        assert bundle.has_message(f"effect-{word.name}")
    for entry in HOUSE.cards:
        for text in sentences(entry, lambda message, said: Words("en").say(message, said, GAME)):
            assert text.endswith(".")
            assert "{" not in text
            assert "effect-" not in text
            assert "trait-" not in text


@pytest.mark.rule("BM-6")
def test_the_text_of_a_card_says_what_it_does() -> None:
    assert says("last-stand") == ["Defence +10 in this attack."]
    assert says("wobbly-wig") == ["Stays under a character: −2 for it."]
    assert says("on-the-beach") == ["Counts -5 instead against creatures with the trait “water creature”."]
    assert says("spare-batteries") == ["Defence +4 in this attack.", "Draw a card."]
    assert says("boom-in-shot") == ["Prevents the playing of a card (effect)."]


# --- what is refused


def broken(folder: Path, old: str, new: str, file: str = "cards.toml") -> str:
    """What is said about a deck in which something was changed; the path is shortened."""
    copied = folder / "deck"
    shutil.copytree(DECKS / "jungle", copied, dirs_exist_ok=True)
    text = (copied / file).read_text(encoding="utf-8")
    assert old in text
    (copied / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadDeck) as refused:
        load_deck(copied)
    assert refused.value.rule == "BM-6"
    return refused.value.sentence.replace(f"{copied}/", "")


@pytest.mark.rule("BM-6")
@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        (
            'do = "draw"',
            'do = "fly"',
            "cards.toml: card missed-the-boat: expected an effect of the vocabulary, got the unknown effect 'fly'.",
        ),
        ("attack = 6", "defence = 6", "cards.toml: card hungry-orchid: expected no defence on a creature, got 6."),
        ("attack = 6", "attack = 600", "cards.toml: card hungry-orchid: expected attack from 0 to 40, got 600."),
        ("attack = 6", 'attack = "6"', "cards.toml: card hungry-orchid: expected attack from 0 to 40, got '6'."),
        (
            'id = "rope-bridge"',
            'id = "jade-mask"',
            "cards.toml: card jade-mask: expected an id of its own, got two cards of one id.",
        ),
        (
            '["plant"]',
            '["plants"]',
            "cards.toml: card hungry-orchid: expected a trait such as crazed-killer, swarm, water-creature, "
            "by-the-water; got 'plants'.",
        ),
        (
            'type = "location"',
            'type = "place"',
            "cards.toml: card rope-bridge: expected a type such as character, location, prop, creature; got 'place'.",
        ),
        (
            "amount = 1 }",
            "amount = 99 }",
            "cards.toml: card missed-the-boat: expected an amount for draw from 1 to 40, got 99.",
        ),
        (
            '{ do = "draw", amount = 1 }',
            '{ do = "escape" }',
            "cards.toml: card missed-the-boat: the effect escape cannot stand on an effect.",
        ),
        (
            '{ do = "draw", amount = 1 }',
            '{ do = "salvage", about = "effect" }',
            "cards.toml: card missed-the-boat: salvage cannot fetch effects: they could fetch each other for ever.",
        ),
        (
            'effects = [{ do = "draw", amount = 1 }]',
            "",
            "cards.toml: card missed-the-boat: expected an effect card to have an effect, got none.",
        ),
        (
            'word = "bridge"',
            'wort = "bridge"',
            "cards.toml: card rope-bridge: expected attack, copies, defence, effects, id, traits, type, word; "
            "got 'wort'.",
        ),
        ("copies = 6", "copies = 60", "cards.toml: card lost-explorer: expected copies from 1 to 12, got 60."),
        (
            "needs_treasure = true",
            "needs_treasure = 1",
            "cards.toml: expected true or false for needs_treasure, got 1.",
        ),
    ],
)
def test_a_deck_with_a_mistake_is_refused_with_file_card_and_reason(
    tmp_path: Path, old: str, new: str, sentence: str
) -> None:
    assert broken(tmp_path, old, new) == sentence


@pytest.mark.rule("BM-6")
def test_a_missing_text_is_named(tmp_path: Path) -> None:
    said = broken(tmp_path, "line-jade-mask", "line-jade-musk", "texts.en.ftl")
    assert said == "texts.en.ftl: card jade-mask: expected the text line-jade-mask, got none."


@pytest.mark.rule("BM-6")
def test_a_folder_without_cards_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadDeck, match=re.escape("cards.toml: expected a list of cards, got nothing that can be read.")):
        load_deck(tmp_path)


@pytest.mark.rule("BM-6")
def test_two_decks_with_a_card_of_one_name_are_refused() -> None:
    with pytest.raises(BadOptions, match="both have lost-explorer"):
        with_decks([load_deck(DECKS / "jungle"), load_deck(DECKS / "duel"), _renamed()])


def _renamed() -> Deck:
    return replace(load_deck(DECKS / "jungle"), name="other-jungle")


# --- several decks

JUNGLE = load_deck(DECKS / "jungle")
BOTH = with_decks([HOUSE, JUNGLE])
ALONE = with_decks([JUNGLE])


@pytest.mark.rule("BM-38")
def test_several_decks_are_shuffled_together() -> None:
    box = BOTH.make_box(4).view(BOX)
    assert box["cards"] == len(HOUSE.printed()) + len(JUNGLE.printed())
    match = Match(BOTH, 4, seed=bytes(32))
    assert not match.over
    assert BOTH.notation.read("jade-mask.2") == len(HOUSE.printed()) + 7


@pytest.mark.rule("BM-38")
def test_with_several_decks_any_number_of_cards_may_be_discarded() -> None:
    given = {"seats": {"1": {"film": "lost-explorer", "hand": "jade-mask rope-bridge trapdoor"}}}
    match = set_up(BOTH, given)
    for decision in ("1 end", "1 pass", "2 pass", "1 jade-mask", "1 rope-bridge"):
        match.decide(int(decision[0]) - 1, decision[2:])
    assert match.asked == [0]
    match.decide(0, "pass")
    assert match.asked == [1]


@pytest.mark.rule("BM-38")
def test_treasures_give_points_with_several_decks_and_none_with_one() -> None:
    given = {"phase": "over", "seats": {"1": {"film": "lost-explorer[jade-mask]", "hand": ""}, "2": {"hand": ""}}}
    both, alone = set_up(BOTH, given).outcome, set_up(ALONE, given).outcome
    assert both is not None
    assert alone is not None
    assert both.points[0] == 9
    assert alone.points[0] == 4


@pytest.mark.rule("BM-38")
def test_alone_such_a_deck_asks_for_a_treasure_before_the_credits() -> None:
    poor = {"seats": {"1": {"film": "lost-explorer", "hand": "into-the-sunset"}}}
    rich = {"seats": {"1": {"film": "lost-explorer[jade-mask]", "hand": "into-the-sunset"}}}
    credits = ALONE.notation.read("into-the-sunset")
    assert ALONE.call("refusal", set_up(ALONE, poor).box, set_up(ALONE, poor).state, 0, credits) == 38
    assert credits in set_up(ALONE, rich).legal_actions(0)
    together = set_up(BOTH, poor)
    assert BOTH.notation.read("into-the-sunset") in together.legal_actions(0)
