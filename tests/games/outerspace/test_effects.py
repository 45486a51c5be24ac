"""Every effect of every card does at the table what its text says: a small scenario for each.

The cards are those of both decks, and of one for the tests that uses the rest of the vocabulary.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from lychgate.games.outerspace import with_decks
from lychgate.games.outerspace.cards.decks import HOUSE, JUNGLE, Card, Text
from lychgate.games.outerspace.cards.vocabulary import (
    CHARACTER,
    CREATURE,
    FOR_EACH,
    KINDS,
    LOCATION,
    PROP,
    TRAITS,
    TREASURE,
    VOCABULARY,
    WATER,
    WATERSIDE,
    WEAPON,
)
from lychgate.games.outerspace.kit import WORKSHOP
from lychgate.play.match.match import Match
from lychgate.play.scenario.position import set_up

DECKS = (HOUSE, JUNGLE, WORKSHOP)
TOGETHER = with_decks(DECKS)
CARDS = {card.id: card for deck in DECKS for card in deck.cards}
PAIRS = [(card, text) for card in CARDS.values() for text in card.texts]
PLAIN = {CHARACTER: "fearless-usherette", LOCATION: "observatory", PROP: "megaphone", CREATURE: "runaway-custard"}
USHERETTE = CARDS["fearless-usherette"].defence


class Scene:
    """A position of two players or three, and how it goes on."""

    def __init__(self, first: str = "daring-archaeologist", second: str = "fearless-usherette", **given: Any) -> None:
        hands = given.pop("hands", ["", "", ""])
        films = [first, second, "friendly-gorilla"][: given.get("players", 2)]
        seats = {str(n + 1): {"film": film, "hand": hands[n]} for n, film in enumerate(films)}
        self.match: Match = set_up(TOGETHER, {"seats": seats, **given})

    def does(self, seat: int, *decisions: str) -> Scene:
        for decision in decisions:
            self.match.decide(seat - 1, decision)
        return self

    def passes(self, *phases: str) -> Scene:
        """All pass while one of these windows is open."""
        while self.see["phase"] in phases:
            for seat in self.match.asked:
                self.match.decide(seat, "pass")
        return self

    def attacked(self, creature: str = PLAIN[CREATURE]) -> Scene:
        """Seat 1 attacks the film of seat 2, and nobody has played anything else yet."""
        return self.does(1, creature, "film 2").passes("preventing")

    def meddles(self, seat: int, *decisions: str) -> Scene:
        """In the attack's window one plays something; nobody prevents it."""
        for other in self.match.asked:
            if other != seat - 1:
                self.match.decide(other, "pass")
        return self.does(seat, *decisions).passes("preventing")

    @property
    def see(self) -> dict[str, Any]:
        return self.match.view(None)

    @property
    def totals(self) -> tuple[int, int]:
        return self.see["attack"]["attack"], self.see["attack"]["defence"]

    def film(self, seat: int) -> list[str]:
        return [card["card"] for card in self.see["seats"][seat - 1]["characters"]]

    def hand(self, seat: int) -> list[str]:
        return list(self.match.view(seat - 1)["seats"][seat - 1]["hand"])

    def told(self) -> list[str]:
        return [event.name for event in self.match.story(None)]


def having(bits: int, kind: int, but: str = "", *, plain: bool = True) -> Card:
    """A card of that sort with the trait, one without an effect that changes values if there is one."""
    found = [card for card in CARDS.values() if card.kind == kind and card.traits & bits and card.id != but]
    quiet = [card for card in found if all(text.code != FOR_EACH for text in card.texts)]
    return (quiet if plain and quiet else found)[0]


def holder(bits: int) -> tuple[str, Card]:
    """A film with a card that has the trait, and that card: a character, a location, or a prop."""
    for kind in (CHARACTER, LOCATION, PROP):
        if any(card.kind == kind and card.traits & bits for card in CARDS.values()):
            card = having(bits, kind, PLAIN[CHARACTER])
            plain = PLAIN[CHARACTER]
            return {CHARACTER: card.id, LOCATION: f"{card.id} {plain}", PROP: f"{plain}[{card.id}]"}[kind], card
    raise LookupError(bits)


def lying(card: Card) -> str:
    """A film in which this card lies."""
    return {CHARACTER: card.id, LOCATION: f"{card.id} {PLAIN[CHARACTER]}", PROP: f"{PLAIN[CHARACTER]}[{card.id}]"}[
        card.kind
    ]


# --- during an attack


def sways(seat: int, change: Callable[[int, int, Text], tuple[int, int]], film: str = PLAIN[CHARACTER]) -> Any:
    def check(card: Card, text: Text) -> None:
        scene = Scene(
            second=film, hands=["runaway-custard" + (f" {card.id}" if seat == 1 else ""), card.id * (seat == 2)]
        )
        before = scene.attacked().totals
        assert scene.meddles(seat, card.id).totals == change(*before, text), card.id

    return check


def sways_for_each(seat: int) -> Any:
    def check(card: Card, text: Text) -> None:
        film = (
            f"{having(text.about, CHARACTER).id} {having(text.about, CHARACTER, having(text.about, CHARACTER).id).id}"
        )
        change = (0, 2 * text.amount) if seat == 2 else (2 * text.amount, 0)
        sways(seat, lambda a, d, _: (a + change[0], d + change[1]), film)(card, text)

    return check


def turn_into(card: Card, text: Text) -> None:
    assert text.about == WATER
    scene = Scene(second="observatory fearless-usherette", hands=["runaway-custard", card.id]).attacked()
    scene.meddles(2, card.id).passes("attack")
    assert "wrong-water" in scene.told()
    assert scene.film(2) == ["fearless-usherette"]


def stop(card: Card, text: Text) -> None:
    scene = Scene(hands=["runaway-custard", card.id]).attacked().meddles(2, card.id)
    assert scene.see["attack"] is None
    assert scene.film(2) == ["fearless-usherette"]


def redirect(card: Card, text: Text) -> None:
    scene = Scene(players=3, hands=["runaway-custard", card.id, ""]).attacked().meddles(2, card.id, "film 3")
    assert scene.see["attack"]["film"] == 2


def once_more(card: Card, text: Text) -> None:
    scene = Scene(hands=[f"runaway-custard {card.id}", ""]).attacked().meddles(1, card.id).passes("attack")
    assert scene.hand(1) == ["runaway-custard"]


# --- at any time


def prevent(card: Card, text: Text) -> None:
    played = {1: ["hitchhiking-alien"], 2: ["observatory", "film 1"], 3: ["megaphone", "daring-archaeologist"],
              4: ["runaway-custard", "film 2"], 5: ["guidebook"], 6: ["the-end"]}  # fmt: skip
    for kind, decisions in played.items():
        scene = Scene(hands=[decisions[0], card.id]).does(1, *decisions)
        if text.about >> kind & 1:
            scene.does(2, card.id).passes("preventing")
            assert decisions[0] in scene.see["discard"], (card.id, KINDS[kind])
        else:
            assert card.id not in [str(decision) for decision in scene.match.legal(1)]


def kill(card: Card, text: Text) -> None:
    victim = having(text.about, CHARACTER).id if text.about > 0 else "fearless-usherette"
    scene = Scene(second=victim, hands=[card.id, ""]).does(1, card.id, victim).passes("preventing")
    assert scene.film(2) == []
    assert victim in scene.see["discard"]
    if text.about > 0:
        spared = next(c.id for c in CARDS.values() if c.kind == CHARACTER and not c.traits & text.about)
        assert card.id not in [str(d) for d in Scene(spared, "", hands=[card.id, ""]).match.legal(0)]


def swap_location(card: Card, text: Text) -> None:
    scene = Scene(second="observatory fearless-usherette", hands=[card.id, ""], discard="lighthouse")
    scene.does(1, card.id, "film 2", "lighthouse").passes("preventing")
    assert scene.see["seats"][1]["location"]["card"] == "lighthouse"


def destroy_location(card: Card, text: Text) -> None:
    scene = Scene(second="observatory fearless-usherette", hands=[card.id, ""])
    assert scene.does(1, card.id, "film 2").passes("preventing").see["seats"][1]["location"] is None


def destroy_prop(card: Card, text: Text) -> None:
    scene = Scene(second="fearless-usherette[megaphone]", hands=[card.id, ""])
    assert "megaphone" in scene.does(1, card.id, "megaphone").passes("preventing").see["discard"]


def steal_prop(card: Card, text: Text) -> None:
    scene = Scene(second="fearless-usherette[megaphone]", hands=[card.id, ""])
    assert scene.does(1, card.id, "megaphone").passes("preventing").hand(1) == ["megaphone"]


def move_prop(card: Card, text: Text) -> None:
    scene = Scene(second="fearless-usherette[megaphone]", hands=[card.id, ""])
    scene.does(1, card.id, "megaphone", "daring-archaeologist").passes("preventing")
    assert scene.see["seats"][0]["characters"][0]["under"][0]["card"] == "megaphone"


def revive(card: Card, text: Text) -> None:
    scene = Scene(hands=[card.id, ""], discard="town-sheriff").does(1, card.id, "town-sheriff").passes("preventing")
    assert "town-sheriff" in scene.film(1)


def salvage(card: Card, text: Text) -> None:
    wanted = next(c.id for c in CARDS.values() if text.about >> c.kind & 1)
    scene = Scene(hands=[card.id, ""], discard=wanted).does(1, card.id, wanted).passes("preventing")
    assert scene.hand(1) == [wanted]


def draw(card: Card, text: Text) -> None:
    if card.texts[0].code == text.code:
        scene = Scene(hands=[card.id, ""]).does(1, card.id).passes("preventing")
    else:  # only in an attack
        scene = Scene(hands=[f"runaway-custard {card.id}", ""]).attacked().meddles(1, card.id)
    assert len(scene.hand(1)) == text.amount


def lose(card: Card, text: Text) -> None:
    scene = Scene(hands=[card.id, "trapdoor sequel tea-break"]).does(1, card.id, "film 2").passes("preventing")
    assert len(scene.hand(2)) == 3 - text.amount


def reveal(card: Card, text: Text) -> None:
    scene = Scene(hands=[card.id, "trapdoor"]).does(1, card.id, "film 2").passes("preventing")
    assert scene.see["seats"][1]["known"] == ["trapdoor"]


def bonus(card: Card, text: Text) -> None:
    scene = Scene(hands=[card.id, ""]).does(1, card.id).passes("preventing")
    assert scene.see["seats"][0]["aside"] == [card.id]
    assert points("daring-archaeologist", aside=card.id) - points("daring-archaeologist") == text.amount


def toughen(card: Card, text: Text) -> None:
    scene = Scene(hands=[card.id, ""]).does(1, card.id, "fearless-usherette").passes("preventing")
    assert scene.see["seats"][1]["value"] == USHERETTE + text.amount


def brand(card: Card, text: Text) -> None:
    """A hunter of that trait finds it: the character counts as one now. Or a card that counts such characters."""
    scene = Scene(hands=[card.id, ""]).does(1, card.id, "fearless-usherette").passes("preventing")
    assert scene.see["seats"][1]["characters"][0]["under"][0]["card"] == card.id
    assert TRAITS[text.about.bit_length() - 1] == "undead"


def delay_credits(card: Card, text: Text) -> None:
    scene = Scene(hands=[f"{card.id} the-end", "trapdoor"]).does(1, card.id)
    scene.does(1, *(["film 2"] if len(card.texts) > 1 else [])).passes("preventing")
    assert scene.see["credits_delayed"] == text.amount + 1
    assert "the-end" not in [str(decision) for decision in scene.match.legal(0)]


# --- cards of a film


def choose_victim(card: Card, text: Text) -> None:
    scene = Scene(second=f"{card.id} nine-lives-cat", hands=["dinosaur-with-a-cold", ""])
    scene.attacked("dinosaur-with-a-cold").passes("attack")
    assert scene.match.asked == [1]


def props_count_more(card: Card, text: Text) -> None:
    assert Scene(second=f"{card.id}[megaphone]").see["seats"][1]["value"] == card.defence + 2 + text.amount


def against(card: Card, text: Text) -> None:
    hunter = having(text.about, CREATURE)
    scene = Scene(second=lying(card), hands=[hunter.id, ""])
    standing = scene.see["seats"][1]["value"]
    scene.attacked(hunter.id).passes("arming")
    while scene.see["phase"] == "arming":
        scene.does(1, "pass")
    assert scene.totals[1] == standing - card.defence + text.amount


def for_each(card: Card, text: Text) -> None:
    friend = having(text.about, CHARACTER, card.id)
    alone = Scene(second=lying(card)).see["seats"][1]["value"]
    plain = bool(CARDS[PLAIN[CHARACTER]].traits & text.about) and card.kind != CHARACTER
    both = Scene(second=f"{lying(card)} {friend.id}").see["seats"][1]["value"]
    assert both - alone == friend.defence + text.amount, plain


def sheltered(card: Card, text: Text) -> None:
    scene = Scene(second=f"{card.id} nine-lives-cat", hands=["runaway-custard", ""]).attacked().passes("attack")
    assert scene.film(2) == [card.id]


def escape(card: Card, text: Text) -> None:
    scene = Scene(second=card.id, hands=["runaway-custard", ""]).attacked().passes("attack")
    assert scene.hand(2) == [card.id]


def combine(card: Card, text: Text) -> None:
    place = having(text.about, LOCATION, card.id)
    scene = (
        Scene(f"{place.id} daring-archaeologist", hands=[card.id, ""])
        .does(1, card.id, "film 1", "combine")
        .passes("preventing")
    )
    under = scene.see["seats"][0]["location"]["under"]
    assert [entry["card"] for entry in under] == [card.id]


def combine_with(card: Card, text: Text) -> None:
    scene = Scene(f"{text.named} daring-archaeologist", hands=[card.id, ""]).does(1, card.id, "film 1", "combine")
    assert scene.passes("preventing").see["seats"][0]["location"]["under"][0]["card"] == card.id


def added(card: Card, text: Text) -> None:
    """It can be added to two that are combined: there is no room for another plain one."""
    scene = Scene("castle+castle-gate daring-archaeologist", hands=[card.id, ""]).does(1, card.id, "film 1", "combine")
    assert len(scene.passes("preventing").see["seats"][0]["location"]["under"]) == 2


def toughen_prop(card: Card, text: Text) -> None:
    scene = Scene(second="fearless-usherette[leaf-blower]", hands=[card.id, ""]).does(1, card.id, "leaf-blower")
    assert scene.passes("preventing").see["seats"][1]["value"] == USHERETTE + 3 + text.amount


def brand_prop(card: Card, text: Text) -> None:
    """A swarm shows a weapon, the credits' points a treasure."""
    scene = Scene(second="fearless-usherette[rubber-chicken]", hands=[f"{card.id} swarm-of-moths", ""])
    scene.does(1, card.id, "rubber-chicken").passes("preventing").attacked("swarm-of-moths")
    assert (scene.totals[1] == USHERETTE) == (text.about == WEAPON)
    treasure = points(f"fearless-usherette[rubber-chicken[{card.id}]]") - scene.see["seats"][1]["value"]
    assert treasure == (5 if text.about == TREASURE else 0)


def toughen_location(card: Card, text: Text) -> None:
    scene = Scene(second="observatory fearless-usherette", hands=[card.id, ""]).does(1, card.id, "film 2")
    assert scene.passes("preventing").see["seats"][1]["value"] == USHERETTE + 3 + text.amount


def brand_location(card: Card, text: Text) -> None:
    assert text.about == WATERSIDE
    scene = Scene(second="observatory fearless-usherette", hands=[f"{card.id} octopus-emperor", ""])
    scene.does(1, card.id, "film 2").passes("preventing").attacked("octopus-emperor").passes("attack")
    assert scene.film(2) == []


def join(card: Card, text: Text) -> None:
    others = ["meteor-worm", "dinosaur-with-a-cold", "giant-android", "forty-foot-poodle"][: text.amount + 1]
    scene = Scene(hands=[f"runaway-custard {card.id} {' '.join(others)}", ""]).attacked().meddles(1, card.id)
    for other in others[:-1]:
        assert scene.see["phase"] == "joining"
        scene.does(1, other).passes("preventing")
    assert scene.see["phase"] == "attack"
    assert scene.totals[0] == 11 + sum(CARDS[other].attack for other in others[:-1])


def points(film: str, **given: Any) -> int:
    match = set_up(TOGETHER, {"phase": "over", "seats": {"1": {"film": film, "hand": "", **given}, "2": {"hand": ""}}})
    assert match.outcome is not None
    return match.outcome.points[0]


def card_points(card: Card, text: Text) -> None:
    treasure = 5 if card.traits & TREASURE else 0
    assert (
        points(lying(card)) == Scene(lying(card), "friendly-gorilla").see["seats"][0]["value"] + text.amount + treasure
    )


# --- abilities


def bring_prop(card: Card, text: Text) -> None:
    scene = Scene(second=lying(card), hands=["runaway-custard", ""], discard="leaf-blower")
    before = scene.attacked().totals[1]
    host = card.id if card.kind == CHARACTER else PLAIN[CHARACTER]
    assert scene.meddles(2, f"{card.id}!", "leaf-blower", host).totals[1] == before + CARDS["leaf-blower"].defence


def draw_each_turn(card: Card, text: Text) -> None:
    scene = Scene(lying(card), "friendly-gorilla", hands=["", ""]).does(1, f"{card.id}!")
    assert len(scene.hand(1)) == text.amount
    assert f"{card.id}!" not in [str(decision) for decision in scene.match.legal(0)]


def spend_to_defend(card: Card, text: Text) -> None:
    scene = Scene(second=f"{lying(card)} town-sheriff", hands=["runaway-custard", ""])
    before = scene.attacked().totals[1]
    assert scene.meddles(2, f"{card.id}!").totals[1] == before - card.defence + text.amount
    assert card.id not in str(scene.see["seats"][1])


def spend_to_stop(card: Card, text: Text) -> None:
    scene = Scene(second=lying(card), hands=["runaway-custard", ""]).attacked().meddles(2, f"{card.id}!")
    assert scene.see["attack"] is None
    assert card.id in scene.see["discard"]


# --- creatures


def creature_attacks(card: Card, film: str, extra: str = "") -> Scene:
    scene = Scene(second=film, hands=[f"{card.id} {extra}", ""])
    return scene.attacked(card.id)


def use_prop(card: Card, text: Text) -> None:
    scene = creature_attacks(card, PLAIN[CHARACTER], "leaf-blower").does(1, "leaf-blower").passes("preventing")
    assert scene.totals[0] == card.attack + CARDS["leaf-blower"].defence


def hunt(card: Card, text: Text) -> None:
    film, _ = holder(text.about)
    assert creature_attacks(card, film).totals[0] == card.attack + text.amount
    without = next(c.id for c in CARDS.values() if c.kind == CHARACTER and not c.traits & text.about)
    assert creature_attacks(card, without).totals[0] == card.attack


def trophy(card: Card, text: Text) -> None:
    scene = creature_attacks(card, "nine-lives-cat").passes("attack")
    assert scene.see["seats"][0]["noted"] == text.amount


def kill_more(card: Card, text: Text) -> None:
    scene = creature_attacks(card, "skateboard-kid expendable-extra film-critic").passes("attack")
    for _ in range(text.amount):
        scene.does(1, str(scene.match.legal(0)[0]))
    while scene.see["phase"] == "victim":
        scene.does(1, str(scene.match.legal(0)[0]))
    assert len(scene.film(2)) == 3 - 1 - text.amount


def come_back(card: Card, text: Text) -> None:
    scene = creature_attacks(card, "ageing-star town-sheriff lumberjack").passes("attack")
    assert scene.hand(1) == [card.id]


CHECKS: dict[str, Callable[[Card, Text], None]] = {
    "defend": sways(2, lambda a, d, text: (a, d + text.amount)),
    "strengthen": sways(1, lambda a, d, text: (a + text.amount, d)),
    "double-attack": sways(1, lambda a, d, _: (2 * a, d)),
    "double-defence": sways(2, lambda a, d, _: (a, 2 * d)),
    "halve-attack": sways(2, lambda a, d, _: ((a + 1) // 2, d)),
    "defend-for-each": sways_for_each(2),
    "strengthen-for-each": sways_for_each(1),
    "points": card_points,
}


def check_of(name: str) -> Callable[[Card, Text], None]:
    found: Callable[[Card, Text], None] = CHECKS.get(name) or globals()[name.replace("-", "_")]
    return found


def names() -> Iterator[str]:
    for card, text in PAIRS:
        yield f"{card.id}-{VOCABULARY[text.code].name}"


@pytest.mark.rule("BM-3", "BM-5", "BM-6")
@pytest.mark.parametrize(("card", "text"), PAIRS, ids=names())
def test_an_effect_does_what_its_card_says(card: Card, text: Text) -> None:
    check_of(VOCABULARY[text.code].name)(card, text)


def test_every_effect_of_the_vocabulary_is_among_them() -> None:
    assert {text.code for _, text in PAIRS} == set(range(1, len(VOCABULARY)))


@pytest.mark.rule("BM-31")
def test_credits_that_roll_already_are_not_said_to_be_delayed() -> None:
    scene = Scene(hands=["the-end budget-cut", "trapdoor"]).does(1, "the-end").passes("preventing")
    scene.does(1, "budget-cut", "film 2").passes("preventing")
    assert "credits" in scene.told()
    assert "delayed" not in scene.told()
