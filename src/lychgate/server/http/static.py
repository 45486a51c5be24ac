"""The browser table: built files from a folder, and its one page for every other path."""

from __future__ import annotations

from pathlib import Path

from litestar import Response, get
from litestar.response import File

from lychgate.server.http.parameters import AnyPath, AnyRequest, component
from lychgate.server.messages.refusals import Refused, say
from lychgate.server.operations.settings import Settings

BUILT = Path(__file__).parent.parent / "static"
PAGE = "index.html"
FOREVER = "public, max-age=31536000, immutable"

# Named here, since systems differ in them, and browsers are told not to guess.
MEDIA_TYPES = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}


def folder(chosen: str | None) -> Path:
    return Path(chosen).resolve() if chosen else BUILT


@get(["/", "/{path:path}"], include_in_schema=False)
async def browser_table(request: AnyRequest, path: AnyPath = "/") -> File | Response[str]:
    """A built file, or the page. Names with a hash in them never change and are cached by browsers."""
    root = folder(component(request, Settings).static)
    wanted = inside(root, path)
    if wanted is not None:
        cache_control = FOREVER if "assets" in wanted.relative_to(root).parts else "no-cache"
        return served(wanted, cache_control)
    if path.startswith(("/api/", "/schema")) or "." in Path(path).name:
        raise Refused("not-found")
    page = root / PAGE
    if page.is_file():
        return served(page, "no-cache")
    return Response(say("missing-table"), media_type="text/plain; charset=utf-8")


def inside(root: Path, path: str) -> Path | None:
    """The file of this path in the folder, if there is one."""
    try:
        wanted = (root / path.lstrip("/")).resolve()
        return wanted if wanted != root and wanted.is_relative_to(root) and wanted.is_file() else None
    except (OSError, ValueError):  # a name that no file can have
        return None


def served(path: Path, cache_control: str) -> File:
    """A file as browsers expect it."""
    kind = MEDIA_TYPES.get(path.suffix, "application/octet-stream")
    return File(path, media_type=kind, content_disposition_type="inline", headers={"Cache-Control": cache_control})
