"""Imports point downwards only: cli, server, train, envs, lab → bots → play, nets → games → core.

So do those within server/.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path

import pytest

import lychgate
from lychgate.core.input import registry

ROOT = Path(lychgate.__file__).parent
LAYERS = (
    ("core",), ("games",), ("play", "nets"), ("bots",), ("lab", "site"), ("envs",), ("train",), ("conformance",),
    ("cli", "server"),
)  # fmt: skip
# Modules of a game that only an upper layer loads: its board in the terminal, its kit for the conformance suite, its
# study for the laboratory.
GUESTS: dict[tuple[str, ...], str] = {("board",): "cli", ("kit",): "conformance", ("study",): "lab"}
HEIGHT = {name: height for height, layer in enumerate(LAYERS) for name in layer}

Module = tuple[str, ...]
FRONT: Module = ()  # `lychgate` itself


def module_of(path: Path) -> Module:
    """`games/graverobbers/rules.py` is ("games", "graverobbers", "rules")."""
    parts = path.relative_to(ROOT).with_suffix("").parts
    return parts[:-1] if parts[-1] == "__init__" else parts


@cache
def imports(path: Path) -> set[Module]:
    """What of lychgate a file imports, wherever in the file, as paths from its root."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: imports name their module in full"
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
    return {tuple(name.split(".")[1:]) for name in found if name.split(".")[0] == "lychgate"}


def misplaced(importer: Module, imported: Module) -> bool:
    """Does this import point upwards, or from one game to another?"""
    upper, lower = layer_of(importer), layer_of(imported)
    if importer == FRONT:
        upper = HEIGHT["envs"]  # it offers what is there for programs, and loads it when it is asked for
    if importer[:1] == imported[:1] == ("games",) and importer[1:2] != imported[1:2]:
        return True
    return lower > upper


def layer_of(module: Module) -> int:
    """The package's own front, `lychgate`, is part of play: it begins matches. `python -m lychgate` is the cli."""
    if module == ("__main__",):
        return HEIGHT["cli"]
    if module[:1] == ("games",) and module[2:] in GUESTS:
        return HEIGHT[GUESTS[module[2:]]]
    return HEIGHT[module[0]] if module and module[0] in HEIGHT else HEIGHT["play"]


MODULES = {module_of(path): path for path in sorted(ROOT.rglob("*.py")) if "static" not in path.parts}


def test_every_package_has_its_layer() -> None:
    packages = {path.name for path in ROOT.iterdir() if path.is_dir() and any(path.glob("*.py"))}
    assert packages <= set(HEIGHT), (
        "a package without a layer: say in test_layers.py and docs/architecture.md where it is"
    )


def test_imports_point_downwards() -> None:
    upwards = [
        (module, found) for module, path in MODULES.items() for found in imports(path) if misplaced(module, found)
    ]
    assert named(upwards) == []


def named(imports: Iterable[tuple[Module, Module]]) -> list[str]:
    """Imports, as a failure shows them."""
    return sorted(f"{'.'.join(importer)} imports {'.'.join(imported)}" for importer, imported in imports)


@pytest.mark.parametrize(
    ("importer", "imported", "wrong"),
    [
        (("core", "batch"), ("games", "graverobbers"), True),
        (("games", "graverobbers", "rules"), ("games", "gravediggers", "cards"), True),
        (("games", "graverobbers", "rules"), ("games", "graverobbers", "cards"), False),
        (("games", "graverobbers"), ("play", "match"), True),
        (("play", "match"), ("bots",), True),
        (("bots", "search"), ("play", "match"), False),
        (("play", "words"), ("new",), False),
        (("core", "chance"), ("new",), True),
        ((), ("envs", "vector"), False),
        ((), ("cli", "app"), True),
        (("play", "match"), ("envs", "vector"), True),
        (("cli", "app"), ("server",), False),
        (("games", "graverobbers", "board"), ("cli", "table", "scene"), False),
        (("games", "graverobbers", "board"), ("games", "gravediggers", "board"), True),
    ],
)
def test_an_import_that_points_upwards_would_be_found(importer: Module, imported: Module, wrong: bool) -> None:
    assert misplaced(importer, imported) == wrong


# --- the folders of server/, from the lowest to the highest; those of one line do not import each other

SERVER = (
    ("messages", "operations"),
    ("storage", "telling", "workers"),
    ("limits", "processes"),
    ("socket", "tables"),
    ("matches", "moderation", "reminders"),
    ("http",),
    ("runtime",),
)
FLOOR = {folder: floor for floor, folders in enumerate(SERVER) for folder in folders}
DEEPEST = 6  # modules in the longest chain of imports within server/

SERVER_FILES = {module: path for module, path in MODULES.items() if module[:1] == ("server",)}


def server_imports(path: Path) -> set[Module]:
    """The modules of server/ that a file imports; of `from module import name`, the module."""
    found = {name for name in imports(path) if name[:1] == ("server",)}
    return {name if name in SERVER_FILES else name[:-1] for name in found} - {("server",)}


def climbs(importer: Module, imported: Module) -> bool:
    """Does an import within server/ lead to a folder beside or above?"""
    return importer[1] != imported[1] and FLOOR[imported[1]] >= FLOOR[importer[1]]


def longest_chain(graph: Mapping[Module, set[Module]]) -> int:
    """How many modules import each other in a row at most; a cycle is an error."""

    @cache
    def depth(module: Module) -> int:
        assert module not in path, f"a cycle: {' → '.join('.'.join(one) for one in (*path, module))}"
        path.append(module)
        found = 1 + max((depth(imported) for imported in graph[module]), default=0)
        path.pop()
        return found

    path: list[Module] = []
    return max(depth(module) for module in graph)


def test_every_module_of_the_server_is_in_a_folder_with_its_place() -> None:
    assert {module[1] for module in SERVER_FILES if len(module) > 1} == set(FLOOR)
    assert [path.name for path in (ROOT / "server").glob("*.py")] == ["__init__.py"]


def test_the_servers_folders_are_held_apart() -> None:
    found = [(module, imported) for module, path in SERVER_FILES.items() for imported in server_imports(path)]
    assert named(one for one in found if climbs(*one)) == []


def test_no_chain_of_imports_in_the_server_is_long_and_none_is_a_cycle() -> None:
    graph = {module: server_imports(path) - {module} for module, path in SERVER_FILES.items()}
    assert longest_chain(graph) <= DEEPEST


def hidden_imports(tree: ast.AST) -> list[str]:
    """Imports of the server inside functions."""
    inside = {id(node) for function in ast.walk(tree) if is_function(function) for node in ast.walk(function)}
    return [ast.unparse(node) for node in ast.walk(tree) if id(node) in inside and imports_the_server(node)]


def test_no_function_of_the_server_hides_an_import() -> None:
    found = {
        module: hidden_imports(ast.parse(path.read_text(encoding="utf-8"))) for module, path in SERVER_FILES.items()
    }
    assert {".".join(module): hidden for module, hidden in found.items() if hidden} == {}


def test_a_hidden_import_would_be_found() -> None:
    assert hidden_imports(ast.parse("def f():\n    import lychgate.server.tables")) == ["import lychgate.server.tables"]


def is_function(node: ast.AST) -> bool:
    return isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda)


def imports_the_server(node: ast.AST) -> bool:
    names = [node.module or ""] if isinstance(node, ast.ImportFrom) else []
    names += [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
    return any(name.startswith("lychgate.server") for name in names)


def test_the_server_knows_no_game_by_name() -> None:
    texts = {".".join(module): path.read_text(encoding="utf-8") for module, path in SERVER_FILES.items()}
    assert [(module, name) for module, text in texts.items() for name in registry.names() if name in text.lower()] == []
    assert [module for module, text in texts.items() if re.search(r"\b[A-Z]{2}-\d+", text)] == [], "a game's rule"


@pytest.mark.parametrize(
    ("importer", "imported", "wrong"),
    [
        (("server", "socket", "connection"), ("server", "tables", "table"), True),
        (("server", "tables", "lobby"), ("server", "matches", "deciding"), True),
        (("server", "matches", "deciding"), ("server", "tables", "news"), False),
        (("server", "http", "routes", "play"), ("server", "http", "identity"), False),
    ],
)
def test_an_import_that_climbs_would_be_found(importer: Module, imported: Module, wrong: bool) -> None:
    assert climbs(importer, imported) == wrong


def test_a_cycle_of_imports_would_be_found() -> None:
    a, b, c = ("a",), ("b",), ("c",)
    assert longest_chain({a: {b, c}, b: {c}, c: set()}) == 3
    with pytest.raises(AssertionError, match="a cycle: a → b → a"):
        longest_chain({a: {b}, b: {a}})
