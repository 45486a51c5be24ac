"""Records read by ordinary code say the same as the records themselves."""

from __future__ import annotations

import numpy as np
import pytest

from lychgate.core.input import registry
from lychgate.core.model.chance import CHANCE
from lychgate.core.model.decoding import reading
from lychgate.core.model.layout import plain


def layouts() -> list[np.dtype[np.void]]:
    games = [registry.find(name) for name in registry.names()]
    return [CHANCE, *(layout for game in games for layout in (game.box_layout, game.state_layout))]


@pytest.mark.parametrize("layout", layouts())
def test_every_field_reads_as_the_record_has_it(layout: np.dtype[np.void]) -> None:
    buffer = np.random.default_rng(7).integers(0, 256, layout.itemsize, np.uint8)
    found, expected = reading(buffer, layout), plain(buffer, layout)
    for name in layout.names or ():
        value = getattr(found, name)
        if isinstance(value, dict):
            value = [[value[i, j] for j in range(len(row))] for i, row in enumerate(np.array(expected[name]))]
        assert value == expected[name], name


def test_a_field_that_is_not_there_is_refused() -> None:
    with pytest.raises(AttributeError, match="no field colour"):
        _ = reading(np.zeros(CHANCE.itemsize, np.uint8), CHANCE).colour


def test_a_reading_keeps_what_the_bytes_held() -> None:
    buffer = np.zeros(CHANCE.itemsize, np.uint8)
    found = reading(buffer, CHANCE)
    buffer[:] = 255
    assert found.quick == 0
