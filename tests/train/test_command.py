"""`lychgate train` says what it needs, and refuses what cannot be learned, before anything is loaded or written."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from lychgate.cli.commands import app
from lychgate.core.errors import BadOptions
from lychgate.train import library
from lychgate.train.plan import Plan


def test_without_pytorch_one_sentence_says_what_to_install(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(sys.modules, "torch", None)
    for name in [name for name in sys.modules if name.startswith("lychgate.train.")]:
        monkeypatch.delitem(sys.modules, name)
    ran = CliRunner().invoke(app, ["train", "graverobbers", "--out", str(tmp_path / "new")])
    assert str(ran.exception) == (
        "Training needs PyTorch: pip install 'lychgate[train]'; its build for CPUs is enough, and much smaller."
    )
    assert not (tmp_path / "new").exists()


def test_loading_the_command_loads_no_pytorch() -> None:
    import subprocess

    code = "import sys, lychgate.cli.commands, lychgate.lab.engine.arena; assert 'torch' not in sys.modules"
    subprocess.run([sys.executable, "-c", code], check=True)


@pytest.mark.parametrize(
    ("plan", "sentence"),
    [
        (Plan("graverobbers", 2), "3 to 6 players"),
        (Plan("graverobbers", 4, rewards="fame"), "Expected rewards wins or lead, got 'fame'"),
        (Plan("graverobbers", 4, hidden=(0,)), "Expected layers of 1 to 4096 numbers"),
    ],
)
def test_what_cannot_be_learned_is_refused(plan: Plan, sentence: str) -> None:
    with pytest.raises(BadOptions, match=sentence):
        plan.check()


def test_the_library_is_loaded_once_it_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "torch", sys)
    assert library.torch() is sys
