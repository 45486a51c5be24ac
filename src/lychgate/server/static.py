"""The browser table: built files from a folder, and its one page for every other path."""

from __future__ import annotations

from pathlib import Path

from litestar import Response, get
from litestar.response import File

from lychgate.server.asking import house_of
from lychgate.server.refusals import Refused
from lychgate.server.routes.parameters import AnyPath, Asked
from lychgate.server.words import say

BUILT = Path(__file__).parent / "static"
PAGE = "index.html"
FOREVER = "public, max-age=31536000, immutable"


def folder(chosen: str | None) -> Path:
    return Path(chosen).resolve() if chosen else BUILT


@get(["/", "/{path:path}"], include_in_schema=False)
async def browser_table(request: Asked, path: AnyPath = "/") -> File | Response[str]:
    """A built file, or the page. Names with a hash in them never change and are kept by browsers."""
    root = folder(house_of(request).settings.static)
    wanted = (root / path.lstrip("/")).resolve()
    if wanted != root and wanted.is_relative_to(root) and wanted.is_file():
        kept = FOREVER if "assets" in wanted.relative_to(root).parts else "no-cache"
        return File(wanted, content_disposition_type="inline", headers={"Cache-Control": kept})
    if path.startswith(("/api/", "/schema")) or "." in Path(path).name:
        raise Refused("not-found")
    page = root / PAGE
    if page.is_file():
        return File(page, content_disposition_type="inline", headers={"Cache-Control": "no-cache"})
    return Response(say("missing-table"), media_type="text/plain; charset=utf-8")
