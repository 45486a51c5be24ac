"""A view as the game shows it: by names for clients that asked for sentences, as numbers for all others."""

from __future__ import annotations

import msgspec
from msgspec import Raw

from lychgate.core.model.contract import Game
from lychgate.core.model.layout import Bytes


def picture(game: Game, box: Bytes, view: Bytes) -> Raw:
    """With names."""
    return Raw(game.picture_json(box, view) if game.picture_json else msgspec.json.encode(game.picture(box, view)))


def picture_numbers(game: Game, box: Bytes, view: Bytes) -> Raw:
    """As numbers: with names until games declare the shape of their pictures."""
    return picture(game, box, view)
