"""Decks as data (BM-6): reading a folder of cards and texts, and saying exactly what is wrong with it.

A folder holds `cards.toml` and `texts.<language>.ftl`, English at least. Nothing here knows the rules; the box is
filled in `material`.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from lychgate.core.errors import LychgateError
from lychgate.games.outerspace.cards import (
    AIMED,
    CARDS,
    CHARACTER,
    CREATURE,
    CREDITS,
    EFFECT,
    KILLER,
    KINDS,
    LOCATION,
    PROP,
    TEXTS,
    TRAITS,
    VOCABULARY,
    trait_bit,
)

FOLDER = Path(__file__).parent / "decks"
KEYS = {"id", "type", "word", "defence", "attack", "traits", "effects", "copies"}
VALUES = range(-40, 41)
NAME = re.compile(r"(?=.{1,32}$)[a-z][a-z0-9]*(-[a-z0-9]+)*")  # 32 letters at most


class BadDeck(LychgateError):
    """A deck that cannot be played with: file, card, reason."""

    code = "bad-deck"


@dataclass(frozen=True, slots=True)
class Text:
    """One effect of a card."""

    code: int
    amount: int = 0
    about: int = 0  # bits of traits, or of sorts of cards


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

    def printed(self) -> list[Card]:
        """All its cards, copies included."""
        return [card for card in self.cards for _ in range(card.copies)]

    def texts(self, language: str) -> Path:
        return self.folder / f"texts.{language}.ftl"


class _Reader:
    """Reads one file, and knows where it is for those who ask what is wrong."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.card = ""

    def wrong(self, reason: str) -> BadDeck:
        where = f"{self.file}: card {self.card}" if self.card else f"{self.file}"
        return BadDeck(f"{where}: {reason}", rule="BM-6")

    def number(self, value: Any, what: str, allowed: range) -> int:
        if type(value) is not int or value not in allowed:
            raise self.wrong(f"expected {what} from {allowed.start} to {allowed.stop - 1}, got {value!r:.40}.")
        return value

    def word(self, value: Any, what: str, allowed: Sequence[str]) -> str:
        if value not in allowed:
            raise self.wrong(f"expected {what} such as {', '.join(list(allowed)[:4])}; got {value!r:.40}.")
        return str(value)

    def list(self, value: Any, what: str) -> list[Any]:
        if not isinstance(value, list):
            raise self.wrong(f"expected a list of {what}, got {value!r:.40}.")
        return value


def load_deck(folder: Path) -> Deck:
    """The deck in a folder; or raise, with file, card and reason."""
    reader = _Reader(folder / "cards.toml")
    try:
        data = tomllib.loads(reader.file.read_text(encoding="utf-8"))
    except (OSError, UnicodeError):
        raise reader.wrong("expected a list of cards, got nothing that can be read.") from None
    except tomllib.TOMLDecodeError as wrong:
        raise reader.wrong(f"{wrong}.") from None
    name = data.get("name")
    if not isinstance(name, str) or not NAME.fullmatch(name):
        raise reader.wrong(f"expected a name in small letters, got {name!r:.40}.")
    if unknown := set(data) - {"name", "card", "needs_treasure"}:
        raise reader.wrong(f"expected name, needs_treasure and cards, got {min(unknown)!r}.")
    needs = data.get("needs_treasure", False)
    if type(needs) is not bool:
        raise reader.wrong(f"expected true or false for needs_treasure, got {needs!r:.40}.")
    entries = reader.list(data.get("card", []), "cards")
    cards = tuple(_card(reader, entry) for entry in entries)
    reader.card = ""
    _check_whole(reader, cards)
    deck = Deck(name, folder, cards, needs)
    _check_texts(deck)
    return deck


def _card(reader: _Reader, entry: Any) -> Card:
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


def _values(reader: _Reader, entry: Mapping[str, Any], kind: int, traits: int) -> tuple[int, int]:
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


def _text(reader: _Reader, kind: int, entry: Any) -> Text:
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
    return Text(code, amount, _about(reader, word.name, word.about, entry.get("about")))


def _about(reader: _Reader, name: str, sort: str, value: Any) -> int:
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


def _check_card(reader: _Reader, kind: int, traits: int, texts: Sequence[Text]) -> None:
    codes = [text.code for text in texts]
    if len(texts) > TEXTS:
        raise reader.wrong(f"expected at most {TEXTS} effects, got {len(texts)}.")
    if len(set(codes)) < len(codes):
        raise reader.wrong("expected effects that differ, got one of them twice.")
    if sum(code in AIMED for code in codes) > 1:
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


def _check_whole(reader: _Reader, cards: Sequence[Card]) -> None:
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


def _check_texts(deck: Deck) -> None:
    """Every card has a name and a line to read aloud, every word is spelled, in English at least."""
    reader = _Reader(deck.texts("en"))
    try:
        text = reader.file.read_text(encoding="utf-8")
    except (OSError, UnicodeError):
        raise reader.wrong("expected the texts of the cards, got nothing that can be read.") from None
    bundle = FluentBundle(["en"])
    bundle.add_resource(FluentResource(text))
    for card in deck.cards:
        reader.card = card.id
        for message in (f"card-{card.id}", f"line-{card.id}", f"word-{card.word}"):
            if not bundle.has_message(message):
                raise reader.wrong(f"expected the text {message}, got none.")


def credits_in(deck: Deck) -> int:
    return sum(card.copies for card in deck.cards if card.kind == CREDITS)


HOUSE = load_deck(FOLDER / "house")  # BM-5
