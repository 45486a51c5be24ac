"""A language that nobody speaks: English with accents and longer by two fifths, to find what is cut off or hard-coded.

A page that asks for German is given it: the files of words are exchanged on their way to the page. What is shown
without accents did not come from a file of words.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast
from playwright.sync_api import Error, Page, Route

ROOT = Path(__file__).parents[2]
STANDS_FOR = "de"
ACCENTED = str.maketrans("aeiouyncszAEIOUYNCSZ", "àéïöüýñçšžÀÉÏÖÜÝÑÇŠŽ")
LONGER = 0.4
NAMES = ("guest-names",)  # a list for people without one: a longer one is no name
READ = ("name", "line", "text", "type_name", "trait_names")  # what is read of a card


def texts(node: object) -> Iterator[ast.TextElement]:
    """All pieces of text in a file, or a part of it."""
    if isinstance(node, ast.TextElement):
        yield node
    elif isinstance(node, ast.BaseNode):
        for part in vars(node).values():
            yield from texts(part)
    elif isinstance(node, list):
        for part in node:
            yield from texts(part)


def accented(text: str) -> str:
    """One piece of text with accents, and longer."""
    padding = "·" * round(LONGER * len(re.sub(r"\W", "", text)))
    body = text.rstrip()
    return body.translate(ACCENTED) + _in_pieces(padding) + text[len(body) :]


def _in_pieces(padding: str) -> str:
    """Longer by words, not by one that no line can hold."""
    pieces = [padding[i : i + 6] for i in range(0, len(padding), 6)]
    return "".join(f" {piece}" for piece in pieces)


def pseudo(text: str) -> str:
    """A file of words in that language."""
    resource = FluentParser().parse(text)
    spoken = [entry for entry in resource.body if not isinstance(entry, ast.Message) or entry.id.name not in NAMES]
    for piece in texts(spoken):
        piece.value = accented(piece.value)
    return str(FluentSerializer().serialize(resource))


@cache
def files() -> dict[str, str]:
    """The page's files by how their German siblings begin, which is how they are known once they are packed."""
    pairs = siblings(STANDS_FOR)
    return {
        own.read_text(encoding="utf-8")[:150]: pseudo(english.read_text(encoding="utf-8")) for own, english in pairs
    }


def siblings(language: str) -> list[tuple[Path, Path]]:
    """All files of a language that the page or the server read, each with the English one."""
    own = [*ROOT.glob(f"ui/src/**/*.{language}.ftl"), *ROOT.glob(f"src/lychgate/**/*.{language}.ftl")]
    pairs = [(path, path.with_name(path.name.replace(f".{language}.", ".en."))) for path in own]
    return [(path, english) for path, english in pairs if english.exists()]  # the command line's help has none


def speak_pseudo(page: Page) -> None:
    """Give this page the language in place of German."""
    page.route(re.compile(rf"/assets/.*\.{STANDS_FOR}-[^/]*\.js$"), _packed)
    page.route(re.compile(rf"/api/games/[^/]+/[^/]+/{STANDS_FOR}\.json$"), _game)


def _packed(route: Route) -> None:
    try:
        body = route.fetch().text()
    except Error:  # the page is gone already
        return
    for beginning, text in files().items():
        if beginning in body:
            route.fulfill(body=f"export default {json.dumps(text)}", content_type="text/javascript")
            return
    raise AssertionError(f"{route.request.url} is no file of words that is known here")


def _game(route: Route) -> None:
    data = route.fetch(url=route.request.url.replace(f"/{STANDS_FOR}.json", "/en.json")).json()
    data["messages"] = pseudo(data["messages"])
    for card in data["cards"]:
        card |= {part: _card_text(card[part]) for part in READ if card.get(part)}
    route.fulfill(json=data)


def _card_text(said: str | list[str]) -> str | list[str]:
    """Not longer: a card shows what fits, and its sheet is tried elsewhere (test_sheets)."""
    return said.translate(ACCENTED) if isinstance(said, str) else [one.translate(ACCENTED) for one in said]
