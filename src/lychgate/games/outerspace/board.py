"""Outer Space in text: the attack under way, everybody's film on a line or two, the own hand.

A film reads `Lighthouse | Town sheriff [Ray gun], Prom queen`: location, characters, and what lies under them.
"""

from __future__ import annotations

from itertools import chain
from typing import Any

from rich.text import Text

from lychgate.cli.table.card_text import Face, faces, printed_as, sort, values
from lychgate.cli.table.scene import Scene, flow, wrapped

STYLES = {
    "character": "bright_blue", "location": "bright_green", "prop": "yellow", "creature": "bright_red",
    "effect": "bright_yellow", "credits": "bold",
}  # fmt: skip
INDENT = "    "
SEVERAL = ("title",)  # BM-7: any of the six words

# How much is told of a card: its name; with values; a line of its own, cut off at the end; all its text.
NAMES, VALUES, LINES, WHOLE = range(4)
STORY = 4  # cards in lines of their own leave such a part of the room to the story


def draw(scene: Scene) -> list[Text]:
    """The whole table; of what stands on the cards as much as there is room for, down to their names."""
    top = [headline(scene), *title(scene), *attack(scene)]
    seats = scene.view["seats"]
    for detail in (WHOLE, LINES, VALUES, NAMES):
        films, hand = [film(scene, player, detail) for player in seats], hands(scene, detail)
        lines = [*top, *chain.from_iterable(films), *hand]
        story = scene.height // STORY if detail >= LINES else 0
        if len(lines) <= scene.height - story:
            break
    return cut(lines, scene.width)


def squeezed(scene: Scene) -> list[Text]:
    """Where not even the names fit: a line for each film, and more as long as there is room, by what matters most."""
    view = scene.view
    top, hand = [headline(scene), *title(scene), *attack(scene)], hands(scene, NAMES)
    films = [film(scene, player) for player in view["seats"]]
    shown = [1] * len(films)  # lines of each
    left = scene.height - 1 - len(top) - len(hand) - len(films)  # one is for the story
    attacked = view["attack"]["film"] if view["attack"] else None
    for seat in sorted(
        range(len(films)), key=lambda seat: (seat != attacked, seat != scene.seat, seat != view["turn"])
    ):
        more = max(0, min(left, len(films[seat]) - 1))
        shown[seat] += more
        left -= more
        if shown[seat] < len(films[seat]):
            films[seat][shown[seat] - 1].append(" …", style="dim")
    return cut(
        [*top, *chain.from_iterable(lines[:n] for lines, n in zip(films, shown, strict=True)), *hand], scene.width
    )


def cut(lines: list[Text], width: int) -> list[Text]:
    for line in lines:
        line.truncate(width, overflow="ellipsis")
    return lines


def name(scene: Scene, card: str) -> str:
    """A card's name; a copy has the same."""
    return scene.thing(f"card-{printed_as(card)}")


def face(scene: Scene, card: str) -> Face:
    """What stands on a card."""
    return faces(scene.game, scene.words.language)[printed_as(card)]


def in_sight(scene: Scene) -> list[str]:
    """All cards that the reader sees: in hand, in films, being played, attacking, discarded, for the title."""
    view, seen = scene.view, list[str]()
    for player in view["seats"]:
        seen += [*(player["hand"] or ()), *player["known"], *player["aside"]]
        laid = [*player["characters"], *filter(None, [player["location"]])]
        seen += chain.from_iterable(map(all_of, laid))
    seen += [played["card"] for played in view["played"]]
    if view["attack"]:
        found = view["attack"]
        seen += [found["creature"], *found["joined"], *found["props"], *found["effects"]]
    return [*seen, *view["title_cards"], *view["discard"]]


def all_of(laid: dict[str, Any]) -> list[str]:
    """A card of a film, and all that lies under it."""
    return [laid["card"], *chain.from_iterable(map(all_of, laid["under"]))]


def headline(scene: Scene) -> Text:
    view = scene.view
    if view["phase"] == "over":
        return Text(scene.say("headline-over"), style="bold")
    text = Text(
        scene.say("headline", round=view["round"], pile=view["pile"], discard=len(view["discard"])), style="bold"
    )
    if view["ending"]:
        text.append(f" · {scene.say('last-turn')}", style="bold bright_red")
    elif view["last_card"] is not None:
        text.append(f" · {scene.say('last-card', name=scene.names[view['last_card']])}", style="bold bright_red")
    return text


def title(scene: Scene) -> list[Text]:
    """What the film is called, and its words; before it is settled, the cards turned up, each with its number."""
    view = scene.view
    if view["title_cards"]:
        words = [f"{place} {name(scene, card)}" for place, card in enumerate(view["title_cards"], start=1)]
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
            creature=" + ".join(name(scene, card) for card in (found["creature"], *found["joined"])),
            film=scene.names[found["film"]],
            attack=found["attack"],
            defence=found["defence"],
        )
        lines.append(Text(said, style="bold bright_red"))
    if view["played"]:
        cards = " ← ".join(f"{name(scene, entry['card'])} ({entry['seat'] + 1})" for entry in view["played"])
        lines.append(Text.assemble((f"{scene.say('being-played')} ", "dim"), (cards, "bright_yellow")))
    return lines


def film(scene: Scene, player: dict[str, Any], detail: int = NAMES) -> list[Text]:
    """A player and the film."""
    seat, view = player["seat"], scene.view
    on_turn = view["turn"] == seat and view["phase"] != "over"
    text = Text.assemble(("›" if on_turn else " ", "bold"), scene.seat_name(seat), " ")
    text.append(scene.say("film-value", value=player["value"], cards=player["hand_size"]))
    if player["noted"] or player["aside"]:
        text.append(" ").append(scene.say("beside", points=player["noted"], cards=len(player["aside"])), style="dim")
    parts = [card(scene, player["location"], detail).append(" |", style="dim")] if player["location"] else []
    parts += [card(scene, character, detail) for character in player["characters"]]
    if not parts:
        return [text]
    if text.cell_len + 2 + sum(part.cell_len + 2 for part in parts) <= scene.width:
        return [Text.assemble(text, "  ", Text("  ").join(parts))]
    return [text, *(Text.assemble(INDENT, line) for line in flow(parts, scene.width - len(INDENT), "  "))]


def card(scene: Scene, laid: dict[str, Any], detail: int) -> Text:
    """A card of a film, and what lies under it."""
    text = with_values(scene, laid["card"], detail)
    if laid["under"]:
        text.append(" [", style="dim")
        text.append_text(Text(", ").join(card(scene, other, detail) for other in laid["under"]))
        text.append("]", style="dim")
    return text


def with_values(scene: Scene, card: str, detail: int) -> Text:
    """A card by its name, with its values where they are told."""
    found = face(scene, card)
    shown = f" {values(found)}".rstrip() if detail >= VALUES else ""
    return Text.assemble((name(scene, card), STYLES[found["type"]]), (shown, "bold"))


def hands(scene: Scene, detail: int) -> list[Text]:
    """The reader's own cards; when all is over, everybody's."""
    lines: list[Text] = []
    for player in scene.view["seats"]:
        own = player["seat"] == scene.seat
        if player["hand"] and (own or scene.view["phase"] == "over"):
            said = scene.say("your-hand") if own else scene.say("hand-of", name=scene.names[player["seat"]])
            heading = Text(said, style="bold")
            if detail >= LINES:
                lines += [heading, *chain.from_iterable(held(scene, card, detail) for card in player["hand"])]
            else:
                lines += flow([heading, *(with_values(scene, card, detail) for card in player["hand"])], scene.width)
    return lines


def held(scene: Scene, card: str, detail: int) -> list[Text]:
    """A card in hand, with its type, traits and text."""
    found = face(scene, card)
    text = with_values(scene, card, detail)
    text.append(f"  {sort(found)}", style="dim").append(f"  {' '.join(found['text'])}".rstrip())
    if detail < WHOLE:
        return [Text.assemble("  ", text)]
    first, *rest = wrapped(text, scene.width - len(INDENT))
    return [Text.assemble("  ", first), *(Text.assemble(INDENT, line) for line in rest)]


# --- decisions in words


def label(scene: Scene, key: str, value: Any) -> Text:
    """What a part of a decision means."""
    if key in ("card", "ability"):
        return Text(scene.say(f"choice-{key}", card=name(scene, value)))
    if key == "do":
        return Text(scene.say(f"choice-{value}"))
    if key == "wish":
        said = "choice-end-and-wish" if scene.view["phase"] == "turn" else "choice-wish"
        return Text(scene.say(said, wish=scene.thing(f"wish-{value}")))
    if key == "film":
        return Text(scene.say("choice-film", name=scene.names[value - 1]))
    if key == "title":
        cards = [card for place, card in enumerate(scene.view["title_cards"]) if value >> place & 1]
        return Text(scene.say("choice-title", words=", ".join(face(scene, card)["word_name"] for card in cards)))
    return Text(scene.say(f"choice-{key}", value=value))
