"""What is kept and shown of many games of Goldräuber: how it ends, how long it takes, where the mine collapses."""

from __future__ import annotations

from lychgate.lab.rows.study import Figure, Map, Payoff, Spread, Study

STUDY = Study(
    begins="opened.first",
    fields=("end", "collapsed", "life"),
    events=("collapsed", "collapsed-unseen", "collapsed-and-shown", "took", "brought-out"),
    pictures=(
        Spread("turns", "games", "event_rolled"),
        Map("collapses", ("event-collapsed", "event-collapsed-unseen", "event-collapsed-and-shown"), "column", "row"),
        Payoff("rows-collapsed", "event-collapsed", "row"),
        Payoff("columns-collapsed", "event-collapsed", "column"),
        Payoff("cards-collapsed", "event-collapsed", "card"),
    ),
    figures=(
        Figure("turns", "games.event_rolled"),
        Figure("treasure-out", "event-brought-out.@thing=treasure", percent=True),
        Figure("buried", "games.event_miner_buried", percent=True),
        Figure("hopeless", "games.event_hopeless", percent=True),
    ),
)
