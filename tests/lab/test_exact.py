"""Whole games are solved exactly: poker with three cards, the toy. The more the bot thinks, the nearer it comes."""

from __future__ import annotations

from itertools import permutations

import pytest

from lychgate.conformance.table import Table
from lychgate.core.model.chance import all_tapes, probability
from lychgate.lab.studies import exact
from lychgate.lab.studies.equilibrium import PLAIN, payoffs, solved, worth_of
from lychgate.lab.studies.exact import Form, Side
from tests.crossing import crossed
from tests.lab.test_equilibrium import last_window
from tests.toy import GAME as VIGIL
from tests.toy import solution
from tests.toy.test_vigil import smallest_box

PASS, BET = 0, 1
NEAR = 25  # thousandths of a win


def kuhn() -> Form:
    """Kuhn's poker (1950): three cards, one each, a stake of one each; pass or bet one more."""
    form = Form()
    for cards in permutations(range(3), 2):
        play_kuhn(form, cards, "", (exact.NOTHING, exact.NOTHING))
    return form


def play_kuhn(form: Form, cards: tuple[int, ...], told: str, done: tuple[int, int]) -> None:
    higher = 1 if cards[0] > cards[1] else -1
    ends = {"00": higher, "11": 2 * higher, "011": 2 * higher, "10": 1, "010": -1}
    if told in ends:
        form.end(done, ends[told] / 6)
        return
    seat = len(told) % 2
    known = form.sides[seat].known(f"{cards[seat]} {told}".encode(), done[seat], (PASS, BET))
    for action in known.actions:
        now = (known.first + action, done[1]) if seat == 0 else (done[0], known.first + action)
        play_kuhn(form, cards, f"{told}{action}", now)


def test_kuhn_s_poker_is_worth_an_eighteenth_to_who_acts_second() -> None:
    form = kuhn()
    for seat, value in ((0, -1 / 18), (1, 1 / 18)):
        mixtures, found = form.solved(seat)
        assert found == pytest.approx(value)
        assert form.sure_of(seat, mixtures) == pytest.approx(value)


def test_in_kuhn_s_poker_who_always_bets_loses_by_it() -> None:
    """The best answer folds the lowest card and sees with the others: -1, 0 and 2 for the three cards."""
    form = kuhn()
    always = [[0.0, 1.0]] * len(form.sides[0].sets)
    assert form.sure_of(0, always) == pytest.approx(-1 / 3)


@pytest.fixture(scope="module")
def smallest() -> tuple[Form, float]:
    return solution.solved(smallest_box())


def test_the_toy_is_worth_the_same_to_both_and_no_answer_gains(smallest: tuple[Form, float]) -> None:
    form, value = smallest
    for seat, due in ((0, value), (1, -value)):
        mixtures, found = form.solved(seat)
        assert found == pytest.approx(due, abs=1e-6)
        assert form.sure_of(seat, mixtures) == pytest.approx(due, abs=1e-6)


def test_both_at_random_have_what_all_courses_of_random_play_together_bring() -> None:
    box = smallest_box()
    form, table = exact.whole_game(VIGIL, box, float), Table(VIGIL, box)
    lead = 0.0
    for tape in all_tapes():
        end, _ = table.rollout(table.setup(tape).state, tape)
        points = table.outcome(end)[0]
        lead += probability(tape) * (points[0] - points[1])
    first, second = (side.plan(plan) for side, plan in zip(form.sides, solution.at_random(form), strict=True))
    assert float(first @ form.worths(second, 0)) == pytest.approx(lead)
    assert float(second @ form.worths(first, 1)) == pytest.approx(-lead)


@pytest.mark.parametrize("row_card", [1, 4])
def test_the_toy_s_last_window_is_worth_what_its_matrix_says(row_card: int) -> None:
    box, state, form = VIGIL.make_box(2, options={"first_player": 1}), last_window(row_card), Form()
    exact.walk(form, VIGIL, box, state, (exact.NOTHING, exact.NOTHING), 1.0, lambda lead: worth_of(lead, PLAIN.clear))
    mixture, value = solved(payoffs(VIGIL, box, state, PLAIN))
    assert form.solved(0)[1] == pytest.approx(value, abs=1e-6)
    assert form.sure_of(0, [mixture]) == pytest.approx(value, abs=1e-6)


def test_an_answer_that_came_to_nothing_is_remembered_where_the_view_forgets_it() -> None:
    """VG-9: a card that did not count stays in hand. Its seat knows; its view does not."""
    side = Side()
    passed, played = (side.known(b"the same view", after, (PASS,)) for after in (1, 2))
    assert passed != played
    assert side.known(b"the same view", 1, (PASS,)) is passed


@pytest.mark.parametrize(("rule", "near"), crossed([("regret matching", 40), ("UCB", 15)]))
def test_the_more_the_bot_thinks_the_less_its_mixture_loses(
    smallest: tuple[Form, float], rule: str, near: float
) -> None:
    form, value = smallest
    little, much = (
        sum(solution.distance(smallest_box(), rule, effort, form, value, range(2)).mixed) for effort in (50, 3000)
    )
    assert -1e-6 < much < little
    assert much < near


@pytest.mark.long
@pytest.mark.parametrize("name", list(solution.GAMES))
def test_with_two_cards_each_or_two_watches_ucb_comes_near_and_nearer(name: str) -> None:
    box = solution.GAMES[name]()
    form, value = solution.solved(box)
    little, much = (solution.distance(box, "UCB", effort, form, value, [1]) for effort in (50, 1000))
    assert sum(much.mixed) < sum(little.mixed)
    assert max(much.mixed) < NEAR
