"""The decisions of Outer Space, numbered: a range for each sort, each range declared once.

A decision names one thing: a card, an ability, a film. A card that needs to be told what it acts on is followed by
another decision that says so.
"""

from __future__ import annotations

from lychgate.core.model.sorts import SEATS
from lychgate.games.outerspace.cards.vocabulary import CARDS, TITLE, WISHES

CARD = 0  # + card: play it, move it, send it to attack, choose it
ABILITY = CARD + CARDS  # + card: use its ability
FILM = ABILITY + CARDS  # + seat: a film, or its director's hand
REPLACE = FILM + SEATS
COMBINE = REPLACE + 1
END = COMBINE + 1  # the own actions are over
PASS = END + 1
WISH = PASS  # + wish: pass, and go on passing for so long (BM-30)
PROPOSE = WISH + len(WISHES)  # + bits of the title cards
ACTIONS = PROPOSE + (1 << TITLE)
