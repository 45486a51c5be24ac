"""What is kept and shown of many games of Outer Space: cards played, attacks, what ended the game."""

from __future__ import annotations

from lychgate.lab.rows.study import Figure, Payoff, Spread, Study

STUDY = Study(
    begins="turn.seat",
    fields=("turns", "hand_size"),
    events=("played", "attacked"),
    pictures=(
        Spread("turns", "games", "turns"),
        Payoff("cards", "event-played", "card"),
        Payoff("attackers", "event-attacked", "card", most=16),
        Payoff("attacks", "seats", "event_attacked"),
        Payoff("credits", "seats", "event_credits"),
    ),
    figures=(
        Figure("by-credits", "games.event_credits?", percent=True),
        Figure("attacks", "games.event_attacked"),
        Figure("successes", "games.event_succeeded", per="games.event_attacked", percent=True),
        Figure("turns", "games.turns"),
    ),
)
