"""The first run: a game is played as soon as its rules are compiled, while the bots' search is still being compiled."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

import httpx
import pytest

from lychgate.core.errors import CannotCompile
from lychgate.core.model.contract import Game
from lychgate.server.messages.refusals import Refused
from lychgate.server.runtime.services import Services
from lychgate.server.workers.catalogue import Catalogue
from lychgate.server.workers.pool import WorkerPool
from lychgate.server.workers.questions import Question
from tests.server.company import asked_seat, deal, gather, play_on, wait_until, with_bots
from tests.server.serving import Player, serving_services, settings_for

COMPILING = "The bots that think ahead are still being compiled: try again in a minute."


@pytest.fixture(scope="module")
def first_run(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Services]]:
    """A server whose games are ready, and whose bots cannot search yet."""
    with serving_services(settings_for(tmp_path_factory.mktemp("first"))) as (address, services):
        yield address, services


@pytest.fixture(autouse=True)
def _no_search(first_run: tuple[str, Services], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(first_run[1].catalogue, "searched", set())


def test_a_bot_that_cannot_search_yet_plays_by_rule_of_thumb_at_once(
    first_run: tuple[str, Services], monkeypatch: pytest.MonkeyPatch
) -> None:
    address, services = first_run
    asked: list[str] = []

    async def ask(_: WorkerPool, question: Question, wait: float | None = None) -> int:
        asked.append(question.bot)
        return replace(question, bot="thumb").answer()

    monkeypatch.setattr(WorkerPool, "ask", ask)
    player, table = with_bots(address, bot="expert")
    [seat] = deal([player], table)
    play_on([seat], random.Random(1), most=2)
    assert set(asked) == {"thumb"}
    assert [place["bot"] for place in seat.table["seats"] if place["kind"] == "bot"] == ["expert"] * 2
    services.catalogue.searched.add("graverobbers")
    wait_until(lambda: play_on([seat], random.Random(1), most=1) == 0 or asked[-1] == "expert")
    assert asked[-1] == "expert"


def test_a_hint_is_refused_with_a_clear_sentence_until_bots_can_search(first_run: tuple[str, Services]) -> None:
    address, _ = first_run
    players, table = gather(address, hints=True)
    seats = deal(players, table)
    own = players[seats.index(asked_seat(seats))]
    answer = own.http.get(f"/tables/{table['table']}/hint")
    assert (answer.status_code, answer.json()["code"], answer.json()["sentence"]) == (503, "bots-compiling", COMPILING)
    assert answer.headers["retry-after"] == "20"


def test_an_analysis_is_refused_until_bots_can_search_and_not_kept_so(first_run: tuple[str, Services]) -> None:
    address, services = first_run
    players, table = gather(address, "gravediggers", seats=2)
    play_on(deal(players, table), random.Random(2))
    match = players[0].get(f"/tables/{table['table']}")["match"]
    assert players[0].get(f"/matches/{match}/analysis", 503)["sentence"] == COMPILING
    assert services.hints.analyses.get(match) is None


def test_the_api_tells_whether_bots_can_search(first_run: tuple[str, Services]) -> None:
    address, services = first_run
    services.catalogue.searched.add("graverobbers")
    games = {game["name"]: game["bots_ready"] for game in Player(address, "Ada").get("/games")}
    assert games == {name: name == "graverobbers" for name in services.catalogue.games}
    assert httpx.get(f"{address}/healthz").json()["bots"] == games


def steps_of(monkeypatch: pytest.MonkeyPatch, wanting: dict[str, str]) -> list[str]:
    """In what order a server compiles, while somebody begins to wait for a game when a step is done."""
    done: list[str] = []
    catalogue = Catalogue()
    catalogue.searched.clear()

    def taken(what: str) -> None:
        done.append(what)
        if what in wanting:
            with pytest.raises(Refused):
                catalogue.check_search(wanting[what])

    def rules(_: Catalogue, game: Game) -> None:
        taken(f"rules of {game.name}")

    def search(_: Catalogue, game: Game) -> None:
        taken(f"search of {game.name}")

    monkeypatch.setattr(Catalogue, "_prepare", rules)
    monkeypatch.setattr(Catalogue, "_prepare_search", search)
    monkeypatch.setattr("gc.freeze", lambda: None)
    catalogue._prepare_all()
    return done


def test_what_cannot_be_compiled_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(_: Catalogue, game: Game) -> None:
        if game.name == "goldraeuber":
            raise CannotCompile("no room on the disk")

    monkeypatch.setattr(Catalogue, "_prepare", fails)
    monkeypatch.setattr(Catalogue, "_prepare_search", fails)
    monkeypatch.setattr("gc.freeze", lambda: None)
    catalogue = Catalogue()
    catalogue.progress = dict.fromkeys(catalogue.games, 0.5)
    catalogue.searched.clear()
    catalogue._prepare_all()
    for check in (catalogue.check_ready, catalogue.check_search):
        with pytest.raises(Refused, match="its log says why"):
            check("goldraeuber")
        with pytest.raises(Refused, match="still being compiled"):
            check("graverobbers")


def test_all_games_are_compiled_before_any_search(monkeypatch: pytest.MonkeyPatch) -> None:
    games = list(Catalogue().games)
    assert steps_of(monkeypatch, {}) == [f"{step} of {game}" for step in ("rules", "search") for game in games]


def test_a_game_that_somebody_waits_for_goes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    first, second, *_, last = list(Catalogue().games)
    done = steps_of(monkeypatch, {f"rules of {first}": last})
    assert done[:4] == [f"rules of {first}", f"rules of {last}", f"search of {last}", f"rules of {second}"]
    assert len(set(done)) == len(done) == 2 * len(Catalogue().games)
