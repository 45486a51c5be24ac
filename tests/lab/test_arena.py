"""The arena: the same deals for all, every seat, blocks that can be taken up again, and a test that ends."""

from __future__ import annotations

from pathlib import Path

import pytest

from lychgate.bots.levels import Level
from lychgate.bots.styles import Style
from lychgate.core.errors import BadOptions, BadRecord
from lychgate.lab.engine.arena import Block, Plan, compete, kept_blocks, play_block, verdict_of
from lychgate.lab.engine.entrants import entrant
from lychgate.lab.engine.sprt import FEWEST, judge


def plan(*entrants: str, blocks: int = 3, players: int = 3, sprt: bool = False) -> Plan:
    return Plan("graverobbers", entrants, players, blocks, seed=5, sprt=sprt)


def test_a_bot_against_itself_has_exactly_its_fair_share() -> None:
    report = compete(plan("thumb", blocks=2), processes=1)
    assert report.standings[0].times_fair.value == pytest.approx(1)


def test_rule_of_thumb_beats_chance_and_a_win_is_shared_out_once() -> None:
    report = compete(plan("thumb", "random", blocks=20), processes=1)
    thumb, chance = report.standings
    assert thumb.times_fair.low > 1 > chance.times_fair.high
    assert thumb.wins.value + 2 * chance.wins.value == pytest.approx(1)


def test_who_wins_more_is_rated_higher() -> None:
    better, worse = compete(plan("thumb", "random", blocks=15), processes=1).standings
    assert better.rating is not None
    assert worse.rating is not None
    assert better.rating.skill > worse.rating.skill
    assert better.rating.sure < better.rating.skill
    assert compete(plan("thumb", blocks=1), processes=1).standings[0].rating is None


def test_of_more_bots_than_seats_every_group_plays_the_deal_from_every_seat() -> None:
    ladder = Plan("gravediggers", ("thumb", "random", "easy"), 2, 6, seed=5)
    pairs = [{"thumb", "random"}, {"thumb", "easy"}, {"random", "easy"}]
    seated = ladder.sittings(ladder.check())
    assert [set(pair) for pair in seated[::2]] == pairs
    assert [first == second[::-1] for first, second in zip(seated[::2], seated[1::2], strict=True)] == [True] * 3
    assert ladder.groups == 3
    report = compete(ladder, processes=1)
    assert report.games == 6 * 6
    assert sum(standing.times_fair.value for standing in report.standings) == pytest.approx(3)
    skills = {standing.bot: standing.rating.skill for standing in report.standings if standing.rating}
    assert skills["random"] < min(skills["thumb"], skills["easy"])


def test_a_level_can_be_given_more_effort() -> None:
    usual, longer = entrant("easy"), entrant("easy:3")
    assert isinstance(usual, Level)
    assert isinstance(longer, Level)
    style = Style(effort=320)
    assert (usual.iterations(style), longer.iterations(style)) == (10, 30)
    report = compete(plan("easy:2", "thumb", blocks=1), processes=1)
    assert report.standings[0].bot == "easy:2"


def test_a_level_can_be_tried_with_another_style() -> None:
    tried = entrant("easy:regrets=1,3,horizon=9")
    assert isinstance(tried, Level)
    assert (tried.times, dict(tried.tries)) == (3, {"regrets": 1, "horizon": 9})
    report = compete(plan("easy:by_thumb=0", "easy", blocks=3), processes=1)
    usual = compete(plan("easy", "easy:by_thumb=0", blocks=3), processes=1)
    assert [standing.bot for standing in report.standings] == ["easy:by_thumb=0", "easy"]
    assert report.standings[0].points != usual.standings[0].points  # it does play otherwise


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("easy:", "got 'easy:'"),
        ("easy:0", "1 to 100"),
        ("easy:101", "1 to 100"),
        ("easy:x", "1 to 100"),
        ("easy:2,", "1 to 100"),
        ("easy:cards=1", "one of effort, daring"),
        ("easy:regrets=yes", "number from 0 to 100000"),
        ("easy:clear=0", "1 or more points"),
        ("easy:effort=0", "1 or more iterations"),
        ("easy:lead=1001", "0 to 1000 thousandths"),
        ("easy:regrets=-1", "number from 0 to 100000"),
        ("thumb:2", "search"),
        ("x:2", "'x'"),
    ],
)
def test_effort_that_makes_no_sense_is_refused(name: str, reason: str) -> None:
    with pytest.raises(BadOptions, match=reason):
        plan(name, "thumb").check()


def test_two_processes_find_what_one_finds() -> None:
    alone, spread = (compete(plan("thumb", "random", blocks=4), processes=n).as_data() for n in (1, 2))
    for report in (alone, spread):
        del report["seconds"]
        for standing in report["standings"]:
            del standing["milliseconds"]
    assert alone == spread


def test_finished_blocks_are_kept_and_not_played_again(tmp_path: Path) -> None:
    file = tmp_path / "blocks.jsonl"
    first = compete(plan("thumb", "random", blocks=2), processes=1, kept=file)
    assert [block.number for block in kept_blocks(plan("thumb", "random", blocks=9), file)] == [0, 1]
    told: list[int] = []
    again = compete(plan("thumb", "random", blocks=3), told.append, processes=1, kept=file)
    assert told == [3]
    assert again.blocks == first.blocks + 1
    with pytest.raises(BadRecord, match="blocks of this contest"):
        compete(plan("random", "thumb"), processes=1, kept=file)
    file.write_text(file.read_text() + "{}\n")
    with pytest.raises(BadRecord, match="line 5: expected a finished block"):
        compete(plan("thumb", "random"), processes=1, kept=file)


@pytest.mark.parametrize(
    "line",
    [
        "{}",
        "x",
        "[" * 100_000,
        '{"number": "x", "wins": [1, 0], "points": [1, 2], "decisions": [1, 1], "seconds": [1, 1]}',
        '{"number": -7, "wins": [1, 0], "points": [1, 2], "decisions": [1, 1], "seconds": [1, 1]}',
        '{"number": 0, "wins": [1], "points": [1], "decisions": [1], "seconds": [1]}',
        '{"number": 0, "wins": "ab", "points": [1, 2], "decisions": [1, 1], "seconds": [1, 1]}',
        '{"number": 0, "wins": [NaN, 0], "points": [1, 2], "decisions": [1, 1], "seconds": [1, 1]}',
        '{"number": 0, "wins": [2, -1], "points": [1, 2], "decisions": [1, 1], "seconds": [1, 1]}',
        '{"number": 0, "wins": [1, 0], "points": [1e308, 2], "decisions": [1, 1], "seconds": [1, 1]}',
    ],
)
def test_what_is_no_finished_block_is_refused_with_its_line(tmp_path: Path, line: str) -> None:
    file = tmp_path / "blocks.jsonl"
    compete(plan("thumb", "random", blocks=1), processes=1, kept=file)
    file.write_text(f"{file.read_text()}{line}\n")
    with pytest.raises(BadRecord, match="line 3: expected a finished block"):
        kept_blocks(plan("thumb", "random"), file)


def test_a_file_that_keeps_something_else_is_refused(tmp_path: Path) -> None:
    for number, content in enumerate((b"", b"\xff\xfe\n", b"{}\n")):
        file = tmp_path / f"{number}.jsonl"
        file.write_bytes(content)
        with pytest.raises(BadRecord, match="does not keep the blocks of this contest"):
            kept_blocks(plan("thumb", "random"), file)


def test_the_same_block_is_the_same_games() -> None:
    one, two = (play_block(plan("thumb", "random"), 7) for _ in range(2))
    assert (one.wins, one.points, one.decisions) == (two.wins, two.points, two.decisions)


def test_the_sequential_test_stops_when_it_is_clear() -> None:
    report = compete(plan("thumb", "random", blocks=10_000, sprt=True), processes=1)
    assert report.verdict is not None
    assert report.verdict.answer == "better"
    assert FEWEST <= report.blocks < 1000


def test_the_sequential_test_says_no_too_and_waits_for_enough() -> None:
    assert judge(0.25 * 5000, 5000 * (0.25**2 + 0.04), 5000, 0.25).answer == "not better"
    assert judge(10.0, 10.0, FEWEST - 1, 0.25).answer is None


def test_where_all_win_together_teams_play_the_same_deals() -> None:
    contest = Plan("goldraeuber", ("thumb", "random"), 2, 60, seed=5, sprt=True)
    block = play_block(contest, 0)
    alone = play_block(Plan("goldraeuber", ("thumb",), 2, 1, seed=5), 0)
    assert block.wins[0] == alone.wins[0]  # whoever else plays the deal
    report = compete(contest, processes=1)
    thumb, chance = report.standings
    assert contest.groups == Plan("goldraeuber", ("thumb", "random", "easy"), 2, 1).groups == 1
    assert report.games == 2 * report.blocks
    assert 0 < thumb.wins.value < 1
    assert chance.wins.value == 0  # nobody gets out of a mine by chance
    assert thumb.rating is not None
    assert chance.rating is not None
    assert thumb.rating.skill > chance.rating.skill


def test_deals_that_both_teams_win_or_lose_say_nothing() -> None:
    contest = Plan("goldraeuber", ("thumb", "random"), 2, 60, sprt=True)
    same = [Block(n, (float(n % 2),) * 2, (0.0, 0.0), (1, 1), (0.1, 0.1)) for n in range(100)]
    told = [Block(n, (1.0, 0.0), (0.0, 0.0), (1, 1), (0.1, 0.1)) for n in range(FEWEST)]
    assert verdict_of(contest, same) == verdict_of(contest, [])
    assert verdict_of(contest, same + told) == verdict_of(contest, told)
    verdict = verdict_of(contest, told)
    assert verdict is not None
    assert verdict.answer == "better"


@pytest.mark.parametrize(
    ("entrants", "sentence"),
    [
        ((), "Expected 1 to 8 bots, got 0"),
        (("thumb",) * 9, "Expected 1 to 8 bots, got 9"),
        (("genius",), "got 'genius'"),
    ],
)
def test_contests_that_cannot_be_held_are_refused(entrants: tuple[str, ...], sentence: str) -> None:
    with pytest.raises(BadOptions, match=sentence):
        plan(*entrants).check()
    with pytest.raises(BadOptions, match="1 or more blocks, got 0"):
        plan("thumb", blocks=0).check()
    with pytest.raises(BadOptions, match="two different bots"):
        plan("thumb", "thumb", sprt=True).check()
