"""The games there are, those that others bring, and those that are added by hand."""

from __future__ import annotations

from dataclasses import replace
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from lychgate.core.errors import BadGame, UnknownGame
from lychgate.core.input import registry
from lychgate.core.model.contract import SIGNATURES, Game
from lychgate.core.model.layout import Row, i8, u64_field
from tests import wake
from tests.toy import GAME as VIGIL


def test_the_packages_in_games_are_registered() -> None:
    assert {"graverobbers", "gravediggers", "goldraeuber"} <= set(registry.names())
    assert registry.names() == sorted(registry.names())


def test_a_game_is_called_what_it_is_found_by_and_keeps_the_contract() -> None:
    prefixes = []
    for name in registry.names():
        game = registry.find(name)
        assert isinstance(game, Game)
        assert game.name == name
        assert set(game.pointers) == set(SIGNATURES)
        prefixes.append(game.prefix)
    assert len(set(prefixes)) == len(prefixes), "two games number their rules alike"


def test_a_game_can_be_added_by_hand_and_forgotten() -> None:
    game = replace(VIGIL, name="by-hand")
    registry.register(game)
    try:
        assert "by-hand" in registry.names()
        assert registry.find("by-hand") is game
    finally:
        registry.forget("by-hand")
    assert "by-hand" not in registry.names()
    with pytest.raises(UnknownGame):
        registry.find("by-hand")


def test_other_packages_bring_games_by_entry_point(monkeypatch: pytest.MonkeyPatch) -> None:
    bring(monkeypatch, "vigil")
    assert "vigil" in registry.names()
    assert registry.find("vigil") is VIGIL


def test_the_files_of_a_game_are_where_its_module_is_wherever_its_exports_are(monkeypatch: pytest.MonkeyPatch) -> None:
    bring(monkeypatch, "wake", "tests.wake")
    before = registry.folder("wake")
    assert registry.find("wake").exports is VIGIL.exports
    assert registry.folder("wake") == before == Path(wake.__file__).parent


def test_a_game_that_is_not_called_as_it_is_found_by_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    bring(monkeypatch, "wake")
    with pytest.raises(BadGame, match=r"in tests\.toy is called 'vigil'; expected 'wake'"):
        registry.find("wake")


def test_a_game_whose_rules_have_another_prefix_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    bring(monkeypatch, "vigil")
    monkeypatch.setattr("tests.toy.GAME", replace(VIGIL, prefix="WK"))
    with pytest.raises(BadGame, match=r"numbered VG-1, …; expected its prefix, WK"):
        registry.find("vigil")


class Ledger:
    """A record with a number that compiled code would compute as floating point."""

    players: int = i8("how many play")
    sums: Row = u64_field("unsigned, of 64 bits", 3)


@pytest.mark.parametrize("record", ["box", "state"])
def test_a_game_with_an_unsigned_field_of_64_bits_is_refused(monkeypatch: pytest.MonkeyPatch, record: str) -> None:
    game = replace(VIGIL, **{record: Ledger})  # type: ignore[arg-type]
    bring(monkeypatch, "vigil")
    monkeypatch.setattr("tests.toy.GAME", game)
    with pytest.raises(BadGame, match=r"Ledger\.sums of vigil is unsigned, of 64 bits.*expected i64_field"):
        registry.find("vigil")
    with pytest.raises(BadGame, match=r"Ledger\.sums"):
        registry.register(game)


def bring(monkeypatch: pytest.MonkeyPatch, name: str, module: str = "tests.toy") -> None:
    """Let another package bring Vigil, or the game of another module, under this name."""
    brought = EntryPoint(name=name, value=module, group=registry.GROUP)
    monkeypatch.setattr(registry, "entry_points", lambda group: [brought])
    monkeypatch.setattr(registry, "_modules", registry._modules.__wrapped__)
    monkeypatch.setattr(registry, "_loaded", {})
