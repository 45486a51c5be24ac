"""What a language must say of a deck: every card's name and line, every title word, alone and in its forms.

A language that is there is there wholly; which languages there are, a deck decides itself, English at least. The forms
of words are for titles (see `titles`); a deck may leave them out in a language, but then all of them.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk, Message

from lychgate.games.outerspace.cards.deck_reader import Reader

FORMS = ("the", "of", "link")  # of a title word: "the Zombie", "of the Zombie", "against the Zombie"


def check_texts(file: Path, cards: Mapping[str, str]) -> None:
    """Refuse texts that leave something out, or have something too many; `cards` are ids with their title words."""
    reader = Reader(file)
    try:
        resource = FluentResource(file.read_text(encoding="utf-8"))
    except (OSError, UnicodeError):
        raise reader.wrong("expected the texts of the cards, got nothing that can be read.") from None
    for entry in resource.body:
        if isinstance(entry, Junk):
            raise reader.wrong(f"expected messages, got {(entry.content or '').strip()!r:.60}.")
    found = {entry.id.name for entry in resource.body if isinstance(entry, Message)}
    wanted: set[str] = set()
    for card, word in cards.items():
        reader.card = card
        for message in (f"card-{card}", f"line-{card}", f"word-{word}"):
            wanted.add(message)
            if message not in found:
                raise reader.wrong(f"expected the text {message}, got none.")
    reader.card = ""
    if found - wanted:
        raise reader.wrong(f"expected texts of cards that there are, got {min(found - wanted)}.")
    _check_forms(reader, resource, {word: card for card, word in cards.items()})


def _check_forms(reader: Reader, resource: FluentResource, words: Mapping[str, str]) -> None:
    bundle = FluentBundle(["en"])
    bundle.add_resource(resource)
    forms = {word: set(bundle.get_message(f"word-{word}").attributes) for word in words}
    if not any(forms.values()):
        return
    for word, card in words.items():
        reader.card = card
        if forms[word] != set(FORMS):
            raise reader.wrong(
                f"expected the word {word} with the forms {', '.join(FORMS)}; got {sorted(forms[word])}."
            )
