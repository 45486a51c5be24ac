"""The whole API, as its own description says it is, with data that Schemathesis makes up: nothing makes it fail."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from lychgate.conformance.counts import count
from lychgate.core.input import registry
from lychgate.play.text.export import game_hash
from tests.server.company import deal, gather, play_on
from tests.server.serving import Player, opened, serving, settings_for

if TYPE_CHECKING:
    from schemathesis.schemas import BaseSchema

PATHS: dict[str, str] = {}  # what there is: put into half of the requests, so that they get further than "not found"
TOKEN: dict[str, str] = {}
REFUSAL = {"code", "rule", "message", "arguments", "prompt"}


@pytest.fixture(scope="module")
def described(tmp_path_factory: pytest.TempPathFactory) -> Iterator[BaseSchema]:
    """The description, from a server where a match goes on and another is over."""
    import schemathesis  # slow to load, and only one of the processes that collect this needs it

    folder: Path = tmp_path_factory.mktemp("fuzzed")
    with serving(settings_for(folder, most_tables=50)) as address, opened.pop_all():
        players, table = gather(address, public=True, spectators=True)
        play_on(deal(players, table), random.Random(1))
        PATHS["match_id"] = players[0].get(f"/tables/{table['table']}")["match"]
        players[0].http.get(f"/matches/{PATHS['match_id']}/analysis", timeout=300)  # once: then it is there
        going_on = gather(address, public=True, spectators=True)
        PATHS.update(table_id=going_on[1]["table"], game="graverobbers", language="en", seat="1")
        PATHS.update(digest=game_hash(registry.find("graverobbers")), file="en.json")
        play_on(deal(*going_on), random.Random(2), most=4)
        TOKEN["authorization"] = f"Bearer {going_on[0][0].token}"
        yield schemathesis.openapi.from_url(f"{address}/schema/openapi.json")
        assert Player(address, "Still here").get("/guests/me")
        opened.close()


@pytest.mark.filterwarnings("ignore:Do not use the `random` module")  # the server's thread does, while data is made up
def test_no_request_makes_the_server_fail(described: BaseSchema) -> None:
    from hypothesis import HealthCheck, given, settings
    from schemathesis.core.result import Ok

    tried = 0
    for found in list(described.get_all_operations())[:: count(3, 1)]:
        assert isinstance(found, Ok), found
        operation = found.ok()

        @settings(max_examples=count(2, 200), deadline=None, suppress_health_check=list(HealthCheck), database=None)
        @given(case=operation.as_strategy())
        def try_out(case: Any) -> None:
            attempt(case, dict(TOKEN))
            case.path_parameters = {name: PATHS.get(name, value) for name, value in case.path_parameters.items()}
            attempt(case, dict(TOKEN))
            attempt(case, {})

        try_out()
        tried += 1
    assert tried > count(8, 25)


def attempt(case: Any, headers: dict[str, str]) -> None:
    """Ask this; whatever is refused is refused in the one form."""
    response = case.call(headers=headers)
    assert response.status_code < 500, f"{case.method} {case.formatted_path} {case.body!r}: {response.text}"
    if response.status_code >= 400:
        assert set(response.json()) - {"sentence"} == REFUSAL, case.as_curl_command()


def test_a_body_that_is_nested_too_deeply_is_refused(address: str) -> None:
    player = Player(address, "Ada")
    for path in ("/guests", "/tables", "/records/verify"):
        headers = {"content-type": "application/json"}
        answer = player.http.post(path, content=b'{"name":' + b'{"a":' * 9000, headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-request")
