"""Goldräuber as its guided game teaches it: a short way in, the thing, and out; let collapse what nobody needs.

Chapters 1 to 3: turn up, step, dig; chapters 4 and 8: what collapses is what nobody needs, and nothing that the game
marks as losing at once; chapters 5 and 8: life points are saved for the furious monk and shared out over the actions
still to do, unless every collapse would lose, and who has most left to do gets them; chapters 6
and 7: take the treasure or the comrade, never both, and leave; somebody else fetches the other. Chapter 8: walls before
inner cards are dug away first.
"""

from __future__ import annotations

import heapq
from collections.abc import Iterator
from math import ceil
from typing import Any

from lychgate.core.model.contract import Game
from lychgate.core.model.layout import Bytes, blank
from lychgate.lab.studies.taught.seen import Picture, seen

SIDES = {"above": (0, -1), "right": (1, 0), "below": (0, 1), "left": (-1, 0)}
OPPOSITE = {"above": "below", "below": "above", "left": "right", "right": "left"}
OUTSIDE = ""
FAR = 1000  # no way
SPARE = 4  # how much less a way counts that nobody is on yet
RISK = 0.5  # chapter 2: a card that is face down may be a trap, or have a wall: rather over one that is known

Cells = dict[str, dict[str, Any]]
Edges = dict[str, list[tuple[str, float, str]]]
Way = tuple[float, str]  # actions that it takes, and the first of them


def follow(game: Game, box: Bytes, view: Bytes, seat: int, chance: Bytes) -> int:
    """What somebody decides who has learned the game by the lesson."""
    picture, choices = seen(game, box, view, seat)
    phase = picture["phase"]
    if phase == "collapsing":
        room = blank(game.state_layout)
        harmless = [text for text, one in choices.items() if not game.call("ruins", box, view, seat, one, room)]
        missed = detours(picture)
        return choices[min(harmless or choices, key=lambda text: missed[text.removeprefix("collapse ")])]
    if phase == "acting":
        return choices[action(picture, seat, choices)]
    if phase == "changing":
        return choices[f"die {changed(picture, seat, choices)}"]
    if phase == "sharing":
        return choices[shared(picture)]
    plain = (text for text in ("take", "yes", "keep") if text in choices)
    return choices[next(plain, next(iter(choices)))]


def changed(picture: Picture, seat: int, choices: dict[str, int]) -> int:
    """Chapters 5 and 8: life points are for the furious monk, shared out over the actions that are still to do."""
    die, wanted = int(picture["die"]), int(picture["actions_up_to"])
    if f"die {wanted}" not in choices or die <= wanted:
        return die
    if not spare(picture):
        return wanted
    still = left_to_do(picture)[seat]
    if picture["mood"] == "calm" or not still:
        return die
    return wanted if die - wanted <= ceil(held(picture, seat) / still) else die


def held(picture: Picture, seat: int) -> int:
    """Chapter 5: the life points that can be spent: in the mine those of all on the same card, outside one's own."""
    here = picture["seats"][seat]["place"]
    return sum(one["life"] for one in picture["seats"] if one["seat"] == seat or (here and one["place"] == here))


def spare(picture: Picture) -> bool:
    """Chapter 8: is there a card whose collapse bars nobody's way, neither out nor to what is to be fetched?"""
    return any(longer < FAR for longer, _ in detours(picture).values())


def shared(picture: Picture) -> str:
    """Chapter 8: while the monk is furious, who has most left to do gets the life points of all on the card."""
    if picture["mood"] == "calm":
        return "keep"
    here = picture["seats"][picture["turn"]]["place"]
    still = left_to_do(picture)
    needy = max((seat for seat, one in enumerate(picture["seats"]) if one["place"] == here), key=still.__getitem__)
    return f"points {picture['left'] if picture['getting'] == needy else 0}"


def left_to_do(picture: Picture) -> list[float]:
    """Of every miner, how many actions it takes to run the errand and to come out."""
    cells = cells_of(picture)
    mine = edges(cells)
    total = []
    for one, goal in zip(picture["seats"], errands(picture, cells, mine), strict=True):
        there, back = ways(mine, one["place"] or OUTSIDE), ways(mine, goal)
        total.append(there.get(goal, (FAR, ""))[0] + back.get(OUTSIDE, (FAR, ""))[0])
    return total


def action(picture: Picture, seat: int, choices: dict[str, int]) -> str:
    """Chapters 1 to 3, 6 and 7: the first action of the shortest way to what is to be done."""
    first = aim(picture, seat)[1]
    if first in choices:
        return first
    return next((text for text in ("wait", "out") if text in choices), next(iter(choices)))


def aim(picture: Picture, seat: int) -> Way:
    """The shortest way to one's errand; who carries something, or has nothing to do, goes out."""
    cells = cells_of(picture)
    mine = edges(cells)
    return ways(mine, picture["seats"][seat]["place"] or OUTSIDE).get(errands(picture, cells, mine)[seat], (FAR, ""))


def errands(picture: Picture, cells: Cells, mine: Edges) -> list[str]:
    """Chapters 6 to 8: one for each thing that was found; all search for the comrade, one for the treasure alone."""
    things, seats = picture["things"], picture["seats"]
    found = [ways(mine, one["place"] or OUTSIDE) for one in seats]
    goals = [OUTSIDE for _ in seats]
    free = {one["seat"] for one in seats if not one["carries"]}

    def send(places: list[str]) -> None:
        can = [(found[seat][place][0], seat, place) for seat in free for place in places if place in found[seat]]
        if can:
            _, seat, place = min(can)
            goals[seat] = place
            free.discard(seat)

    for thing in things.values():
        if thing["state"] == "lying":
            send([thing["place"]])
    unknown = hidden(picture, cells)
    for _ in range(len(free) if things["comrade"]["state"] == "hidden" else 1):
        send([place for place in unknown if place not in goals] or unknown)
    return goals


def hidden(picture: Picture, cells: Cells) -> list[str]:
    """Where treasure or comrade may lie."""
    if not any(thing["state"] == "hidden" for thing in picture["things"].values()):
        return []
    return [place for place, cell in cells.items() if cell["inner"] and cell["face"] == "down"]


def detours(picture: Picture) -> dict[str, tuple[float, int]]:
    """Chapters 4 and 8: how long all ways would be without a card, by card; of equal ones rather one at the rim."""
    cells = cells_of(picture)
    mine = edges(cells)
    goals, unknown = errands(picture, cells, mine), hidden(picture, cells)

    def longer(place: str) -> tuple[float, int]:
        inwards, total = ways(mine, OUTSIDE, place), 0.0
        for one, goal in zip(picture["seats"], goals, strict=True):
            found = ways(mine, one["place"] or OUTSIDE, place)
            total += sum(way.get(end, (FAR, ""))[0] for way, end in ((found, OUTSIDE), (found, goal), (inwards, goal)))
        total += sum(inwards.get(goal, (FAR, ""))[0] for goal in unknown) / SPARE
        column, row = ord(place[0]) - ord("a"), int(place[1])
        return total, row - abs(2 * column - 5)

    return {place: longer(place) for place in standing(picture)}


def standing(picture: Picture) -> list[str]:
    """The cards that may collapse."""
    return [cell["place"] for row in picture["map"] for cell in row if cell and cell["face"] != "collapsed"]


def cells_of(picture: Picture) -> Cells:
    """The cards that can be entered, or may be."""
    return {
        cell["place"]: cell
        for row in picture["map"]
        for cell in row
        if cell and cell["face"] != "collapsed" and cell["kind"] != "trap"
    }


def edges(cells: Cells) -> Edges:
    """From every place to those beside it: what it takes, and the first action of it."""
    return {
        place: [
            (onto, len(steps) + (RISK if onto and cells[onto]["face"] == "down" else 0), steps[0])
            for onto, steps in neighbours(cells, place)
        ]
        for place in (OUTSIDE, *cells)
    }


def ways(mine: Edges, start: str, without: str | None = None) -> dict[str, Way]:
    """The shortest way from there to everywhere, or without a card."""
    found: dict[str, Way] = {}
    open_ways: list[tuple[float, str, str]] = [(0, start, "")] if start != without else []
    while open_ways:
        actions, place, first = heapq.heappop(open_ways)
        if place in found:
            continue
        found[place] = actions, first
        for onto, cost, step in mine.get(place, ()):
            if onto not in found and onto != without:
                heapq.heappush(open_ways, (actions + cost, onto, first or step))
    return found


def neighbours(cells: Cells, place: str) -> Iterator[tuple[str, list[str]]]:
    """The places beside one, each with the actions that it takes: turn it up, dig, step."""
    if place == OUTSIDE:
        for onto, cell in cells.items():
            for side in cell["entrances"]:
                yield onto, [*turned(onto, cell), *walls(onto, cell, side), f"step {onto}"]
        return
    cell = cells[place]
    for side, (right, down) in SIDES.items():
        onto = f"{chr(ord(place[0]) + right)}{int(place[1]) + down}"
        if onto in cells:
            beyond = cells[onto]
            dug = [*walls(place, cell, side), *walls(onto, beyond, OPPOSITE[side])]
            first, then = (dug, turned(onto, beyond)) if beyond["inner"] else (turned(onto, beyond), dug)
            yield onto, [*first, *then, f"step {onto}"]
        elif side in cell["entrances"]:
            yield OUTSIDE, [*walls(place, cell, side), "out"]


def turned(place: str, cell: dict[str, Any]) -> list[str]:
    return [f"turn {place}"] if cell["face"] == "down" else []


def walls(place: str, cell: dict[str, Any], side: str) -> list[str]:
    return [f"dig {place}"] if cell["wall"] == side and not cell["dug"] else []
