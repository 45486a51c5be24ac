"""Outer Space in text: the attack under way, everybody's film on a line or two, the own hand.

A film reads `Lighthouse | Town sheriff [Ray gun], Prom queen`: location, characters, and what lies under them.
"""

from __future__ import annotations

from typing import Any

from rich.text import Text

from lychgate.cli.scene import Scene, flow

STYLES = {
    "character": "bright_blue", "location": "bright_green", "prop": "yellow", "creature": "bright_red",
    "effect": "bright_yellow", "credits": "bold",
}  # fmt: skip
INDENT = "    "


def draw(scene: Scene) -> list[Text]:
    """The whole table; where there is little room, a line for each film."""
    top = [headline(scene), *title(scene), *attack(scene)]
    hand = hands(scene)
    films = [film(scene, player) for player in scene.view["seats"]]
    room = scene.height - len(top) - len(hand)
    if sum(map(len, films)) > room:
        films = [lines[:1] for lines in films]
    lines = [*top, *(line for lines in films for line in lines), *hand]
    for line in lines:
        line.truncate(scene.width, overflow="ellipsis")
    return lines[: max(scene.height, len(top) + len(films))]


def name(scene: Scene, card: str) -> str:
    """A card's name; a copy has the same."""
    return scene.thing(f"card-{card.partition('.')[0]}")


def headline(scene: Scene) -> Text:
    view = scene.view
    if view["phase"] == "over":
        return Text(scene.say("headline-over"), style="bold")
    text = Text(
        scene.say("headline", round=view["round"], pile=view["pile"], discard=len(view["discard"])), style="bold"
    )
    if view["ending"]:
        text.append(f" · {scene.say('last-turn')}", style="bold bright_red")
    return text


def title(scene: Scene) -> list[Text]:
    """What the film is called, and its words; before it is settled, the cards turned up, each with its number."""
    view = scene.view
    if view["title_cards"]:
        words = [f"{1 << place} {name(scene, card)}" for place, card in enumerate(view["title_cards"])]
        return flow([Text(scene.say("title-cards"), style="dim"), *map(Text, words)], scene.width)
    if not view["title"]:
        return []
    called = scene.title or scene.game.title(scene.words.language, view["title"]) or ""
    counting = " · ".join(scene.thing(f"word-{word}") for word in view["title"])
    label = f"{scene.say('title-words')} "
    return [Text.assemble((label, "dim"), (called, "bold bright_magenta"), (f" ({counting})", "dim"))]


def attack(scene: Scene) -> list[Text]:
    """The attack under way, and the card being played."""
    view, lines = scene.view, []
    if view["attack"]:
        found = view["attack"]
        said = scene.say(
            "attack",
            creature=name(scene, found["creature"]),
            film=scene.names[found["film"]],
            attack=found["attack"],
            defence=found["defence"],
        )
        lines.append(Text(said, style="bold bright_red"))
    if view["played"]:
        cards = " ← ".join(f"{name(scene, entry['card'])} ({entry['seat'] + 1})" for entry in view["played"])
        lines.append(Text.assemble((f"{scene.say('being-played')} ", "dim"), (cards, "bright_yellow")))
    return lines


def film(scene: Scene, player: dict[str, Any]) -> list[Text]:
    """A player and the film."""
    seat, view = player["seat"], scene.view
    on_turn = view["turn"] == seat and view["phase"] != "over"
    text = Text.assemble(("›" if on_turn else " ", "bold"), scene.seat_name(seat), " ")
    text.append(scene.say("film-value", value=player["value"], cards=player["hand_size"]))
    if player["noted"] or player["aside"]:
        text.append(" ").append(scene.say("beside", points=player["noted"], cards=len(player["aside"])), style="dim")
    parts = [card(scene, player["location"]).append(" |", style="dim")] if player["location"] else []
    parts += [card(scene, character) for character in player["characters"]]
    if parts and text.cell_len + 2 + sum(part.cell_len + 2 for part in parts) <= scene.width:
        return [Text.assemble(text, "  ", Text("  ").join(parts))]
    return [text, *(Text.assemble(INDENT, line) for line in flow(parts, scene.width - len(INDENT), "  "))]


def card(scene: Scene, laid: dict[str, Any]) -> Text:
    """A card of a film, and what lies under it."""
    text = Text(name(scene, laid["card"]), style=STYLES[laid["type"]])
    if laid["under"]:
        text.append(" [", style="dim")
        for number, other in enumerate(laid["under"]):
            text.append(", " if number else "", style="dim")
            text.append(name(scene, other["card"]), style=STYLES[other["type"]])
        text.append("]", style="dim")
    return text


def hands(scene: Scene) -> list[Text]:
    """The reader's own cards; when all is over, everybody's."""
    lines: list[Text] = []
    for player in scene.view["seats"]:
        own = player["seat"] == scene.seat
        if player["hand"] and (own or scene.view["phase"] == "over"):
            heading = scene.say("your-hand") if own else scene.say("hand-of", name=scene.names[player["seat"]])
            cards = [Text(name(scene, held), style="bold") for held in player["hand"]]
            lines += flow([Text(heading, style="bold"), *cards], scene.width)
    return lines


# --- decisions in words


def label(scene: Scene, key: str, value: Any) -> Text:
    """What a part of a decision means."""
    if key in ("card", "ability"):
        return Text(scene.say(f"choice-{key}", card=name(scene, value)))
    if key == "do":
        return Text(scene.say(f"choice-{value}"))
    if key == "wish":
        said = "choice-end-and-wish" if scene.view["phase"] == "turn" else "choice-wish"
        return Text(scene.say(said, wish=scene.say(f"wish-{value}")))
    if key == "film":
        return Text(scene.say("choice-film", name=scene.names[value - 1]))
    return Text(scene.say(f"choice-{key}", value=value))
