"""Imports point downwards only: cli, server, lab → bots → play → games → core."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import lychgate

ROOT = Path(lychgate.__file__).parent
LAYERS = (("core",), ("games",), ("play",), ("bots",), ("lab",), ("conformance",), ("cli", "server"))
# Modules of a game that only an upper layer loads: its board in the terminal, its kit for the conformance suite.
GUESTS = {("board",): "cli", ("kit",): "conformance"}
HEIGHT = {name: height for height, layer in enumerate(LAYERS) for name in layer}


def module_of(path: Path) -> tuple[str, ...]:
    """`games/graverobbers/rules.py` is ("games", "graverobbers", "rules")."""
    parts = path.relative_to(ROOT).with_suffix("").parts
    return parts[:-1] if parts[-1] == "__init__" else parts


def imports(path: Path) -> set[tuple[str, ...]]:
    """What of lychgate a file imports, wherever in the file, as paths from its root."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: imports name their module in full"
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
    return {tuple(name.split(".")[1:]) for name in found if name.split(".")[0] == "lychgate"}


def misplaced(importer: tuple[str, ...], imported: tuple[str, ...]) -> bool:
    """Does this import point upwards, or from one game to another?"""
    upper, lower = layer_of(importer), layer_of(imported)
    if importer[:1] == imported[:1] == ("games",) and importer[1:2] != imported[1:2]:
        return True
    return lower > upper


def layer_of(module: tuple[str, ...]) -> int:
    """The package's own front, `lychgate`, is part of play: it begins matches. `python -m lychgate` is the cli."""
    if module == ("__main__",):
        return HEIGHT["cli"]
    if module[:1] == ("games",) and module[2:] in GUESTS:
        return HEIGHT[GUESTS[module[2:]]]
    return HEIGHT[module[0]] if module and module[0] in HEIGHT else HEIGHT["play"]


FILES = sorted(path for path in ROOT.rglob("*.py") if "static" not in path.parts)


def test_every_package_has_its_layer() -> None:
    packages = {path.name for path in ROOT.iterdir() if path.is_dir() and any(path.glob("*.py"))}
    assert packages <= set(HEIGHT), (
        "a package without a layer: say in test_layers.py and docs/architecture.md where it is"
    )


@pytest.mark.parametrize("path", FILES, ids=lambda path: ".".join(module_of(path)) or "lychgate")
def test_imports_point_downwards(path: Path) -> None:
    assert [".".join(found) for found in sorted(imports(path)) if misplaced(module_of(path), found)] == []


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
        (("cli", "app"), ("server",), False),
        (("games", "graverobbers", "board"), ("cli", "table", "scene"), False),
        (("games", "graverobbers", "board"), ("games", "gravediggers", "board"), True),
    ],
)
def test_an_import_that_points_upwards_would_be_found(
    importer: tuple[str, ...], imported: tuple[str, ...], wrong: bool
) -> None:
    assert misplaced(importer, imported) == wrong
