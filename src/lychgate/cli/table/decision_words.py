"""What was or could be decided, and what may be hidden, in words beside the notation; for hints and analyses."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lychgate.cli import language
from lychgate.cli.boards import board
from lychgate.cli.say import Say
from lychgate.cli.table.scene import Scene

if TYPE_CHECKING:
    from lychgate.play.match.match import Match

WIDTH, HEIGHT = 80, 24  # of a scene that is not drawn


def spoken(match: Match, seat: int, written: str) -> str:
    """A decision that this seat can make now: `R3@2: lay the robber 3 at grave 2`; a goal by what it is."""
    game, words, say = match.game, language.words(), Say(match.game.folder)
    action = game.decisions.written[written]
    parts = list(game.decisions.as_data(action).items())
    if len(parts) > 1:
        return say("spoken", decision=written, words=words.decision(game, action, match.names))
    scene = Scene(game, match.view(seat), None, seat, match.names, WIDTH, HEIGHT, words, say)
    return say("spoken", decision=written, words=board(game).label(scene, *parts[0]).plain)
