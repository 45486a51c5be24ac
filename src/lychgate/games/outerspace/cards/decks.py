"""Decks as data (BM-6): reading a folder of cards and texts, and saying exactly what is wrong with it.

A folder holds `cards.toml`, `texts.<language>.ftl`, English at least, and `art.toml`. Nothing here knows the rules; the
box is filled in `material`. What a language must say of a deck is in `deck_texts`, what pictures are made of in `art`.
"""

from __future__ import annotations

import os
import re
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from lychgate.games.outerspace.cards.art import read_art
from lychgate.games.outerspace.cards.deck_reader import Reader
from lychgate.games.outerspace.cards.deck_texts import check_texts
from lychgate.games.outerspace.cards.vocabulary import (
    AIMED,
    CARDS,
    CHARACTER,
    CREATURE,
    EFFECT,
    KILLER,
    KINDS,
    LASTING,
    LOCATION,
    PROP,
    SEVERAL,
    TEXTS,
    TRAITS,
    VOCABULARY,
    trait_bit,
)

FOLDER = Path(__file__).parent / "decks"
KEYS = {"id", "type", "word", "defence", "attack", "traits", "effects", "copies"}
VALUES = range(-40, 41)
NAME = re.compile(r"(?=.{1,32}$)[a-z][a-z0-9]*(-[a-z0-9]+)*")  # 32 letters at most
SORTS = ("idea", "being", "thing", "place")  # of title words: where in a title they stand best


@dataclass(frozen=True, slots=True)
class Text:
    """One effect of a card."""

    code: int
    amount: int = 0
    about: int = 0  # bits of traits, or of sorts of cards
    named: str = ""  # or a card


@dataclass(frozen=True, slots=True)
class Card:
    """One card of a deck; a deck may hold several copies."""

    id: str
    kind: int
    word: str
    defence: int
    attack: int
    traits: int
    texts: tuple[Text, ...]
    copies: int


@dataclass(frozen=True, slots=True)
class Deck:
    """A deck that was read and found good."""

    name: str
    folder: Path
    cards: tuple[Card, ...]
    needs_treasure: bool  # BM-38: alone, it asks for a treasure before the credits
    sorts: Mapping[str, str] = field(hash=False)  # what its title words are
    art: Mapping[str, tuple[str, ...]] = field(hash=False)  # what the cards' pictures are made of

    def printed(self) -> list[Card]:
        """All its cards, copies included."""
        return [card for card in self.cards for _ in range(card.copies)]

    def texts(self, language: str) -> Path:
        return self.folder / f"texts.{language}.ftl"

    def languages(self) -> tuple[str, ...]:
        """The languages it has texts in, English first."""
        found = {path.name.split(".")[1] for path in self.folder.glob("texts.*.ftl")}
        return ("en", *sorted(found - {"en"}))


def load_deck(folder: Path) -> Deck:
    """The deck in a folder, its texts in all languages looked through; or raise, with file, card and reason."""
    deck = read_deck(folder)
    for language in deck.languages():
        check_texts(deck.texts(language), {card.id: card.word for card in deck.cards})
    return deck


def read_deck(folder: Path) -> Deck:
    """The same without its texts, which take long to read: for decks that were looked through before."""
    reader = Reader(folder / "cards.toml")
    try:
        data = tomllib.loads(reader.file.read_text(encoding="utf-8"))
    except (OSError, UnicodeError):
        raise reader.wrong("expected a list of cards, got nothing that can be read.") from None
    except tomllib.TOMLDecodeError as wrong:
        raise reader.no_toml(wrong) from None
    name = data.get("name")
    if not isinstance(name, str) or not NAME.fullmatch(name):
        raise reader.wrong(f"expected a name in small letters, got {name!r:.40}.")
    if unknown := set(data) - {"name", "card", "needs_treasure", "words"}:
        raise reader.wrong(f"expected name, needs_treasure, words and cards, got {min(unknown)!r}.")
    needs = data.get("needs_treasure", False)
    if type(needs) is not bool:
        raise reader.wrong(f"expected true or false for needs_treasure, got {needs!r:.40}.")
    entries = reader.list(data.get("card", []), "cards")
    cards = tuple(_card(reader, entry) for entry in entries)
    reader.card = ""
    _check_whole(reader, cards)
    _check_named(reader, cards)
    art = read_art(folder / "art.toml", {card.id: card.kind for card in cards})
    return Deck(name, folder, cards, needs, _sorts(reader, data.get("words", {}), cards), art)


def _sorts(reader: Reader, data: Any, cards: Sequence[Card]) -> Mapping[str, str]:
    """What the title words are; of what is left out nothing is known, and it counts as a thing."""
    if not isinstance(data, dict):
        raise reader.wrong(f'expected words such as curse = "idea", got {data!r:.40}.')
    words = {card.word for card in cards}
    if unused := [word for word in data if word not in words]:
        if unknown := [card for card in cards if card.word not in data]:  # a card with a word mistyped, rather
            reader.card = unknown[0].id
            raise reader.wrong(f"expected a title word of [words] such as {unused[0]}; got {unknown[0].word!r}.")
        raise reader.wrong(f"expected title words of cards in [words], got {unused[0]!r}, which no card has.")
    for word, sort in data.items():
        reader.word(sort, f"what {word} is,", SORTS)
    return {word: data.get(word, "thing") for word in words}


def _card(reader: Reader, entry: Any) -> Card:
    reader.card = ""
    if not isinstance(entry, dict) or not isinstance(entry.get("id"), str) or not NAME.fullmatch(entry["id"]):
        raise reader.wrong(f"expected a card with an id in small letters, got {entry!r:.60}.")
    reader.card = entry["id"]
    if unknown := set(entry) - KEYS:
        raise reader.wrong(f"expected {', '.join(sorted(KEYS))}; got {min(unknown)!r}.")
    kind = KINDS.index(reader.word(entry.get("type"), "a type", KINDS[1:]))
    word = entry.get("word")
    if not isinstance(word, str) or not NAME.fullmatch(word):
        raise reader.wrong(f"expected a title word in small letters, got {word!r:.40}.")
    traits = 0
    for trait in reader.list(entry.get("traits", []), "traits"):
        traits |= trait_bit(reader.word(trait, "a trait", TRAITS))
    defence, attack = _values(reader, entry, kind, traits)
    texts = tuple(_text(reader, kind, text) for text in reader.list(entry.get("effects", []), "effects"))
    _check_card(reader, kind, traits, texts)
    copies = reader.number(entry.get("copies", 1), "copies", range(1, 13))
    return Card(reader.card, kind, word, defence, attack, traits, texts, copies)


def _values(reader: Reader, entry: Mapping[str, Any], kind: int, traits: int) -> tuple[int, int]:
    """BM-1: which values a sort of card shows."""
    killer = kind == CHARACTER and traits & KILLER
    has = {"defence": kind in (CHARACTER, LOCATION, PROP), "attack": kind == CREATURE or bool(killer)}
    found = {}
    for name, expected in has.items():
        if expected and name not in entry:
            raise reader.wrong(f"expected {_a(kind)} with a value for {name}, got none.")
        if not expected and name in entry:
            raise reader.wrong(f"expected no {name} on {_a(kind)}, got {entry[name]!r:.40}.")
        low = -40 if kind in (LOCATION, PROP) else 0
        found[name] = reader.number(entry[name], name, range(low, 41)) if expected else 0
    return found["defence"], found["attack"]


def _a(kind: int) -> str:
    return f"{'an' if kind == EFFECT else 'a'} {KINDS[kind]}"


def _text(reader: Reader, kind: int, entry: Any) -> Text:
    if not isinstance(entry, dict) or set(entry) - {"do", "amount", "about"}:
        raise reader.wrong(f'expected an effect such as {{ do = "draw", amount = 2 }}, got {entry!r:.60}.')
    names = [word.name for word in VOCABULARY]
    if entry.get("do") not in names[1:]:
        raise reader.wrong(f"expected an effect of the vocabulary, got the unknown effect {entry.get('do')!r:.40}.")
    code = names.index(entry["do"])
    word = VOCABULARY[code]
    if kind not in word.on:
        raise reader.wrong(f"the effect {word.name} cannot stand on {_a(kind)}.")
    amount = 0
    if word.amount is not None:
        amount = reader.number(entry.get("amount"), f"an amount for {word.name}", word.amount)
    elif "amount" in entry:
        raise reader.wrong(f"the effect {word.name} has no amount.")
    if word.about == "card":
        return Text(code, amount, named=_named(reader, word.name, entry.get("about")))
    return Text(code, amount, _about(reader, word.name, word.about, entry.get("about")))


def _named(reader: Reader, name: str, value: Any) -> str:
    """A card that an effect names; that there is one, is looked at when all are read."""
    if not isinstance(value, str) or not NAME.fullmatch(value):
        raise reader.wrong(f"expected a card of this deck for {name}, got {value!r:.40}.")
    return value


def _about(reader: Reader, name: str, sort: str, value: Any) -> int:
    """What an effect is about: bits of traits, or of sorts of cards; all of them where it is left open."""
    if not sort:
        if value is not None:
            raise reader.wrong(f"the effect {name} is not about anything, got {value!r:.40}.")
        return 0
    if value is None and sort.endswith("?"):
        return -1
    if sort.startswith("trait"):
        return trait_bit(reader.word(value, f"a trait for {name}", TRAITS))
    kind = KINDS.index(reader.word(value, f"a type for {name}", KINDS[1:]))
    if name == "salvage" and kind == EFFECT:
        raise reader.wrong("salvage cannot fetch effects: they could fetch each other for ever.")
    return 1 << kind


def _check_card(reader: Reader, kind: int, traits: int, texts: Sequence[Text]) -> None:
    codes = [text.code for text in texts]
    if len(texts) > TEXTS:
        raise reader.wrong(f"expected at most {TEXTS} effects, got {len(texts)}.")
    once = [text.code for text in texts if text.code not in SEVERAL]
    if len(set(once)) < len(once) or len(set(texts)) < len(texts):
        raise reader.wrong("expected effects that differ, got one of them twice.")
    aimed = {code for code in codes if code in AIMED}
    if len(aimed) > 1 and not any(aimed <= set(pair) for pair in LASTING):
        raise reader.wrong("expected at most one effect that chooses what it acts on.")
    if kind == EFFECT and not texts:
        raise reader.wrong("expected an effect card to have an effect, got none.")
    names = [VOCABULARY[code].name for code in codes]
    if "prevent" in names and len(names) > 1:
        raise reader.wrong("a card that prevents another has no other effect.")
    if sum(VOCABULARY[code].name in ABILITY_NAMES for code in codes) > 1:
        raise reader.wrong("expected at most one ability.")
    if kind != PROP and traits & trait_bit("weapon"):
        raise reader.wrong("only a prop can be a weapon.")
    if kind != CHARACTER and traits & KILLER:
        raise reader.wrong("only a character can be a crazed killer.")


ABILITY_NAMES = {"bring-prop", "draw-each-turn", "spend-to-defend", "spend-to-stop"}


def _check_whole(reader: Reader, cards: Sequence[Card]) -> None:
    if not cards:
        raise reader.wrong("expected cards, got none.")
    seen: set[str] = set()
    for card in cards:
        if card.id in seen:
            reader.card = card.id
            raise reader.wrong("expected an id of its own, got two cards of one id.")
        seen.add(card.id)
    if sum(card.copies for card in cards) > CARDS:
        raise reader.wrong(f"expected at most {CARDS} cards.")
    if not any(card.kind == CHARACTER for card in cards):
        raise reader.wrong("expected characters, got none.")


def _check_named(reader: Reader, cards: Sequence[Card]) -> None:
    """BM-6: where a location names another (BM-18), the deck has it."""
    places = {card.id for card in cards if card.kind == LOCATION}
    for card in cards:
        reader.card = card.id
        for text in card.texts:
            if text.named and (text.named not in places or text.named == card.id):
                raise reader.wrong(f"expected another location of this deck, got {text.named!r:.40}.")
    reader.card = ""


def own_decks() -> list[Deck]:
    """BM-6: the decks in the folder that the environment names, each in a folder of its own."""
    folder = os.environ.get("LYCHGATE_DECKS")
    return [load_deck(file.parent) for file in sorted(Path(folder).glob("*/cards.toml"))] if folder else []


HOUSE = read_deck(FOLDER / "house")  # BM-5
JUNGLE = read_deck(FOLDER / "jungle")  # BM-38
ALL = (HOUSE, JUNGLE, *own_decks())
