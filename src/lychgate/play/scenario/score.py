"""A real table, scored: what lies there as a position, what is done as decisions, told by the match's own code."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from lychgate.core.errors import BadPosition
from lychgate.core.input.checked import Given
from lychgate.core.model.contract import Game
from lychgate.play.match.match import Match
from lychgate.play.scenario.checks import read_decision
from lychgate.play.scenario.position import set_up
from lychgate.play.scenario.scenario import FILLINGS
from lychgate.play.scenario.toml_lines import game_in, located, parse_toml

MOST_DECISIONS = 60


def score(game: Game, given: Mapping[str, Any], decisions: Sequence[str] = ()) -> Match:
    """The match after these decisions, refused where it differs with what is filled in."""
    matches = [_played(game, given, decisions, filling) for filling in range(1, FILLINGS + 1)]
    first, *others = matches
    if any(_told(other) != _told(first) for other in others):
        raise BadPosition((), "what is counted depends on something that is not given.")
    return first


def score_text(text: str, file: Path) -> Match:
    """The same for a scenario file of which only `[given]` and `[when]` are read."""
    data, lines = parse_toml(text, file)
    try:
        given = Given(data).part("given")
        when = Given(data).part("when")
        return score(game_in(given), given.rest().data, when.value("decisions", []))
    except BadPosition as wrong:
        path = wrong.path if wrong.path[:1] == ("when",) else ("given", *wrong.path)
        raise located(file, lines, BadPosition(path, wrong.reason, rule=wrong.rule)) from None


def _played(game: Game, given: Mapping[str, Any], decisions: Sequence[str], filling: int) -> Match:
    if not isinstance(decisions, list | tuple) or not all(isinstance(text, str) for text in decisions):
        raise BadPosition(("when", "decisions"), f"expected a list of decisions, got {decisions!r:.80}.")
    if len(decisions) > MOST_DECISIONS:
        raise BadPosition(("when", "decisions"), f"expected at most {MOST_DECISIONS} decisions, got {len(decisions)}.")
    try:
        match = set_up(game, given, filling=filling)
        for text in decisions:
            seat, action, _ = read_decision(game, text, ("when", "decisions"))
            match.decide(seat, action)
    except AssertionError as wrong:  # from the tape
        raise BadPosition(("chance",), f"{wrong}.") from None
    return match


def _told(match: Match) -> tuple[Any, ...]:
    """What everybody at the table knows of it."""
    return match.story(None), match.outcome
