"""What a page is given of a game: boxes put together from patches are the boxes that Python makes."""

from __future__ import annotations

import base64
import random

import numpy as np
import pytest

from lychgate.core.input import registry
from lychgate.site.kit import game_kit, put
from tests.site.matches import settings


@pytest.mark.parametrize("name", registry.names())
def test_options_together_are_the_box_that_python_makes(name: str) -> None:
    game, dice = registry.find(name), random.Random(5)
    boxes = game_kit(game)["boxes"]
    for _ in range(40):
        chosen = settings(game, dice)
        complete = game.settings(chosen["players"], chosen["rules"], chosen["options"])
        kit = boxes[str(chosen["players"])]
        box = np.frombuffer(base64.b64decode(kit["base"]), np.uint8).copy()
        for option, value in complete.items():
            if value == game.options[option].default:
                continue
            if option in kit["numbers"]:
                start, size = kit["numbers"][option]
                put(box, [[start, value.to_bytes(size, "little").hex()]])
            else:
                put(box, kit["options"][option][str(value).lower() if isinstance(value, bool) else str(value)])
        assert box.tobytes() == game.build(chosen["players"], complete).tobytes()
