"""`read` at the table: the whole text of a card that somebody sees, looked up without deciding anything."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from lychgate.cli.boards import Board, in_sight
from lychgate.cli.table.card_text import Face, face_lines, faces, named, printed_as

if TYPE_CHECKING:
    from lychgate.cli.table.answers import Step
    from lychgate.cli.table.scene import Scene


def wanted(scene: Scene, board: Board, step: Step, typed: str) -> list[Face]:
    """The cards meant, out of those in sight: by name or by number in the question; without either, the own hand."""
    known = faces(scene.game, scene.words.language)
    seen = [known[card] for card in dict.fromkeys(map(printed_as, in_sight(board, scene)))]
    if not typed:
        held = scene.view["seats"][scene.seat]["hand"] if seen and scene.seat is not None else []
        return [known[card] for card in dict.fromkeys(map(printed_as, held))] or seen
    item = step.answer(typed) if typed.isdigit() else None
    return named(str(item[1]) if item else typed, seen)


def page(cards: list[Face], language: str) -> Text:
    """Whole cards, one below the other."""
    parts = []
    for face in cards:
        name, *rest = face_lines(face, language)
        parts.append(Text("\n  ").join([Text(name, style="bold"), *map(Text, rest)]))
    return Text("\n\n").join(parts)
