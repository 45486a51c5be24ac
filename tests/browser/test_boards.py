"""Boards look as they did: pictures of all games in fixed positions, compared with those that are kept.

Where a change is meant, `python -m tests.browser.boards` takes them anew; look at them before they are kept.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from playwright.sync_api import Browser

from lychgate.server.runtime.services import Services
from tests.browser.boards import FOLDER, SCHEMES, SCREENS, boards, smaller
from tests.browser.clicking import GAMES, address
from tests.browser.pictures import nearest, pixels
from tests.server.serving import serving_services, settings_for

pytestmark = [pytest.mark.browser, pytest.mark.long]

FAR = 24  # of 255: so much may a colour be off, by other machines' edges of letters
MOST = 0.02  # of all pixels may be further off


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Services]]:
    folder: Path = tmp_path_factory.mktemp("boards")
    with serving_services(settings_for(folder)) as found:
        yield found


@pytest.mark.parametrize("game", GAMES)
def test_a_board_looks_as_it_did(chromium: Browser, served: tuple[str, Services], game: str) -> None:
    blank, wrong = chromium.new_page(), []
    for name, taken in boards(chromium, *served, [game]):
        now, before = smaller(pixels(blank, taken)), pixels(blank, (FOLDER / f"{name}.png").read_bytes())
        if now.shape != before.shape:
            wrong.append(f"{name}: {now.shape[1]} × {now.shape[0]}, was {before.shape[1]} × {before.shape[0]}")
            continue
        palette = np.unique(before.reshape(-1, 3), axis=0)  # in the same few colours, the same picture is the same
        off = np.abs(palette[nearest(now, palette)].astype(int) - before).max(axis=2) > FAR
        if off.mean() > MOST:
            wrong.append(f"{name}: {off.mean():.1%} of it")
    blank.close()
    assert wrong == []


def test_every_picture_that_is_kept_is_compared() -> None:
    names = {f"{address(game)}-{width}-{scheme}.png" for game in GAMES for width, _ in SCREENS for scheme in SCHEMES}
    assert {file.name for file in FOLDER.iterdir()} == names
    assert sum(file.stat().st_size for file in FOLDER.iterdir()) < 3 * 2**20
