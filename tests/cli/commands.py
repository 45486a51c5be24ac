"""Running the command line inside the test's own process, as a shell would."""

from __future__ import annotations

import io
import sys
from dataclasses import dataclass

import pytest

from lychgate.cli import main


@dataclass(frozen=True)
class Ran:
    """What came of a command."""

    code: int
    out: str
    err: str


def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, *arguments: str, typed: str = "") -> Ran:
    """Run `lychgate` with these arguments, and this text piped in."""
    monkeypatch.setattr(sys, "argv", ["lychgate", *arguments])
    monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
    capsys.readouterr()
    with pytest.raises(SystemExit) as left:
        main()
    captured = capsys.readouterr()
    return Ran(int(left.value.code or 0), captured.out, captured.err)
