"""Runs the tests of the cited rules against each mutant, in copies of the sources, two at a time."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue

from tests.mutation.mutants import Mutant
from tests.rulebook import ROOT, proofs

PROCESSES = 2
PATIENCE = 120  # seconds of the processor's time; a mutant that plays on for ever is noticed too
ALL_PATIENCE = 900  # for all of a game's tests at once, without a mutant
SCENARIOS = Path("tests") / "play" / "test_scenarios.py"  # marks each scenario with the rules it proves
COPIED = ("src", "tests", "docs", "pyproject.toml")

# What pytest's exit codes mean here; the rest are mistakes in calling it.
FATES = {
    0: "survived",
    1: "noticed",
    2: "noticed",  # not even imported
    5: "survived",  # no test for the rule
    -signal.SIGXCPU: "noticed",  # out of patience
}


@dataclass(frozen=True, slots=True)
class Verdict:
    """What became of a mutant."""

    mutant: Mutant
    fate: str

    @property
    def survived(self) -> bool:
        return self.fate == "survived"


def judge(mutants: Sequence[Mutant], progress: Callable[[Verdict], None] = lambda _: None) -> list[Verdict]:
    """Try every mutant. The tests must pass without one, or nothing could be learnt."""
    with tempfile.TemporaryDirectory(prefix="mutation-") as folder:
        first = _copy_to(Path(folder) / "0")
        if run_tests(first, {rule for mutant in mutants for rule in mutant.rules}, ALL_PATIENCE) != "survived":
            raise RuntimeError("The tests fail without any mutation.")
        copies: SimpleQueue[Path] = SimpleQueue()
        copies.put(first)
        for number in range(1, PROCESSES):  # with the bytecode of all that no mutant changes
            copies.put(shutil.copytree(first, Path(folder) / str(number)))

        def try_one(mutant: Mutant) -> Verdict:
            copy = copies.get()
            try:
                verdict = Verdict(mutant, _fate_of(mutant, copy))
            finally:
                copies.put(copy)
            progress(verdict)
            return verdict

        with ThreadPoolExecutor(PROCESSES) as pool:
            return list(pool.map(try_one, mutants))


def _copy_to(folder: Path) -> Path:
    folder.mkdir()
    for name in COPIED:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__", "static"))
        else:
            shutil.copy(ROOT / name, folder / name)
    return folder


def _fate_of(mutant: Mutant, copy: Path) -> str:
    path = copy / mutant.path
    original = path.read_text(encoding="utf-8")
    path.write_text(mutant.applied(original), encoding="utf-8")
    try:
        return run_tests(copy, mutant.rules, keep_bytecode=False)
    finally:
        path.write_text(original, encoding="utf-8")


def run_tests(root: Path, rules: Iterable[str], patience: int = PATIENCE, keep_bytecode: bool = True) -> str:
    """Run the tests marked with these rules, interpreted, and say what becomes of a mutant there."""
    wanted = set(rules)
    proving = [path.relative_to(ROOT) for path, proved in proofs().items() if proved & wanted]
    modules = [path for path in proving if path.suffix == ".py"]
    if len(modules) < len(proving):
        modules.append(SCENARIOS)
    if not modules:
        return "survived"
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "-p", "tests.plugins.rules"]
    command += [
        "-m",
        "not browser and not long",
        f"--patience={patience}",
        *(f"--rule={rule}" for rule in sorted(wanted)),
    ]
    command += [str(module) for module in modules]
    environment = os.environ | {
        "LYCHGATE_INTERPRET": "1",
        "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",  # half of the time went into loading plugins
        "PYTHONPATH": str(root / "src"),
    }
    for name in ("LYCHGATE_LONG", "PYTEST_ADDOPTS", "PYTEST_XDIST_WORKER", "PYTHONDONTWRITEBYTECODE"):
        environment.pop(name, None)
    if not keep_bytecode:
        environment["PYTHONDONTWRITEBYTECODE"] = "1"
    done = subprocess.run(command, cwd=root, env=environment, capture_output=True, text=True, check=False)
    if done.returncode not in FATES:
        raise RuntimeError(f"pytest gave up with code {done.returncode}:\n{done.stdout}{done.stderr}")
    return FATES[done.returncode]
