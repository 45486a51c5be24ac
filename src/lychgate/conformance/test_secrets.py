"""Nobody is shown what they cannot know: views, lists, refusals, prompts, events; and the proof of the proof."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

import pytest

from lychgate.conformance.cases import Case, all_cases, cases, find, games, kit_of
from lychgate.conformance.counts import LONG, count
from lychgate.conformance.kit import hidden_fields
from lychgate.conformance.secrets import Leak, View, check_hearing, check_sight, check_view, leaking, loose, scrambled
from lychgate.conformance.table import Table, positions, some_positions
from lychgate.core.model.layout import Bytes
from lychgate.core.model.sorts import SEATS

most_positions = positions if LONG else some_positions  # for what is quickly asked
EVERY_CASE = pytest.mark.parametrize("case", all_cases(), ids=str)


@EVERY_CASE
def test_worlds_a_seat_cannot_tell_apart_look_the_same(case: Case) -> None:
    table, kit, random = case.table(), kit_of(case.game), Random(1)
    for seed in range(count(1, 6)):
        for state in some_positions(table, seed)[:: count(5, 1)]:
            for seat in table.viewers:
                check_sight(table, state, scrambled(table, kit, state, seat, random), seat)


@EVERY_CASE
def test_worlds_a_seat_cannot_tell_apart_sound_the_same(case: Case) -> None:
    table, kit, random = case.table(), kit_of(case.game), Random(1)
    for seed in range(count(1, 4)):
        for state in some_positions(table, seed)[:: count(7, 1)]:
            for seat in table.viewers:
                check_hearing(table, [state, scrambled(table, kit, state, seat, random)], seat)


@EVERY_CASE
def test_a_view_is_enough_to_know_what_one_may_decide(case: Case) -> None:
    table = case.table()
    for seed in range(count(1, 6)):
        for state in some_positions(table, seed)[:: count(5, 1)]:
            for seat in table.viewers:
                seen = table.view(state, seat)
                assert table.legal(seen, seat) == table.legal(state, seat)
                assert table.prompt(seen, seat) == table.prompt(state, seat)
                assert table.refusals(seen, seat) == table.refusals(state, seat)


@EVERY_CASE
def test_a_view_of_a_view_is_the_same_view(case: Case) -> None:
    table = case.table()
    for seed in range(count(2, 10)):
        for state in most_positions(table, seed):
            for seat in table.viewers:
                seen = table.view(state, seat)
                assert table.view(seen, seat).tobytes() == seen.tobytes()


# --- planted leaks: the checks above must find every one of them


def is_found(game: str, check: Callable[[Table, Bytes, Bytes, int], None]) -> bool:
    """Does the check notice a leak somewhere in many games?"""
    random = Random(3)
    for seed in range(40):
        for case in cases(game):
            table = case.table()
            for state in some_positions(table, seed)[seed % 3 :: 3]:
                for seat in table.viewers:
                    try:
                        check(table, state, scrambled(table, kit_of(game), state, seat, random), seat)
                    except Leak:
                        return True
    return False


def sees(view: View, game: str) -> bool:
    return is_found(game, lambda table, state, other, seat: check_view(table, state, other, seat, view))


def planted_fields() -> Iterator[object]:
    for game in games():
        layout = find(game).state_layout
        for field in hidden_fields(find(game)):
            yield pytest.param(game, leaking(field), id=f"{game}-{field}")
            if layout[field].shape[:1] == (SEATS,):
                for row in (0, 1):
                    yield pytest.param(game, leaking(field, row=row), id=f"{game}-{field}-of-another-seat-{row}")


@pytest.mark.parametrize(("game", "view"), list(planted_fields()))
def test_a_hidden_field_that_leaks_into_a_view_is_found(game: str, view: View) -> None:
    assert sees(view, game)


@pytest.mark.parametrize(("game", "event"), [(game, event) for game in games() for event in kit_of(game).secret_events])
def test_a_secret_event_that_everybody_hears_is_found(game: str, event: str) -> None:
    hear = loose(find(game).events.named(event))
    assert is_found(game, lambda table, state, other, seat: check_hearing(table, [state, other], seat, hear))


@pytest.mark.parametrize("game", games())
def test_a_whole_state_in_place_of_a_view_is_found(game: str) -> None:
    assert sees(lambda table, state, seat: state, game)


@pytest.mark.parametrize("game", [game for game in games() if not find(game).together])
def test_another_seat_s_view_in_place_of_the_own_is_found(game: str) -> None:
    assert sees(lambda table, state, seat: table.view(state, (seat + 1) % table.players), game)


@pytest.mark.parametrize("game", [game for game in games() if find(game).together])
def test_where_all_know_the_same_every_view_is_the_same(game: str) -> None:
    for case in cases(game):
        table = case.table()
        for state in some_positions(table, 5)[:: count(3, 1)]:
            assert len({table.view(state, seat).tobytes() for seat in table.viewers}) == 1
