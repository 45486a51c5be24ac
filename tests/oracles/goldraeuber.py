"""Goldräuber once more, slow and naive, written from the rules alone: ways, actions, collapses, ends, whole turns.

Places are (row, column), walls are words, decisions are notation, dice are handed in. Whether somebody can get
out is asked card by card, breadth first. Nothing here is used by the game itself.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cache

Spot = tuple[int, int]  # row, column; the mountain is above row 0
SIDES: Mapping[str, Spot] = {"above": (-1, 0), "right": (0, 1), "below": (1, 0), "left": (0, -1)}
OPPOSITE = {"above": "below", "below": "above", "left": "right", "right": "left"}
LYING, SAFE = "lying", "safe"


@dataclass
class Card:
    """GO-1, GO-2: a card of the mine, and what has happened to it."""

    inner: bool
    kind: str  # tunnel, trap, treasure or comrade
    number: int = 0
    wall: str = ""  # the side that has one
    dug: bool = False
    seen: bool = False  # turned up, or shown when it collapsed
    collapsed: bool = False

    @property
    def up(self) -> bool:
        return self.seen and not self.collapsed

    @property
    def down(self) -> bool:
        return not self.seen and not self.collapsed


@dataclass
class Position:
    """A moment of a game."""

    cards: dict[Spot, Card]
    miners: list[Spot | None]  # None: outside
    life: list[int]
    asked: str  # conscience, splitting, taking, changing, acting, collapsing, sharing or over
    turn: int
    first: int
    expert: bool
    things: dict[str, str | int] = field(default_factory=lambda: {"treasure": LYING, "comrade": LYING})
    die: int = 0
    second: bool = False
    furious: bool = False
    settled: bool = False  # the die is not changed any more
    shifted: bool = False  # life points were shifted before the action
    before_action: bool = False  # they are being shifted
    pot: int = 0  # life points still to be handed out
    given: list[int] = field(default_factory=list)  # seats that have got theirs
    end: tuple[str, str | int] = ("", "")  # how, and whom or what it struck

    @property
    def players(self) -> int:
        return len(self.miners)

    def copy(self) -> Position:
        cards = {spot: replace(card) for spot, card in self.cards.items()}
        return replace(
            self, cards=cards, miners=[*self.miners], life=[*self.life], things={**self.things}, given=[*self.given]
        )


# --- ways


def beside(spot: Spot, side: str) -> Spot:
    return spot[0] + SIDES[side][0], spot[1] + SIDES[side][1]


def entrances(position: Position) -> frozenset[tuple[Spot, str]]:
    """GO-6: edges that face out to the left, right or below, with two cards at least before the inner ones."""
    return entrances_of(frozenset((spot, card.inner) for spot, card in position.cards.items()))


@cache
def entrances_of(layout: frozenset[tuple[Spot, bool]]) -> frozenset[tuple[Spot, str]]:
    laid = dict(layout)
    found = set()
    for spot, inner in layout:
        near_heart = inner or any(laid.get(beside(spot, side)) for side in SIDES)
        for side in ("left", "right", "below"):
            beyond = beside(spot, side)
            while beyond not in laid and max(map(abs, beyond)) < 20:
                beyond = beside(beyond, side)
            if not near_heart and beyond not in laid:
                found.add((spot, side))
    return frozenset(found)


def walls(position: Position, spot: Spot, side: str) -> list[Spot]:
    """GO-11: the cards whose walls stand on one edge of a card: none, one or two."""
    found = []
    for place, edge in ((spot, side), (beside(spot, side), OPPOSITE[side])):
        card = position.cards.get(place)
        if card is not None and card.up and card.wall == edge and not card.dug:
            found.append(place)
    return found


def edges(position: Position, at: Spot | None) -> list[tuple[Spot, str, Spot | None]]:
    """GO-10: the edges a miner there is at: a card, its side, and where one gets across it (None: out)."""
    doors = entrances(position)
    if at is None:
        return [(spot, side, spot) for spot, side in doors]
    across: list[tuple[Spot, str, Spot | None]] = [
        (at, side, beside(at, side)) for side in SIDES if beside(at, side) in position.cards
    ]
    return across + [(at, side, None) for spot, side in doors if spot == at]


def may_be_way(card: Card) -> bool:
    """GO-21: neither collapsed nor known as a trap."""
    return not card.collapsed and not (card.seen and card.kind == "trap")


def can_get_out(position: Position, start: Spot) -> bool:
    """GO-21: is there a way to an entrance? Face-down cards count as passable, walls as diggable."""
    doors = {spot for spot, _ in entrances(position)}
    waiting, met = deque([start]), {start}
    while waiting:
        spot = waiting.popleft()
        if spot not in position.cards or not may_be_way(position.cards[spot]):
            continue
        if spot in doors:
            return True
        for side in SIDES:
            if beside(spot, side) not in met:
                met.add(beside(spot, side))
                waiting.append(beside(spot, side))
    return False


# --- what may be decided


def name(spot: Spot) -> str:
    return f"{'abcdefgh'[spot[1]]}{spot[0] + 1}"


def spot_of(text: str) -> Spot:
    return int(text[1:]) - 1, "abcdefgh".index(text[0])


def legal(position: Position) -> set[str]:
    """What the seat on turn may decide, in notation."""
    match position.asked:
        case "conscience":
            return {"yes", "no"}
        case "taking":
            return {"take", "leave"}
        case "changing":
            points = purse(position)
            return {f"die {die}" for die in range(1, 7) if abs(die - position.die) <= points}
        case "acting":
            waiting = {"wait"} if position.miners[position.turn] is None else set()
            return set(actions(position)) | waiting | beside_actions(position)
        case "collapsing":
            return {f"collapse {name(spot)}" for spot in collapsible(position)}
        case "splitting" | "sharing":
            least = 1 if position.asked == "splitting" else 0
            others = len(heirs(position)) - len(position.given) - 1
            found = {f"points {points}" for points in range(least, position.pot - least * others + 1)}
            return found if position.asked == "sharing" and position.given else found | {"keep"}
    return set()


def beside_actions(position: Position) -> set[str]:
    """GO-16: another die, once; or a new distribution of life points, once, begun with the one on turn."""
    points, sharers = purse(position), company(position)
    found = set()
    if not position.settled:
        found = {f"die {die}" for die in range(1, 7) if 0 < abs(die - position.die) <= points}
    if points and len(sharers) > 1 and not position.shifted:
        found |= {f"points {share}" for share in range(points + 1)}
        if len(sharers) == 2:
            found.discard(f"points {position.life[position.turn]}")
    return found


def actions(position: Position) -> Iterator[str]:
    """GO-9, GO-12, GO-13: turn up, step, dig, or go out."""
    for spot, side, across in edges(position, position.miners[position.turn]):
        barred = walls(position, spot, side)
        yield from (f"dig {name(place)}" for place in barred)
        if across is None:
            if not barred:
                yield "out"
        elif position.cards[across].down:
            yield f"turn {name(across)}"
        elif position.cards[across].up and position.cards[across].kind != "trap" and not barred:
            yield f"step {name(across)}"
    here = position.miners[position.turn]
    if here is not None:
        own = position.cards[here]
        if own.wall and not own.dug:
            yield f"dig {name(here)}"  # GO-12: any wall of the own card, also towards the mountain


def collapsible(position: Position) -> set[Spot]:
    """GO-14, GO-24."""
    standing = {spot for spot, card in position.cards.items() if not card.collapsed}
    numbered = {spot for spot in standing if position.cards[spot].number == position.die}
    return numbered if position.second and position.die <= 5 and numbered else standing


def company(position: Position) -> list[int]:
    """GO-16: the roller, and the miners on the same card, clockwise."""
    seats = [(position.turn + i) % position.players for i in range(position.players)]
    here = position.miners[position.turn]
    return [seat for seat in seats if seat == position.turn or (here is not None and position.miners[seat] == here)]


def purse(position: Position) -> int:
    return sum(position.life[seat] for seat in company(position))


def heirs(position: Position) -> list[int]:
    """Who gets life points, in order."""
    if position.asked == "sharing":
        return company(position)
    return [(position.first + i) % position.players for i in range(position.players)]


# --- what comes of it


def decide(before: Position, decision: str, dice: Iterator[int]) -> Position:
    """The next moment at which somebody is asked, or the end."""
    position = before.copy()
    verb, _, what = decision.partition(" ")
    if verb in ("yes", "no"):
        if verb == "no":
            over(position, "put-away", "")
        else:
            open_mine(position, dice)
    elif verb in ("points", "keep"):
        if position.asked == "acting":
            position.asked, position.pot, position.before_action = "sharing", purse(position), True
            position.settled = True
        settle_points(position, None if verb == "keep" else int(what), dice)
    elif verb in ("take", "leave"):
        if verb == "take":
            position.things[thing_here(position)] = position.turn
        if position.die:
            end_turn(position, dice)
        else:
            roll(position, dice)
    elif verb == "die":
        pay(position, abs(int(what) - position.die))
        position.die = int(what)
        follow_die(position, dice)
        position.settled = position.asked == "acting"
    else:
        position.settled = position.shifted = False
        act(position, verb, what, dice)
    return position


def open_mine(position: Position, dice: Iterator[int]) -> None:
    """GO-5: life points are split before the start."""
    total = {1: 3, 2: 4, 3: 6, 4: 9}[position.players]
    if position.players == 1:
        position.life = [total]
        start_turn(position, dice)
    else:
        position.asked, position.pot, position.life = "splitting", total, [0] * position.players


def settle_points(position: Position, points: int | None, dice: Iterator[int]) -> None:
    """GO-5, GO-16: so many for the next one in order (None: evenly, or as it was); the last gets the rest."""
    order, asked = heirs(position), position.asked
    if points is not None or asked == "splitting":
        if not position.given:
            for seat in order:
                position.life[seat] = 0
        while len(position.given) < len(order):
            waiting = [seat for seat in order if seat not in position.given]
            if points is None:
                points_now = -(-position.pot // len(waiting))
            elif len(waiting) == 1:
                points_now = position.pot
            else:
                points_now = points
            position.life[waiting[0]] = points_now
            position.pot -= points_now
            position.given.append(waiting[0])
            left = len(order) - len(position.given)
            least = 1 if asked == "splitting" else 0
            if points is not None and left > 1:
                if position.pot > least * left:
                    return
                points = least  # nothing to choose
    position.pot, position.given = 0, []
    if asked == "splitting":
        start_turn(position, dice)
    elif position.before_action:
        position.asked, position.before_action, position.shifted = "acting", False, True
    else:
        next_turn(position, dice)


def pay(position: Position, points: int) -> None:
    """GO-16: the own points first."""
    for seat in company(position):
        paid = min(points, position.life[seat])
        position.life[seat] -= paid
        points -= paid
    assert points == 0


def act(position: Position, verb: str, what: str, dice: Iterator[int]) -> None:
    seat = position.turn
    if verb == "out":
        position.miners[seat] = None
        for thing, where in position.things.items():
            if where == seat:
                position.things[thing] = SAFE  # GO-18
        if is_won(position):
            over(position, "won", "")
            return
    elif verb == "step":
        position.miners[seat] = spot_of(what)
        if thing_here(position):
            position.asked = "taking"
            return
    elif verb != "wait":
        card = position.cards[spot_of(what)]
        if verb == "dig":
            card.dug = True
        elif verb == "turn":
            card.seen = True
            position.furious |= card.kind == "treasure"  # GO-8
        else:
            shown = card.inner and not card.seen
            card.collapsed = True
            card.seen |= card.inner
            if shown and card.kind in position.things:
                over(position, "shown-dead", card.kind)  # GO-15
                return
        if verb != "dig":
            look_for_loss(position)
    if position.asked != "over":
        end_turn(position, dice)


def thing_here(position: Position) -> str:
    """GO-18, GO-19: what the miner on turn can take along."""
    here = position.miners[position.turn]
    if here is None or position.turn in position.things.values():
        return ""
    kind = position.cards[here].kind
    return kind if position.things.get(kind) == LYING else ""


def start_turn(position: Position, dice: Iterator[int]) -> None:
    position.die, position.second = 0, False
    if thing_here(position):
        position.asked = "taking"
    else:
        roll(position, dice)


def roll(position: Position, dice: Iterator[int]) -> None:
    position.die = next(dice)
    over = position.die - (2 if position.furious else 4)  # GO-16: asked only where points can make a difference
    if purse(position) and (position.second or 0 < over <= purse(position)):
        position.asked = "changing"
    else:
        follow_die(position, dice)


def follow_die(position: Position, dice: Iterator[int]) -> None:
    """GO-8, GO-24, GO-17."""
    if not position.second and position.die <= (2 if position.furious else 4):
        position.asked = "acting"
        if not list(actions(position)):
            end_turn(position, dice)
    elif position.expert and not position.second:
        position.second = True
        roll(position, dice)
    else:
        position.asked = "collapsing"


def end_turn(position: Position, dice: Iterator[int]) -> None:
    """GO-16: points may be shifted among the miners on one card."""
    if len(company(position)) > 1 and purse(position):
        position.asked, position.pot = "sharing", purse(position)
    else:
        next_turn(position, dice)


def next_turn(position: Position, dice: Iterator[int]) -> None:
    position.turn = (position.turn + 1) % position.players
    start_turn(position, dice)


# --- the end


def over(position: Position, how: str, whom: str | int) -> None:
    position.asked, position.end = "over", (how, whom)


def is_won(position: Position) -> bool:
    """GO-20; GO-23: alone, one of the two is enough."""
    safe = [where == SAFE for where in position.things.values()]
    return not any(position.miners) and (any(safe) if position.players == 1 else all(safe))


def look_for_loss(position: Position) -> None:
    """GO-21, GO-22. Of several bad ends the first of: miner buried, thing buried, miner cut off, thing cut off."""
    inside = [(seat, spot) for seat, spot in enumerate(position.miners) if spot is not None]
    where = {card.kind: spot for spot, card in position.cards.items() if card.kind in position.things}
    lying = [thing for thing, state in position.things.items() if state == LYING]
    found = [thing for thing in lying if position.cards[where[thing]].seen]
    for seat, spot in inside:
        if position.cards[spot].collapsed:
            return over(position, "miner-buried", seat)
    for thing in found:
        if position.cards[where[thing]].collapsed:
            return over(position, "buried", thing)
    for seat, spot in inside:
        if not can_get_out(position, spot):
            return over(position, "miner-cut-off", seat)
    cut_off = [thing for thing in found if not can_get_out(position, where[thing])]
    hiding = [s for s, card in position.cards.items() if card.inner and card.down and can_get_out(position, s)]
    unfound = len(lying) - len(found)
    if position.players == 1:
        if len(lying) == 2 and len(cut_off) == len(found) and not (unfound and hiding):
            over(position, "hopeless", "")
    elif cut_off:
        over(position, "cut-off", cut_off[-1])
    elif len(hiding) < unfound:
        over(position, "hopeless", "")
    return None
