"""Mines: the default one has what the rules say, others can be loaded, wrong files are refused with line and reason."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

import lychgate
from lychgate.core.errors import BadOptions
from lychgate.games.goldraeuber.rules.cards import ABOVE, KIND_NAMES, SIDES
from lychgate.games.goldraeuber.rules.mine import LONGEST, MINES, BadMine, load_mine, read_mine
from tests.games.goldraeuber.table import GAME, as_oracle
from tests.oracles import goldraeuber as oracle

OWN = """\
cards
 1 inner treasure - -
 1 inner comrade  - -
 1 inner tunnel   - above
 4 outer tunnel   1 left
 1 outer tunnel   2 -
 1 outer trap     5 -

map 1
o o I I
. o I o

map 2   # the same, and one more
o o I I
o o I o
"""


# --- the mine of the rules


@pytest.mark.rule("GO-1", "GO-2")
def test_the_default_mine_has_the_cards_of_the_rules() -> None:
    mine = MINES["default"]
    rings = Counter((card.inner, KIND_NAMES[card.kind]) for card in mine.cards)
    assert rings == {
        (True, "treasure"): 1, (True, "comrade"): 1, (True, "tunnel"): 2, (False, "tunnel"): 16, (False, "trap"): 4,
    }  # fmt: skip
    assert Counter(mine.numbers) == {1: 4, 2: 4, 3: 4, 4: 4, 5: 4}


@pytest.mark.rule("GO-3", "GO-4", "GO-6")
@pytest.mark.parametrize(("players", "cards"), [(1, 18), (2, 20), (3, 22), (4, 24)])
def test_a_mine_has_its_cards_and_fourteen_entrances_never_above(players: int, cards: int) -> None:
    drawn = MINES["default"].maps[players]
    assert (len(drawn.laid), len(drawn.inner)) == (cards, 4)
    assert drawn.doors(ABOVE) == frozenset()
    assert sum(len(drawn.doors(side)) for side in range(SIDES)) == 14
    match = lychgate.new("goldraeuber", players=players, seed=1)
    position = as_oracle(match.box, match.state)
    assert len(position.cards) == cards
    assert {place["place"]: set(place["entrances"]) for row in match.view(None)["map"] for place in row if place} == {
        oracle.name(spot): {side for door, side in oracle.entrances(position) if door == spot}
        for spot in position.cards
    }


@pytest.mark.rule("GO-1", "GO-2", "GO-3")
@pytest.mark.parametrize("players", GAME.players)
def test_every_deal_is_made_of_the_cards_in_the_box(players: int) -> None:
    traps, numbers, walls = Counter[int](), Counter[int](), Counter[str]()
    for seed in range(15):
        match = lychgate.new("goldraeuber", players=players, seed=seed)
        cards = as_oracle(match.box, match.state).cards.values()
        assert sorted(card.kind for card in cards if card.inner) == ["comrade", "treasure", "tunnel", "tunnel"]
        outer = [card for card in cards if not card.inner]
        assert {card.kind for card in outer} <= {"tunnel", "trap"}
        assert all(bool(card.wall) == (card.kind == "tunnel") for card in cards)
        assert max(Counter(card.number for card in outer).values()) <= 4
        traps[sum(card.kind == "trap" for card in outer)] += 1
        numbers.update(card.number for card in outer)
        walls.update(card.wall for card in cards if card.wall)
    assert max(traps) == 4
    assert (len(traps) == 1) == (players == 4)  # with fewer cards some traps go back unseen
    assert set(numbers) == {1, 2, 3, 4, 5}
    assert min(walls.values()) > max(walls.values()) / 2  # on any side alike


# --- own mines


@pytest.mark.rule("GO-1", "GO-4")
def test_another_mine_can_be_played_and_its_record_replayed(tmp_path: Path) -> None:
    match = lychgate.new("goldraeuber", players=1, seed=3, options={"mine": OWN})
    position = as_oracle(match.box, match.state)
    assert [oracle.name(spot) for spot in sorted(position.cards)] == ["a1", "b1", "c1", "d1", "b2", "c2", "d2"]
    assert {card.wall for card in position.cards.values() if card.inner} == {"above", ""}
    while not match.over:
        match.decide(0, match.legal(0)[-1])
    match.record().save(tmp_path / "own.json")
    again = lychgate.load(tmp_path / "own.json")
    assert (again.over, again.state.tobytes()) == (True, match.state.tobytes())


@pytest.mark.rule("GO-1")
def test_numbers_and_walls_that_a_mine_names_are_dealt_with_their_cards() -> None:
    for seed in range(20):
        match = lychgate.new("goldraeuber", players=2, seed=seed, options={"mine": OWN})
        for card in as_oracle(match.box, match.state).cards.values():
            if not card.inner:
                assert (card.kind, card.number, card.wall) in [
                    ("tunnel", 1, "left"),
                    ("tunnel", 2, ""),
                    ("trap", 5, ""),
                ]


@pytest.mark.rule("GO-1")
def test_a_mine_file_is_read_as_its_text_is(tmp_path: Path) -> None:
    path = tmp_path / "own.txt"
    path.write_text(OWN)
    loaded = load_mine(path)
    assert loaded.name == "own"
    assert (loaded.cards, loaded.maps) == (read_mine(OWN).cards, read_mine(OWN).maps)


@pytest.mark.rule("GO-4")
def test_a_mine_without_a_map_for_so_many_players_is_refused() -> None:
    with pytest.raises(BadOptions, match="has maps for 1, 2 players, got 3") as raised:
        GAME.make_box(3, options={"mine": OWN})
    assert raised.value.rule == "GO-4"


@pytest.mark.rule("GO-1")
@pytest.mark.parametrize("value", ["other", "", 1, None, ["default"]])
def test_what_is_no_mine_is_refused(value: object) -> None:
    with pytest.raises(BadOptions, match="Option mine is 'default'") as raised:
        GAME.make_box(2, options={"mine": value})
    assert raised.value.rule == "GO-1"


@pytest.mark.rule("GO-1")
def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    (tmp_path / "own.txt").write_bytes(b"\xff\xfe")
    for path in (tmp_path / "none.txt", tmp_path, tmp_path / "own.txt"):
        with pytest.raises(BadOptions, match="a mine file that can be read"):
            load_mine(path)


WRONG = [
    (" 4 outer tunnel", "24 outer tunnel", 5, "at most 24 cards, got 27", "GO-1"),
    (" 4 outer tunnel", "20 outer tunnel", 7, "at most 24 cards, got 25", "GO-1"),
    (" 1 inner treasure - -\n", "", 1, "one treasure, got none", "GO-1"),
    (" 1 inner comrade  - -\n", "", 1, "one comrade, got none", "GO-1"),
    (" 1 inner treasure", " 2 inner treasure", 1, "one treasure, got 2", "GO-1"),
    ("1 inner comrade  -", "1 outer comrade  1", 3, "comrade among the inner cards", "GO-1"),
    ("1 inner comrade  -", "1 inner comrade  1", 3, "no number (-) on an inner card, got '1'", "GO-1"),
    ("1 inner tunnel", "1 outside tunnel", 4, "a line such as '16 outer tunnel ? ?'", "GO-1"),
    ("1 inner tunnel", "one inner tunnel", 4, "a line such as", "GO-1"),
    ("1 inner tunnel   - above", "1 inner tunnel   - top", 4, "above, right, below, left, - or ?", "GO-2"),
    ("1 inner tunnel   - above", "1 inner tunnel   - ?", 1, "? for all tunnels' walls or for none", "GO-2"),
    ("1 inner tunnel", "1 inner gallery", 4, "tunnel, trap, treasure, comrade, got 'gallery'", "GO-1"),
    ("1 outer trap     5 -", "1 outer trap     5 left", 7, "no wall (-) on a trap, got 'left'", "GO-2"),
    ("1 outer trap     5", "1 outer trap     6", 7, "a number from 1 to 5 or ?, got '6'", "GO-1"),
    ("1 outer trap     5", "1 outer trap     ?", 1, "? for all outer cards' numbers or for none", "GO-1"),
    ("map 1", "numbers 1 2\nmap 1", 9, "0 numbers to draw, got 2", "GO-1"),
    ("map 1", "numbers 0\nmap 1", 9, "a number from 1 to 5, got '0'", "GO-1"),
    ("map 1", "map 5", 9, "map 1 to map 4, got 'map 5'", "GO-1"),
    ("map 1", "mop 1", 9, "got 'mop 1'", "GO-1"),
    ("map 1", "map 2", 13, "one map for 2 players", "GO-4"),
    ("o o I I\n. o I o", "o o x I\n. o I o", 10, "I, o or . for a place, got 'x'", "GO-4"),
    ("o o I I\n. o I o", "o o I I o o o o o\n. o I o", 10, "at most 7 rows of 8 cards", "GO-4"),
    ("o o I I\n. o I o\n", "o o I I\n. o I o\n" + ". . . o\n" * 6, 17, "at most 7 rows of 8 cards", "GO-4"),
    ("o o I I\n. o I o", "o o I .\n. o I o", 9, "3 inner places in map 1, got 2", "GO-3"),
    ("o o I I\n. o I o", "o o I I\no o I o\no o o o", 9, "at most 6 outer places in map 1, got 9", "GO-3"),
    ("o o I I\n. o I o", "o o I I . o\n. o I o", 9, "all cards of map 1 to hang together, got an island", "GO-4"),
    ("o o I I\n. o I o", ". o I I\n. o I o", 9, "an entrance in map 1, got none", "GO-6"),
]


@pytest.mark.rule("GO-1", "GO-2", "GO-3", "GO-4", "GO-6")
@pytest.mark.parametrize(("old", "new", "line", "reason", "rule"), WRONG, ids=[wrong[3] for wrong in WRONG])
def test_a_wrong_mine_is_refused_with_line_and_reason(old: str, new: str, line: int, reason: str, rule: str) -> None:
    assert OWN.count(old) == 1 or new == "map 2"
    text = OWN.replace(old, new, 1)
    with pytest.raises(BadMine) as raised:
        read_mine(text, "own.txt")
    assert reason in raised.value.sentence
    assert (raised.value.line, raised.value.rule) == (line, rule)
    assert raised.value.sentence.startswith(f"own.txt, line {line}: expected ")
    with pytest.raises(BadOptions, match=f"mine, line {line}: expected"):  # and so is a table that asks for it
        lychgate.new("goldraeuber", players=1, options={"mine": text})


@pytest.mark.rule("GO-1", "GO-4")
def test_a_mine_without_cards_or_maps_is_refused() -> None:
    with pytest.raises(BadMine, match="line 1: expected one treasure, got none"):
        read_mine("")
    with pytest.raises(BadMine, match="line 8: expected a map, got none"):
        read_mine(OWN[: OWN.index("map 1")])
    with pytest.raises(BadMine, match=f"at most {LONGEST} characters"):
        read_mine("#" * (LONGEST + 1))


@pytest.mark.rule("GO-6")
def test_a_hole_in_the_middle_is_no_entrance() -> None:
    cards = "cards\n 1 inner treasure - -\n 1 inner comrade - -\n10 outer tunnel 1 -\n"
    drawn = read_mine(f"{cards}map 1\no o o o\no . o o\no o o I\n. . . I\n").maps[1]
    doors = {(spot, side) for side in range(SIDES) for spot in drawn.doors(side)}
    assert not any(spot == (0, 1) for spot, _ in doors)  # the hole is below it
    assert ((1, 0), 1) not in doors  # the hole is right of it
