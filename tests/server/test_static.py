"""The browser table's files, as the server hands them out."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.serving import serving, settings_for
from tests.server.test_cards import cards_of

KINDS = {
    "assets/a.css": "text/css",
    "assets/a.js": "text/javascript",
    "assets/a.svg": "image/svg+xml",
    "assets/a.woff2": "font/woff2",
    "index.html": "text/html",
}


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    built = tmp_path_factory.mktemp("built")
    (built / "assets").mkdir()
    for name in KINDS:
        (built / name).write_text(name)
    folder: Path = tmp_path_factory.mktemp("server")
    with serving(settings_for(folder, static=str(built))) as found:
        yield found


@pytest.mark.parametrize(("name", "kind"), KINDS.items())
def test_a_built_file_says_what_it_is(site: str, name: str, kind: str) -> None:
    answer = httpx.get(f"{site}/{name}")
    assert answer.text == name
    assert answer.headers["content-type"].split(";")[0] == kind
    assert ("immutable" in answer.headers["cache-control"]) == name.startswith("assets/")


@pytest.mark.parametrize("path", ["/", "/table/abc", "/replay/xyz", "/rules/graverobbers"])
def test_every_page_is_the_one_page(site: str, path: str) -> None:
    answer = httpx.get(f"{site}{path}")
    assert answer.text == "index.html"
    assert answer.headers["content-type"].startswith("text/html")


@pytest.mark.parametrize("path", ["/assets/none.js", "/api/none", "/../secret.txt"])
def test_what_is_not_there_is_not_the_page(site: str, path: str) -> None:
    assert httpx.get(f"{site}{path}").status_code == 404


@pytest.mark.parametrize(
    "path", ["/%00", "/assets/a%00.js", f"/{'a' * 5000}.js", "/assets/%ff.js", "/%2e%2e/secret.txt"]
)
def test_a_name_that_no_file_can_have_is_not_there(site: str, path: str) -> None:
    assert httpx.get(f"{site}{path}").status_code in (200, 404)


def test_a_card_has_its_picture(site: str) -> None:
    answer = httpx.get(f"{site}/pictures/outerspace/giant-android.svg")
    assert answer.headers["content-type"].split(";")[0] == "image/svg+xml"
    assert answer.text.startswith("<svg")
    assert "max-age" in answer.headers["cache-control"]


@pytest.mark.parametrize("path", ["outerspace/nobody.svg", "graverobbers/giant-android.svg", "chess/king.svg"])
def test_where_there_is_no_picture_there_is_none(site: str, path: str) -> None:
    assert httpx.get(f"{site}/pictures/{path}").status_code == 404


def test_cards_speak_the_languages_of_their_decks_and_english_for_others(site: str) -> None:
    said = {tongue: cards_of(site, "outerspace", tongue) for tongue in ("en", "de", "it", "xx")}
    assert [len(cards) for cards in said.values()] == [180] * 4
    assert said["de"][0]["name"] == "Hitzköpfige Sekretärin"
    assert said["it"][0]["name"] == "Segretaria dalla testa calda"
    assert said["xx"] == said["en"]
