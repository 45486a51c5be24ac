"""The documentation at /docs: its files where it was built, a sentence where it was not, the policy of its pages."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from lychgate.server.http import documentation as served
from lychgate.server.http.policy import DIRECTIVES, digest, inline, policy

SCRIPT, STYLE = "let a = '<b>' && 1", "a > b { color: red }"
HTML = (
    f'<!doctype html><style>{STYLE}</style><script src="a.js"></script><script type="application/json">{{}}</script>'
    f"<p>text</p><script>{SCRIPT}</script><script>{SCRIPT}</script>"
)
FILES = {
    "index.html": HTML,
    "cli.html": "<!doctype html>plain",
    "assets/a.0123abcd.min.js": "1",
    "search/index.json": "{}",
    "pictures/a.png": "png",
}


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "manuals"
    for name, text in FILES.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text)
    (tmp_path / "secret.txt").write_text("secret")
    monkeypatch.setattr(served, "BUILT", folder)
    return folder


def test_only_what_stands_in_a_page_is_allowed_by_its_hash() -> None:
    assert inline(HTML) == [("style", STYLE), ("script", SCRIPT), ("script", SCRIPT)]
    found = dict(part.partition(" ")[::2] for part in policy(inline(HTML)).split("; "))
    assert found.pop("script-src") == f"{DIRECTIVES['script-src']} 'sha256-{digest(SCRIPT)}'"
    assert found.pop("style-src") == f"{DIRECTIVES['style-src']} 'sha256-{digest(STYLE)}'"
    assert found == {name: sources for name, sources in DIRECTIVES.items() if name in found}
    assert digest("alert('Hello, world.');") == "qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng="  # CSP3's own example


@pytest.mark.parametrize("html", ["<script>1</script>", "<script type=module>1</script >", "<SCRIPT>1</SCRIPT>"])
def test_a_script_is_seen_however_it_is_written(html: str) -> None:
    assert inline(html) == [("script", "1")]


def test_pages_have_their_own_policy_and_nothing_else_has_it(address: str, built: Path) -> None:
    assert httpx.get(f"{address}/docs/index.html").headers.get_list("content-security-policy") == [policy(inline(HTML))]
    for path in ("/docs", "/docs/cli.html", "/docs/none", "/docs/search/index.json", "/", "/api/games", "/docsx"):
        found = httpx.get(f"{address}{path}").headers.get_list("content-security-policy")
        assert found == [policy()], path


def test_a_page_that_was_built_anew_has_a_new_policy(address: str, built: Path) -> None:
    httpx.get(f"{address}/docs/index.html")
    (built / "index.html").write_text("<script>2</script>")
    found = httpx.get(f"{address}/docs/index.html").headers["content-security-policy"]
    assert digest("2") in found
    assert digest(SCRIPT) not in found


def test_files_say_what_they_are(address: str, built: Path) -> None:
    told = {name: httpx.get(f"{address}/docs/{name}") for name in FILES}
    assert {name: answer.text for name, answer in told.items()} == FILES
    kinds = [answer.headers["content-type"].partition(";")[0] for answer in told.values()]
    assert kinds == ["text/html", "text/html", "text/javascript", "application/json", "image/png"]
    forever = [name for name, answer in told.items() if "immutable" in answer.headers["cache-control"]]
    assert forever == ["assets/a.0123abcd.min.js"]


def test_the_first_page_has_one_address(address: str, built: Path) -> None:
    for path in ("/docs", "/docs/"):
        answer = httpx.get(f"{address}{path}")
        assert (answer.status_code // 100, answer.headers["location"]) == (3, "/docs/index.html")


@pytest.mark.parametrize("path", ["none.html", "assets", "..%2fsecret.txt", "%2e%2e/secret.txt", "%00"])
def test_what_is_not_there_is_not_found(address: str, built: Path, path: str) -> None:
    answer = httpx.get(f"{address}/docs/{path}")
    assert answer.status_code == 404
    assert "secret" not in answer.text


def test_without_the_documentation_a_sentence_says_how_it_is_built(
    address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(served, "BUILT", tmp_path)
    for path in ("/docs", "/docs/", "/docs/cli.html"):
        answer = httpx.get(f"{address}{path}")
        assert answer.status_code == 404
        assert answer.text.endswith("It is built with: make docs")
