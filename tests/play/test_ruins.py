"""Decisions that plainly ruin a game, and the rules that events name: declared by the games, and true."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import lychgate
from lychgate.core.input import registry
from lychgate.core.model.chance import quick
from lychgate.core.model.messages import event_buffer
from lychgate.play.match.match import Match
from lychgate.play.match.ruins import ruins_among
from lychgate.play.text.rulebook import rulebook

CERTAIN = {"miner-buried", "buried", "cut-off", "hopeless"}


@pytest.mark.parametrize("game", registry.names())
def test_every_event_and_every_ruin_names_a_rule_that_there_is(game: str) -> None:
    known = rulebook(game).rules
    found = registry.find(game)
    assert [one.name for one in (*found.events, *list(found.ruins)[1:]) if one.rule not in known] == []


def questions(game: str, seeds: range, players: int = 2) -> Iterator[tuple[Match, int, dict[int, str]]]:
    """Every question of random matches, with the ruinous decisions; what is ruinous is never chosen if that can be."""
    for seed in seeds:
        match, dice = lychgate.new(game, players=players, seed=seed), random.Random(seed)
        while not match.over:
            seat = match.asked[0]
            found = ruins_among(match, seat, match.view_bytes(seat))
            ruins = {action: match.game.ruins[ruin].name for action, ruin in found}
            yield match, seat, ruins
            legal = match.legal_actions(seat)
            match.carry_out(seat, dice.choice([action for action in legal if action not in ruins] or legal))


@pytest.mark.rule("GO-14", "GO-15", "GO-21", "GO-22")
def test_a_collapse_is_ruinous_if_it_loses_the_game_or_may() -> None:
    seen = set()
    for match, seat, ruins in questions("goldraeuber", range(30)):
        seen |= set(ruins.values())
        for action in match.legal_actions(seat):
            if match.game.decisions.write(action).startswith("collapse"):
                ruin = ruins.get(action)
                assert is_lost_after(match, seat, action) == (ruin in CERTAIN) or ruin == "may-bury"
    assert {"may-bury", "miner-buried"} <= seen


def is_lost_after(match: Match, seat: int, action: int) -> bool:
    """Is the game over if this is decided now?"""
    state = match.state.copy()
    match.game.call("apply", match.box, state, seat, action, quick(1), event_buffer(0))
    return match.game.call("acting", match.box, state) == 0


@pytest.mark.rule("BM-31")
def test_the_credits_are_ruinous_while_another_film_is_worth_more() -> None:
    worths = set()
    for match, seat, ruins in questions("outerspace", range(12)):
        for action in match.legal_actions(seat):
            if (
                match.asks(seat)[0] != match.game.prompts.named("act")
                or match.game.decisions.write(action) != "the-end"
            ):
                continue
            films = match.view(seat)["seats"]
            ahead = films[1 - seat]["value"] - films[seat]["value"]
            worths.add(action in ruins)
            if abs(ahead) > 35:  # more than title words in hand can make up for
                assert (action in ruins) == (ahead > 0)
    assert worths == {True, False}


@pytest.mark.rule("GD-17")
def test_a_fist_is_ruinous_where_one_knows_that_bandits_will_take_it() -> None:
    for match, seat, ruins in questions("gravediggers", range(25), players=3):
        view = match.view(seat)
        if view["phase"] != "fists":
            assert ruins == {}
            continue
        cards = [lying["card"] for lying in view["cemeteries"][view["robbed"] - 1]["cards"]]
        plain = cards.count("W") != 1 and cards.count("G") != 1 and cards.count("B") > cards.count("A")
        raided = None not in cards and plain
        fists = {match.game.decisions.write(action) for action in ruins}
        assert bool(ruins) == (raided and len(match.legal_actions(seat)) > 1)
        assert not fists & {"fist 0", "credit fist 0"}


@pytest.mark.rule("GR-15", "GR-29")
def test_the_last_card_at_a_grave_is_ruinous_if_it_settles_it_against_ones_own_goal() -> None:
    seen = 0
    for match, seat, ruins in questions("graverobbers", range(12), players=3):
        view = match.view(seat)
        goals = [(goal["colour"], goal["graves"] or []) for goal in view["seats"][seat]["goals"] or []]
        for action in match.legal_actions(seat):
            lay, _, at = match.game.decisions.write(action).partition("@")
            if not at or len(view["graves"][int(at) - 1]["cards"]) != 6:
                assert action not in ruins
                continue
            cards = [card["card"] for card in view["graves"][int(at) - 1]["cards"]]
            fate = None if None in cards else fate_of([*cards, lay])
            fates = [grave["fate"] for grave in view["graves"]]
            lost = [
                (colour, graves)
                for colour, graves in goals
                if int(at) in graves and fate not in (None, WANTED[colour])
                if all(fates[one - 1] in ("open", WANTED[colour]) for one in graves)
            ]
            assert (action in ruins) == bool(lost)
            seen += bool(lost)
    assert seen


WANTED = {"black": "ransacked", "white": "intact"}


def fate_of(cards: list[str]) -> str:
    """GR-16 to GR-18, by hand."""
    detectives, bobbies = ([int(card[1]) for card in cards if card[0] == sort] for sort in "DB")
    defence = sum(detectives) + sum(bobbies[: len(detectives)])
    return "intact" if defence >= sum(int(card[1]) for card in cards if card[0] == "R") else "ransacked"
