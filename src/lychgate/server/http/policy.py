"""The content policy: what browsers run and load in the server's pages."""

from __future__ import annotations

import base64
import hashlib
from collections.abc import Iterable, Mapping
from html.parser import HTMLParser

# Nothing but the server's own files runs in its pages, WebAssembly among them, and nothing frames them.
DIRECTIVES: Mapping[str, str] = {
    "default-src": "'self'",
    "script-src": "'self' 'wasm-unsafe-eval'",
    "style-src": "'self'",
    "img-src": "'self' data:",
    "connect-src": "'self'",
    "object-src": "'none'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
}
INLINE = {"script": "script-src", "style": "style-src"}
RUNS = {"", "module", "text/javascript", "application/javascript"}  # types of a script that is one, and no data


def policy(inline: Iterable[tuple[str, str]] = ()) -> str:
    """The policy of a page with these scripts and styles in it, each by the name of its element and its text."""
    allowed = {name: [sources] for name, sources in DIRECTIVES.items()}
    for element, text in dict.fromkeys(inline):
        allowed[INLINE[element]].append(f"'sha256-{digest(text)}'")
    return "; ".join(f"{name} {' '.join(sources)}" for name, sources in allowed.items())


def digest(text: str) -> str:
    return base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()


class _Inline(HTMLParser):
    """Collects the scripts and styles that stand in a page itself."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[tuple[str, str]] = []
        self._inside = False

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        runs = tag == "style" or (tag == "script" and "src" not in given and (given.get("type") or "") in RUNS)
        self._inside = runs
        if runs:
            self.found.append((tag, ""))

    def handle_data(self, data: str) -> None:
        if self._inside:
            tag, text = self.found[-1]
            self.found[-1] = (tag, text + data)

    def handle_endtag(self, tag: str) -> None:
        self._inside = False


def inline(html: str) -> list[tuple[str, str]]:
    """The scripts and styles that stand in a page itself, as `policy` takes them."""
    parser = _Inline()
    parser.feed(html)
    parser.close()
    return parser.found
