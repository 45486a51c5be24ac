"""Gravediggers in text: five cemeteries with their cards in places, the tiles, the players, the own hand.

A card is `2 ░░·1`: the second place, face down, laid by player 1; what the reader has seen of a face-down
card stands in brackets. Of others' money nothing is shown while they may keep it to themselves (GD-25).
"""

from __future__ import annotations

from typing import Any

from rich.text import Text

from lychgate.cli.table.scene import GUTTER, Scene, flow, in_columns, row, stone

PERSONS = {"W": "bright_magenta", "G": "bright_blue", "A": "bright_green", "B": "bright_red"}
VALUE = "bright_yellow"
HIDDEN = "░░"
SLOT, NARROW = 9, 7  # columns a card takes; narrow, it is not said who laid it
WIDEST = 3 * SLOT + 1
TALL = 24  # lines from which there is room to spare


def draw(scene: Scene) -> list[Text]:
    """The whole table."""
    between = [Text()] if scene.height >= TALL else []
    told, held = [*between, *tiles(scene), *players(scene)], [*between, *hands(scene)]
    top = [headline(scene), *between]
    room = scene.height - len(top) - len(told) - len(held)
    columns = cemeteries(scene.within(scene.width, room))
    left = gone(scene) if len(columns) + len(gone(scene)) <= room else []
    return [*top, *columns, *told, *left, *held]


def headline(scene: Scene) -> Text:
    view = scene.view
    if view["phase"] == "over":
        return Text(scene.say("headline-over"), style="bold")
    text = Text(scene.say("headline", pile=view["pile"], notes=view["notes_left"]), style="bold")
    if view["robbed"]:
        text.append(f" · {scene.say('robbed', cemetery=view['robbed'])}", style="bold bright_red")
    return text


# --- the cemeteries


def cemeteries(scene: Scene) -> list[Text]:
    """Five columns of cards, as many to a line as there is room for, or need."""
    found = scene.view["cemeteries"]
    width = min((scene.width - GUTTER) // len(found), WIDEST)
    most = max(len(cemetery["cards"]) for cemetery in found)
    slot = SLOT if most <= (scene.height - 2) * max(1, width // SLOT) else NARROW
    columns = [rows_of(scene, cemetery, slot, max(1, width // slot)) for cemetery in found]
    lines = [
        row("", [stone(cemetery["number"]) for cemetery in found], width),
        row("", [owner(scene, cemetery) for cemetery in found], width),
    ]
    for line in range(max(1, *(len(column) for column in columns))):
        cells = [column[line] if line < len(column) else Text() for column in columns]
        lines.append(row(scene.say("row-cards") if line == 0 else "", cells, width))
    return lines


def owner(scene: Scene, cemetery: dict[str, Any]) -> Text:
    if cemetery["owner"] is None:
        return Text(scene.say("nobodys"), style="dim")
    return Text(scene.names[cemetery["owner"]], style=scene.seat_style(cemetery["owner"]))


def rows_of(scene: Scene, cemetery: dict[str, Any], slot: int, across: int) -> list[Text]:
    cards = [card(scene, cemetery, place, slot) for place in range(len(cemetery["cards"]))]
    if len(cards) > across:  # so that all lines are as long as the first
        cards += [Text(" " * slot)] * (-len(cards) % across)
    return [Text().join(cards[start : start + across]) for start in range(0, len(cards), across)]


def card(scene: Scene, cemetery: dict[str, Any], place: int, slot: int) -> Text:
    laid = cemetery["cards"][place]
    text = Text.assemble((f"{place + 1} ", "dim"))
    if laid["card"] is None:
        text.append(HIDDEN, style="dim")
    elif laid["up"]:
        text.append(laid["card"], style=f"bold {style(laid['card'])}")
    else:
        text.append(f"({laid['card']})", style=style(laid["card"]))
    if laid["layer"] is not None and slot >= SLOT:
        text.append("·", style="dim").append(str(laid["layer"] + 1), style=scene.seat_style(laid["layer"]))
    text.append("*" if is_new(scene, cemetery, place) else "", style="bold bright_yellow")
    text.pad_right(slot - text.cell_len)
    return text


def is_new(scene: Scene, cemetery: dict[str, Any], place: int) -> bool:
    """Is this card there, or face up, only since the reader last decided?"""
    if scene.before is None:
        return False
    before = scene.before["cemeteries"][cemetery["number"] - 1]["cards"]
    return place >= len(before) or before[place]["up"] != cemetery["cards"][place]["up"]


def style(name: str) -> str:
    return PERSONS.get(name, VALUE)


# --- the rest of the table


def tiles(scene: Scene) -> list[Text]:
    """The tiles that still lie face down."""
    down = [
        scene.say("tile-down", tile=scene.thing(f"tile-{name}"), tiles=tile["down"])
        for name, tile in scene.view["tiles"].items()
        if tile["down"]
    ]
    return flow([Text(scene.say("tiles-down"), style="dim"), *map(Text, down)], scene.width) if down else []


def players(scene: Scene) -> list[Text]:
    return in_columns([player(scene, other) for other in scene.view["seats"]], scene.width)


def player(scene: Scene, other: dict[str, Any]) -> Text:
    seat, view = other["seat"], scene.view
    text = Text.assemble(("›" if is_awaited(view, other) else " ", "bold"), scene.seat_name(seat), " ")
    text.append(scene.say("cards-in-hand", cards=other["hand_size"]))
    if seat == scene.seat or view["open_money"] or view["phase"] == "over":
        text.append(" ").append(scene.say("money", money=other["money"]), style=VALUE)
    if other["notes"]:
        text.append(" ").append(scene.say("notes", notes=other["notes"]), style="bright_red")
    if other["fist"] is not None:
        text.append(" ").append(scene.say("fist", money=other["fist"]), style="bold")
    elif other["answered"]:
        text.append(" ").append(scene.say("fist-made"), style="bold")
    return text


def is_awaited(view: dict[str, Any], other: dict[str, Any]) -> bool:
    """Does this player owe a decision?"""
    if view["phase"] == "fists":
        return not other["answered"]
    return bool(view["turn"] == other["seat"]) and view["phase"] != "over"


def gone(scene: Scene) -> list[Text]:
    """Cards that have left the game."""
    names = scene.view["gone"]
    if not names:
        return []
    return flow(
        [Text(scene.say("gone-cards"), style="dim"), *(Text(name, style=style(name)) for name in names)],
        scene.width,
        " ",
    )


def hands(scene: Scene) -> list[Text]:
    """The reader's own cards; when all is over, everybody's."""
    lines: list[Text] = []
    for other in scene.view["seats"]:
        own = other["seat"] == scene.seat
        if other["hand"] and (own or scene.view["phase"] == "over"):
            heading = scene.say("your-hand") if own else scene.say("hand-of", name=scene.names[other["seat"]])
            cards = [Text(scene.thing(f"card-{name}"), style=f"bold {style(name)}") for name in other["hand"]]
            lines += flow([Text(heading, style="bold"), *cards], scene.width)
    return lines


# --- decisions in words


def label(scene: Scene, key: str, value: Any) -> Text:
    """What a part of a decision means."""
    if key == "lay":
        return Text(scene.say("choice-lay", card=scene.thing(f"card-{value}")), style=style(value))
    if key == "do":
        return Text(scene.say(f"choice-{value}"))
    return Text(scene.say(f"choice-{key}", value=value))
