"""What cards of Outer Space are made of: sorts of cards, traits, and the vocabulary of effects.

Data, no logic. A deck (BM-6) names these words in its files; the numbers are what boxes and kernels know.
"""

from __future__ import annotations

from dataclasses import dataclass

from lychgate.core.model.sorts import Names

PLAYERS = range(2, 7)
CARDS = 400  # the most that all decks of a match have together
HAND = 6  # BM-8, BM-10
TITLE = 6  # BM-7: cards whose words may be in the title
TEXTS = 3  # effects a card may have
TITLE_POINTS = 5  # BM-34
TREASURE_POINTS = 5  # BM-38
QUIET_ROUNDS = 1  # BM-13
EARLY_ROUNDS = 2  # BM-31

# BM-1: sorts of cards.
CHARACTER, LOCATION, PROP, CREATURE, EFFECT, CREDITS = 1, 2, 3, 4, 5, 6
KINDS = ("", "character", "location", "prop", "creature", "effect", "credits")

# BM-2: traits, a bit each, in this order. The first six have rules of their own.
TRAITS = (
    "crazed-killer", "swarm", "water-creature", "by-the-water", "weapon", "treasure",
    "building", "alien", "undead", "robot", "animal", "giant", "woman", "man", "teen", "scientist", "star", "plant",
    "vampire", "machine",
)  # fmt: skip
KILLER, SWARM, WATER, WATERSIDE, WEAPON, TREASURE = 1, 2, 4, 8, 16, 32


def trait_bit(name: str) -> int:
    return 1 << TRAITS.index(name)


# BM-30: how long a player can wish to pass.
NO_WISH, THIS_TURN, UNTIL_ATTACKED, UNTIL_OWN_TURN, UNTIL_CREDITS, UNTIL_TOUCHED = 0, 1, 2, 3, 4, 5
WISHES = ("none", "this-turn", "until-attacked", "until-own-turn", "until-credits", "until-touched")

# What the numbers in decisions and events stand for. Cards and words of titles have no names here: those come with the
# decks that are played with (see `Material`).
_NUMBERS = [str(number) for number in range(1, CARDS + 1)]
CARD = Names.of("card", _NUMBERS, first=1)
WORD = Names.of("word", _NUMBERS, first=1)
WISH = Names.of("wish", WISHES).from_number(THIS_TURN)


@dataclass(frozen=True, slots=True)
class Word:
    """An effect that a card can name: what it needs to be told, and on which sorts of cards it can stand."""

    name: str
    on: tuple[int, ...]
    amount: range | None = None
    about: str = ""  # "trait", "trait?" (may be left out: any), "type", "type?", "card" (of the same deck)


_SMALL, _SIGNED = range(1, 41), range(-40, 41)
_ALL = (CHARACTER, LOCATION, PROP)

# The vocabulary. An effect's number is its place here; numbers go into records, so new words go to the end.
VOCABULARY = (
    Word("", ()),
    # effect cards that change an attack: only during one (BM-27)
    Word("defend", (EFFECT,), _SIGNED),
    Word("strengthen", (EFFECT,), _SIGNED),
    Word("double-attack", (EFFECT,)),
    Word("double-defence", (EFFECT,)),
    Word("halve-attack", (EFFECT,)),
    Word("defend-for-each", (EFFECT,), _SIGNED, "trait"),
    Word("strengthen-for-each", (EFFECT,), _SIGNED, "trait"),
    Word("turn-into", (EFFECT,), None, "trait"),
    Word("stop", (EFFECT,)),
    Word("redirect", (EFFECT,)),
    Word("once-more", (EFFECT,)),
    # effect cards for any time
    Word("prevent", (EFFECT,), None, "type?"),
    Word("kill", (EFFECT,), None, "trait?"),
    Word("swap-location", (EFFECT,)),
    Word("destroy-location", (EFFECT,)),
    Word("destroy-prop", (EFFECT,)),
    Word("steal-prop", (EFFECT,)),
    Word("move-prop", (EFFECT,)),
    Word("revive", (EFFECT,)),
    Word("salvage", (EFFECT,), None, "type"),
    Word("draw", (EFFECT,), _SMALL),
    Word("lose", (EFFECT,), _SMALL),
    Word("reveal", (EFFECT,)),
    Word("bonus", (EFFECT,), _SMALL),
    Word("toughen", (EFFECT,), _SIGNED),
    Word("brand", (EFFECT,), None, "trait"),
    Word("delay-credits", (EFFECT,), _SMALL),
    # cards of a film
    Word("choose-victim", (CHARACTER,)),
    Word("props-count-more", (CHARACTER,), _SIGNED),
    Word("against", _ALL, _SIGNED, "trait"),
    Word("for-each", _ALL, _SIGNED, "trait"),
    Word("sheltered", (CHARACTER,)),
    Word("escape", (CHARACTER,)),
    Word("combine", (LOCATION,), None, "trait"),
    Word("points", _ALL, _SMALL),
    # abilities of cards of a film
    Word("bring-prop", (LOCATION, CHARACTER)),
    Word("draw-each-turn", (CHARACTER, LOCATION, PROP), _SMALL),
    Word("spend-to-defend", (PROP, CHARACTER), _SMALL),
    Word("spend-to-stop", (PROP, CHARACTER)),
    # creatures, and crazed killers when they attack
    Word("use-prop", (CREATURE, CHARACTER)),
    Word("hunt", (CREATURE, CHARACTER), _SIGNED, "trait"),
    Word("trophy", (CREATURE, CHARACTER), _SMALL),
    Word("kill-more", (CREATURE, CHARACTER), range(1, 4)),
    Word("come-back", (CREATURE,)),
    # effects that stay under a prop, or under a film's location
    Word("toughen-prop", (EFFECT,), _SIGNED),
    Word("brand-prop", (EFFECT,), None, "trait"),
    Word("toughen-location", (EFFECT,), _SIGNED),
    Word("brand-location", (EFFECT,), None, "trait"),
    # an effect card for the attacker: several creatures attack as one (BM-19)
    Word("join", (EFFECT,), range(1, 4)),
    # locations (BM-18)
    Word("combine-with", (LOCATION,), None, "card"),
    Word("added", (LOCATION,)),
)

(
    NOTHING, DEFEND, STRENGTHEN, DOUBLE_ATTACK, DOUBLE_DEFENCE, HALVE_ATTACK, DEFEND_FOR_EACH, STRENGTHEN_FOR_EACH,
    TURN_INTO, STOP, REDIRECT, ONCE_MORE,
    PREVENT, KILL, SWAP_LOCATION, DESTROY_LOCATION, DESTROY_PROP, STEAL_PROP, MOVE_PROP, REVIVE, SALVAGE, DRAW, LOSE,
    REVEAL, BONUS, TOUGHEN, BRAND, DELAY_CREDITS,
    CHOOSE_VICTIM, PROPS_COUNT_MORE, AGAINST, FOR_EACH, SHELTERED, ESCAPE, COMBINE, POINTS,
    BRING_PROP, DRAW_EACH_TURN, SPEND_TO_DEFEND, SPEND_TO_STOP,
    USE_PROP, HUNT, TROPHY, KILL_MORE, COME_BACK,
    TOUGHEN_PROP, BRAND_PROP, TOUGHEN_LOCATION, BRAND_LOCATION, JOIN, COMBINE_WITH, ADDED,
) = range(len(VOCABULARY))  # fmt: skip

# Effects of which a card can have one only, since they choose what they act on.
AIMED = (KILL, SWAP_LOCATION, DESTROY_LOCATION, DESTROY_PROP, STEAL_PROP, MOVE_PROP, REVIVE, SALVAGE, LOSE, REVEAL,
         TOUGHEN, BRAND, REDIRECT, TOUGHEN_PROP, BRAND_PROP, TOUGHEN_LOCATION, BRAND_LOCATION)  # fmt: skip
# But these two and two stay under the same card, so one card can have both.
LASTING = ((TOUGHEN, BRAND), (TOUGHEN_PROP, BRAND_PROP), (TOUGHEN_LOCATION, BRAND_LOCATION))
SEVERAL = (COMBINE, COMBINE_WITH)  # a card can have one of these for each thing that it names
SWAYING = range(DEFEND, ONCE_MORE + 1)  # only during an attack
ABILITIES = range(BRING_PROP, SPEND_TO_STOP + 1)
