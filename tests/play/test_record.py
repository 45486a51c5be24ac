"""Records: written, read, replayed, and refused when they are not what was written."""

from __future__ import annotations

import contextlib
import hashlib
import json
import time
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import lychgate
from lychgate.core.input import registry
from lychgate.play.match.match import Match
from lychgate.play.record.record import Record
from lychgate.play.record.verify import verify
from tests.golden.records.add import FOLDER, path_of
from tests.play.test_match import play_out

GOLDEN = sorted(FOLDER.glob("*.json"))


def resigned(data: dict[str, Any]) -> Record:
    """A record of this data whose checksum fits: as a forger would write it."""
    return Record(**data)._signed()


@pytest.fixture
def match() -> Match:
    return play_out(lychgate.new("graverobbers", players=4, seed=7, names=["Ada", "Bö", "Cy", "Di"]))


def test_a_record_is_read_back_as_it_was_written(match: Match, tmp_path: Path) -> None:
    match.notes[3] = "a daring card"
    match.record().save(tmp_path / "match.json")
    again = lychgate.load(tmp_path / "match.json")
    assert again.outcome == match.outcome
    assert np.array_equal(again.state, match.state)
    assert again.story(1) == match.story(1)
    assert again.names == match.names
    assert again.notes == match.notes
    assert again.record() == match.record()


def test_a_saved_match_goes_on_where_it_was(tmp_path: Path) -> None:
    match = lychgate.new("graverobbers", players=4, rules="french", seed=7, games=2)
    for seat in range(4):
        match.decide(seat, "goal 2")
    match.record().save(tmp_path / "match.json")
    again = lychgate.load(tmp_path / "match.json")
    assert again.prompts == match.prompts
    assert play_out(again, 5).record() == play_out(match, 5).record()


def test_a_match_between_two_games_is_saved_too() -> None:
    match = lychgate.new("graverobbers", players=3, seed=2, games=2)
    while match.game_number == 1:
        match.decide(match.asked[0], match.legal(match.asked[0])[0])
    again = Record.from_text(match.record().text()).replay()
    assert again.game_number == 2
    assert again.outcome is None
    assert np.array_equal(again.state, match.state)


def test_a_record_of_four_players_takes_at_most_4_kb() -> None:
    for seed in range(20):
        text = play_out(lychgate.new("graverobbers", players=4, seed=seed), seed).record().text()
        assert len(text.encode()) <= 4096


def test_a_record_is_json_with_a_checksum_anyone_can_work_out(match: Match) -> None:
    text = match.record().text()
    assert json.loads(text)["game"] == "graverobbers"
    body, _, rest = text.partition('  "checksum"')
    assert hashlib.sha256(body.encode()).hexdigest() in rest


def test_a_sealed_record_keeps_seed_and_decisions_back(match: Match) -> None:
    sealed = match.record().sealed()
    text = sealed.text()
    assert match.seed.hex() not in text
    assert "@" not in text
    assert sealed.commitment == hashlib.sha256(match.seed).hexdigest()
    with pytest.raises(lychgate.BadRecord, match="sealed"):
        verify(Record.from_text(text))


def test_a_seed_that_was_not_promised_is_found_out(match: Match) -> None:
    promise = match.record().sealed().commitment
    assert verify(match.record(), commitment=promise) == len(match.log)
    other = play_out(lychgate.new("graverobbers", players=4, seed=8)).record()
    with pytest.raises(lychgate.BadRecord, match="committed to"):
        verify(other, commitment=promise)
    with pytest.raises(lychgate.BadRecord, match="committed to"):
        verify(resigned({**other.as_data(), "commitment": promise}))


def version_of(path: Path) -> int:
    return int(path.stem.split("-")[1].removeprefix("v"))


def is_current(path: Path) -> bool:
    """Was it played by the rules as they are now?"""
    return version_of(path) == registry.find(path.stem.split("-")[0]).version


@pytest.mark.parametrize("path", [p for p in GOLDEN if not is_current(p)], ids=lambda path: path.stem)
def test_records_of_older_rules_are_refused_with_the_reason(path: Path) -> None:
    with pytest.raises(lychgate.BadRecord, match=f"played by version {version_of(path)} of the rules"):
        Record.read(path)


@pytest.mark.parametrize("path", [p for p in GOLDEN if is_current(p)], ids=lambda path: path.stem)
def test_golden_records_replay_for_good(path: Path) -> None:
    record = Record.read(path)
    assert verify(record) > 0
    match = record.replay()
    assert match.over
    assert match.record().text() == path.read_text(encoding="utf-8")


def test_a_record_of_older_rules_is_refused_with_the_reason() -> None:
    data = {**Record.read(FOLDER / "outerspace-v4-2-standard.json").as_data(), "rules_version": 3}
    with pytest.raises(lychgate.BadRecord, match="version 3 of the rules"):
        verify(Record.from_data({**data, "checksum": resigned(data).checksum}))


def test_there_are_golden_records_of_every_kind() -> None:
    for name in {path.name.split("-v")[0] for path in GOLDEN} | {"graverobbers"}:
        game = registry.find(name)
        for players in game.players:
            for rules in game.rule_sets:
                assert path_of(name, game.version, players, rules) in GOLDEN


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"format": "cookbook"}, "another kind of file"),
        ({"format_version": 2}, "newer"),
        ({"format_version": 0}, "another kind of file"),
        ({"game": "ludo"}, "'ludo'; expected one of"),
        ({"rules_version": 99}, "version 99 of the rules"),
        ({"players": 9}, "3 to 6 players"),
        ({"players": "4"}, "Expected `int`"),
        ({"rules": "martian"}, "rule sets"),
        ({"options": {"spy": "never"}}, "Option spy"),
        ({"options": {"open_hands": 1}}, "Option open_hands"),
        ({"games": 0}, "1 to 100 games"),
        ({"games": 3}, "1 games where 3"),
        ({"names": ["Ada"]}, "names"),
        ({"names": ["Ada", "\ud800", "C"]}, "A part of this record is invalid"),
        ({"seed": "00" * 31}, "A part of this record is invalid"),
        ({"seed": "00" * 32}, "committed to"),
        ({"entropy": {"7": "x"}}, "from seat 7, which does not exist"),
        ({"entropy": {"0": "x"}}, "from seat 0, which does not exist"),
        ({"entropy": {"one": "x"}}, "A part of this record is invalid"),
        ({"notes": {"9999": "after the end"}}, "notes"),
        ({"decisions": []}, "0 games where 1"),
        ({"decisions": [[]]}, "outcome"),
        ({"decisions": [[], []]}, "2 games where 1"),
        ({"decisions": [["1 goal 1; 1 goal 1"]]}, "decision 2: 1 goal 1 is not legal"),
        ({"decisions": [["1 goal 1; 2 nonsense"]]}, "decision 2: expected a seat and a decision"),
        ({"decisions": [["4 goal 1"]]}, "decision 1: expected a seat"),
        ({"outcome": None}, "outcome"),
        ({"outcome": {"points": [0, 0, 0], "places": [1, 1, 1], "games": [[0, 0, 0]]}}, "outcome"),
        ({"surprise": 1}, "surprise"),
    ],
)
def test_what_a_forger_signs_is_refused_with_the_reason(change: dict[str, Any], sentence: str) -> None:
    original = Record.from_text(
        path_of("graverobbers", registry.find("graverobbers").version, 3, "german").read_bytes()
    )
    data = {**original.as_data(), **change}
    with contextlib.suppress(UnicodeEncodeError):  # some cannot even be written
        data["checksum"] = resigned({key: value for key, value in data.items() if key != "surprise"}).checksum
    with pytest.raises(lychgate.BadRecord) as refused:
        verify(Record.from_data(data))
    assert sentence in refused.value.sentence


def test_no_record_without_a_file(tmp_path: Path) -> None:
    with pytest.raises(lychgate.BadRecord, match="no readable record"):
        lychgate.load(tmp_path / "nowhere.json")
    with pytest.raises(lychgate.BadRecord, match="no readable record"):
        lychgate.load(tmp_path)


@pytest.mark.parametrize(
    "text",
    ["", "{", "[]", "null", "7", "[" * 100_000, '{"format": NaN}', "\x00", "é" * 9, b"\xff\xfe", "x" * (2**20 + 1)],
    ids=range(11),
)
def test_what_is_no_record_at_all_is_refused(text: str | bytes) -> None:
    with pytest.raises(lychgate.BadRecord):
        Record.from_text(text)


@pytest.mark.long
def test_ten_thousand_records_are_verified_in_ten_seconds() -> None:
    texts = [
        play_out(lychgate.new("graverobbers", players=3 + seed % 4, seed=seed), seed).record().text()
        for seed in range(500)
    ]
    start = time.process_time()
    for text in texts * 20:
        verify(Record.from_text(text))
    assert time.process_time() - start < 10
