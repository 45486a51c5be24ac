"""mkdocs.yml and its hook: every page has one place in the navigation, every link of a page leads to something."""

from __future__ import annotations

import importlib.util
import re
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
SITE: dict[str, Any] = yaml.safe_load((ROOT / "mkdocs.yml").read_text(encoding="utf-8"))
GROUPS = ["Lychgate", "Play", "Host", "API", "Python", "Research", "Add a game", "Reference"]
PAGES = sorted(path.relative_to(ROOT).as_posix() for path in DOCS.rglob("*.md"))


def pages_of(entry: Any) -> list[str]:
    """The pages that an entry of the navigation names."""
    if isinstance(entry, str):
        return [entry]
    return [page for part in (entry.values() if isinstance(entry, dict) else entry) for page in pages_of(part)]


@cache
def hook() -> ModuleType:
    spec = importlib.util.spec_from_file_location("project_files", ROOT / SITE["hooks"][0])
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_navigation_names_every_page_once() -> None:
    assert [next(iter(entry)) for entry in SITE["nav"]] == GROUPS
    named = pages_of(SITE["nav"])
    made = [hook().place(path) for path in hook().FIRST]
    assert sorted(named) == sorted([*(page.removeprefix("docs/") for page in PAGES), *made])


def test_nothing_is_asked_of_another_host() -> None:
    assert SITE["theme"]["font"] is False
    assert not {"repo_url", "site_url", "extra_javascript"} & set(SITE), "each would name another host"
    assert "://" not in (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
    assert "url(" not in (DOCS / "site" / "style.css").read_text(encoding="utf-8")


@pytest.mark.parametrize("page", [*PAGES, *(path for path in hook().outside() if path.endswith(".md"))])
def test_every_link_leads_to_a_file_that_the_site_has(page: str) -> None:
    for link in hook().links((ROOT / page).read_text(encoding="utf-8")):
        path = hook().target(page, link)
        assert (ROOT / path).exists(), f"{page}: {link}"
        assert not hook().is_outside(path) or path in hook().outside()


@pytest.mark.parametrize(
    ("source", "text", "expected"),
    [
        ("docs/rights.md", "[a](../LICENSE) [b](cli.md#c)", "[a](project/LICENSE.md) [b](cli.md#c)"),
        ("docs/translation/fr.md", "[a](../ui.md)", "[a](../ui.md)"),
        ("CHANGELOG.md", "[`a`](docs/cli.md#b) `[c](d)`", "[`a`](../cli.md#b) `[c](d)`"),
        ("CONTRIBUTING.md", "[a](README.md) [b](CHANGELOG.md)", "[a](../index.md) [b](CHANGELOG.md)"),
        ("docs/ui.md", "```\n[a](../LICENSE)\n```\n[b](cli.md)", "```\n[a](../LICENSE)\n```\n[b](cli.md)"),
        ("docs/ui.md", "[a](https://b) [c](#d)", "[a](https://b) [c](#d)"),
        ("docs/research.md", "[a](research/player.py)", "[a](project/docs/research/player.py.md)"),
        ("docs/ui.md", "[a](screenshots)", "[a](project/docs/screenshots.md)"),
    ],
)  # fmt: skip
def test_links_lead_from_page_to_page(source: str, text: str, expected: str) -> None:
    assert hook().rewritten(source, text) == expected


def test_what_pages_link_to_becomes_a_page() -> None:
    outside = hook().outside()
    assert {"LICENSE", "src/lychgate/core/model/contract.py"} <= set(outside)
    assert "docs/research/player.py" in outside, "programs are shown; as files they would be modules of the package"
    assert hook().page("src/lychgate/core/model/contract.py").startswith("# contract.py\n")
    assert re.search(r"^- `\w+", hook().page("src/lychgate/games/outerspace/cards/art"), re.MULTILINE)


def test_the_first_page_is_short_and_has_one_picture() -> None:
    text = (DOCS / "index.md").read_text(encoding="utf-8")
    assert len(re.findall(r"!\[[^]]+\]\(screenshots/", text)) == 1
    assert len(text) < 2500
