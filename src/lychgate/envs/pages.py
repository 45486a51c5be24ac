"""`python -m lychgate.envs.pages FOLDER`: a page about each game as an environment, from its declarations.

Players, decisions by number, observations byte by byte, rewards and ends: what a paper would have to say of it.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from lychgate.core.input import registry
from lychgate.core.model.contract import Game
from lychgate.core.model.encoding import BITS, BYTE, ONE_HOT, Layout, Span

NOTE = "Made by `python -m lychgate.envs.pages docs/research` from the game's declarations; a test holds it to them."


def page(game: Game) -> str:
    """The page of one game."""
    players = game.players.start
    lines = [
        f"# {game.name}_v{game.version}",
        NOTE,
        f"How it is used: [research](../research.md). The rules: `lychgate rules {game.name}`.",
        "",
        *_facts(game),
        "",
        *_decisions(game),
        "",
        *_observations(game, players),
    ]
    return "\n".join(lines) + "\n"


def _facts(game: Game) -> Iterator[str]:
    fewest, most = game.players.start, game.players.stop - 1
    yield "| | |"
    yield "|---|---|"
    yield f"| players | {fewest} to {most} |"
    yield f"| rules | version {game.version}; rule sets {', '.join(f'`{name}`' for name in game.rule_sets)} |"
    yield f"| options | {', '.join(f'`{name}`' for name in game.options)} |"
    yield f"| decisions | {game.actions} numbers, of {len(list(game.decisions))} sorts |"
    yield f"| state | {game.state_layout.itemsize} bytes |"
    if game.together:
        yield "| rewards | at the end; all win (points 1, place 1) or lose (points 0, place 2) together |"
    else:
        yield "| rewards | at the end: `points`, or `wins`: 1 for the win, shared by all who have it |"
    yield "| ends | an episode is one game; it ends by its rules and is never cut short |"
    if game.has_windows:
        yield "| at once | in a window all seats are asked; the lowest answers first, unseen by the others |"


def _decisions(game: Game) -> Iterator[str]:
    yield "## Decisions"
    yield "| numbers | sort | arguments | for example |"
    yield "|---|---|---|---|"
    for decision in game.decisions:
        first, last = int(decision), int(decision) + decision.size - 1
        sorts = [f"{name} ({sort.size})" for name, sort in decision.arguments.items()]
        numbers = f"{first}–{last}" if last > first else str(first)
        yield f"| {numbers} | {decision.name} | {', '.join(sorts)} | `{game.decisions.write(first)}` |"


def _observations(game: Game, players: int) -> Iterator[str]:
    layout = Layout(game, players)
    yield "## Observations"
    yield f'`obs="tensor"` with {players} players: {layout.width} bytes.'
    yield "With more players, parts by seat are longer: `env.layout` has the places."
    yield ""
    yield "| bytes | field | numbers | each | meaning |"
    yield "|---|---|---|---|---|"
    for span in layout:
        bytes_ = f"{span.start}–{span.stop - 1}" if span.stop > span.start + 1 else str(span.start)
        shape = " × ".join(map(str, span.shape)) if span.shape else "1"
        meaning = span.meaning.replace("|", "\\|")
        yield f"| {bytes_} | `{span.field}` | {shape}{' by seat' if span.by_seat else ''} | {_each(span)} | {meaning} |"


def _each(span: Span) -> str:
    """How one number is written, in words."""
    relative = ", seats from the own one" if span.relative else ""
    if span.encoding == BITS:
        return f"{span.each} bits{relative}"
    if span.encoding == ONE_HOT:
        return f"one-hot of {span.low} to {span.low + span.values - 1}{relative}"
    less = f", less {span.low}" if span.low else ""
    return ("a byte" if span.encoding == BYTE else f"{span.each} bytes, highest first") + less + relative


def write(folder: Path) -> None:
    """Write the pages of all games that the package brings."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in registry.names():
        (folder / f"{name}.md").write_text(page(registry.find(name)), encoding="utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]))
