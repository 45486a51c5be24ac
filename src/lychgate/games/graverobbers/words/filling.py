"""The rest of a position of Graverobbers: what was left open is filled in, and what cannot be is refused.

Only cards of scored graves and the sizes of hands are settled here; all other cards and goals are
dealt afterwards by `sight.redeal`, from those that are left.
"""

from __future__ import annotations

from lychgate.core.input.checked import Given
from lychgate.games.graverobbers.rules.cards import BOBBY, DETECTIVE, KINDS, NAMES, value
from lychgate.games.graverobbers.rules.state import INTACT, OPEN, RANSACKED, Box, State
from lychgate.games.graverobbers.words.shape import FATES


def fill(box: Box, state: State, given: Given, seats: dict[int, Given]) -> None:
    """Settle scored graves, then hands, with an eye on the cards there are."""
    check_deck(box, state, given)
    for grave in range(box.graves):
        finish_grave(box, state, Given({}, (*given.path, "graves", str(grave + 1))), grave)
    for seat in range(box.players):
        size_hand(box, state, seats.get(seat + 1, Given({}, (*given.path, "seats", str(seat + 1)))), seat)
    shorten_hands(box, state, seats)
    check_deck(box, state, given)


def column(state: State, grave: int) -> list[int]:
    """The kinds of cards at a grave, nearest first; -1 for a card that is left open."""
    return [state.card[grave, place] - 1 for place in range(state.height[grave])]


def cards_left(box: Box, state: State) -> list[int]:
    """How many cards of each kind have no place yet."""
    laid = [kind for grave in range(box.graves) for kind in column(state, grave)]
    held = [sum(state.hand[seat, kind] for seat in range(box.players)) for kind in range(KINDS)]
    return [box.deck[kind] - state.spies[kind] - held[kind] - laid.count(kind) for kind in range(KINDS)]


def held_cards(state: State, seat: int) -> int:
    return sum(state.hand[seat, kind] for kind in range(KINDS))


def missing_cards(box: Box, state: State) -> int:
    """How many cards are left open, at graves and in hands."""
    hidden = sum(column(state, grave).count(-1) for grave in range(box.graves))
    return hidden + sum(max(0, state.hand_size[seat] - held_cards(state, seat)) for seat in range(box.players))


def check_deck(box: Box, state: State, given: Given) -> None:
    """GR-1: no more cards of a kind than there are, and enough left for all that is left open."""
    rest = cards_left(box, state)
    for kind, count in enumerate(rest):
        if count < 0:
            there_are = box.deck[kind]
            raise given.wrong("seats", f"there are {there_are} cards {NAMES[kind]} (GR-1), got {there_are - count}.")
    missing = missing_cards(box, state)
    if missing > sum(rest):
        raise given.wrong("seats", f"{missing} cards are left open, but only {sum(rest)} are left to fill them.")


# --- graves


def finish_grave(box: Box, state: State, given: Given, grave: int) -> None:
    """A scored grave gets cards if it has none, is turned up, and must fit its fate; at the end all are scored."""
    fate, height = state.fate[grave], state.height[grave]
    if fate == OPEN and height == box.column and not state.ending:
        raise given.wrong("fate", f"a grave with {height} cards has been scored (GR-15).")
    if fate != OPEN and height == 0 and not (state.ending and fate == INTACT):
        fill_grave(box, state, given, grave)
    elif fate != OPEN and height < box.column and not state.ending:
        raise given.wrong("cards", f"a grave is scored when it has {box.column} cards (GR-15), got {height}.")
    if fate != OPEN or state.ending:
        settle_fate(state, given, grave)


def fill_grave(box: Box, state: State, given: Given, grave: int) -> None:
    """A full column that leads to the grave's fate: robbers with bobbies, or detectives with bobbies.

    At the end a grave need not be full (GR-25), and one robber ransacks it: the others may be in the hands.
    """
    main = range(DETECTIVE) if state.fate[grave] == RANSACKED else range(DETECTIVE, BOBBY)
    for place in range(1 if state.ending else box.column):
        rest = cards_left(box, state)
        bobbies = place % 2 == 1 and any(rest[BOBBY:])
        kind = max(range(BOBBY, KINDS) if bobbies else main, key=rest.__getitem__)
        if rest[kind] == 0:
            raise given.wrong("fate", f"not enough cards are left for another grave {FATES[state.fate[grave]]}.")
        state.card[grave, place] = kind + 1
        state.layer[grave, place] = place % box.players + 1
        state.height[grave] = place + 1
    if grave + 1 == state.laid_at:
        state.layer[grave, box.column - 1] = state.turn + 1


def settle_fate(state: State, given: Given, grave: int) -> None:
    """GR-15 to GR-18: the cards decide; a fate that is given must be the same."""
    kinds = column(state, grave)
    if -1 in kinds:
        raise given.wrong("cards", "all cards of a scored grave are known (GR-15).")
    detectives = [kind for kind in kinds if DETECTIVE <= kind < BOBBY]
    bobbies = [kind for kind in kinds if kind >= BOBBY][: len(detectives)]
    defence = sum(value(kind) for kind in detectives + bobbies)
    robbery = sum(value(kind) for kind in kinds if kind < DETECTIVE)
    fate = INTACT if defence >= robbery else RANSACKED
    if state.fate[grave] not in (OPEN, fate):
        raise given.wrong("fate", f"defence {defence} and robbery {robbery} make it {FATES[fate]} (GR-18).")
    state.fate[grave] = fate
    state.up[grave] = (1 << len(kinds)) - 1


# --- hands


def in_full(given: Given) -> bool:
    """Is a hand given with all its cards?"""
    return given.has("hand") and not given.text("hand").endswith("...")


def size_hand(box: Box, state: State, given: Given, seat: int) -> None:
    """A hand given in full is as large as it is; from any other, the cards that its player laid are gone."""
    known, laid = held_cards(state, seat), 0
    for grave in range(box.graves):
        laid += sum(state.layer[grave, place] == seat + 1 for place in range(state.height[grave]))
    whole = in_full(given)
    size = given.number("hand_size", range(box.hand + 1), known if whole else max(box.hand - laid, known))
    if whole and size != known:
        raise given.wrong("hand_size", f"the hand has {known} cards; end it with ... if there are others.")
    if known > min(size, box.hand):
        raise given.wrong("hand", f"expected at most {min(size, box.hand)} cards (GR-4), got {known}.")
    state.hand_size[seat] = size


def shorten_hands(box: Box, state: State, seats: dict[int, Given]) -> None:
    """Spies and cards of filled graves came out of hands too: the largest that are left open are shorter for it."""
    open_hands = [
        seat
        for seat in range(box.players)
        if seat + 1 not in seats or not (seats[seat + 1].has("hand_size") or in_full(seats[seat + 1]))
    ]
    while missing_cards(box, state) > sum(cards_left(box, state)):
        spare = [seat for seat in open_hands if state.hand_size[seat] > held_cards(state, seat)]
        if not spare:
            return
        state.hand_size[max(spare, key=lambda seat: state.hand_size[seat])] -= 1
