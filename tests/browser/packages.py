"""Games from other packages: for a while, as if one were installed."""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from lychgate.core.input import registry

FIFTH = Path(__file__).parents[1] / "fifth"  # the project of Skull Raffle, a game in a package of its own


@contextmanager
def installed(folder: Path, **games: str) -> Iterator[None]:
    """A package is installed in this folder that brings these games, by name and module. Workers find it there too."""
    about = folder / "brought-1.0.dist-info"
    about.mkdir(parents=True)
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: brought\nVersion: 1.0\n")
    points = "".join(f"{name} = {module}\n" for name, module in games.items())
    (about / "entry_points.txt").write_text(f"[{registry.GROUP}]\n{points}")
    sys.path.insert(0, str(folder))
    registry._modules.cache_clear()
    try:
        yield
    finally:
        sys.path.remove(str(folder))
        for name in games:
            registry.forget(name)
        registry._modules.cache_clear()


@contextmanager
def fifth_installed(folder: Path) -> Iterator[None]:
    """Skull Raffle's package is installed, as its own project file says."""
    project = tomllib.loads((FIFTH / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    sys.path.insert(0, str(FIFTH))
    try:
        with installed(folder, **project["entry-points"][registry.GROUP]):
            yield
    finally:
        sys.path.remove(str(FIFTH))
