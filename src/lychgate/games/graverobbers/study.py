"""What is kept and shown of many games of Graverobbers: goals, accusations, graves, the fate of the cemetery."""

from __future__ import annotations

from lychgate.lab.rows.study import Figure, Payoff, Rate, Spread, Study

STUDY = Study(
    begins="first-player.first",
    fields=("round", "fate", "height", "hand_size"),
    events=("returned-goal", "accused", "grave-intact", "grave-ransacked"),
    lines=("goal-met", "goal-missed", "accused-rightly", "accused-wrongly"),
    pictures=(
        Spread("rounds", "games", "round"),
        Payoff("goals-pay", "points-goal-met+points-goal-missed", "goal"),
        Rate("goals-met", "points-goal-met", "points-goal-missed", "goal"),
        Rate("graves", "event-grave-ransacked", "event-grave-intact", "grave"),
        Payoff("accusing", "seats", "event_accused"),
        Payoff("right", "points-accused-rightly+points-accused-wrongly", "points"),
        Payoff("opening", "seats", "decision_2", most=16),
    ),
    figures=(
        Figure("wasted", "games.event_cemetery_wasted", percent=True),
        Figure("accusations", "games.event_accused"),
        Figure("right", "seats.points_accused_rightly?", per="games.event_accused", percent=True),
    ),
)
