"""A wheel brings what is compiled: installed into a fresh environment, it plays without a compiler."""

from __future__ import annotations

import os
import re
import resource
import subprocess
import sys
import time
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
LEVELS = ("x86-64-v2", "x86-64-v3")
QUICK = 5  # seconds

# Says at the end whether anything was started, and whether the compiler was loaded.
WATCHED = """
import sys
started = []
sys.addaudithook(lambda event, args: started.append(args) if event == "subprocess.Popen" else None)
from lychgate.cli import main
try:
    main()
except SystemExit:
    pass
print("started", len(started), "numba" in sys.modules)
"""

pytestmark = [
    pytest.mark.long,
    pytest.mark.skipif(sys.platform != "linux" or os.uname().machine != "x86_64", reason="code is for Linux x86-64"),
]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built as `make wheel` does."""
    folder = tmp_path_factory.mktemp("dist")
    pip = [sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "--no-build-isolation"]
    environment = {name: value for name, value in os.environ.items() if name != "LYCHGATE_WHEEL"}
    subprocess.run([*pip, "--wheel-dir", folder, ROOT], env=environment, check=True)
    return next(folder.glob("*.whl"))


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Python of an environment that has the wheel, and this one's packages besides."""
    folder = tmp_path_factory.mktemp("installed")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", folder], check=True)
    packages = next((folder / "lib").glob("python3.*/site-packages"))
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(packages)
    # Appended, so that the wheel's own lychgate comes first; .pth files there, as of an editable install, are not read.
    (packages / "others.pth").write_text("\n".join(path for path in sys.path if path.endswith("site-packages")))
    return folder / "bin" / "python"


def test_it_has_the_page_the_games_as_webassembly_and_code_for_both_levels(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    assert len(names) == len(set(names))
    games = {
        match[1] for name in names if (match := re.fullmatch(r"lychgate/server/static/local/(\w+)/.*\.wasm", name))
    }
    assert games == {"goldraeuber", "gravediggers", "graverobbers", "outerspace"}
    page = zipfile.ZipFile(wheel).read("lychgate/server/static/index.html").decode()
    assert 'name="version"' in page
    assert 'name="server"' not in page
    codes = {level: [name for name in names if name.startswith(f"lychgate/compiled/{level}/")] for level in LEVELS}
    assert len(codes["x86-64-v2"]) == len(codes["x86-64-v3"]) > 50
    assert all(name.endswith(".code") for code in codes.values() for name in code)


@pytest.mark.parametrize("game", ["graverobbers", "gravediggers", "goldraeuber", "outerspace"])
def test_the_first_game_starts_without_a_compiler(installed: Path, tmp_path: Path, game: str) -> None:
    kept = ("LYCHGATE_", "XDG_", "PYTHON", "NUMBA_")
    environment = {name: value for name, value in os.environ.items() if not name.startswith(kept)}
    environment |= {"HOME": str(tmp_path), "LYCHGATE_LANG": "en"}
    started, spent = time.monotonic(), processor_time()
    ran = subprocess.run(
        [installed, "-c", WATCHED, "play", game, "--seed", "4"],
        input="quit\n", env=environment, cwd=tmp_path, capture_output=True, text=True, check=False, timeout=300,
    )  # fmt: skip
    assert ran.stdout.endswith("started 0 False\n"), ran.stdout[-400:] + ran.stderr[-2000:]
    assert list((tmp_path / ".cache").rglob("*.code")) == []
    spent = processor_time() - spent
    print(f"{game}: {time.monotonic() - started:.1f} s, of which {spent:.1f} s of the processor's time")
    assert spent < QUICK


def processor_time() -> float:
    """Seconds of all that was started and has ended: a busy machine does not change them."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime
