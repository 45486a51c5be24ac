"""What is imported is declared and bounded (`make test-versions` tries the bounds); an sdist is complete."""

from __future__ import annotations

import ast
import re
import sys
import tarfile
import tomllib
from functools import cache
from importlib.metadata import distributions
from pathlib import Path, PurePosixPath

import pytest
from hatchling.builders.sdist import SdistBuilder

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]

MODULE = re.compile(r"^([\w/]+)\.(?:py|[\w.-]*so|[\w.-]*pyd),", re.MULTILINE)  # as a wheel lists what it brought

# Files that reach into the insides of what they import: another version may well have others.
INSIDE = (
    "core/compile/compiled_memory.py", "core/compile/compiler.py", "core/compile/diagnostics.py",
    "core/compile/loader.py", "core/compile/linking.py",
    "server/http/protocol.py",
)  # fmt: skip


# What a source distribution has to bring, and what is made from it.
FOLDERS = ("bench", "docs", "requirements", "src", "tests", "ui")
MADE = {"__pycache__", "node_modules", "static", "manuals"}


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
    assert parts[0] in NOT_INSTALLED, f"{module} is in no package that is installed"
    return NOT_INSTALLED[parts[0]]


# Of the extras `envs` and `ray`, which are not installed for the tests: modules, and the packages they are in.
NOT_INSTALLED = {
    "gymnasium": "gymnasium",
    "open_spiel": "open-spiel",
    "pettingzoo": "pettingzoo",
    "pyspiel": "open-spiel",
    "ray": "ray",
}


SOURCES = ROOT / "src" / "lychgate"
FILES = sorted(path for path in SOURCES.rglob("*.py") if "static" not in path.parts)


def test_everything_imported_is_declared() -> None:
    found = {name: path for path in FILES for name in imported(path)}
    assert {"numba", "llvmlite", "h11", "fluent-syntax", "litestar"} <= set(found), "the test sees what is imported"
    undeclared = {name: str(path) for name, path in found.items() if name not in {**NEEDED, **OPTIONAL}}
    assert undeclared == {}


DOORS = ("envs/gymnasium.py", "envs/openspiel.py", "envs/pettingzoo.py")  # which only those load who name them


def test_what_only_some_need_is_not_loaded_by_all() -> None:
    at_the_top = {
        name
        for path in FILES
        if "conformance" not in path.parts  # which only `check-game` loads
        and path.relative_to(SOURCES).as_posix() not in DOORS
        for node in parsed(path).body
        if isinstance(node, ast.Import | ast.ImportFrom)
        for name in [node.module if isinstance(node, ast.ImportFrom) else node.names[0].name]
    }
    assert not {name for name in at_the_top if name and name.partition(".")[0] in OPTIONAL}


def test_nothing_else_loads_a_door_to_another_library() -> None:
    named = [f"lychgate.{door.removesuffix('.py').replace('/', '.')}" for door in DOORS]
    names = {
        f"{node.module}.{alias.name}" if isinstance(node, ast.ImportFrom) else alias.name
        for path in FILES
        for node in ast.walk(parsed(path))
        if isinstance(node, ast.Import | ast.ImportFrom)
        for alias in node.names
    }
    assert not [name for name in names for door in named if name == door or name.startswith(f"{door}.")]


@pytest.mark.parametrize("name", NEEDED)
def test_everything_declared_has_a_lowest_version_that_was_tried(name: str) -> None:
    assert ">=" in NEEDED[name]


@pytest.mark.parametrize("file", INSIDE)
def test_what_is_reached_into_has_a_highest_version(file: str) -> None:
    names = imported(SOURCES / file) - {"numpy", "litestar"}
    assert names
    for name in names:
        assert "<" in NEEDED[name], name


@pytest.fixture(scope="module")
def shipped(tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    """The files of a source distribution built from this folder, by their paths in it."""
    made = SdistBuilder(str(ROOT)).build(directory=str(tmp_path_factory.mktemp("sdist")), versions=["standard"])
    with tarfile.open(next(made)) as archive:
        return {member.name.partition("/")[2] for member in archive.getmembers()}


@pytest.mark.parametrize("folder", FOLDERS)
def test_a_source_distribution_has_every_file_that_make_test_needs(folder: str, shipped: set[str]) -> None:
    files = {path.relative_to(ROOT) for path in (ROOT / folder).rglob("*") if path.is_file()}
    sources = {path for path in files if not MADE & set(path.parts)}
    assert sources
    assert {path.as_posix() for path in sources} - shipped == set()


def test_a_source_distribution_has_what_builds_and_explains_it(shipped: set[str]) -> None:
    built_by = {"Makefile", "hatch_build.py", "mkdocs.yml", "pyproject.toml"}
    assert {"CHANGELOG.md", "CONTRIBUTING.md", "LICENSE", "README.md", *built_by} <= shipped
    assert not {path for path in shipped if "node_modules" in path or "__pycache__" in path}


@pytest.mark.parametrize("page", ["README.md", "CONTRIBUTING.md", "CHANGELOG.md"])
def test_every_link_of_a_first_page_leads_to_something_in_the_source_distribution(page: str, shipped: set[str]) -> None:
    targets = re.findall(r"(?:\]\(|src=\")(?!https?:)([^)#\"]+)", (ROOT / page).read_text(encoding="utf-8"))
    assert targets
    folders = {str(parent) for path in shipped for parent in PurePosixPath(path).parents}
    assert {target.rstrip("/") for target in targets} - shipped - folders == set()
