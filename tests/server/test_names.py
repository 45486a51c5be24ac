"""Names at a table: nobody is taken for a bot or for another player."""

from __future__ import annotations

import pytest

from lychgate.bots.names import called
from lychgate.core.input import registry
from lychgate.server.messages.refusals import Refused
from lychgate.server.tables.names import are_alike, check_person
from lychgate.server.telling.writer import writer
from tests.server.company import dealt, with_bots
from tests.server.serving import Player


@pytest.mark.parametrize(
    "name",
    [
        "Thumb",
        "Doctor Owl",
        "doctor owl 2",
        "Doktor Kauz",
        "thumb 2",
        "THUMB2",
        "Тhumb",
        "Thúmb!",
        "Thurnb",
        "Chance",
        "Ехреrt",
        "Bot",
        "Thumb (bot)",
        "Daumen",
        "facile 2",
    ],
)
def test_nobody_gets_a_bots_name(address: str, name: str) -> None:
    host, table = with_bots(address)
    path, invite = f"/tables/{table['table']}", table["you"]["invite"]
    eve = Player(address, name)
    assert eve.post(f"{path}/join", 422, seat=1, invite=invite)["code"] == "bots-name"
    seats = [{"kind": "you"}, {"kind": "bot"}, {"kind": "bot"}]
    assert eve.post("/tables", 422, game="graverobbers", seats=seats)["code"] == "bots-name"
    host.post(f"{path}/start")
    assert eve.post(f"{path}/seats/1/ask", 422, invite=invite)["code"] == "bots-name"
    assert eve.post(f"{path}/seats/1/ask", invite=invite, name="Eve")["requests"][0]["name"] == "Eve"


BOTS_NAMES = [
    "Τhumb",
    "тhumb",
    "ᴛhumb",
    "Ꭲhumb",
    "Thսmb",
    "ᴛʜᴜᴍʙ",
    "Tḥumb",
    "Thumƅ",
    "Ехреrt",
    "Experτ",
    "ɛxpert",
    "Exꝑert",
    "Thumb²",
    "Tһum𝖇",
    "𝕋humb",
    "Thuᴍb",
    "Th⋃mb",
    "7humb",
    "Thum6",
    "Thum8",
    "Thumb-2",
    "Th-umb",
    "E×pert",
    "Ꭼxpert",
    "Chаnce",
    "Сhance",
    "Bօt",
    "B0t",
    "Ea5y",
    "H4rd",
    "Ɦard",
    "Меdium",
    "Τһսmb",
]


@pytest.mark.parametrize("name", BOTS_NAMES)
def test_what_looks_like_a_bots_name_is_none_for_a_person(name: str) -> None:
    with pytest.raises(Refused) as refused:
        check_person(name)
    assert refused.value.code == "bots-name"


@pytest.mark.parametrize("name", ["Vеra", "Аda", "Ꮇia", "Λda", "Aνa"])
def test_a_word_mixes_no_alphabets(name: str) -> None:
    with pytest.raises(Refused) as refused:
        check_person(name)
    assert refused.value.code == "mixed-name"


@pytest.mark.parametrize(
    "name",
    ["Ada", "Ольга", "Ελένη", "Армен 2", "Ada Ольга", "José", "Zoë", "Łukasz", "さくらA", "美咲", "4dam", "R2D2", "★"],
)
def test_other_names_are_welcome(name: str) -> None:
    assert check_person(name) == name


@pytest.mark.parametrize(
    "pair",
    [
        "Vera:Veɾa",
        "Vera:VERÁ",
        "Vera:V3ra",
        "Vera:ᴠᴇʀᴀ",
        "Vera:V-era",
        "Bob:Воь",
        "Arno:Amo",
        "Po:P0",
        "Ali:A1i",
        "Ali:AIi",
        "Host:H0st",
    ],
)
def test_names_that_look_alike(pair: str) -> None:
    one, other = pair.split(":")
    assert are_alike(one, other)
    assert are_alike(other, one)


@pytest.mark.parametrize("pair", ["Ada:Ada 2", "P0:P1", "Player6:Player8", "Vera:Vern", "★:☆", "Ada 2:Ada 12"])
def test_names_that_do_not_look_alike(pair: str) -> None:
    assert not are_alike(*pair.split(":"))


def test_two_who_ask_are_not_called_alike(address: str) -> None:
    _, table, path = dealt(address)
    for name, given in (("Vera", "Vera"), ("Veɾa", "Veɾa 2"), ("VERA", "VERA 3")):
        asked = Player(address, name).post(f"{path}/seats/1/ask", invite=table["you"]["invite"])
        assert asked["requests"][-1]["name"] == given


def test_who_asks_under_a_players_name_gets_a_number(address: str) -> None:
    _, table, path = dealt(address)
    asked = Player(address, "ADA").post(f"{path}/seats/1/ask", invite=table["you"]["invite"])
    assert asked["requests"][0]["name"] == "ADA 2"


def test_a_bot_is_called_in_the_readers_language_and_a_person_as_they_are() -> None:
    assert [called(name, "de") for name in ("Doctor Owl", "Thumb 2", "Chance")] == ["Doktor Kauz", "Daumen 2", "Zufall"]
    assert called("Doctor Owl", "en") == called("Doctor Owl", "xx") == "Doctor Owl"
    assert [called(name, "de") for name in ("Ada", "Ada 2", "Thumbelina")] == ["Ada", "Ada 2", "Thumbelina"]


def test_sentences_call_bots_in_their_language() -> None:
    game = registry.find("graverobbers")
    accusing = next(action for action in range(game.actions) if game.decisions.write(action) == "!2")
    assert writer(game, ["Ada", "Miss Finch", "Doctor Owl"], "de").decision_words(accusing) == "Fräulein Fink anklagen"
