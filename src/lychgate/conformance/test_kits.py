"""Every game has a kit, so that no game escapes the suite."""

from __future__ import annotations

import pytest

from lychgate.conformance.cases import find, has_kit, kit_of, names


@pytest.mark.parametrize("game", names())
def test_every_game_has_a_kit(game: str) -> None:
    assert has_kit(game), (
        f"The game {game} has no module `kit` beside its `exports`: `lychgate new-game` shows one, and "
        "docs/adding-a-game.md explains it."
    )


@pytest.mark.parametrize("game", [name for name in names() if has_kit(name)])
def test_a_kit_names_events_that_exist_and_has_a_tiny_box(game: str) -> None:
    found, kit = find(game), kit_of(game)
    assert set(kit.secret_events) <= {event.name for event in found.events}
    assert kit.tiny(), f"no tiny box for {game}: its redeal is not proved by listing all worlds"
