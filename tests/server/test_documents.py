"""What the documents promise: the tests that docs/security.md names are there, the client in docs/api.md plays."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
HERE = Path(__file__).parent


def test_every_test_that_the_threats_name_is_there() -> None:
    named = re.findall(r"`(test_\w+\.py|…)(?:::(test_\w+))?`", (ROOT / "docs" / "security.md").read_text("utf-8"))
    assert len(named) > 30
    file = ""
    for where, test in named:
        file = file if where == "…" else where
        text = (HERE / file).read_text("utf-8")
        assert f"def {test}(" in text if test else text, f"docs/security.md names {file}::{test}"


def example() -> str:
    found = re.search(r"```python\n(# A client.*?)```", (ROOT / "docs" / "api.md").read_text("utf-8"), re.DOTALL)
    assert found is not None
    return found[1]


def test_the_client_in_the_docs_is_short_and_plays_a_match(address: str, tmp_path: Path) -> None:
    script = tmp_path / "client.py"
    script.write_text(example(), "utf-8")
    assert len(example().splitlines()) <= 36
    ended = subprocess.run([sys.executable, script, address], capture_output=True, text=True, timeout=300)
    assert ended.returncode == 0, ended.stderr
    assert re.search(r"Places: \[\d, \d, \d\]", ended.stdout), ended.stdout
