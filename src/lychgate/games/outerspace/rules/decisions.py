"""The decisions of Outer Space, declared once: numbers, notation and data follow.

    burning-torch             play it, or move it, or choose it: what the question is about; a second copy has .2
    shopping-mall!            use its ability
    film 2                    the film, or the hand, of that seat
    replace   combine         what becomes of the location that lies there
    end   pass   pass until-attacked
    title 1 3 4               these of the cards turned up belong into the title; title - none (as data: a bit for each)

A decision names one thing: a card, an ability, a film. A card that needs to be told what it acts on is followed by
another decision that says so. The names of cards are those of the decks that are played with: see `Material`.
"""

from __future__ import annotations

from lychgate.core.model.decisions import Decisions
from lychgate.core.model.sorts import SEAT, Subsets
from lychgate.games.outerspace.cards import vocabulary
from lychgate.games.outerspace.cards.vocabulary import TITLE

DECISIONS = Decisions()
CARD = DECISIONS.add("card", "{card}", card=vocabulary.CARD)  # play it, move it, send it to attack, choose it
ABILITY = DECISIONS.add("ability", "{ability}!", ability=vocabulary.CARD)
FILM = DECISIONS.add("film", film=SEAT)  # a film, or its director's hand
REPLACE = DECISIONS.add("replace")
COMBINE = DECISIONS.add("combine")
END = DECISIONS.add("end")  # the own actions are over
PASS = DECISIONS.add("pass")
WISH = DECISIONS.add("wish", "pass {wish}", wish=vocabulary.WISH)  # pass, and go on passing for so long (BM-30)
PROPOSE = DECISIONS.add("title", title=Subsets.of("title cards", TITLE))
ACTIONS = DECISIONS.count

assert WISH == PASS + 1  # so that a wish's number is how far it stands behind the pass
