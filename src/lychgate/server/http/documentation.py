"""The documentation at /docs, where it was built: its files, each page with a policy for what stands in it."""

from __future__ import annotations

import asyncio
import re
from functools import lru_cache
from pathlib import Path

from litestar import Response, get
from litestar.response import File, Redirect

from lychgate.server.http.parameters import AnyPath
from lychgate.server.http.policy import inline, policy
from lychgate.server.http.static import FOREVER, PAGE, inside, served
from lychgate.server.messages.refusals import Refused, say

BUILT = Path(__file__).parent.parent / "manuals"
WITH_HASH = re.compile(r"\.[0-9a-f]{8}\.min\.\w+$")  # in its name: such a file never changes


@get(["/docs", "/docs/{path:path}"], include_in_schema=False)
async def documentation(path: AnyPath = "/") -> File | Redirect | Response[str]:
    """A page or another file of the documentation; without it, a sentence that says how it is built."""
    if not (BUILT / PAGE).is_file():
        return Response(say("missing-docs"), status_code=404, media_type="text/plain; charset=utf-8")
    if path == "/":
        return Redirect(f"/docs/{PAGE}")  # its links are relative, and /docs and /docs/ are the same here
    wanted = inside(BUILT.resolve(), path)
    if wanted is None:
        raise Refused("not-found")
    answer = served(wanted, FOREVER if WITH_HASH.search(wanted.name) else "no-cache")
    if wanted.suffix == ".html":
        answer.headers["Content-Security-Policy"] = await asyncio.to_thread(
            policy_of, wanted, wanted.stat().st_mtime_ns
        )
    return answer


@lru_cache(maxsize=256)
def policy_of(page: Path, _changed: int) -> str:
    return policy(inline(page.read_text(encoding="utf-8")))
