"""Outer Space for the conformance suite, from BM-1 to BM-39: what is hidden, and what never gets lost."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from lychgate.conformance.kit import Kit, Tiny
from lychgate.core.model.layout import Bytes
from lychgate.games.outerspace import fill_with_few, with_decks
from lychgate.games.outerspace.cards.decks import HOUSE, JUNGLE, load_deck
from lychgate.games.outerspace.cards.material import Material
from lychgate.games.outerspace.cards.vocabulary import CHARACTER, CREATURE, EFFECT, LOCATION, PROP, VOCABULARY, WISHES
from lychgate.games.outerspace.rules import decisions
from lychgate.games.outerspace.rules.state import (
    ABSENT,
    ACTING,
    ASIDE,
    ATTACK,
    BETWEEN,
    BOX,
    GAME_OVER,
    IN_FILM,
    IN_HAND,
    KNOWN,
    LAST_CHANCE,
    MEDDLING,
    PILE,
    PLAYS,
    PREVENTING,
    STATE,
    TITLE_ROW,
    TITLING,
)

DECKS = Path(__file__).parent / "decks"
WORKSHOP = load_deck(DECKS / "workshop")  # with all that the decks of the game do not use
WINDOWS = (PREVENTING, MEDDLING, BETWEEN, LAST_CHANCE)

# --- what never gets lost


def conserve(box: Bytes, state: Bytes) -> None:
    """Every card is somewhere, once; what lies under a card lies with it; sizes are what they say."""
    b, s = box.view(BOX)[0], state.view(STATE)[0]
    cards, players = int(b["cards"]), int(b["players"])
    place, under = s["place"][:cards].tolist(), s["under"][:cards].tolist()
    seats = [base + seat for base in (IN_HAND, IN_FILM, ASIDE) for seat in range(players)]
    for card, found in enumerate(place):
        played = (PILE, *range(2, 6), *seats) if b["kind"][card] else (ABSENT,)
        assert found in played, "a card is nowhere"
    assert not s["place"][cards:].any(), "a card is there that the deck does not have"
    assert s["pile_size"] == place.count(PILE)
    for seat in range(players):
        assert s["hand_size"][seat] == place.count(IN_HAND + seat)
        free = [c for c in range(cards) if place[c] == IN_FILM + seat and b["kind"][c] == LOCATION and not under[c]]
        assert len(free) <= 1, "a film has two locations (BM-17)"
        assert abs(int(s["weight"][seat].sum()) - (1 << 14)) <= 8 or s["phase"] == TITLING
        assert abs(int(s["wished"][seat].sum()) - (1 << 14)) <= 8
        assert s["wished"][seat][s["wish"][seat]] > 0, "a wish that nobody would think of"
    in_hands = range(IN_HAND, IN_HAND + players)
    hidden = [
        card
        for card in range(cards)
        if place[card] == PILE or (place[card] in in_hands and not s["mark"][card] & KNOWN)
    ]
    assert not s["mark"][hidden].any(), "a mark tells something of a card that is hidden"
    for card in range(cards):
        if IN_FILM <= place[card] < ASIDE and under[card]:
            host = under[card] - 1
            assert place[host] == place[card], "a card lies under one that is elsewhere"
        if IN_FILM <= place[card] < ASIDE and b["kind"][card] == PROP:
            assert under[card], "a prop lies in a film without a character"
            assert b["kind"][under[card] - 1] == CHARACTER
        if IN_FILM <= place[card] < ASIDE and b["kind"][card] == EFFECT:
            assert under[card], "an effect stays in a film under nothing (BM-27)"
            assert b["kind"][under[card] - 1] in lasts_under(b, card)
    check_attack(b, s, place, under)
    if s["phase"] != TITLING:
        assert (s["last"] > 0) == (s["pile_size"] == 0), "nobody has drawn the last card, or somebody too soon (BM-32)"
    if s["last"] and b["equal_turns"] == 0 and s["phase"] != GAME_OVER:
        assert s["ending"] or s["last"] != s["turn"] + 1
    assert (place.count(TITLE_ROW) > 0) == (s["phase"] == TITLING and b["title"] > 0)
    check_choices(b, s, players)


def lasts_under(b: Any, card: int) -> set[int]:
    """BM-27: the sorts of cards under which an effect stays."""
    words = {VOCABULARY[code].name for code in b["text"][card]}
    sorts = {CHARACTER: {"toughen", "brand"}, PROP: {"toughen-prop", "brand-prop"},
             LOCATION: {"toughen-location", "brand-location"}}  # fmt: skip
    return {kind for kind, found in sorts.items() if words & found}


def check_attack(b: Any, s: Any, place: list[int], under: list[int]) -> None:
    """BM-19, BM-24: who attacks, and with what; outside an attack nothing is left of one."""
    attacking = [card for card, found in enumerate(place) if found == ATTACK]
    with_it = [card for card in attacking if under[card] == s["creature"]]
    creatures = [card for card in with_it if b["kind"][card] in (CREATURE, CHARACTER)]
    assert s["joined"] == (len(creatures) if s["creature"] else 0)
    if s["creature"] == 0:
        assert not attacking
        assert not s["joining"]
        assert not s["unarmed"]
    elif s["unarmed"]:
        assert b["kind"][s["creature"] - 1] == CHARACTER


def check_choices(b: Any, s: Any, players: int) -> None:
    """Answers are open only in windows, and not all of them are in; what is answered is held."""
    asked = invited(b, s)
    assert not any(s["answer"][seat] for seat in range(players) if seat not in asked)
    assert not asked or any(s["answer"][seat] == 0 for seat in asked), "all have answered, and the window is open"
    for seat in asked:
        answer = int(s["answer"][seat])
        assert answer < PLAYS or s["place"][answer - PLAYS] == IN_HAND + seat, (
            "a card is answered with that is not held"
        )
        assert not holds(b, s, seat, int(s["wish"][seat])) or answer in (0, 1), "a wish is broken (BM-30)"
    if s["half"]:
        assert s["phase"] == ACTING
        assert s["place"][abs(int(s["half"])) - 1] in (IN_HAND + s["turn"], IN_FILM + s["turn"])
    assert (s["creature"] == 0) == (not s["sway"].any() and s["defender"] == 0 and s["sways"] == 0) or s["creature"] > 0


# --- what a seat cannot know


def scramble(box: Bytes, state: Bytes, seat: int, random: Random) -> Bytes:
    """BM-39: hidden cards of other hands and the pile; title proposals, answers, wishes and half choices of others.

    A card goes to where one of its sort was, so that hands keep as many characters, and everybody could have been dealt
    what they hold.
    """
    changed = state.copy()
    b, s = box.view(BOX)[0], changed.view(STATE)[0]
    others = [other for other in range(b["players"]) if other != seat]
    scramble_choices(b, s, seat, others, random)
    held = {int(s["answer"][other]) - PLAYS for other in others if s["answer"][other] >= PLAYS}
    held |= {abs(int(s["half"])) - 1}
    scramble_cards(b, s, others, held, random)
    return changed


def scramble_choices(b: Any, s: Any, seat: int, others: list[int], random: Random) -> None:
    for other in others:
        if s["proposed"] >> other & 1:
            s["proposal"][other] = random.randrange(1 << int(b["title"]))
    if s["phase"] == ACTING and s["turn"] != seat and random.randrange(2):
        s["half"] = 0
    if s["phase"] == GAME_OVER:
        return
    asked = invited(b, s)
    for other in others:
        if s["answer"][other] >= PLAYS and random.randrange(2):
            continue  # its answer may be the true one
        possible = [wish for wish in range(len(WISHES)) if s["wished"][other, wish] > 0]
        wish = random.choice(possible)
        s["wish"][other] = wish
        if other in asked:
            s["answer"][other] = random.randrange(2 if holds(b, s, other, wish) else 2 + int(b["wishes"]))
    if asked and all(s["answer"][one] for one in asked):  # then the window would be closed
        s["answer"][random.choice([other for other in others if other in asked])] = 0


def invited(b: Any, s: Any) -> list[int]:
    """The seats that the open window is for."""
    if s["phase"] not in WINDOWS:
        return []
    player = int(s["chain_seat"][s["links"] - 1]) if s["phase"] == PREVENTING else -1
    if s["phase"] == BETWEEN:
        player = int(s["turn"])
    return [seat for seat in range(b["players"]) if seat != player]


def holds(b: Any, s: Any, seat: int, wish: int) -> bool:
    """BM-30: does a wish make its seat pass? Two of them rest while the own film is attacked, or touched."""
    name = WISHES[wish]
    if name not in ("until-attacked", "until-touched"):
        return name != "none"
    defends = bool(s["creature"]) and s["defender"] == seat
    if s["phase"] == MEDDLING:
        return not (defends and s["attack"] >= s["defence"])
    if name == "until-attacked" or s["phase"] != PREVENTING:
        return True
    return not (defends or touched(b, s, seat))


def touched(b: Any, s: Any, seat: int) -> bool:
    """Is the card being played another's, and does it act on this film or on a card there?"""
    card, target = int(s["chain"][0]) - 1, int(s["target"]) - 1
    if s["chain_seat"][0] == seat or target < 0:
        return False
    words = {VOCABULARY[code].name for code in b["text"][card]}
    places = {"redirect", "swap-location", "destroy-location", "toughen-location", "brand-location"}
    films = words & places or b["kind"][card] in (LOCATION, CREATURE)
    if films or b["kind"][card] == CHARACTER:
        return target == seat
    cards = b["kind"][card] == PROP or words & {
        "kill", "toughen", "brand", "destroy-prop", "steal-prop", "move-prop", "toughen-prop", "brand-prop",
    }  # fmt: skip
    given = int(s["second"]) - 1 if "move-prop" in words else -1
    return bool(cards) and IN_FILM + seat in (s["place"][target], s["place"][given] if given >= 0 else 0)


def scramble_cards(b: Any, s: Any, others: list[int], held: set[int], random: Random) -> None:
    if s["phase"] == GAME_OVER:
        return
    hands = [IN_HAND + other for other in others]
    spots = [
        card
        for card in range(b["cards"])
        if card not in held
        and (s["place"][card] == PILE or (s["place"][card] in hands and not s["mark"][card] & KNOWN))
    ]
    for sort in (True, False):
        cards = [card for card in spots if (b["kind"][card] == CHARACTER) == sort]
        free = [
            card for card in cards if s["under"][card] == 0
        ]  # the others were shown at casting: some hands lack them
        places = [int(s["place"][card]) for card in free]
        random.shuffle(places)
        s["place"][free] = places


# --- how answers are weighed


def ways(box: Bytes, state: Bytes, seat: int, action: int) -> int:
    """BM-29: an answer that is void is never seen and counts like a pass, so it adds nothing to the pass."""
    b, s = box.view(BOX)[0], state.view(STATE)[0]
    asked = invited(b, s)
    if seat not in asked or any(s["answer"][other] == 0 for other in asked if other != seat):
        return 1  # no window, or it stays open
    playing = [other for other in asked if other != seat and not 0 <= s["answer"][other] < PLAYS]
    return 1 if len(playing) + (action < decisions.FILM) < 2 else 0


# --- boxes whose worlds can be listed


def tiny_box(deck: str, players: int, **changes: int) -> Bytes:
    """Two cards each, no title, no wishes, and seat 1 begins."""
    loaded = load_deck(DECKS / deck)
    game = replace(with_decks([loaded]), material=partial(fill_with_few, material=Material((loaded,))))
    box = game.make_box(players, None, {"first_player": 1})
    b = box.view(BOX)[0]
    b["hand"], b["title"], b["wishes"], b["quiet"], b["early"] = 2, 0, 0, 0, 0
    for name, value in changes.items():
        b[name] = value
    return box


def tiny() -> list[Tiny]:
    return [
        Tiny("duel", tiny_box("duel", 2), (-1, 0)),
        Tiny("wishes", tiny_box("duel", 2, wishes=2), (0, 1)),
        Tiny("between", tiny_box("duel", 2, any_time=1), (0, 1)),
        Tiny("pack", tiny_box("pack", 2), (0, 1)),
        Tiny("three", tiny_box("three", 3), (0, 2), long=True),
        Tiny("rivals", tiny_box("rivals", 3), (-1, 0, 1), long=True),
    ]


KIT = Kit(
    game="outerspace",
    scramble=scramble,
    conserve=conserve,
    secret_events=("drew",),
    combinations=(
        (3, "standard", {"first_player": 2}),
        (2, "standard", {"decks": "workshop", "equal_turns": True}),
        (3, "standard", {"decks": "workshop", "any_time": True}),
    ),
    tiny=tiny,
    ways=ways,
    tried=with_decks([HOUSE, JUNGLE, WORKSHOP], usual=HOUSE.name),
)
