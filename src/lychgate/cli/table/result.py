"""How a game ended, explained line by line: every player's points, what for, and by which rule."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from rich.text import Text

from lychgate.cli.say import Say
from lychgate.cli.table.scene import SEAT_COLOURS
from lychgate.play.match.story import WHOLE_MATCH

if TYPE_CHECKING:
    from lychgate.play.match.match import Match
    from lychgate.play.match.story import Outcome
    from lychgate.play.text.words import Words


def points_lines(match: Match, outcome: Outcome, words: Words, say: Say) -> list[Text]:
    """Who won, then every player in order of place, with a line for each reason; for all at once where all are one."""
    lines = [Text(verdict(match, outcome, say), style="bold")]
    if match.game.together:
        found = {words.points(match.game, line, match.names): line.rule for line in outcome.lines}
        return lines + [Text.assemble(f"  {reason}", (f"  {rule}", "dim")) for reason, rule in found.items()]
    for seat in by_place(match, outcome):
        lines += [Text(), place_line(match, outcome, seat, say)]
        own = [line for line in outcome.lines if line.seat == seat]
        for game_number, reasons in groupby(own, key=lambda line: line.game_number):
            if len(outcome.games) > 1:
                lines.append(Text(game_heading(outcome, game_number, seat, say)))
            for line in reasons:
                reason = words.points(match.game, line, match.names)
                lines.append(Text.assemble(f"{line.points:+5d}  {reason}", (f"  {line.rule}", "dim")))
    return lines


def game_heading(outcome: Outcome, game_number: int, seat: int, say: Say) -> str:
    """What stands over the lines of one game of several."""
    if game_number == WHOLE_MATCH:
        return say("lines-of-match")
    return say("lines-of-game", number=game_number, points=outcome.games[game_number - 1].points[seat])


def totals_lines(match: Match, games: int, say: Say) -> list[Text]:
    """What everybody has after so many games of a match, the best first; where all are one nobody counts."""
    if match.game.together or games < 2:
        return []
    totals = match.totals(games)
    order = sorted(range(match.players), key=lambda seat: -totals[seat])
    own = [Text(say("total", name=match.names[seat], points=totals[seat]), SEAT_COLOURS[seat]) for seat in order]
    return [Text(), Text(say("totals", games=games), style="bold"), *own]


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
