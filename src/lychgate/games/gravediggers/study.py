"""What is kept and shown of many games of Gravediggers: fists, robberies, the cards that somebody laid."""

from __future__ import annotations

from lychgate.lab.rows.study import Figure, Payoff, Spread, Study

STUDY = Study(
    begins="dealt.first",
    fields=("money", "notes"),
    events=("fist-opened", "laid", "tile", "loot"),
    pictures=(
        Spread("fists", "event-fist-opened", "money"),
        Payoff("fists-pay", "event-fist-opened", "money", most=40),
        Payoff("persons", "event-laid", "card"),
        Spread("loot", "event-loot", "loot"),
        Payoff("credit", "seats", "event_credit_taken"),
        Payoff("opening", "seats", "decision_1", most=16),
    ),
    figures=(
        Figure("fist", "event-fist-opened.money", per="event-fist-opened."),
        Figure("fists-lost", "games.event_fist_lost"),
        Figure("quarrels", "games.event_quarrel"),
        Figure("credit", "games.event_credit_taken"),
    ),
)
