"""docs/architecture.md names files that exist, every package and module, and walks that are short enough.

`python -m tests.test_architecture` writes its list of modules anew, from the first sentences of their docstrings.
"""

from __future__ import annotations

import ast
import functools
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "lychgate"
PAGE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
WALKS = dict(re.findall(r"^### (.+)\n((?:.*\n)*?)(?=\n?##)", PAGE, re.MULTILINE))
FILE = re.compile(r"`([\w./<>-]+\.(?:py|ts|svelte))`")
MOST = 15  # files of a walk
INDEX = "## Every module"


def index() -> str:
    """Every module of the package by folder, with what its docstring says first."""
    lines = [INDEX, "What each says of itself, first sentence.", ""]
    for folder in sorted({path.parent for path in SOURCE.rglob("*.py") if is_listed(path)}):
        lines.append(f"**{folder.relative_to(SOURCE.parent)}/**")
        for path in sorted(folder.glob("*.py")):
            if is_listed(path):
                lines.append(f"- `{path.name}` {first_sentence(path)}")
        lines.append("")
    return "\n".join(lines)


def is_listed(path: Path) -> bool:
    return path.name != "__init__.py" and not {"static", "versions"} & set(path.relative_to(SOURCE).parts)


def first_sentence(path: Path) -> str:
    said = ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) or ""
    return " ".join(said.partition("\n\n")[0].split())


def test_every_module_is_listed_as_it_describes_itself() -> None:
    assert index() in PAGE, "python -m tests.test_architecture brings the list of modules up to date"


def exists(name: str) -> bool:
    """Is there such a file, in the page's sources, the package, or (named shortly) below one of its folders?"""
    if "<game>" in name:
        return all(
            list((ROOT / name.replace("<game>", game)).parent.glob("*")) for game in ("graverobbers", "outerspace")
        )
    return (ROOT / name).exists() or any(path.endswith(f"/{name}") for path in paths())


@functools.cache
def paths() -> list[str]:
    """Of all files of the package."""
    return [path.as_posix() for path in SOURCE.rglob("*.py")]


def test_every_file_that_the_page_names_exists() -> None:
    assert [name for name in sorted(set(FILE.findall(PAGE))) if not exists(name)] == [], "moved, or misspelt"


def test_every_package_has_its_line() -> None:
    folders = {path.name for path in SOURCE.iterdir() if (path / "__init__.py").exists()}
    assert [name for name in sorted(folders) if f"`{name}/" not in PAGE] == []
    rooms = {path.name for path in (SOURCE / "server").iterdir() if (path / "__init__.py").exists()}
    assert [name for name in sorted(rooms) if f"| `{name}/` |" not in PAGE] == []


@pytest.mark.parametrize("walk", ["A click to four browsers", "A bot's decision", "A simulation"])
def test_a_walk_is_short(walk: str) -> None:
    steps = re.findall(r"^(\d+)\. `([^`]+)`", WALKS[walk], re.MULTILINE)
    assert 5 < len({name for _, name in steps}) <= MOST


if __name__ == "__main__":
    page = ROOT / "docs" / "architecture.md"
    page.write_text(PAGE.partition(INDEX)[0].rstrip() + "\n\n" + index(), encoding="utf-8")
