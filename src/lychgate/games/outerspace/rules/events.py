"""What Outer Space tells: events, prompts and lines of points, numbered, with their arguments."""

from __future__ import annotations

from lychgate.core.model.contract import Telling
from lychgate.games.outerspace.rules.decisions import PASS

_SEAT = {"seat": "seat"}
_SEAT_CARD = {"seat": "seat", "card": "card"}
_CARD = {"card": "card"}
_ENDING = {"seat": "seat", "round": "number"}  # 1: the round is played to its end first
_LAST = {"seat": "seat", "when": "number"}  # THIS_TURN_ENDS, THIS_ROUND_ENDS, OWN_TURN_ENDS
_ON = {"card": "card", "target": "card"}

# Events. A card is told as its number, from 1.
(
    TITLE_CARD, PROPOSED, TITLE_WORD, NO_TITLE, DEALER, SHOWS, REDRAWS, CAST,
    TURN, DREW, DREW_HIDDEN, PLAYED_CARD, AT_FILM, ON_CARD, AT_HAND, TO_COMBINE, PREVENTED,
    LAID, GIVEN_PROP, MOVED_PROP, LOCATION_LAID, LOCATION_COMBINED, GONE,
    ATTACKED, SENT, STANDS, ABILITY_USED, SUCCEEDED, FAILED, WRONG_WATER, STOPPED, REDIRECTED,
    KILLED, ESCAPED, TO_HAND, TROPHY_NOTED, BONUS_NOTED, REVEALED, LOST, DELAYED,
    CREDITS_ROLL, LAST_CARD, DISCARDED, ENDED, JOINED,
) = range(45)  # fmt: skip

# With what the game ends once the last card is drawn (BM-32): the turn under way, the round, the drawer's next turn.
THIS_TURN_ENDS, THIS_ROUND_ENDS, OWN_TURN_ENDS = 0, 1, 2

EVENTS = (
    Telling("title-card", _CARD, "BM-7"),
    Telling("proposed", _SEAT),
    Telling("title-word", {"word": "word"}, "BM-7"),
    Telling("no-title", {}, "BM-7"),
    Telling("dealer", _SEAT, "BM-9"),
    Telling("shows", _SEAT_CARD, "BM-8"),
    Telling("redraws", _SEAT, "BM-8"),
    Telling("cast", _SEAT_CARD, "BM-8"),
    Telling("turn", {"seat": "seat", "round": "number"}),
    Telling("drew", _SEAT_CARD),  # told to who drew it
    Telling("drew-hidden", _SEAT),  # told to the others
    Telling("played", _SEAT_CARD, "BM-4"),
    Telling("at-film", {"card": "card", "film": "seat"}),
    Telling("on-card", _ON),
    Telling("at-hand", {"card": "card", "hand": "seat"}),
    Telling("to-combine", _ON, "BM-18"),
    Telling("prevented", {"card": "card", "by": "card"}, "BM-28"),
    Telling("laid", {"card": "card", "film": "seat"}),
    Telling("given", _ON),
    Telling("moved", _ON, "BM-15"),
    Telling("location-laid", {"card": "card", "film": "seat"}, "BM-17"),
    Telling("location-combined", {"card": "card", "film": "seat"}, "BM-18"),
    Telling("gone", _CARD),
    Telling("attacked", {"seat": "seat", "card": "card", "film": "seat"}, "BM-19"),
    Telling("sent", _SEAT_CARD, "BM-24"),
    Telling("stands", {"attack": "number", "defence": "number"}),
    Telling("used", _SEAT_CARD),
    Telling("succeeded", {"attack": "number", "defence": "number"}, "BM-22"),
    Telling("failed", {"attack": "number", "defence": "number"}, "BM-22"),
    Telling("wrong-water", _CARD, "BM-26"),
    Telling("stopped", _CARD, "BM-28"),
    Telling("redirected", {"film": "seat"}),
    Telling("killed", {"card": "card", "film": "seat"}, "BM-14"),
    Telling("escaped", {"card": "card", "film": "seat"}),
    Telling("to-hand", _SEAT_CARD),
    Telling("trophy", {"seat": "seat", "points": "number"}, "BM-35"),
    Telling("bonus", {"seat": "seat", "card": "card", "points": "number"}, "BM-35"),
    Telling("revealed", _SEAT_CARD),
    Telling("lost", _SEAT_CARD),
    Telling("delayed", {"turns": "number"}),
    Telling("credits", _ENDING, "BM-31"),
    Telling("last-card", _LAST, "BM-32"),
    Telling("discarded", _SEAT_CARD, "BM-12"),
    Telling("ended"),
    Telling("joined", _ON, "BM-19"),
)

# Prompts. In a window (BM-29) no answer is a pass.
(
    ASK_NOTHING, ASK_TITLE, ASK_ACT, ASK_FILM, ASK_CHARACTER, ASK_PROP, ASK_DISCARDED, ASK_HAND, ASK_COMBINE,
    ASK_PREVENT, ASK_ARM, ASK_JOIN, ASK_MEDDLE, ASK_VICTIM, ASK_BETWEEN, ASK_LAST_CHANCE, ASK_DISCARD,
) = range(17)  # fmt: skip

PROMPTS = (
    Telling("nothing"),
    Telling("title", sealed=True),
    Telling("act"),
    Telling("film", _CARD),
    Telling("character", _CARD),
    Telling("prop", _CARD),
    Telling("discarded", _CARD),
    Telling("hand", _CARD),
    Telling("combine", _CARD),
    Telling("prevent", _CARD, no_answer=PASS, sealed=True),
    Telling("arm", _CARD),
    Telling("join", _CARD),
    Telling("meddle", {"card": "card", "attack": "number", "defence": "number"}, no_answer=PASS, sealed=True),
    Telling("victim", _CARD),
    Telling("between", _SEAT, no_answer=PASS, sealed=True),
    Telling("last-chance", no_answer=PASS, sealed=True),
    Telling("discard"),
)

# Lines of points.
FILM_VALUE, TITLE_CARDS, ASIDE_CARDS, CARD_POINTS, NOTED_POINTS, TREASURES = range(6)

_LINE = {"seat": "seat", "points": "points"}
POINTS = (
    Telling("film", _LINE, "BM-33"),
    Telling("title", {**_LINE, "cards": "number"}, "BM-34"),
    Telling("aside", _LINE, "BM-35"),
    Telling("cards", _LINE, "BM-35"),
    Telling("noted", _LINE, "BM-35"),
    Telling("treasures", {**_LINE, "cards": "number"}, "BM-38"),
)
