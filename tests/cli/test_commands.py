"""Every command does what its help says, and says plainly what is wrong."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
import typer

import lychgate
from lychgate import bots
from lychgate.cli.app import BOT_NAMES
from lychgate.cli.commands import app
from lychgate.cli.commands.simulate import spread
from lychgate.cli.table.seated import HUMAN, Table
from lychgate.core.input import registry
from lychgate.core.model.chance import quick
from lychgate.lab.engine.intervals import Interval
from lychgate.play.text.export import as_json, game_data, game_hash, game_words
from lychgate.play.text.option_words import option_meaning, option_sentence, rule_set_name, written
from lychgate.play.text.words import Words
from tests.cli.commands import Ran, run
from tests.cli.newcomer import Newcomer
from tests.rulebook import NO_RULE

Run = Callable[..., Ran]

SCENARIO = """\
title = "A spectator is not on turn"
rules = ["GR-7"]

[given]
game = "graverobbers"
players = 3

[[then]]
over = {over}
"""


@pytest.fixture(name="lych")
def lych_fixture(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    return partial(run, capsys, monkeypatch)


@pytest.fixture(name="record")
def record_fixture(tmp_path: Path) -> Path:
    """A finished match of three bots."""
    match = lychgate.new("graverobbers", players=3, seed=5, names=["Ann", "Bea", "Carl"])
    while not match.over:
        seat = match.asked[0]
        match.decide(seat, match.legal(seat)[0])
    match.record().save(tmp_path / "match.json")
    return tmp_path / "match.json"


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("rules", "chess"), "Expected one of the games"),
        (("rules", "graverobbers", NO_RULE), "Expected a rule from GR-1 to"),
        (("simulate", "graverobbers", "--players", "9"), "3 to 6 players, got 9"),
        (("simulate", "graverobbers", "--bots", "oracle"), "got 'oracle'"),
        (("arena", "graverobbers", "thumb", "oracle"), "got 'oracle'"),
        (("analyse", "nowhere.json", "--bot", "thumb"), "a level that searches"),
        (("simulate", "graverobbers", "-o", "spy=never"), "Option spy is either or first, got 'never'"),
        (("simulate", "graverobbers", "-o", "colour=red"), "with a name out of spy"),
        (("simulate", "graverobbers", "--rules", "italian"), "rule sets german, french"),
        (("play", "graverobbers", "--humans", "5"), "Expected 0 to 4 people, got 5"),
        (
            ("play", "graverobbers", "-b", "easy,hard,thumb,hard"),
            "Expected at most 3 bots, for the seats without people; got 4",
        ),
        (("play", "graverobbers", "--names", "a,b,c,d,e"), "Expected up to 4 names, got 5"),
        (("play", "graverobbers", "-p", "9"), "3 to 6 players, got 9"),
        (("play", "graverobbers", "-p", "7"), "3 to 6 players, got 7"),
        (("play", "graverobbers", "-p", "2"), "3 to 6 players, got 2"),
        (("check", "nosuch.toml"), "Expected an existing file, got 'nosuch.toml'."),
        (
            ("cards", "outerspace", "--sheet", "no/x.html"),
            "Expected a file in an existing folder, got 'no/x.html'.",
        ),
        (
            ("play", "chess"),
            "Expected one of the games goldraeuber, gravediggers, graverobbers, outerspace; got 'chess'.",
        ),
        (("rules", "graverobers"), "got 'graverobers'. Did you mean graverobbers?"),
        (("serve", "--port", "80x"), "Expected a whole number for --port, got '80x'."),
        (("play", "graverobbers", "--names", "Ann,ann"), "Expected different names, got ann twice."),
        (("play", "graverobbers", "-g", "ten"), "Expected a whole number for --games, got 'ten'."),
        (("simulate", "graverobbers", "--seed", "x"), "Expected a whole number for --seed, got 'x'."),
        (("simulate", "graverobbers", "--processes", "0"), "Expected 1 or more for --processes, got 0."),
        (("bench", "--seconds", "nan"), "Expected a number from 0.01 for --seconds, got 'nan'."),
        (("replay", "x.json", "--commitment", "abc"), "Expected --verify together with --commitment"),
        (("play", "--resume", "nowhere.json"), "nowhere.json"),
        (("replay", "nowhere.json"), "nowhere.json"),
        (("hint", "nowhere.json"), "nowhere.json"),
        (("check",), "PATH"),
        (("dance",), "dance"),
        (("play", "--fast"), "--fast"),
    ],
)
def test_a_wrong_command_gets_one_plain_sentence_and_code_2(
    lych: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: tuple[str, ...], sentence: str
) -> None:
    monkeypatch.chdir(tmp_path)
    ran = lych(*arguments)
    assert ran.code == 2
    assert sentence in ran.err
    assert "Traceback" not in ran.err
    assert ran.out == ""


@pytest.mark.parametrize(
    ("typed", "rule"),
    [
        ("Goldräuber", "GO-6"),
        ("GOLDRAEUBER", "GO-6"),
        ("Goldra\u0308uber", "GO-6"),
        ("Graverobbers", "GR-6"),
        ("Outer Space", "BM-6"),
        ("the revenge of the grave robbers from outer space", "BM-6"),
    ],
)
def test_a_game_is_known_by_its_title_however_it_is_spelt(lych: Run, typed: str, rule: str) -> None:
    ran = lych("rules", typed, "6")
    assert ran.code == 0
    assert rule in ran.out


def test_the_list_of_commands_cuts_nothing_off(lych: Run) -> None:
    shown = lych("--help").out
    assert "..." not in shown.partition("Commands:")[2]
    assert all(name in shown for name in typer.main.get_command(app).commands)  # type: ignore[attr-defined]


def test_no_interval_is_broken_on_a_narrow_screen(monkeypatch: pytest.MonkeyPatch, lych: Run) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    shown = lych("arena", "graverobbers", "thumb", "random", "-p", "3", "-b", "4", "--processes", "1").out
    assert shown.count("(") == len(re.findall(r"\(\S+–\S+\)", shown)) > 0
    assert max(map(len, shown.splitlines())) <= 80


def test_a_mistake_of_ours_is_told_without_a_traceback(lych: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(game: str, language: str) -> None:
        raise ZeroDivisionError("at the table")

    monkeypatch.setattr("lychgate.cli.commands.rules.rulebook", broken)
    ran = lych("rules", "graverobbers")
    assert ran.code == 70
    assert "ZeroDivisionError: at the table" in ran.err
    assert "Traceback" not in ran.err


def test_one_rule_is_found_by_id_and_by_number(lych: Run) -> None:
    by_id, by_number = lych("rules", "graverobbers", "gr-16"), lych("rules", "graverobbers", "16")
    assert by_id.code == 0
    assert by_id.out == by_number.out
    assert "GR-16" in by_id.out
    assert "GR-17" not in by_id.out
    assert "GR-1 " in lych("rules", "graverobbers").out


def test_simulate_prints_a_table_or_json_with_intervals(lych: Run) -> None:
    arguments = ("simulate", "graverobbers", "--games", "40", "-p", "3", "--bots", "thumb,random,random", "--seed", "3")
    shown, data = lych(*arguments), json.loads(lych(*arguments, "--json").out)
    assert "40 games of graverobbers with 3 players, seed 3" in shown.out
    assert [seat["bot"] for seat in data["seats"]] == ["thumb", "random", "random"]
    for seat in data["seats"]:
        for what in ("wins", "points"):
            assert seat[what]["low"] <= seat[what]["value"] <= seat[what]["high"]
    assert sum(seat["wins"]["value"] for seat in data["seats"]) == pytest.approx(1)
    assert data["games"] == 40
    assert data["speed"]["decisions_per_second"]["value"] > 0


@pytest.mark.parametrize("game", registry.names())
def test_every_option_is_listed_with_values_and_default(lych: Run, game: str) -> None:
    ran, found = lych("options", game), registry.find(game)
    for name, option in found.options.items():
        several = isinstance(option.values, range)
        values = f"{option.values[0]}…{option.values[-1]}" if several else "|".join(map(written, option.values))
        assert f"-o {name}={values}" in ran.out
        assert f"({option.rule}). {option_meaning(Words(), found, name)}" in ran.out
        assert f"{option_sentence(Words(), found, name, option.default)} (default)\n" in ran.out
        assert option.counts or all(option_sentence(Words(), found, name, one) in ran.out for one in option.values)
    for name in found.rule_sets:
        assert f"--rules {name}" in ran.out
        assert rule_set_name(Words(), found, name) in ran.out


def test_options_are_read_in_german(lych: Run) -> None:
    ran = lych("options", "graverobbers", "--lang", "de")
    assert "Grabräuber, für 3 bis 6 Personen." in ran.out
    assert "    Deutsche Regeln\n" in ran.out
    assert "    Spione (GR-12). Welche Karte eines Zuges darf ein Spion sein?\n" in ran.out
    assert "    first   Ein Spion ist immer die erste Karte eines Zuges.\n" in ran.out
    assert "    0  Der Zufall entscheidet, wer beginnt. (Standard)\n" in ran.out


def test_no_interval_of_a_share_leaves_its_bounds() -> None:
    assert spread(Interval(0.8, 0.5, 1.1), 1, percent=True) == "80.0 % (50.0 – 100.0)"
    assert spread(Interval(0.2, -0.1, 0.5), 1, percent=True) == "20.0 % (0.0 – 50.0)"
    assert spread(Interval(0.2, -0.1, 1.5), 1) == "0.2 (-0.1 – 1.5)"


def test_options_reach_the_game(lych: Run) -> None:
    chosen = ("simulate", "graverobbers", "--games", "30", "--json", "--rules", "french", "-o", "open_hands=true")
    data = json.loads(lych(*chosen).out)
    assert (data["rules"], data["options"]) == ("french", {"open_hands": True})


def test_a_mine_of_ones_own_is_played_in_from_its_file(lych: Run, tmp_path: Path) -> None:
    mine = tmp_path / "own.txt"
    mine.write_text(OWN_MINE)
    chosen = ("simulate", "goldraeuber", "-p", "1", "--games", "30", "--json", "-o", f"mine=@{mine}")
    assert json.loads(lych(*chosen).out)["games"] == 30
    played = lych("play", "goldraeuber", "-p", "1", "--humans", "0", "--pace", "0", "-s", "1", "-o", f"mine=@{mine}")
    assert played.code == 0
    mine.write_text(OWN_MINE.replace("treasure", "trap"))
    wrong = lych(*chosen)
    assert wrong.code == 2
    assert "own.txt, line 1: expected one treasure, got none." in wrong.err
    assert "a file that can be read" in lych(*chosen[:-1], f"mine=@{tmp_path}").err
    assert "Option mine is default or @FILE" in lych(*chosen[:-1], "mine=own").err


OWN_MINE = "cards\n1 inner treasure - -\n1 inner comrade - -\n4 outer tunnel 1 left\nmap 1\no o I I o o\n"


def test_bench_measures_every_player_count(lych: Run) -> None:
    rows = json.loads(lych("bench", "graverobbers", "--seconds", "0.01", "--json").out)
    assert {(row["players"], row["bot"]) for row in rows} == {(p, b) for p in range(3, 7) for b in ("random", "thumb")}
    assert all(row["decisions_per_second"] > row["games_per_second"] > 0 for row in rows)


def test_a_record_is_told_again_as_each_seat_saw_it(lych: Run, record: Path) -> None:
    told = [lych("replay", str(record), *seat).out for seat in ((), ("--seat", "1"), ("--seat", "2"))]
    assert all(("Ann" in text and " wins" in text) or "share the win" in text for text in told)
    assert "Ann returns the" in told[1]
    assert "Ann returns the" not in told[0]
    assert "Ann returns the" not in told[2]
    wrong = lych("replay", str(record), "--seat", "4")
    assert (wrong.code, "from 1 to 3, got 4" in wrong.err) == (2, True)


def test_a_record_that_holds_is_verified_and_an_edited_one_is_not(lych: Run, record: Path) -> None:
    good = lych("replay", str(record), "--verify")
    assert good.code == 0
    assert "the record holds" in good.out
    commitment = json.loads(record.read_text())["commitment"]
    assert lych("replay", str(record), "--verify", "--commitment", commitment).code == 0
    assert lych("replay", str(record), "--verify", "--commitment", "0" * 64).code == 1
    record.write_text(record.read_text().replace("Bea", "Eve"))
    bad = lych("replay", str(record), "--verify")
    assert bad.code == 1
    assert str(record) in bad.out


def test_hint_answers_for_one_seat_that_is_asked_and_tells_nothing_of_others(
    lych: Run, tmp_path: Path, record: Path
) -> None:
    file = tmp_path / "begun.json"
    match = lychgate.new("graverobbers", players=3, seed=1, names=["Ann", "Bea", "Carl"])
    match.record().save(file)
    told = lych("hint", str(file), "--seat", "2").out
    assert told.startswith("Bea: ")
    assert "goal " in told
    for seat in range(3):
        match.decide(seat, "goal 1")
    match.record().save(tmp_path / "later.json")
    assert lych("hint", str(tmp_path / "later.json")).out.startswith(f"{match.names[match.asked[0]]}: ")
    for refused, sentence in (
        (("hint", str(file)), "name yours with --seat (1, 2, 3)"),
        (("hint", str(file), "--seat", "4"), "Seat 4 has nothing to decide now; these seats have: 1, 2, 3."),
        (("hint", str(record)), "This match is over"),
    ):
        answer = lych(*refused)
        assert answer.code != 0
        assert sentence in " ".join((answer.out + answer.err).split())


def test_a_bot_that_searches_tells_what_it_considered_and_believes(lych: Run, tmp_path: Path) -> None:
    file = tmp_path / "begun.json"
    lychgate.new("graverobbers", players=3, seed=1).record().save(file)
    arguments = ("hint", str(file), "--seat", "1", "--bot", "easy", "--beliefs")
    one = json.loads(lych(*arguments, "--json").out)
    assert one["seat"] == 1
    assert one["decision"] in {move["decision"] for move in one["moves"]}
    assert sum(move["visits"] for move in one["moves"]) == one["iterations"]
    assert not any(belief["where"].startswith("seats.1.") for belief in one["beliefs"])
    shown = lych(*arguments).out
    assert "share of search" in shown
    assert re.search(r"goal \d: (black|white) goal: ", shown)  # a goal by what it is
    assert re.search(r"Player 2 has the \w+ goal: .*, \d+ %", shown)
    assert "seats." not in shown


def test_a_finished_match_is_thought_over_again(lych: Run, record: Path) -> None:
    found = json.loads(lych("analyse", str(record), "--bot", "easy", "--json").out)
    assert {moment["seat"] for moment in found["moments"]} == {0, 1, 2}
    assert all(0 <= moment["cost"] <= moment["chance"] <= 1 for moment in found["moments"])
    assert len(found["swings"]) == 3
    assert all(guess["true"] in (True, False) for swing in found["swings"] for guess in swing["guesses"])
    shown = lych("analyse", str(record), "--bot", "easy").out
    assert all(name in shown for name in ("Ann", "Bea", "Carl"))
    assert "that player’s own view" in shown
    assert "Believed then" in shown
    assert "seats." not in shown
    assert re.search(r"(Ann|Bea|Carl)’s chance to win was \d+ % at \1’s previous decision", " ".join(shown.split()))
    assert " wins." in shown or "share the win" in shown


def test_a_match_that_goes_on_is_not_thought_over_since_that_tells_what_is_hidden(lych: Run, tmp_path: Path) -> None:
    lychgate.new("graverobbers", players=3, seed=1).record().save(tmp_path / "begun.json")
    refused = lych("analyse", str(tmp_path / "begun.json"), "--bot", "easy")
    assert refused.code != 0
    assert "still going on" in refused.out + refused.err


def test_arena_prints_a_table_or_json(lych: Run) -> None:
    arguments = ("arena", "graverobbers", "thumb", "random", "-p", "3", "-b", "3", "--processes", "1")
    shown, data = lych(*arguments), json.loads(lych(*arguments, "--json").out)
    assert "9 games of graverobbers: 3 deals from every seat, seed 1" in shown.out
    assert [standing["bot"] for standing in data["standings"]] == ["thumb", "random"]
    assert "no answer yet" in lych(*arguments, "--sprt").out


def test_the_bots_that_are_offered_are_those_there_are() -> None:
    assert set(BOT_NAMES) == set(bots.BOTS)


def test_scenarios_that_hold_and_that_do_not(lych: Run, tmp_path: Path) -> None:
    (tmp_path / "good.toml").write_text(SCENARIO.format(over="false"))
    good = lych("check", str(tmp_path), "--verbose")
    assert (good.code, "all hold" in good.out) == (0, True), good
    (tmp_path / "bad.toml").write_text(SCENARIO.format(over="true"))
    bad = lych("check", str(tmp_path))
    assert bad.code == 1
    assert "bad.toml:" in bad.out
    assert "step 1" in bad.out
    assert "expected true, found false" in bad.out
    (tmp_path / "wrong.toml").write_text("title =")
    assert "wrong.toml:1:" in lych("check", str(tmp_path / "wrong.toml")).out
    (tmp_path / "none").mkdir()
    assert lych("check", str(tmp_path / "none")).code == 2


def test_folders_may_hold_other_files_than_scenarios(lych: Run, tmp_path: Path) -> None:
    (tmp_path / "good.toml").write_text(SCENARIO.format(over="false"))
    (tmp_path / "pyproject.toml").write_text('[project]\nname = "other"\n')
    (tmp_path / ".hidden").mkdir()
    (tmp_path / ".hidden" / "broken.toml").write_text("title =")
    assert "One scenario: all hold." in lych("check", str(tmp_path)).out
    (tmp_path / "broken.toml").write_text("title =")
    assert "broken.toml:1:" in lych("check", str(tmp_path)).out
    (tmp_path / "broken.toml").write_text(SCENARIO.format(over="false").replace("GR-7", NO_RULE))
    ran = lych("check", str(tmp_path))
    assert ran.code == 1
    assert f"rules: expected rules from GR-1 to GR-34, got '{NO_RULE}'" in ran.out


@pytest.mark.parametrize("name", ["Burke", "Silas"])
def test_six_can_sit_down_whatever_they_are_called(lych: Run, name: str) -> None:
    ran = lych("play", "graverobbers", "-p", "6", "-n", name, typed="")
    assert ran.code == 0
    sat_down = re.findall(r"\d (\w+)(?: \(you\))? 12 cards", ran.out)
    assert len(sat_down) == len(set(sat_down)) == 6


def test_a_whole_game_can_be_piped_in(lych: Run) -> None:
    newcomer = Newcomer(9)
    seats = [HUMAN, "thumb", "thumb"]
    Table(lychgate.new("graverobbers", players=3, seed=4), seats, newcomer, quick(4)).play()
    typed = "\n".join(newcomer.typed) + "\n"
    ran = lych("play", "graverobbers", "--players", "3", "--seed", "4", typed=typed)
    assert ran.code == 0
    assert " wins." in ran.out or "share the win" in ran.out
    assert "GR-29" in ran.out


def test_when_the_input_ends_so_does_the_game_politely(lych: Run) -> None:
    ran = lych("play", "graverobbers", "--seed", "4", typed="1\n")
    assert ran.code == 0
    assert "There is no more input" in ran.out
    assert ran.err == ""


def test_a_text_of_ones_own_goes_into_the_deal(lych: Run, tmp_path: Path) -> None:
    options = ("play", "graverobbers", "-p", "3", "--pace", "0", "--entropy")
    lych(*options, "three ravens", typed=f"save {tmp_path / 'kept.json'}\nquit\n")
    assert lychgate.load(tmp_path / "kept.json").entropy == {0: "three ravens"}
    assert "1 to 64 printable characters" in lych(*options, "x" * 65).err


def test_a_game_is_saved_and_resumed_with_the_same_players(lych: Run, tmp_path: Path) -> None:
    file = tmp_path / "later.json"
    typed = f"1\nsave {file}\nquit\n"
    names = ("--names", "Ann,Bea,Carl")
    assert lych("play", "graverobbers", "-p", "3", "--humans", "1", *names, "--seed", "4", typed=typed).code == 0
    resumed = lych("play", "--resume", str(file), typed="quit\nn\n")
    assert resumed.code == 0
    assert "1 Ann (you)" in resumed.out
    assert "was not saved" in resumed.out


def test_without_a_game_one_is_chosen_by_number_or_name(lych: Run) -> None:
    ran = lych("play", typed="99\nchess\n3\n")
    assert ran.code == 0
    assert "Expected a number from 1 to" in ran.out
    assert "got '99'" in ran.out
    assert "got 'chess'" in ran.out
    assert "Which of your three goals" in ran.out
    assert "Which of your three goals" in lych("play", typed="GraveRobbers\n").out


@pytest.mark.parametrize("command", sorted(typer.main.get_command(app).commands))  # type: ignore[attr-defined]
def test_every_help_has_examples(lych: Run, command: str) -> None:
    ran = lych(command, "--help")
    assert ran.code == 0
    assert f"  lychgate {command}" in ran.out


def test_a_game_is_exported_as_data_and_in_words(lych: Run) -> None:
    game = registry.find("graverobbers")
    data, words, name = lych("export", "graverobbers"), lych("export", "graverobbers", "--lang", "en"), game_hash(game)
    assert (data.code, json.loads(data.out)) == (0, json.loads(as_json(game_data(game))))
    assert (words.code, json.loads(words.out)) == (0, json.loads(as_json(game_words(game, "en"))))
    assert lych("export", "graverobbers", "--hash").out.strip() == name


def test_a_language_that_a_game_does_not_speak_is_not_exported(lych: Run) -> None:
    ran = lych("export", "graverobbers", "--lang", "tlh")
    assert ran.code != 0
    assert "Expected one of the languages en, de, fr, it; got 'tlh'." in ran.err
