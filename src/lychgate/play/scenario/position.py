"""Matches taken up at any moment of a game, for scenarios, puzzles and bug reports.

What the position leaves open is filled in by the game's own `redeal`: only cards that could be there.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from lychgate.core.errors import BadOptions, BadPosition
from lychgate.core.input.checked import Given
from lychgate.core.model.chance import TAPE, quick, scripted, seeded
from lychgate.core.model.contract import NOBODY, Game
from lychgate.core.model.layout import Bytes, blank
from lychgate.play.match.match import MOST_GAMES, Match
from lychgate.play.text.words import Words

DRAWS = range(2**16)
POINTS = range(-999, 1000)


def set_up(game: Game, given: Mapping[str, Any], *, filling: int = 1, chance: Bytes | None = None) -> Match:
    """A match at the position that is given; `filling` chooses among the ways to fill in the rest.

    Besides the game's own words there are `players`, `rules` and `options`; `chance`, the draws that come
    next (after them all are 0), unless `chance` is another source; `games` and `earlier`, the points of games played
    before. With `deal`, a seed or draws, the game is at its beginning instead, set up by the rules.
    """
    data = Given(given)
    players = data.number("players", game.players, game.players.start)
    rules, options = data.value("rules"), data.value("options")
    box = _box(game, players, rules, options)
    earlier = _earlier(data, players)
    games = data.number("games", range(len(earlier) + 1, MOST_GAMES + 1), len(earlier) + 1)
    scripted_chance = _draws(data, "chance")
    chance = scripted_chance if chance is None else chance
    if data.has("deal"):
        state = None
        chance = _draws(data, "deal") if isinstance(data.value("deal"), list) else seeded(data.number("deal", DRAWS, 0))
        data.finish()
    else:
        state = blank(game.state_layout)
        game.call("redeal", box, game.position.build(box, data.rest()), NOBODY, quick(filling), state)
    match = Match.at_position(game, players, state, chance, rules=rules, options=options, games=games, earlier=earlier)
    for seat in match.asked:
        if not match.legal(seat):
            asked = Words("en").prompt(game, match.prompt(seat), match.names)
            raise BadPosition((), f"seat {seat + 1} is asked “{asked}”, and nothing that is given lets it answer.")
    return match


def _box(game: Game, players: int, rules: Any, options: Any) -> Bytes:
    Given(options or {}, ("options",))
    try:
        return game.make_box(players, rules, options)
    except BadOptions as wrong:
        path = ("options",) if rules in (None, *game.rule_sets) else ("rules",)
        raise BadPosition(path, wrong.sentence, rule=wrong.rule) from None


def _draws(data: Given, key: str) -> Bytes:
    """Chance by script."""
    draws = data.numbers(key, DRAWS) or []
    if len(draws) > TAPE:
        raise data.wrong(key, f"expected at most {TAPE} draws, got {len(draws)}.")
    return scripted(draws)


def _earlier(data: Given, players: int) -> list[list[int]]:
    """Points of the games before, seat by seat."""
    earlier = data.value("earlier", [])
    if not isinstance(earlier, list) or not all(
        isinstance(points, list) and len(points) == players and all(type(n) is int and n in POINTS for n in points)
        for points in earlier
    ):
        raise data.wrong("earlier", f"expected a list of {players} points for each game, got {earlier!r:.80}.")
    return earlier
