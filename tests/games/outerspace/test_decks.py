"""Decks as data: the house deck, what is refused and how that is said, several decks together."""

from __future__ import annotations

import re
import shutil
from collections import Counter
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from fluent.runtime import FluentResource
from fluent.syntax.ast import Message

from lychgate.core.errors import BadOptions
from lychgate.games.outerspace import GAME, with_decks
from lychgate.games.outerspace.cards.deck_reader import BadDeck
from lychgate.games.outerspace.cards.decks import HOUSE, Card, Deck, Text, load_deck, own_decks
from lychgate.games.outerspace.cards.decks import JUNGLE as REAL_JUNGLE
from lychgate.games.outerspace.cards.material import Material
from lychgate.games.outerspace.cards.texts import ANY, about, vocabulary
from lychgate.games.outerspace.cards.vocabulary import (
    ADDED,
    CHARACTER,
    CREATURE,
    KINDS,
    TOUGHEN_PROP,
    TRAITS,
    TREASURE,
    VOCABULARY,
)
from lychgate.games.outerspace.cards.wording import Wording
from lychgate.games.outerspace.kit import DECKS as KIT_DECKS
from lychgate.games.outerspace.kit import WORKSHOP
from lychgate.games.outerspace.rules.state import ABSENT, BOX, STATE
from lychgate.play.match.match import Match
from lychgate.play.scenario.position import set_up

DECKS = Path(__file__).parents[2] / "decks"
LANGUAGES = ("en", "de", "fr", "it")
ALL = Material((HOUSE, REAL_JUNGLE))


def card(name: str) -> Card:
    return next(card for card in HOUSE.cards if card.id == name)


def says(name: str, language: str = "en") -> list[str]:
    return Wording(ALL, language).text(card(name))


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


@pytest.mark.rule("BM-5")
def test_in_german_they_are_called_as_in_the_rulebook() -> None:
    names = {
        "shopping-mall": "Kaufhaus", "hot-headed-secretary": "Hitzköpfige Sekretärin",
        "handsome-handyman": "Gut aussehender Handwerker", "giant-android": "Riesiger Android",
        "burning-torch": "Brennende Fackel", "last-stand": "Letzter Versuch", "meteor-shower": "Meteoritenschauer",
        "boom-in-shot": "Mikro im Bild", "breakdown": "Autopanne", "on-the-beach": "Am Strand",
        "ugly-giant-toad": "Hässliche Riesenkröte", "cellar": "Keller",
    }  # fmt: skip
    wording = Wording(ALL, "de")
    assert {name: wording.name(card(name)) for name in names} == names


@pytest.mark.rule("BM-5")
@pytest.mark.parametrize(
    ("language", "name", "part"),
    [
        ("de", "walkie-talkie", "Verstanden? Kommen."),
        ("de", "cheerful-robot", "Ich freue mich, mitteilen zu dürfen"),
        ("de", "sequel", "auf die Hand der Person zurück, die es geschickt hat"),
        ("fr", "cardboard-costume", "arrondi au supérieur"),
        ("fr", "secret-laboratory", "tirer sur le levier"),
        ("fr", "leaf-blower", "Souffleur de feuilles"),
        ("fr", "only-a-dream", "Fais entrer dans ton film un personnage de la défausse"),
        ("it", "hot-headed-secretary", "dalla testa calda"),
        ("it", "growth-ray", "Raggio ingranditore"),
        ("it", "budget-cut", "Tagli al budget"),
        ("it", "only-a-dream", "Metti nel tuo film un personaggio preso dagli scarti"),
        ("en", "garden-gnomes", "There were two"),
    ],
)
def test_cards_say_it_as_one_says_it_in_their_language(language: str, name: str, part: str) -> None:
    wording = Wording(ALL, language)
    assert part in " ".join([wording.name(card(name)), wording.line(card(name)), *wording.text(card(name))])


@pytest.mark.rule("BM-1", "BM-5")
def test_the_house_deck_has_120_cards_no_two_alike() -> None:
    kinds = Counter(KINDS[entry.kind] for entry in HOUSE.printed())
    assert kinds == {"character": 30, "prop": 18, "location": 16, "creature": 22, "effect": 32, "credits": 2}
    assert all(entry.copies == 1 for entry in HOUSE.cards)


@pytest.mark.rule("BM-38")
def test_the_jungle_deck_has_60_cards_and_enough_treasures_to_end_a_game() -> None:
    assert len(REAL_JUNGLE.printed()) == 60
    assert sum(entry.traits & TREASURE > 0 for entry in REAL_JUNGLE.cards) >= 7
    assert REAL_JUNGLE.needs_treasure


@pytest.mark.rule("BM-2", "BM-6")
@pytest.mark.parametrize("deck", [HOUSE, REAL_JUNGLE], ids=lambda deck: deck.name)
def test_the_texts_of_the_decks_that_are_shipped_are_whole(deck: Deck) -> None:
    """They are not looked through at every start: here they are."""
    assert load_deck(deck.folder) == deck


def test_every_effect_and_every_trait_is_on_a_card_of_the_house_deck() -> None:
    """But what is there only for decks that others bring: the deck for the tests has that."""
    house, own = ({text.code for entry in deck.cards for text in entry.texts} for deck in (HOUSE, WORKSHOP))
    for_others = set(range(TOUGHEN_PROP, len(VOCABULARY))) - {ADDED}
    assert house == set(range(1, len(VOCABULARY))) - for_others
    assert for_others <= own
    traits = 0
    for entry in HOUSE.cards:
        traits |= entry.traits
    assert traits == (1 << len(TRAITS)) - 1


@pytest.mark.rule("BM-5")
def test_what_a_card_asks_about_is_in_the_deck() -> None:
    """No card waits for a trait that no other card has."""
    for deck in (HOUSE, REAL_JUNGLE):
        printed = {name for entry in deck.cards for bit, name in enumerate(TRAITS) if entry.traits >> bit & 1}
        for entry in deck.cards:
            for text in entry.texts:
                sort, name = about(text)
                assert sort == "type" or name == ANY or name in printed, (entry.id, name)


def test_a_state_with_one_deck_takes_two_kilobytes_at_most() -> None:
    assert STATE.itemsize <= 2048


def messages(language: str) -> set[str]:
    return {
        entry.id.name
        for entry in FluentResource(vocabulary(language).read_text(encoding="utf-8")).body
        if isinstance(entry, Message)
    }


@pytest.mark.rule("BM-6")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_effect_trait_and_type_has_its_text_and_every_text_is_of_one(language: str) -> None:
    wanted = {f"effect-{word.name}" for word in VOCABULARY[1:]}
    wanted |= {f"trait-{name}" for name in TRAITS} | {f"type-{name}" for name in KINDS[1:]}
    assert {name for name in messages(language) if not name.startswith("title-")} == wanted


@pytest.mark.rule("BM-6")
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_on_a_card_is_said_with_its_numbers_and_traits(language: str) -> None:
    """The text names each amount and trait that the effect has, and no message is left unsaid."""
    wording = Wording(ALL, language)
    for entry in ALL.cards:
        for text, said in zip(entry.texts, wording.text(entry), strict=True):
            assert said.endswith(".")
            assert not re.search(r"[{}$]|effect-|trait-|type-", said), said
            word = VOCABULARY[text.code]
            if word.amount is not None and text.amount != 1:
                assert str(text.amount).replace("-", "−") in said, (entry.id, said)
            sort, name = about(text)
            if sort == "trait" and name != ANY:
                assert wording.say(f"trait-{name}") in said, (entry.id, said)


@pytest.mark.rule("BM-6")
def test_no_two_effects_are_said_alike() -> None:
    for language in LANGUAGES:
        wording = Wording(ALL, language)
        said = {
            (text.code, text.amount, text.about): line
            for entry in ALL.cards
            for text, line in zip(entry.texts, wording.text(entry), strict=True)
        }
        assert len(set(said.values())) == len(said), language


@pytest.mark.rule("BM-5", "BM-6")
@pytest.mark.parametrize("deck", [HOUSE, REAL_JUNGLE], ids=lambda deck: deck.name)
def test_both_decks_speak_four_languages_each_in_its_own_words(deck: Deck) -> None:
    assert set(deck.languages()) == set(LANGUAGES)
    lines = {language: {Wording(ALL, language).line(entry) for entry in deck.cards} for language in LANGUAGES}
    for language, found in lines.items():
        assert len(found) == len(deck.cards), language  # no line comes twice
        assert max(map(len, found)) <= 80, max(found, key=len)
    for language in LANGUAGES[1:]:
        assert len(lines["en"] & lines[language]) <= 2, language


@pytest.mark.rule("BM-6")
def test_the_text_of_a_card_says_what_it_does() -> None:
    assert says("last-stand") == ["Defence +10 in this attack."]
    assert says("wobbly-wig") == ["Stays under a character: defence −2 for it."]
    assert says("prom-queen") == ["+1 for each other character of the film with the trait “teen”."]
    assert says("roller-disco") == ["+1 for each character of the film with the trait “teen”."]  # the Disco is none
    assert says("on-the-beach") == ["Counts −5 instead against creatures with the trait “water creature”."]
    assert says("last-stand", "de") == ["Verteidigung +10 in diesem Angriff."]
    assert says("last-stand", "fr") == ["Défense +10 pour cette attaque."]
    assert says("last-stand", "it") == ["Difesa +10 in questo attacco."]
    assert says("spare-batteries") == ["Defence +6 in this attack.", "Draw a card."]
    assert says("boom-in-shot") == ["Prevents a special effect from being played."]
    assert says("mysterious-bite") == [
        "Stays under a character: defence −3 for it.", "The character has the trait “undead”, too."
    ]  # fmt: skip


@pytest.mark.rule("BM-6")
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_only_decks_of_ones_own_use_is_said_in_every_language(language: str) -> None:
    """Each amount, trait and card that is named, once; and that an effect stays, once, whatever it does there."""
    own = Material((HOUSE, WORKSHOP))
    wording = Wording(own, language)
    for entry in own.decks[1].cards:
        for text, said in zip(entry.texts, wording.text(entry), strict=True):
            assert said.endswith("."), said
            assert not re.search(r"[{}$]|effect-|trait-|type-|card-", said), said
            if VOCABULARY[text.code].amount is not None and text.amount != 1:
                assert str(text.amount).replace("-", "−") in said, (entry.id, said)
            sort, name = about(text)
            if name != ANY:
                assert wording.say(f"{sort}-{name}") in said, (entry.id, said)
    flood = wording.text(next(entry for entry in own.cards if entry.id == "flood"))
    barricade = wording.text(next(entry for entry in own.cards if entry.id == "barricade"))
    assert flood[0].split(":")[0] == barricade[0].split(":")[0]
    assert barricade[0].split(":")[0] not in flood[1]


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
        (
            'word = "bridge"',
            'word = "bridge"\neffects = [{ do = "combine-with", about = "jade-mask" }]',
            "cards.toml: card rope-bridge: expected another location of this deck, got 'jade-mask'.",
        ),
        (
            'word = "bridge"',
            'word = "bridge"\neffects = [{ do = "combine-with" }]',
            "cards.toml: card rope-bridge: expected a card of this deck for combine-with, got None.",
        ),
        (
            '{ do = "draw", amount = 1 }',
            '{ do = "toughen", amount = 1 }, { do = "brand-prop", about = "weapon" }',
            "cards.toml: card missed-the-boat: expected at most one effect that chooses what it acts on.",
        ),
        (
            'word = "bridge"',
            'word = "bridge"\neffects = [{ do = "added" }, { do = "added" }]',
            "cards.toml: card rope-bridge: expected effects that differ, got one of them twice.",
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
        with_decks([load_deck(DECKS / "jungle"), load_deck(KIT_DECKS / "duel"), _renamed()])


def _renamed() -> Deck:
    return replace(load_deck(DECKS / "jungle"), name="other-jungle")


# --- several decks

JUNGLE = load_deck(DECKS / "jungle")
BOTH = with_decks([HOUSE, JUNGLE])
ALONE = with_decks([JUNGLE])


@pytest.mark.rule("BM-38")
def test_several_decks_are_shuffled_together() -> None:
    box = BOTH.make_box(4).view(BOX)[0]
    assert box["cards"] == len(HOUSE.printed()) + len(JUNGLE.printed())
    match = Match(BOTH, 4, seed=bytes(32))
    assert not match.over
    assert BOTH.decisions.read("jade-mask.2") == len(HOUSE.printed()) + 7


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
def test_several_decks_without_one_that_asks_for_treasure_pay_nothing_for_it() -> None:
    given = {"phase": "over", "seats": {"1": {"film": "town-sheriff[golden-idol]", "hand": ""}, "2": {"hand": ""}}}
    plain = set_up(with_decks([HOUSE, load_deck(KIT_DECKS / "duel")]), given).outcome
    rich = set_up(BOTH, given).outcome
    assert plain is not None
    assert rich is not None
    assert (plain.points[0], rich.points[0]) == (7, 12)


@pytest.mark.rule("BM-38")
def test_alone_such_a_deck_asks_for_a_treasure_before_the_credits() -> None:
    poor = {"seats": {"1": {"film": "lost-explorer", "hand": "into-the-sunset"}}}
    rich = {"seats": {"1": {"film": "lost-explorer[jade-mask]", "hand": "into-the-sunset"}}}
    credits = ALONE.decisions.read("into-the-sunset")
    assert ALONE.call("refusal", set_up(ALONE, poor).box, set_up(ALONE, poor).state, 0, credits) == 38
    assert credits in set_up(ALONE, rich).legal_actions(0)
    together = set_up(BOTH, poor)
    assert BOTH.decisions.read("into-the-sunset") in together.legal_actions(0)


# --- the decks there are, as an option


@pytest.mark.rule("BM-38")
def test_the_decks_are_chosen_by_an_option() -> None:
    assert GAME.options["decks"].values == ("house", "jungle", "house+jungle")
    boxes = {chosen: GAME.make_box(4, None, {"decks": chosen}).view(BOX)[0] for chosen in GAME.options["decks"].values}
    assert {chosen: int((box["kind"] > 0).sum()) for chosen, box in boxes.items()} == {
        "house": 120, "jungle": 60, "house+jungle": 180,
    }  # fmt: skip
    assert [int(box["needs_treasure"]) for box in boxes.values()] == [0, 1, 0]
    assert [int(box["treasure"]) for box in boxes.values()] == [0, 0, 5]


@pytest.mark.rule("BM-38", "BM-6")
def test_a_deck_that_is_not_played_with_is_nowhere() -> None:
    match = Match(GAME, 4, options={"decks": "jungle"}, seed=bytes(32))
    places = match.state.view(STATE)["place"][0]
    assert set(places[:120].tolist()) == {ABSENT}
    assert match.view(None)["pile"] == 60 - 6
    assert not {card["card"] for seat in match.view(None)["seats"] for card in seat["characters"]} & {
        entry.id for entry in HOUSE.cards
    }


@pytest.mark.rule("BM-38")
@pytest.mark.parametrize("chosen", ["jungle", "house+jungle"])
def test_a_game_with_other_decks_is_played_to_its_end(chosen: str) -> None:
    for players in (2, 6):
        match = Match(GAME, players, options={"decks": chosen}, seed=bytes(32))
        random = Random(players)
        while not match.over:
            seat = random.choice(match.asked)
            match.decide(seat, random.choice(match.legal(seat)))
        assert match.outcome is not None


@pytest.mark.rule("BM-6", "BM-8")
def test_decks_with_too_few_cards_or_characters_for_all_are_refused() -> None:
    """With them the casting would never end."""
    small = with_decks([load_deck(DECKS / "jungle")])
    small.make_box(2)
    with pytest.raises(BadOptions, match="Expected decks of 18 cards or more, 3 characters among them, got 16 cards"):
        small.make_box(3)
    lonely = replace(
        HOUSE, cards=tuple(card for card in HOUSE.cards if card.kind != CHARACTER or card.id == "astronaut")
    )
    with pytest.raises(BadOptions, match="2 characters among them, got 91 cards and 1 characters"):
        with_decks([lonely]).make_box(2)


@pytest.mark.rule("BM-6")
def test_decks_of_ones_own_are_found_in_a_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LYCHGATE_DECKS", str(KIT_DECKS))
    assert [deck.name for deck in own_decks()] == ["duel", "pack", "rivals", "three", "workshop"]
    monkeypatch.delenv("LYCHGATE_DECKS")
    assert own_decks() == []


@pytest.mark.rule("BM-37")
def test_a_match_to_a_total_has_as_many_games_as_it_takes_without_saying_how_many() -> None:
    match = Match(GAME, 2, options={"total": 50}, seed=bytes(32))
    random = Random(37)
    while not match.over:
        seat = random.choice(match.asked)
        match.decide(seat, random.choice(match.legal(seat)))
    assert match.outcome is not None
    assert max(match.outcome.points) >= 50
    assert len(match.outcome.games) > 1
    assert max(sum(game.points[seat] for game in match.outcome.games[:-1]) for seat in range(2)) < 50
    assert Match(GAME, 2, seed=bytes(32)).games == 1


@pytest.mark.rule("BM-37")
def test_a_total_is_any_whole_number_from_1_to_999() -> None:
    for total in (1, 17, 999):
        assert GAME.make_box(2, None, {"total": total}).view(BOX)["total"][0] == total
    for wrong in (-1, 1000, 17.0, True, "17"):
        with pytest.raises(BadOptions, match="Option total is a whole number from 0 to 999") as refused:
            GAME.make_box(2, None, {"total": wrong})
        assert refused.value.rule == "BM-37"


@pytest.mark.rule("BM-32")
def test_a_pile_that_the_casting_has_emptied_counts_as_drawn_by_the_first_player() -> None:
    small = replace(HOUSE, cards=HOUSE.cards[:12])  # as many as two hands
    match = Match(with_decks([small]), 2, options={"first_player": 2}, seed=bytes(32))
    for seat in (0, 1):
        match.decide(seat, "title 1")
    assert match.view(None)["last_card"] == 1
    assert match.view(None)["ending"]
    assert [event.name for event in match.story(None)].count("last-card") == 1


@pytest.mark.rule("BM-24", "BM-28")
@pytest.mark.parametrize(("film", "prevented"), [("film 1", False), ("film 2", True)])
def test_a_killer_that_attacks_from_hand_is_prevented_as_a_creature(film: str, prevented: bool) -> None:
    creatures = Text([word.name for word in VOCABULARY].index("prevent"), about=1 << CREATURE)
    changed = tuple(replace(c, texts=(creatures,)) if c.id == "boom-in-shot" else c for c in HOUSE.cards)
    hands = {"1": "janitor-with-an-axe", "2": "boom-in-shot"}
    given = {"seats": {seat: {"film": "astronaut" * (seat == "2"), "hand": hand} for seat, hand in hands.items()}}
    match = set_up(with_decks([replace(HOUSE, cards=changed)]), given)
    match.decide(0, "janitor-with-an-axe")
    match.decide(0, film)
    assert ("boom-in-shot" in map(str, match.legal(1))) == prevented


@pytest.mark.rule("BM-31")
def test_with_equal_turns_the_last_round_is_played_to_its_end() -> None:
    given = {
        "players": 3,
        "seats": {"1": {"film": "town-sheriff", "hand": "the-end"}, "2": {"hand": ""}, "3": {"hand": ""}},
    }
    for equal, asked in ((False, []), (True, [1])):
        match = set_up(GAME, {**given, "options": {"equal_turns": equal}})
        for decision in ("1 the-end", "2 pass", "3 pass", "1 end", "1 pass", "2 pass", "3 pass"):
            match.decide(int(decision[0]) - 1, decision[2:])
        assert match.asked == asked
