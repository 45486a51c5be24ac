"""The documentation as it is built: it asks nothing of other hosts, and Chromium shows it under the server's policy."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

from lychgate.server.http.documentation import BUILT
from lychgate.server.http.policy import digest, inline
from tests.server.serving import serving, settings_for

ROOT = Path(__file__).parents[2]
LOADED = re.compile(
    r"<(?:script|img|iframe|source|video|audio|embed|object|link)\b[^>]*?\b(?:src|href|srcset|data)=[\"']?([^\"'\s>]+)"
)
WIDTHS = {"phone": (390, 844), "desktop": (1280, 800)}

pytestmark = [pytest.mark.long, pytest.mark.browser]


@pytest.fixture(scope="module")
def pages() -> list[Path]:
    """Every page, built anew in strict mode."""
    made = subprocess.run(["make", "docs"], cwd=ROOT, capture_output=True, text=True, timeout=1200)
    assert made.returncode == 0, made.stdout + made.stderr
    return sorted(BUILT.rglob("*.html"))


@pytest.fixture(scope="module")
def docs(pages: list[Path], tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(settings_for(tmp_path_factory.mktemp("docs"))) as address:
        yield f"{address}/docs"


def test_no_program_of_the_docs_is_taken_for_a_module(pages: list[Path]) -> None:
    assert pages
    assert list(BUILT.rglob("*.py")) == []


def test_nothing_is_loaded_from_another_host(pages: list[Path]) -> None:
    loaded = {address for page in pages for address in LOADED.findall(page.read_text(encoding="utf-8"))}
    assert any(address.endswith(".js") for address in loaded)
    assert any(address.endswith(".png") for address in loaded)
    assert {address for address in loaded if "://" in address or address.startswith("//")} == set()
    styles = [path.read_text(encoding="utf-8") for path in BUILT.rglob("*.css")]
    assert not [found for text in styles for found in re.findall(r"(?:url\(|@import )[\"']?(?:https?:)?//[^)]*", text)]


def test_every_script_and_style_in_a_page_is_allowed_by_its_hash_and_no_other(pages: list[Path], docs: str) -> None:
    for page in pages:
        text = page.read_text(encoding="utf-8")
        assert not re.search(r"<[^>]+\s(?:style|on[a-z]+)=[\"']", text), f"{page.name}: no hash allows an attribute"
        allowed = httpx.get(f"{docs}/{page.relative_to(BUILT).as_posix()}").headers["content-security-policy"]
        assert "unsafe-inline" not in allowed
        assert set(re.findall(r"'sha256-([^']+)'", allowed)) == {digest(found) for _, found in inline(text)}


@pytest.mark.parametrize("width", WIDTHS)
def test_every_page_opens_without_an_error(chromium: Browser, docs: str, pages: list[Path], width: str) -> None:
    seen = Seen(chromium, docs, WIDTHS[width])
    for page in pages:
        seen.page.goto(f"{docs}/{page.relative_to(BUILT).as_posix()}", wait_until="load")
        wide = seen.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        assert wide <= 0, f"{page.name} is {wide} pixels too wide"
        broken = seen.page.evaluate(
            "[...document.images].filter((image) => !image.naturalWidth).map((image) => image.src)"
        )
        assert broken == [], page.name
    seen.close()


@pytest.mark.parametrize("width", WIDTHS)
def test_a_reader_searches_and_changes_the_colours(chromium: Browser, docs: str, pages: list[Path], width: str) -> None:
    seen = Seen(chromium, docs, WIDTHS[width])
    seen.page.goto(docs)
    if width == "phone":
        seen.page.locator("label[for=__search].md-header__button").click()
    seen.page.get_by_role("textbox", name="Search").fill("metrics_token")
    found = seen.page.locator(".md-search-result__link").first
    expect(found).to_be_visible()
    found.click()
    expect(seen.page).to_have_url(re.compile(r"/docs/hosting\.html"))
    seen.page.goto(docs)
    scheme = seen.page.locator("body").get_attribute("data-md-color-scheme")
    seen.page.locator("label.md-header__button[title]:not([hidden])").first.click()
    expect(seen.page.locator("body")).not_to_have_attribute("data-md-color-scheme", scheme or "")
    seen.close()


class Seen:
    """A page in Chromium, with what it asked for and complained of."""

    def __init__(self, chromium: Browser, docs: str, size: tuple[int, int]) -> None:
        self.context = chromium.new_context(viewport={"width": size[0], "height": size[1]})
        self.page: Page = self.context.new_page()
        self.errors: list[str] = []
        self.elsewhere: list[str] = []
        host = docs.removesuffix("/docs")
        self.page.on(
            "console", lambda said: self.errors.append(said.text) if said.type in ("error", "warning") else None
        )
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("response", lambda answer: self.errors.append(answer.url) if answer.status >= 400 else None)
        self.context.on(
            "request",
            lambda asked: None if asked.url.startswith((host, "data:", "blob:")) else self.elsewhere.append(asked.url),
        )

    def close(self) -> None:
        self.context.close()
        assert self.errors == []
        assert self.elsewhere == []
