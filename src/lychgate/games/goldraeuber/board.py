"""Goldräuber in text: the mine as a map of cards with their walls, the miners, what they carry.

Stone walls are double lines. Columns are letters and rows numbers, as in the notation.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from rich.text import Text

from lychgate.cli.table.scene import Scene, in_columns

KIND_STYLES = {"tunnel": "", "trap": "bright_red", "treasure": "bold bright_yellow", "comrade": "bold bright_green"}
WALL = "bold bright_yellow"
EDGE = "bright_black"
ACROSS, UPRIGHT = "═≡", "║╫"  # one wall, and two on one edge
MARGIN = 4  # columns left of the map
WIDEST = 14  # columns of a card
TALL = 26  # lines from which a card has two of its own


def draw(scene: Scene) -> list[Text]:
    """The whole table."""
    between = [Text()] if scene.height >= TALL else []
    return [headline(scene), *between, *mine(scene), *between, *things(scene), *miners(scene)]


def headline(scene: Scene) -> Text:
    view = scene.view
    if view["phase"] == "over":
        return Text(scene.say("headline-over"), style="bold")
    text = Text(scene.say(f"headline-{view['mood']}", most=view["actions_up_to"]), style="bold")
    if view["die"]:
        text.append(f" · {scene.say('die', die=view['die'])}", style="bold bright_yellow")
    return text


# --- the mine


Parts = list[tuple[str, str]]  # pieces of text with their styles


class Canvas:
    """Characters with styles, by line and column."""

    def __init__(self, width: int, height: int) -> None:
        self._cells = [[(" ", "")] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: str = "") -> None:
        for i, character in enumerate(text):
            self._cells[y][x + i] = (character, style)

    def centre(self, x: int, y: int, width: int, parts: Parts) -> None:
        """Put pieces in the middle of so many columns, cutting off what does not fit."""
        cells = [(character, style) for text, style in parts for character in text][:width]
        start = x + (width - len(cells)) // 2
        self._cells[y][start : start + len(cells)] = cells

    def lines(self) -> list[Text]:
        return [Text.assemble(*row) for row in self._cells]


def mine(scene: Scene) -> list[Text]:
    """The map, a box for each card, walls between them as double lines."""
    rows = scene.view["map"]
    inner = min(WIDEST, (scene.width - MARGIN) // len(rows[0]) - 1)
    high = 2 if scene.height >= TALL else 1
    canvas = Canvas(MARGIN + len(rows[0]) * (inner + 1) + 1, 2 + len(rows) * (high + 1))
    for column in range(len(rows[0])):
        canvas.put(MARGIN + column * (inner + 1) + inner // 2, 0, chr(ord("a") + column), "bold")
    for y, row in enumerate(rows):
        top = 1 + y * (high + 1)
        canvas.put(1, top + 1, str(y + 1), "bold")
        for x, place in enumerate(row):
            if place is not None:
                draw_card(scene, canvas, place, MARGIN + x * (inner + 1), top, inner, high)
    for (across, x, y), count in walls(rows).items():
        draw_wall(canvas, across, count, MARGIN + x * (inner + 1), 1 + y * (high + 1), inner, high)
    return canvas.lines()


def walls(rows: list[list[dict[str, Any] | None]]) -> Counter[tuple[bool, int, int]]:
    """The edges with walls, by the card right of them or below (then they lie across); an edge can have two (GO-11)."""
    found = Counter[tuple[bool, int, int]]()
    for y, row in enumerate(rows):
        for x, place in enumerate(row):
            if place is not None and place["wall"] and not place["dug"] and place["face"] == "up":
                side = place["wall"]
                found[side in ("above", "below"), x + (side == "right"), y + (side == "below")] += 1
    return found


def draw_card(scene: Scene, canvas: Canvas, place: dict[str, Any], x: int, y: int, inner: int, high: int) -> None:
    for line in (y, y + high + 1):
        canvas.put(x, line, f"·{'─' * inner}·", EDGE)
    for line in range(y + 1, y + 1 + high):
        canvas.put(x, line, "│", EDGE)
        canvas.put(x + inner + 1, line, "│", EDGE)
    face, there = what(scene, place), who(scene, place)
    if high == 1:
        parts = [*there, (" ", ""), face] if there else [face]
        fits = sum(len(text) for text, _ in parts) <= inner
        canvas.centre(x + 1, y + 1, inner, parts if fits else there)  # miners matter more than what they stand on
    else:
        canvas.centre(x + 1, y + 1, inner, [face])
        canvas.centre(x + 1, y + 2, inner, there)


def draw_wall(canvas: Canvas, across: bool, count: int, x: int, y: int, inner: int, high: int) -> None:
    if across:
        canvas.put(x + 1, y, ACROSS[count - 1] * inner, WALL)
        return
    for line in range(y + 1, y + 1 + high):
        canvas.put(x, line, UPRIGHT[count - 1], WALL)


def what(scene: Scene, place: dict[str, Any]) -> tuple[str, str]:
    """What is known of a card."""
    if place["face"] == "collapsed":
        return "▓▓▓▓", EDGE
    number = f" {place['number']}" if place["number"] and scene.view["expert"] else ""
    if place["face"] == "down":
        back, style = ("▒▒", "bright_yellow") if place["inner"] else ("░░", "dim")
        return f"{back}{number}", style
    kind = place["kind"]
    return f"{scene.say(f'kind-{kind}')}{number}", KIND_STYLES[kind]


def who(scene: Scene, place: dict[str, Any]) -> Parts:
    """Who and what is on a card: miners by number, markers by sign."""
    numbers = [(str(seat + 1), f"bold {scene.seat_style(seat)}") for seat in place["miners"]]
    parts = [("(", EDGE), *numbers, (")", EDGE)] if numbers else []
    return parts + [("◆", KIND_STYLES[marker]) for marker in place["markers"]]


# --- the players


def things(scene: Scene) -> list[Text]:
    """Where treasure and comrade are."""
    told, cells = [], [place for line in scene.view["map"] for place in line if place]
    collapsed = {place["place"] for place in cells if place["face"] == "collapsed"}
    for name, thing in scene.view["things"].items():
        carrier = scene.names[thing["seat"]] if thing["seat"] is not None else ""
        place = thing["place"] or ""
        state = "buried" if thing["state"] == "lying" and place in collapsed else thing["state"]
        said = scene.say(f"thing-{state}", thing=scene.say(f"kind-{name}"), place=place, name=carrier)
        told.append(Text(said, style=KIND_STYLES[name]))
    return in_columns(told, scene.width)


def miners(scene: Scene) -> list[Text]:
    return in_columns([miner(scene, other) for other in scene.view["seats"]], scene.width)


def miner(scene: Scene, other: dict[str, Any]) -> Text:
    seat, view = other["seat"], scene.view
    text = Text.assemble(("›" if view["turn"] == seat and view["phase"] != "over" else " ", "bold"))
    text.append_text(scene.seat_name(seat)).append(" ")
    text.append(scene.say("at", place=other["place"]) if other["place"] else scene.say("outside"))
    text.append(" ").append(scene.say("life", life=other["life"]), style="bright_red")
    if other["carries"]:
        text.append(" ").append(scene.say("carries", thing=scene.say(f"kind-{other['carries']}")), style=WALL)
    return text


# --- decisions in words


def label(scene: Scene, key: str, value: Any) -> Text:
    """What a decision means."""
    if key == "do":
        return Text(scene.say(f"choice-{value}", phase=scene.view["phase"]))
    if key == "die":
        return Text(scene.say("choice-die", value=value, cost=abs(value - (scene.view["die"] or value))))
    return Text(scene.say(f"choice-{key}", value=value, phase=scene.view["phase"]))
