"""Real tables over the API: the points as numbers or in sentences, refusals in one sentence, all within limits."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import lychgate
from tests.play.test_score import ROBBERY
from tests.server.serving import Player, serving_services, settings_for

PURSES: dict[str, Any] = {
    "players": 2,
    "phase": "over",
    "pile": "",
    "seats": {"1": {"hand": "", "money": 31, "notes": 1}, "2": {"hand": "", "money": 12}},
}
WHERE = "/games/gravediggers/score"


def test_a_real_table_is_scored_within_the_limits_of_its_address(tmp_path: Path) -> None:
    with serving_services(settings_for(tmp_path, reading_per_minute=20)) as (address, services):
        ada = Player(address, "Ada")
        found = ada.post(WHERE, given=PURSES)
        ended = lychgate.score("gravediggers", PURSES).outcome
        assert ended is not None
        assert found["outcome"]["points"] == list(ended.points) == [21, 12]
        said = [(line["points"], line["rule"], line["sentence"]) for line in found["outcome"]["lines"]]
        assert said == [(31, "GD-23", "money"), (-10, "GD-23", "credit notes to pay back (1)"), (12, "GD-23", "money")]
        robbed = ada.post(WHERE, given=ROBBERY, decisions=["3 fist 12"])
        assert robbed["outcome"] is None
        assert "Player 2 is paid 8 (GD-19)." in [event["sentence"] for event in robbed["events"]]
        check_refusals(ada)
        assert services.scorer.processes
        services.limits.replay_seconds.take("127.0.0.1", 100)
        assert ada.post(WHERE, 429, given=PURSES)["code"] == "too-many"


def check_refusals(ada: Player) -> None:
    twice = {**PURSES, "gone": "5 " * 20}
    refused = ada.post(WHERE, 422, given=twice)
    assert (refused["code"], refused["rule"]) == ("bad-position", "GD-1")
    illegal = ada.post(WHERE, 422, given=ROBBERY, decisions=["3 fist 13"])
    assert illegal["rule"] == "GD-13"
    assert ada.post("/games/nothing/score", 404, given={})["code"] == "unknown-game"
    assert ada.post(WHERE, 400, given=PURSES, decisions=["1 fist 1"] * 61)["code"] == "bad-request"
    assert ada.post(WHERE, 413, given={"seats": "x" * 70_000})["code"] == "too-large"
    assert ada.post(WHERE, 422, given={"chance": [70_000]})["code"] == "bad-position"
