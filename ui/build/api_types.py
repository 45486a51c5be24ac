"""Writes ui/src/api/schema.ts: the server's types, from its own description, for the browser table.

    python ui/build/api_types.py [FILE]

The file begins with the fingerprint of the description it was made from; tests hold it to that, and to what
this would write.
"""

from __future__ import annotations

import hashlib
import json
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

UI = Path(__file__).resolve().parents[1]
WORDS = "InWords"  # so ends the name of what stands in place of numbers for clients that ask for sentences
TOOL = UI / "node_modules" / ".bin" / "openapi-typescript"


def description() -> dict[str, Any]:
    """What goes over the wire as numbers. Paths are left out: the page has a function for each that it uses."""
    from lychgate.server.http.openapi import complete
    from lychgate.server.operations.settings import load
    from lychgate.server.runtime.server import build

    described: dict[str, Any] = build(load(environment={}, database="sqlite://")).openapi_schema.to_schema()
    complete(described)
    schemas = described["components"]["schemas"]
    described["components"]["schemas"] = {
        name: without_words(schema) for name, schema in schemas.items() if not name.endswith(WORDS)
    }
    return {**described, "paths": {}}


def without_words(schema: Any) -> Any:
    """The same without what clients get that ask for sentences: the page makes its own."""
    if isinstance(schema, list):
        return [without_words(one) for one in schema]
    if not isinstance(schema, dict):
        return schema
    plain = {key: without_words(value) for key, value in schema.items()}
    if "anyOf" in plain:
        left = [one for one in plain.pop("anyOf") if not (one.get("$ref") or one.get("title") or "").endswith(WORDS)]
        plain |= left[0] if len(left) == 1 else {"anyOf": left}
    return plain


def mark() -> str:
    """The file's first line."""
    digest = hashlib.sha256(json.dumps(description(), sort_keys=True).encode())
    return f"// Made from the description {digest.hexdigest()[:16]}\n"


def write(target: Path) -> None:
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "openapi.json"
        source.write_text(json.dumps(description()), encoding="utf-8")
        command = [str(TOOL), str(source), "--empty-objects-unknown", "--output", str(target)]
        subprocess.run(command, check=True, capture_output=True, stdin=subprocess.DEVNULL)
    target.write_text(mark() + target.read_text(encoding="utf-8"), encoding="utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]) if len(sys.argv) > 1 else UI / "src" / "api" / "schema.ts")
