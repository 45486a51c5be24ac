"""What is imported is declared, and what is declared is bounded. `make test-versions` tries the bounds themselves."""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from functools import cache
from importlib.metadata import distributions
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]

MODULE = re.compile(r"^([\w/]+)\.(?:py|[\w.-]*so|[\w.-]*pyd),", re.MULTILINE)  # as a wheel lists what it brought

# Files that reach into the insides of what they import: another version may well have others.
INSIDE = (
    "core/compile/compiled_memory.py", "core/compile/compiler.py", "core/compile/diagnostics.py",
    "core/compile/loader.py", "core/compile/linking.py",
    "server/visit.py", "server/wire.py",
)  # fmt: skip


def declared(requirements: list[str]) -> dict[str, str]:
    """Bounds by the name of a package."""
    found = (re.match(r"([A-Za-z0-9._-]+)(?:\[[a-z]+\])?([^;]*)", requirement) for requirement in requirements)
    return {tidy(match[1]): match[2] for match in found if match}


def tidy(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


NEEDED = declared(PROJECT["dependencies"])
OPTIONAL = {
    name: bounds for extra in PROJECT["optional-dependencies"].values() for name, bounds in declared(extra).items()
}


@cache
def packages() -> dict[str, str]:
    """Every module that is installed, and the package that brought it."""
    found: dict[str, str] = {}
    for installed in distributions():
        files = MODULE.findall(installed.read_text("RECORD") or "")
        found |= dict.fromkeys(
            (file.removesuffix("/__init__").replace("/", ".") for file in files), tidy(installed.name)
        )
    return found


@cache
def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def imported(path: Path) -> set[str]:
    """The packages that a file imports from, wherever in the file."""
    modules: set[str] = set()
    for node in ast.walk(parsed(path)):
        if isinstance(node, ast.Import):
            modules |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            modules |= {f"{node.module}.{alias.name}" for alias in node.names}
    foreign = {
        name for name in modules if name.partition(".")[0] not in {*sys.stdlib_module_names, "lychgate", "tests"}
    }
    return {package_of(name) for name in foreign}


def package_of(module: str) -> str:
    parts = module.split(".")
    for length in range(len(parts), 0, -1):
        if found := packages().get(".".join(parts[:length])):
            return found
    raise AssertionError(f"{module} is in no package that is installed")


SOURCES = ROOT / "src" / "lychgate"
FILES = sorted(path for path in SOURCES.rglob("*.py") if "static" not in path.parts)


def test_everything_imported_is_declared() -> None:
    found = {name: path for path in FILES for name in imported(path)}
    assert {"numba", "llvmlite", "h11", "fluent-syntax", "litestar"} <= set(found), "the test sees what is imported"
    undeclared = {name: str(path) for name, path in found.items() if name not in {**NEEDED, **OPTIONAL}}
    assert undeclared == {}


def test_what_only_some_need_is_not_loaded_by_all() -> None:
    at_the_top = {
        name
        for path in FILES
        for node in parsed(path).body
        if isinstance(node, ast.Import | ast.ImportFrom)
        for name in [node.module if isinstance(node, ast.ImportFrom) else node.names[0].name]
    }
    assert not {name for name in at_the_top if name and name.partition(".")[0] in OPTIONAL}


@pytest.mark.parametrize("name", NEEDED)
def test_everything_declared_has_a_lowest_version_that_was_tried(name: str) -> None:
    assert ">=" in NEEDED[name]


@pytest.mark.parametrize("file", INSIDE)
def test_what_is_reached_into_has_a_highest_version(file: str) -> None:
    names = imported(SOURCES / file) - {"numpy", "litestar"}
    assert names
    for name in names:
        assert "<" in NEEDED[name], name
