"""The records of Outer Space: the box (options and cards of one match) and the state of one game.

Of every card it is kept where it lies, what it lies under, and a mark. The pile has no order (BM-39): a card is drawn
from it by chance when it is needed, so there is none that could leak.
"""

from __future__ import annotations

from lychgate.core.model.layout import ALL, OWNER, Grid, Row, dtype_of, i8, i16, i32
from lychgate.core.model.sorts import SEATS
from lychgate.games.outerspace.cards.vocabulary import CARDS, HAND, TEXTS, TITLE, WISHES

# Where a card lies. In a view 0 means: in a place that the view does not know.
HIDDEN, PILE, DISCARD, TITLE_ROW, ATTACK, PLAYED = 0, 1, 2, 3, 4, 5
IN_HAND, IN_FILM, ASIDE = 8, 16, 24  # + seat
SHOWN = 6  # at casting, until it goes back (BM-8)
ABSENT = 7  # of a deck that is not played with

# Marks of a card, by where it lies.
KNOWN = 1  # in a hand: everybody knows that it is there (BM-39)
RESTING = 2  # in a hand: a creature that came back from an attack in this turn
GIVEN, USED = 1, 2  # in a film: got a new prop in this turn (BM-15); its ability was used (once a turn, or an attack)

# What is going on. In the first group seats are asked, from PREVENTING to LAST_CHANCE in a window (BM-29); in the
# second the game goes on by itself.
(
    TITLING, ACTING, AIMING, ARMING, JOINING, VICTIM, PREVENTING, MEDDLING, BETWEEN, LAST_CHANCE, DISCARDING, GAME_OVER,
) = range(12)  # fmt: skip
ANNOUNCED, RESOLVING, JUDGING, ATTACK_ENDS, TURN_ENDS = range(12, 17)

# An answer in a window: none yet, a pass, a pass with a wish; then + card, or for an ability: - (card + 1).
NO_ANSWER, PASSED, WISHED, PLAYS = 0, 1, 1, 1 + len(WISHES)  # WISHED + wish

# What a view shows of others' choices that may have been made: an answer or half a choice, a wish or a proposal.
SEALED, UNSEEN = -1000, -1

REPLACED, COMBINED = 1, 2  # how a new location is laid

CHAIN = 12  # cards that answer one another
SWAYS = 24  # changes in one attack
PARTS = 1 << 14  # what the weights of a seat add up to


class Box:
    """Options and cards of one match."""

    traits: Row = i32("each card's traits, a bit each", CARDS)
    about: Grid = i32("what each effect of a card is about: bits of traits or sorts of cards", CARDS, TEXTS)
    word: Row = i16("each card's title word, from 1", CARDS)
    name: Row = i16("the first copy of each card, from 1: the same for all cards of one name", CARDS)
    cards: int = i16("cards in the game")
    total: int = i16("points that win a match; 0: no such total")
    kind: Row = i8("each card's sort; 0: its deck is not played with", CARDS)
    defence: Row = i8("each card's defence value", CARDS)
    attack: Row = i8("each card's attack value", CARDS)
    text: Grid = i8("each card's effects: numbers in the vocabulary", CARDS, TEXTS)
    amount: Grid = i8("the amounts of these effects", CARDS, TEXTS)
    players: int = i8("how many seats")
    hand: int = i8("cards in a full hand")
    title: int = i8("cards turned up for the title")
    wishes: int = i8("sorts of wishes there are")
    dealer: int = i8("seat that deals, from 1; 0: chance decides")
    quiet: int = i8("rounds in which nobody touches another's film")
    early: int = i8("rounds in which no credits may be played")
    equal_turns: int = i8("1: the last round is played to its end")
    any_time: int = i8("1: after each card of the player on turn the others may play effects")
    discards: int = i8("1: any number of cards may be discarded at the end of a turn")
    needs_treasure: int = i8("1: the credits need a treasure in the own film")
    treasure: int = i8("points for each treasure in a film at the end")


class State:
    """One game in progress."""

    under: Row = i16(
        "card + 1 that it lies under; in hand or pile: seats that cannot have been dealt it",
        CARDS,
        seen=ALL,
        within=range(CARDS + 1),
    )
    place: Row = i8("where each card lies", CARDS, within=range(ASIDE + SEATS), seats=(IN_HAND, IN_FILM, ASIDE))
    mark: Row = i8("KNOWN, RESTING, GIVEN, USED; hidden cards have none", CARDS, seen=ALL, within=range(4))
    weight: Grid = i16(
        "how likely so many hidden cards of a hand are from the deal, in parts",
        SEATS,
        HAND + 1,
        seen=ALL,
        within=range(PARTS + 1),
    )
    wished: Grid = i16(  # rounded, so that all together may be a little more
        "how likely a seat has which wish, as far as everybody knows, in parts",
        SEATS,
        len(WISHES),
        seen=ALL,
        within=range(PARTS + len(WISHES)),
    )
    chain: Row = i16("the card being played, and what answers it; card + 1", CHAIN, seen=ALL, within=range(CARDS + 1))
    sway: Row = i16(
        "cards that change the attack, in the order played; card + 1", SWAYS, seen=ALL, within=range(CARDS + 1)
    )
    answer: Row = i16("sealed answers in a window", SEATS, seen=OWNER, within=range(SEALED, PLAYS + CARDS))
    noted: Row = i16("points noted so far", SEATS, seen=ALL, within=range(1 << 15))
    title: Row = i16(
        "the words of the title, from 1; 0: not in it", TITLE, seen=ALL, by_seat=False, within=range(CARDS + 1)
    )
    half: int = i16(
        "card + 1 the player on turn has chosen to play but not announced; negative: its ability",
        within=range(SEALED, CARDS + 1),
    )
    target: int = i16(
        "what the card being played acts on: card + 1, or seat + 1 for a film or hand",
        seen=ALL,
        within=range(CARDS + 1),
    )
    second: int = i16(
        "and the second such thing; for a location REPLACED or COMBINED", seen=ALL, within=range(CARDS + 1)
    )
    attack: int = i16("the attack as it stands, with all changes", seen=ALL)
    defence: int = i16("and the defence of the film attacked", seen=ALL)
    creature: int = i16("card + 1 that attacks; 0: no attack is under way", seen=ALL, within=range(CARDS + 1))
    turns: int = i16("turns that are over", seen=ALL, within=range(1 << 15))
    pile_size: int = i16("cards in the pile", seen=ALL, within=range(CARDS + 1))
    delay: int = i16("turns for which no credits may be played", seen=ALL, within=range(100))
    phase: int = i8("TITLING … GAME_OVER; within a decision, a step by itself", seen=ALL, within=range(GAME_OVER + 1))
    dealer: int = i8("seat that dealt", seen=ALL, within=range(SEATS), seats=(0,))
    turn: int = i8("seat on turn", seen=ALL, within=range(SEATS), seats=(0,))
    links: int = i8("cards in the chain", seen=ALL, within=range(CHAIN + 1))
    chain_seat: Row = i8("who played each card of the chain", CHAIN, seen=ALL, within=range(SEATS), seats=(0,))
    ability: int = i8("1: the chain is an ability, not a card played", seen=ALL, within=range(2))
    defender: int = i8("seat whose film is attacked", seen=ALL, within=range(SEATS), seats=(0,))
    sways: int = i8("changes in this attack", seen=ALL, within=range(SWAYS + 1))
    joined: int = i8("creatures that attack as one with the first", seen=ALL, within=range(128))
    joining: int = i8("creatures that may still join the attack", seen=ALL, within=range(128))
    unarmed: int = i8(
        "1: a crazed killer attacks that was sent without a prop, and may be given one", seen=ALL, within=range(2)
    )
    victims: int = i8("characters that are still to die", seen=ALL, within=range(128))
    closing: int = i8("1: the player on turn has ended the turn's actions", seen=ALL, within=range(2))
    ending: int = i8(
        "1: the game ends with this turn, or with this round where turns are equal", seen=ALL, within=range(2)
    )
    last: int = i8(
        "who drew the last card of the pile, seat + 1; 0: nobody yet", seen=ALL, within=range(SEATS + 1), seats=(1,)
    )
    proposed: int = i8(
        "bits of the seats that have proposed a title", seen=ALL, within=range(1 << SEATS), bits=True, seats=(0,)
    )
    proposal: Row = i8(
        "bits of the title cards each seat proposes", SEATS, seen=OWNER, within=range(UNSEEN, 1 << TITLE)
    )
    hand_size: Row = i8("cards in each hand", SEATS, seen=ALL, within=range(128))
    wish: Row = i8("each seat's wish to pass", SEATS, seen=OWNER, within=range(UNSEEN, len(WISHES)))


BOX = dtype_of(Box)
STATE = dtype_of(State)
