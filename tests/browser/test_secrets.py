"""Neither the page nor anything sent to it holds what the seat may not know.

Ada plays in a browser, which is told numbers; Bob by the API, and is told sentences: what Bob knows and Ada may not is
looked for in every message to Ada's browser, and in her page after every decision.
"""

from __future__ import annotations

import json
import os
import random

import pytest

from lychgate.core.input.registry import find
from tests.browser.clicking import GAMES, address
from tests.browser.seats import ASKED, Person, Room
from tests.browser.test_together import SECRETIVE, make_table, name_oneself
from tests.crossing import crossed
from tests.server.reading import named_view
from tests.server.serving import Json, Player, Seat, opened

pytestmark = pytest.mark.browser

ADA, BOB = 0, 1
LOOKS = 60 if os.environ.get("LYCHGATE_LONG") else 6


def match_in(text: str) -> Json:
    """What a message tells of a match, if it does."""
    try:
        message = json.loads(text)
    except ValueError:
        return {}
    found = message if isinstance(message, dict) else {}
    match = found["match"] if isinstance(found.get("match"), dict) else found
    return match if "told" in match else {}


def views_in(text: str, game: str) -> list[Json]:
    """The views in a message, with names."""
    match = match_in(text)
    return [named_view(address(game), match["view"])] if match else []


def told_in(text: str) -> set[tuple[int, ...]]:
    """The events in a message: kind and arguments."""
    return {tuple(event[1:]) for event in match_in(text).get("events", ())}


def check_view(view: Json, over: bool) -> None:
    """Of the others' hands, goals, fists and wishes a view knows nothing; of their hidden cards neither."""
    for other in view["seats"][1:]:
        if not over:
            assert set(other["hand"] or ()) <= set(other.get("known", ()))  # null, or none left, or laid open to all
            assert other.get("answer") is None
            assert other.get("wish") is None
            assert other.get("goals") is None
            assert other.get("choice") is None
            assert other.get("fist") is None
    for place in view.get("graves", []):
        assert all(card["card"] is None or card["up"] or card["layer"] == ADA for card in place["cards"])
    for place in view.get("cemeteries", []):
        assert all(card["card"] is None or card["up"] or ADA in card["known_by"] for card in place["cards"])


def secrets_of(bob: Seat) -> list[Json]:
    """The events that Bob was told of and nobody else was."""
    own = {"laid-down", "laid", "looked", "drew", "returned-goal"}
    return [event for event in bob.events if event["name"] in own and event["arguments"].get("seat") == BOB]


def numbers_of(event: Json, game: str) -> tuple[int, ...]:
    """An event as clients are told it that read numbers."""
    return int(find(address(game)).events.named(event["name"])), *event["arguments"].values()


def held_by(bob: Seat) -> list[str]:
    """The cards of Bob's hand that nobody else knows to be there, where each card has a name of its own."""
    while bob.hears_within(0.01):
        pass
    seat = bob.match["view"]["seats"][BOB] if bob.match else {}
    return [card for card in seat.get("hand") or () if "known" in seat and card not in seat["known"]]


def check_told(ada: Person, bob: Seat, game: str, since: int = 0) -> int:
    """Look through the page and what came since; how much has come by now."""
    page, messages = ada.shown(), ada.told()
    told = set().union(*map(told_in, messages[since:]))
    for secret in secrets_of(bob):
        assert secret["sentence"] not in page
        assert numbers_of(secret, game) not in told
    for card in held_by(bob):
        assert f'"{card}"' not in page
    for message in messages[since:]:
        for view in views_in(message, game):
            check_view(view, view["phase"] == "over")
    return len(messages)


def sit_by_the_api(site: str, link: str) -> Seat:
    player = Player(site, "Bob")
    table, code = link.rpartition("/")[2].split("#invite=")
    return player.sit(player.post(f"/tables/{table}/join", invite=code))


def decide_by_chance(seat: Seat, chance: random.Random) -> None:
    while seat.hears_within(0.01):
        pass
    wished = seat.prompt and seat.prompt["window"] and len(seat.prompt["decisions"]) == 1  # passes by itself
    if seat.prompt and not wished:
        assert seat.decide(chance.choice(seat.prompt["decisions"])["data"])["type"] == "accepted"


@pytest.mark.parametrize("game", crossed(SECRETIVE))
def test_nothing_secret_reaches_the_browser(room: Room, site: str, game: str) -> None:
    ada, chance = room.person(), random.Random(game)
    name_oneself(ada, "Ada")
    with opened.pop_all():
        bob = sit_by_the_api(site, make_table(ada, game, ["you", "open", "bot:thumb"]))
        ada.page.get_by_text("Everybody is here").wait_for()
        ada.button("Deal").click()
        bob.wait_for("full")
        answer = GAMES[game](chance)
        looked = told = 0
        while not bob.outcome and looked < LOOKS:
            decide_by_chance(bob, chance)
            if ada.page.locator(ASKED).count():
                ada.answer(answer)
                told = check_told(ada, bob, game, told)
                looked += 1
        check_told(ada, bob, game)
        assert looked > 5
        assert secrets_of(bob) or held_by(bob)
        opened.close()
    assert_seen(ada, game)


def assert_seen(ada: Person, game: str) -> None:
    """The test has looked at something: views and events came."""
    messages = ada.told()
    assert len([view for message in messages for view in views_in(message, game)]) > 10
    assert len(set().union(*map(told_in, messages))) > 10


@pytest.mark.long
def test_a_card_of_the_mine_that_lies_face_down_is_nothing_but_its_back(room: Room) -> None:
    ada, answer = room.person().play_now("Goldräuber"), GAMES["Goldräuber"](random.Random(3))
    for _ in range(LOOKS):
        if ada.is_asked():
            ada.answer(answer)
    views = [view for message in ada.told() for view in views_in(message, "Goldräuber")]
    hidden = [cell for view in views for row in view["map"] for cell in row if cell and cell["face"] == "down"]
    assert len(hidden) > 100
    assert all(cell["kind"] is cell["wall"] is None and not cell["markers"] for cell in hidden)
