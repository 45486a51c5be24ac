"""Pictures of cards (poster style), put together from parts drawn for this table.

`art/*.svg` hold the parts, each a group with a name: scenery, places, figures and what they hold, creatures, things,
effects. A deck's `art.toml` says for every card which parts its picture has, from back to front:

    giant-android = ["blood", "rays", "city", "android"]          a sky, then parts
    killer-wasps = ["sun", "rays", "wasp@36,40,.7,-8", …]         a part's middle, size and turn
    town-sheriff = ["desert", "figure brown ink light ink: uniform moustache stern stetson"]

A figure has colours for clothes, trim, skin and hair, and is made of parts itself. A card without an entry gets a plain
picture by its type.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from lychgate.games.outerspace.cards.deck_reader import Reader
from lychgate.games.outerspace.cards.vocabulary import KINDS

FOLDER = Path(__file__).parent / "art"
INK = "#1d1226"
COLOURS = {
    "ink": INK, "paper": "#fff3d6", "light": "#f6c49a", "tan": "#cf8f5f", "dark": "#94562f", "red": "#d8322f",
    "orange": "#f08a24", "yellow": "#f7cf3d", "green": "#4aa457", "forest": "#1f5c3f", "teal": "#2c9aa0",
    "blue": "#2e62b8", "magenta": "#b8327e", "purple": "#6b3fa0", "brown": "#7a4a2b", "grey": "#a9aeb6",
    "slate": "#59606c", "pink": "#f59bb0", "sky": "#a9d8ec",
}  # fmt: skip
SKIES = {  # above, below
    "night": ("#0f1440", "#3a4fa8"), "dusk": ("#3b1d5e", "#e0684b"), "blood": ("#5a0f1e", "#e8552d"),
    "toxic": ("#14502f", "#c9d94a"), "ice": ("#1f5fae", "#bfe6f2"), "candy": ("#c2408c", "#f9c3c9"),
    "sun": ("#ee7a2c", "#f9dd6a"), "swamp": ("#173f3a", "#6fae7c"), "steel": ("#3f4757", "#b9c0c9"),
    "gold": ("#8a4f1d", "#f5c945"), "rose": ("#7d1f4d", "#ef8b79"), "desert": ("#b9572c", "#f3cf8e"),
}  # fmt: skip
FIGURE = ("clothes", "trim", "skin", "hair")  # its colours
PLAIN = {
    "character": ("steel", "spot", "figure slate paper tan ink: suit short smile"),
    "location": ("sun", "hills", "golden-city"),
    "prop": ("gold", "rays", "chest"),
    "creature": ("blood", "rays", "pond"),
    "effect": ("ice", "rays", "clapper"),
    "credits": ("night", "curtain", "the-end"),
}
PART = re.compile(r"<g id=\"([a-z-]+)\">(.*)</g>")
ENTRY = re.compile(r"([^@]+?)(?:@(-?[\d.]+),(-?[\d.]+)(?:,([\d.]+))?(?:,(-?[\d.]+))?)?")


@cache
def parts() -> Mapping[str, str]:
    """All parts by name."""
    found: dict[str, str] = {}
    for file in sorted(FOLDER.glob("*.svg")):
        for name, drawing in PART.findall(file.read_text(encoding="utf-8")):
            assert name not in found, name
            found[name] = drawing
    return found


def read_art(file: Path, kinds: Mapping[str, int]) -> Mapping[str, tuple[str, ...]]:
    """The parts of each card's picture, by the deck's file; plain ones for cards that it leaves out."""
    reader = Reader(file)
    try:
        data = tomllib.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    except (UnicodeError, tomllib.TOMLDecodeError) as wrong:
        raise reader.no_toml(wrong) from None
    for card, entries in data.items():
        reader.card = ""
        reader.word(card, "a card of the deck", list(kinds))
        reader.card = card
        check_entries(reader, entries)
    return {card: tuple(data.get(card, PLAIN[KINDS[kind]])) for card, kind in kinds.items()}


def check_entries(reader: Reader, entries: Any) -> None:
    """Refuse a picture that could not be drawn."""
    if not isinstance(entries, list) or not entries or not all(isinstance(entry, str) for entry in entries):
        raise reader.wrong(f"expected a sky and parts, got {entries!r:.60}.")
    reader.word(entries[0], "a sky", list(SKIES))
    for entry in entries[1:]:
        try:
            _drawn(entry)
        except KeyError as unknown:
            raise reader.wrong(f"expected parts and colours that there are, got {unknown}.") from None


def picture(card: str, entries: Sequence[str]) -> str:
    """A card's picture as SVG; colours and all are in it."""
    above, below = SKIES[entries[0]]
    drawn = "".join(_drawn(entry) for entry in entries[1:])
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" preserveAspectRatio="xMidYMid slice">'
        f'<defs><linearGradient id="sky-{card}" x2="0" y2="1"><stop stop-color="{above}"/>'
        f'<stop offset="1" stop-color="{below}"/></linearGradient></defs>'
        f'<rect x="-30" y="-30" width="160" height="160" fill="url(#sky-{card})"/>'
        f'<g stroke="{INK}" stroke-width="2" stroke-linejoin="round" stroke-linecap="round">{drawn}</g></svg>'
    )


def _drawn(entry: str) -> str:
    """One part, or a figure, where it stands."""
    found = ENTRY.fullmatch(entry)
    if found is None:
        raise KeyError(entry)
    what, x, y, size, turn = found.groups()
    if what.startswith("figure "):
        colours, _, names = what.removeprefix("figure ").partition(": ")
        body, *others = names.split()
        inner = "".join(parts()[name] for name in (body, "head", *others))
        for name, colour in zip(FIGURE, colours.split(), strict=False):
            inner = inner.replace(f"var(--{name})", COLOURS[colour])
    else:
        inner = parts()[what]
    if x is None:
        return f"<g>{inner}</g>"
    place = f"translate({x} {y}) rotate({turn or 0}) scale({size or 1}) translate(-50 -50)"
    return f'<g transform="{place}">{inner}</g>'
