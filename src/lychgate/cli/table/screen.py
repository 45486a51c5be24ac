"""Putting the screen together: the board above or left, the story, what is asked at the bottom."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from lychgate.cli.boards import Board, squeezed
from lychgate.cli.say import Say
from lychgate.cli.table.answers import FEW, Step
from lychgate.cli.table.scene import Scene, flow, wrapped

WIDE = 199  # columns from which the story stands beside the board
STORY_WIDTH = 50
BETWEEN = " │ "
MANY = 12  # numbers of which only the first and last are said
STORY_LINES = 3  # that a small screen leaves for the story
CUT = "… "  # where the beginning of the story is left out


def compose(scene: Scene, board: Board, story: Sequence[str], since: int, bottom: Sequence[Text]) -> list[Text]:
    """The lines of a screen. `since` says how much of the story the reader has seen before."""
    room = scene.height - len(bottom) - 1
    lines = (
        beside(scene, board, story, since, room) if scene.width >= WIDE else above(scene, board, story[since:], room)
    )
    for line in lines:
        line.truncate(scene.width)
    return [*lines, *bottom]


def above(scene: Scene, board: Board, story: Sequence[str], room: int) -> list[Text]:
    """The board, and below it what is new in the story, the end of it where it is too long."""
    top = fitting(scene, board, room)
    left = room - len(top)
    sentences = Text(" ".join(story))
    told = wrapped(sentences, scene.width)
    if len(told) > left:
        told = wrapped(sentences, scene.width - len(CUT))[-left:] if left else []
        told = [Text.assemble(CUT, line) if number == 0 else line for number, line in enumerate(told)]
    return [*top, *told, *(Text() for _ in range(left - len(told)))]


def fitting(scene: Scene, board: Board, room: int) -> list[Text]:
    """The board, with lines left for the story; where it is too long, the story gives up its lines first."""
    for spare in range(STORY_LINES, -1, -1):
        lines = board.draw(scene.within(scene.width, room - spare))
        if len(lines) <= room - spare:
            return lines
    return squeezed(board, scene.within(scene.width, room))


def beside(scene: Scene, board: Board, story: Sequence[str], since: int, room: int) -> list[Text]:
    """The board at the left, the story at the right, its newest lines at the end."""
    width = scene.width - STORY_WIDTH - len(BETWEEN)
    top = board.draw(scene.within(width, room))
    if len(top) > room:
        top = squeezed(board, scene.within(width, room))
    told: list[Text] = []
    for number, sentence in enumerate(story):
        told += wrapped(Text(sentence, style="" if number >= since else "dim"), STORY_WIDTH)
    told = told[-room:]
    lines = []
    for number in range(room):
        line = top[number].copy() if number < len(top) else Text()
        line.truncate(width)
        line.pad_right(width - line.cell_len)
        line.append(BETWEEN, style="dim")
        lines.append(line.append_text(told[number]) if number < len(told) else line)
    return lines


def notice_lines(scene: Scene, notice: str) -> list[Text]:
    """What parts the question from the board, and something that is said before it."""
    return [Text("─" * scene.width, style="dim"), *wrapped(Text(notice, style="bright_yellow"), scene.width)]


def question(scene: Scene, board: Board, asked: str, step: Step, example: str, *, undo: bool) -> list[Text]:
    """What is asked, in one sentence, and what can be answered."""
    lines = wrapped(Text(asked, style="bold"), scene.width)
    chosen = [board.label(scene, key, value) for key, value in step.chosen]
    if step.picks:
        lines += flow(numbered(scene, board, step), scene.width)
        lines += wrapped(Text(step_question(scene, step, offered(step, scene.say))), scene.width)
    elif step.by_value and not labelled(step):
        typed = [number for number, _ in step.numbered]
        choices = f"{typed[0]} – {typed[-1]}" if is_span(step) else ", ".join(typed)
        for part in flow([*chosen, Text(step_question(scene, step, choices))], scene.width):
            lines += wrapped(part, scene.width)
    else:
        lines += flow(numbered(scene, board, step), scene.width)
    how = scene.say("how-to-go-back") if step.chosen else scene.say("how-to-answer", example=example, undo=int(undo))
    return [*lines, *wrapped(Text(how, style="dim"), scene.width)]


def numbered(scene: Scene, board: Board, step: Step) -> list[Text]:
    """What can be answered, each with its number."""
    return [Text.assemble((f"{number} ", "bold"), board.label(scene, *item)) for number, item in step.numbered]


def labelled(step: Step) -> bool:
    """Are there few enough answers by number to say what each means?"""
    return not step.chosen and len(step.items) <= FEW


def is_span(step: Step) -> bool:
    """Are there so many numbers to answer with that the first and the last say enough?"""
    return len(step.items) > MANY and all(type(value) is int for _, value in step.items)


def offered(step: Step, say: Say) -> str:
    """What can be typed at this step, in words."""
    typed = [number for number, _ in step.numbered]
    if step.picks:
        return say("some-numbers", first=typed[0], last=typed[-1])
    if len(typed) > 1 and (not step.by_value or is_span(step)):
        return say("a-number", first=typed[0], last=typed[-1])
    return ", ".join(typed)


def step_question(scene: Scene, step: Step, choices: str) -> str:
    message = f"ask-{step.key}"
    if scene.say.knows(message):
        return scene.say(message, choices=choices)
    return scene.say("ask-value", key=step.key, choices=choices)
