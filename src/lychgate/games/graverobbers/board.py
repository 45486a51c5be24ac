"""Graverobbers in text: seven graves with their columns, the players, the own hand and goals.

Small screens get a card as `R3·2` (robber 3, laid by player 2), wide ones in words, tall ones as tiles.
Cards laid since the reader last decided are marked with a star.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from rich.text import Text

from lychgate.cli.table.scene import GUTTER, Scene, flow, in_columns, row, stone

CARD_STYLES = {"R": "bright_red", "D": "bright_cyan", "B": "bright_green"}
FATE_STYLES = {"intact": "bold bright_green", "ransacked": "bold bright_red"}
GOAL_STYLES = {"black": "bright_magenta", "white": "bold"}
HIDDEN = "░░"
COLUMN = 7

WORDY = 17  # columns a grave needs for cards in words
TILED = 19  # and for cards as tiles
TILE = 2  # lines of a tile, its lower edge not counted
TALL = 36  # lines from which there is room to spare


def draw(scene: Scene) -> list[Text]:
    """The whole table. On a tall screen its parts stand apart, and players below each other."""
    tall = scene.height >= TALL
    between = [Text()] if tall else []
    told = [player(scene, other) for other in scene.view["seats"]]
    table: list[Text] = []
    for part in (told if tall else in_columns(told, scene.width), goals(scene), hands(scene)):
        table += [*between, *part] if part else []
    top = [headline(scene), *between]
    columns = graves(scene.within(scene.width, scene.height - len(table) - len(top)))
    if len(top) + len(columns) + len(table) > scene.height:
        table = [*close(scene), *goals(scene), *hands(scene)]
    return [*top, *columns, *table]


def headline(scene: Scene) -> Text:
    view = scene.view
    message = "headline-over" if view["phase"] == "over" else "headline"
    return Text(scene.say(message, round=view["round"], rounds=view["rounds"]), style="bold")


# --- the graves


def graves(scene: Scene) -> list[Text]:
    """Seven columns under their stones, and what the known cards add up to."""
    width = min(grave_width(scene), TILED + 2)
    tallest = max(len(grave["cards"]) for grave in scene.view["graves"])
    tiled = width >= TILED and scene.height >= 4 + TILE * COLUMN + 1
    lines = [
        row("", [stone(grave["number"]) for grave in scene.view["graves"]], width),
        row("", [fate(scene, grave) for grave in scene.view["graves"]], width),
    ]
    if tiled:
        columns = [tiles(scene, grave, width - 1) for grave in scene.view["graves"]]
        for line in range(TILE * COLUMN + 1):
            lines.append(row("", [column[line] if line < len(column) else Text() for column in columns], width))
    else:
        for place in range(max(tallest, 1)):
            cards = [card(scene, grave, place, width) for grave in scene.view["graves"]]
            lines.append(row(scene.say("row-cards") if place == 0 else "", cards, width))
    for side in ("defence", "robbery"):
        lines.append(row(scene.say(f"row-{side}"), [known_sum(grave, side) for grave in scene.view["graves"]], width))
    return lines


def grave_width(scene: Scene) -> int:
    """The columns there are for a grave."""
    return (scene.width - GUTTER) // len(scene.view["graves"])


def known_sum(grave: dict[str, Any], side: str) -> Text:
    """What the cards the reader knows add up to, and whether there are others."""
    if not grave["cards"]:
        return Text("·", style="dim")
    unknown = any(laid["card"] is None for laid in grave["cards"])
    style = CARD_STYLES["D" if side == "defence" else "R"]
    return Text.assemble((str(grave[side]), style), ("+?" if unknown else "", "dim"))


def fate(scene: Scene, grave: dict[str, Any]) -> Text:
    """What has become of a grave; while it is open, how the next card will lie there."""
    if grave["fate"] == "open":
        return Text(scene.say("next-up" if grave["next_up"] else "next-down"), style="dim")
    return Text(scene.say(f"fate-{grave['fate']}"), style=FATE_STYLES[grave["fate"]])


def is_new(scene: Scene, grave: dict[str, Any], place: int) -> bool:
    """Was this card laid since the reader last decided?"""
    if scene.before is None:
        return False
    return place >= len(scene.before["graves"][grave["number"] - 1]["cards"])


def card(scene: Scene, grave: dict[str, Any], place: int, width: int) -> Text:
    """One card on one line: `R3·2`; `(R3)·1` lies face down and is the reader's own."""
    if place >= len(grave["cards"]):
        return Text("·" if place == 0 else "", style="dim")
    laid = grave["cards"][place]
    text = padded(face(scene, laid, wordy=width >= WORDY), laid)
    text.append("·", style="dim").append(str(laid["layer"] + 1), style=scene.seat_style(laid["layer"]))
    text.append("*" if is_new(scene, grave, place) else " ", style="bold bright_yellow")
    return text


def face(scene: Scene, laid: dict[str, Any], *, wordy: bool) -> Text:
    if laid["card"] is None:
        return Text.assemble((scene.say("face-down") if wordy else HIDDEN, "dim"))
    name = scene.thing(f"card-{laid['card']}") if wordy else laid["card"]
    style = CARD_STYLES[laid["card"][0]]
    return Text.assemble((name, f"bold {style}") if laid["up"] else (f"({name})", style))


def padded(text: Text, laid: dict[str, Any]) -> Text:
    """Leave a space where other cards have a bracket."""
    if laid["up"] or laid["card"] is None:
        text.pad_left(1)
    return text


def tiles(scene: Scene, grave: dict[str, Any], width: int) -> list[Text]:
    """A column of cards that overlap, the nearest to the grave on top."""
    lines: list[Text] = []
    inner = width - 2
    for place, laid in enumerate(grave["cards"]):
        corner = "┌┐" if place == 0 else "├┤"
        lines.append(Text(f"{corner[0]}{'─' * inner}{corner[1]}", style="dim"))
        mark = Text.assemble((f"·{laid['layer'] + 1}", scene.seat_style(laid["layer"])))
        mark.append("*" if is_new(scene, grave, place) else " ", style="bold bright_yellow")
        content = padded(face(scene, laid, wordy=True), laid)
        content.pad_right(inner - content.cell_len - mark.cell_len)
        lines.append(Text.assemble(("│", "dim"), content, mark, ("│", "dim")))
    if grave["cards"]:
        lines.append(Text(f"└{'─' * inner}┘", style="dim"))
    return lines


# --- the players


def close(scene: Scene) -> list[Text]:
    """The players in as few lines as can be, where there is little room."""
    return flow([player(scene, other) for other in scene.view["seats"]], scene.width, " ")


def player(scene: Scene, other: dict[str, Any]) -> Text:
    """A player with what is open: cards in hand, the accusation."""
    seat = other["seat"]
    mark = "›" if is_awaited(scene.view, other) else " "
    text = Text.assemble((mark, "bold"), scene.seat_name(seat), " ")
    text.append(scene.say("cards-in-hand", cards=other["hand_size"]))
    if other["accused"] is not None:
        text.append(" ").append(scene.say("accuses", accused=scene.names[other["accused"]]), style="bright_yellow")
    if scene.view["first"] == seat and scene.view["phase"] != "over":
        text.append(" ").append(scene.say("first-player"), style="dim")
    return text


def is_awaited(view: dict[str, Any], other: dict[str, Any]) -> bool:
    """Does this player owe a decision?"""
    if view["phase"] == "choosing-goals":
        return not other["answered"]
    asked = {"turn": view["turn"], "accusing": view["accuser"]}
    return bool(asked.get(view["phase"]) == other["seat"])


def goals(scene: Scene) -> list[Text]:
    """The reader's own goals."""
    kept = scene.view["seats"][scene.seat]["goals"] if scene.seat is not None else None
    if not kept or scene.view["phase"] == "choosing-goals":
        return []
    heading = Text(scene.say("your-goals"), style="bold")
    full = flow([heading, *(goal(scene, one) for one in kept)], scene.width)
    return full if len(full) == 1 else flow([heading, *(short_goal(scene, one) for one in kept)], scene.width)


def goal(scene: Scene, one: dict[str, Any]) -> Text:
    where = f"{one['graves'][0]}-{one['graves'][1]}" if one["graves"] else "majority"
    said = scene.say("goal-points", goal=scene.thing(f"goal-{one['colour']}-{where}"), points=one["points"])
    return Text(said, style=GOAL_STYLES[one["colour"]])


def short_goal(scene: Scene, one: dict[str, Any]) -> Text:
    """A goal in a few words: `black: 1, 2 ransacked (6)`."""
    message = f"{one['colour']}-{'pair' if one['graves'] else 'majority'}"
    graves = ", ".join(str(grave) for grave in one["graves"] or ())
    return Text(scene.say(message, graves=graves, points=one["points"]), style=GOAL_STYLES[one["colour"]])


def hands(scene: Scene) -> list[Text]:
    """The reader's own cards; when all is over, everybody's."""
    lines: list[Text] = []
    for other in scene.view["seats"]:
        if other["seat"] == scene.seat:
            lines += hand(scene, Text(scene.say("your-hand"), style="bold"), other["hand"])
        elif scene.view["phase"] == "over" and other["hand"]:
            heading = scene.say("hand-of", name=scene.names[other["seat"]])
            lines += hand(scene, Text(heading, style="bold"), other["hand"])
    return lines


def hand(scene: Scene, heading: Text, held: list[str]) -> list[Text]:
    """Cards by kind, in words where the graves' cards are."""
    kinds: list[Text] = []
    for name, count in Counter(held).items():
        style = f"bold {CARD_STYLES[name[0]]}"
        if grave_width(scene) < WORDY:
            kinds.append(Text(" ".join([name] * count), style=style))
        else:
            kinds.append(
                Text.assemble((scene.thing(f"card-{name}"), style), (f" ×{count}" if count > 1 else "", "dim"))
            )
    return flow([heading, *kinds], scene.width, "  " if grave_width(scene) < WORDY else "   ")


# --- decisions in words


def label(scene: Scene, key: str, value: Any) -> Text:
    """What a part of a decision means."""
    if key in ("lay", "spy"):
        held = scene.view["seats"][scene.seat]["hand"] if scene.seat is not None else []
        times = (held or []).count(value)
        text = Text(scene.say(f"choice-{key}", card=scene.thing(f"card-{value}")), style=CARD_STYLES[value[0]])
        return text.append(f" ×{times}", style="dim") if key == "lay" and times > 1 else text
    if key == "accuse":
        return Text(scene.say("choice-accuse", name=scene.names[value - 1]), style=scene.seat_style(value - 1))
    if key == "return" and scene.seat is not None:
        return goal(scene, scene.view["seats"][scene.seat]["goals"][value - 1])
    return Text(scene.say(f"choice-{value}") if key == "do" else str(value))
