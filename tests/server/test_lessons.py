"""A chapter of a lesson at a table: named, begun at once, the others by script, and nothing proves a deal."""

from __future__ import annotations

from tests.server.serving import Json, Player


def learn(player: Player, chapter: str, game: str = "gravediggers") -> Json:
    answer: Json = player.post("/lessons", 201, game=game, chapter=chapter)
    return answer


def test_a_chapter_is_played_by_the_learner_and_the_script(address: str) -> None:
    ada = Player(address, "Ada")
    table = learn(ada, "fist")
    assert (table["lesson"], table["phase"], table["hints"]) == ("fist", "playing", False)
    seat = ada.sit(table)
    assert seat.full["sealed"] is None
    seat.decide("rob 3")
    seat.decide("fist 4")
    while "paid" not in [event["name"] for event in seat.events]:
        seat.wait_for("change")
    paid = [event["arguments"] for event in seat.events if event["name"] == "paid"]
    assert [(one["seat"], one["money"]) for one in paid] == [(0, 4), (1, 6)]


def test_a_lesson_is_said_in_the_reader_s_language(address: str) -> None:
    ada = Player(address, "Ada")
    lesson = ada.get("/games/gravediggers/lessons/de")
    assert lesson["chapters"][0]["name"] == "place"
    assert "chapter-place = Eine Karte legen" in lesson["messages"]
    assert "chapter-place = Lay a card" in ada.get("/games/gravediggers/lessons/xx")["messages"]


def test_the_next_chapter_takes_the_former_one_s_place(address: str) -> None:
    ada = Player(address, "Ada")
    former, latter = learn(ada, "place"), learn(ada, "look")
    assert [table["table"] for table in ada.get("/tables/mine")] == [latter["table"]]
    assert ada.http.get(f"/tables/{former['table']}").json()["code"] == "no-such-table"


def test_only_a_chapter_that_is_written_is_opened(address: str) -> None:
    ada = Player(address, "Ada")
    for wrong in ("nothing", "../place", "8-play"):
        assert ada.http.post("/lessons", json={"game": "gravediggers", "chapter": wrong}).json()["code"] == "not-found"
    assert ada.http.post("/lessons", json={"game": "gravediggers", "given": {}}).json()["code"] == "bad-request"


def test_the_last_chapter_is_played_to_its_end_and_has_no_record(address: str) -> None:
    ada = Player(address, "Ada")
    table = learn(ada, "play")
    assert table["hints"]
    seat = ada.sit(table)
    while seat.outcome is None:
        if seat.prompt is None:
            seat.wait_for("change")
        else:
            seat.decide(seat.choices[0])
    match = ada.get(f"/tables/{table['table']}")["match"]
    assert ada.http.get(f"/matches/{match}/record").json()["code"] == "no-such-match"
    assert ada.get(f"/matches/{match}/frames?eyes=0&first=1&count=3")["frames"] > 10
