"""How a game ended, explained line by line: every player's points, what for, and by which rule."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from lychgate.cli.say import Say
from lychgate.cli.scene import SEAT_COLOURS

if TYPE_CHECKING:
    from lychgate.play.match import Match
    from lychgate.play.telling import Outcome
    from lychgate.play.words import Words


def points_lines(match: Match, outcome: Outcome, words: Words, say: Say) -> list[Text]:
    """Who won, then every player in order of place, with a line for each reason; for all at once where all are one."""
    lines = [Text(verdict(match, outcome, say), style="bold")]
    if match.game.together:
        found = {words.points(match.game, line, match.names): line.rule for line in outcome.lines}
        return lines + [Text.assemble(f"  {reason}", (f"  {rule}", "dim")) for reason, rule in found.items()]
    for seat in by_place(match, outcome):
        lines += [Text(), place_line(match, outcome, seat, say)]
        for line in outcome.lines:
            if line.seat == seat:
                reason = words.points(match.game, line, match.names)
                lines.append(Text.assemble(f"{line.points:+5d}  {reason}", (f"  {line.rule}", "dim")))
    return lines


def places_lines(match: Match, outcome: Outcome, words: Words, say: Say) -> list[Text]:
    """Who won, and what everybody has; there are no places where all win or lose together."""
    lines = [Text(verdict(match, outcome, say), style="bold")]
    if match.game.together:
        return lines
    return lines + [place_line(match, outcome, seat, say) for seat in by_place(match, outcome)]


def by_place(match: Match, outcome: Outcome) -> list[int]:
    return sorted(range(match.players), key=lambda seat: outcome.places[seat])


def place_line(match: Match, outcome: Outcome, seat: int, say: Say) -> Text:
    told = say("place", place=outcome.places[seat], name=match.names[seat], points=outcome.points[seat])
    return Text(told, style=f"bold {SEAT_COLOURS[seat]}")


def verdict(match: Match, outcome: Outcome, say: Say) -> str:
    """Who won."""
    if match.game.together:
        return say("won-together" if outcome.winners else "lost-together", players=match.players)
    winners = [match.names[seat] for seat in outcome.winners]
    return say("winners", names=", ".join(winners), winners=len(winners))
