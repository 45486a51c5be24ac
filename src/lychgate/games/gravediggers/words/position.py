"""Positions of Gravediggers from readable data; `facts` reads them back in the same words.

    phase = "look"                        a tile (place, look, turn, gravedigger), fists or over
    turn = 2                              seats, cemeteries and places are counted from 1
    cemeteries.1 = "5 (W) (?)"            (W) lies face down, (?) is any card
    cemeteries.2 = { cards = "(5) (G)", by = [0, 3], known_by = ["2", ""] }   by 0: from the pile
    seats.1 = { hand = "W 5 ...", money = 12, notes = 1 }   ... has others too, up to the hand's size
    pile = "10 5"                         what is not mentioned then has left the game; else it is in the pile

What is left open stays blank here, to be dealt by `views.redeal`.
"""

from __future__ import annotations

import re
from typing import Any

from lychgate.core.input.checked import Given, small_number
from lychgate.core.model.layout import Bytes, blank, read
from lychgate.games.gravediggers.rules.cards import CREDIT, KINDS, MOST_GIVEN, NAMES, PLACES, TILE_NAMES
from lychgate.games.gravediggers.rules.state import BOX, CLOSES, FACE_UP, GAME_OVER, MAKING_FISTS, STATE
from lychgate.games.gravediggers.rules.turns import may_be_robbed, may_take_credit
from lychgate.games.gravediggers.words.facts import facts
from lychgate.games.gravediggers.words.shape import PHASES

OPEN_END = "..."


def build(box_bytes: Bytes, given: Given) -> Bytes:
    """A state with all that is given, and nothing else."""
    buffer = blank(STATE)
    box, state = read(box_bytes, BOX), read(buffer, STATE)
    set_table(box, state, given)
    for number, cemetery in given.numbered("cemeteries", range(1, box.cemeteries + 1), short="cards"):
        set_cemetery(box, state, cemetery, number - 1)
    seats = dict(given.numbered("seats", range(1, box.players + 1)))
    for seat in range(box.players):
        set_player(box, state, seats.get(seat + 1, Given({}, (*given.path, "seats", str(seat + 1)))), seat)
    set_pile(box, state, given)
    given.finish()
    check_credit(box, state, given)
    check_cemeteries(box, state, given)
    return buffer


def check_cemeteries(box: Any, state: Any, given: Given) -> None:
    """GD-11, GD-22: only an empty pile closes cemeteries, and in the end all others have been robbed."""
    if state.closed and state.pile_size:
        raise given.wrong("cemeteries", "no cemetery is closed while the pile has cards (GD-11).")
    to_rob = [cemetery for cemetery in range(box.cemeteries) if may_be_robbed(state, cemetery)]
    if state.phase == GAME_OVER and to_rob:
        raise given.wrong("cemeteries", "in the end every cemetery has been robbed (GD-22).")
    if state.robbed and state.robbed - 1 not in to_rob:
        raise given.wrong("robbed", "a cemetery without cards, or one that is closed, cannot be robbed (GD-11).")


def set_table(box: Any, state: Any, given: Given) -> None:
    """Phase and turn, and the tiles that lie face down: if not told, all but the one on turn."""
    seats = range(1, box.players + 1)
    state.phase = PHASES.index(given.word("phase", PHASES, "place"))
    state.turn = given.number("turn", seats, 1) - 1
    state.robbed = given.number("robbed", range(box.cemeteries + 1), 0)
    if bool(state.robbed) != (state.phase == MAKING_FISTS):
        raise given.wrong("robbed", "a cemetery is robbed while fists are made (GD-13).")
    state.noted = int(given.flag("notes_handed_out"))
    if state.noted and state.phase != MAKING_FISTS:
        raise given.wrong("notes_handed_out", "notes are handed out when all fists are made (GD-21).")
    state.final = int(given.flag("final") or state.phase == GAME_OVER)
    if state.final and not state.robbed and state.phase != GAME_OVER:
        raise given.wrong("final", "nobody has another turn before the final robberies (GD-22).")
    down = given.text("tiles").split()
    for tile, name in enumerate(TILE_NAMES):
        state.tiles[tile] = down.count(name) if given.has("tiles") else box.tiles[tile] - (state.phase == tile)
        if state.tiles[tile] > box.tiles[tile] - (state.phase == tile):
            raise given.wrong("tiles", f"there are {box.tiles[tile]} tiles {name}, some of them up (GD-2).")
    if any(name not in TILE_NAMES for name in down):
        raise given.wrong("tiles", f"expected tiles such as {' '.join(TILE_NAMES)}, got {' '.join(down)!r:.80}.")


def set_cemetery(box: Any, state: Any, given: Given, cemetery: int) -> None:
    """The cards at a cemetery in their places, who laid them, and who has looked at them."""
    written = given.text("cards").split()
    players = range(box.players + 1)
    layers = given.numbers("by", players) or [0] * len(written)
    known = given.value("known_by", [""] * len(written))
    if len(layers) != len(written):
        raise given.wrong("by", f"expected who laid each of the {len(written)} cards, got {len(layers)} seats.")
    if not isinstance(known, list) or len(known) != len(written):
        raise given.wrong("known_by", f"expected who knows each of the {len(written)} cards, got {known!r:.80}.")
    if len(written) > PLACES:
        raise given.wrong("cards", f"at most {PLACES} cards lie at a cemetery, got {len(written)}.")
    for place, word in enumerate(written):
        i, up = state.lying, not word.startswith("(")
        if i == sum(box.deck):
            raise given.wrong("cards", "there are not so many cards (GD-1).")
        state.cemetery[i], state.layer[i], state.lying = cemetery, layers[place], i + 1
        state.card[i] = kind_of(given, "cards", word) + 1
        state.known[i] = (FACE_UP if up else 0) | (1 << layers[place] >> 1)
        for seat in str(known[place]).split():
            if small_number(seat) not in players[1:]:
                raise given.wrong("known_by", f'expected seats such as "1 2", got {known[place]!r:.80}.')
            state.known[i] |= 1 << int(seat) - 1
        state.cards_at[cemetery] += 1
        state.hidden_at[cemetery] += not up
    if given.flag("closed"):
        if box.emptied != CLOSES:
            raise given.wrong("closed", "cemeteries are closed only where the option emptied says so (GD-11).")
        state.closed |= 1 << cemetery
    if written and not state.hidden_at[cemetery]:
        raise given.wrong("cards", "at least one card at each cemetery lies face down (GD-8).")
    given.finish()


def set_player(box: Any, state: Any, given: Given, seat: int) -> None:
    """A player's hand, money and notes, and the fist if it is made."""
    hand = given.text("hand", OPEN_END)
    for kind in kinds_of(given, "hand", hand.removesuffix(OPEN_END)):
        state.hand[seat, kind] += 1
    known = sum(state.hand[seat, kind] for kind in range(KINDS))
    open_end = hand.endswith(OPEN_END)
    size = given.number("hand_size", range(box.hand + 1), box.hand if open_end else min(known, box.hand))
    if known > size or (known < size and not open_end):
        raise given.wrong("hand", f"expected {size} cards (GD-4), got {known}; end it with ... if there are others.")
    state.hand_size[seat] = size
    if not state.final and not state.hand_size[seat]:
        raise given.wrong("hand", "no hand is empty before the final robberies (GD-22).")
    state.money[seat] = given.number("money", range(MOST_GIVEN + 1), box.money)
    state.notes[seat] = given.number("notes", range(box.notes + 1), 0)
    wishes = given.flag("credit")  # looked at when all notes are known
    if given.has("fist"):
        state.fist[seat] = given.number("fist", range(state.money[seat] + CREDIT * wishes + 1), 0)
        state.answered |= 1 << seat
        state.wish |= wishes << seat
        if state.phase != MAKING_FISTS or state.answered == (1 << box.players) - 1:
            raise given.wrong("fist", "a fist lies sealed while others are still to be made (GD-13).")
    elif wishes:
        raise given.wrong("credit", "credit is asked for together with a fist (GD-21).")
    given.finish()


def set_pile(box: Any, state: Any, given: Given) -> None:
    """The pile, and what has left the game: of what is not mentioned all is in the pile, or nothing is."""
    pile = given.text("pile", OPEN_END)
    for key, row, text in (("pile", state.pile, pile.removesuffix(OPEN_END)), ("gone", state.gone, given.text("gone"))):
        for kind in kinds_of(given, key, text):
            row[kind] += 1
    rest = [box.deck[kind] - state.gone[kind] - state.pile[kind] for kind in range(KINDS)]
    for kind in range(KINDS):
        rest[kind] -= sum(state.hand[seat, kind] for seat in range(box.players))
        rest[kind] -= sum(state.card[i] == kind + 1 for i in range(state.lying))
        if rest[kind] < 0:
            there_are = box.deck[kind]
            raise given.wrong(
                "pile", f"there are {there_are} cards {NAMES[kind]} (GD-1), got {there_are - rest[kind]}."
            )
    held = sum(state.hand[seat, kind] for seat in range(box.players) for kind in range(KINDS))
    missing = sum(state.hand_size) - held + sum(state.card[i] == 0 for i in range(state.lying))
    if missing > sum(rest):
        raise given.wrong("pile", f"{missing} cards are left open, but only {sum(rest)} are left to fill them.")
    if not pile.endswith(OPEN_END):
        for _ in range(sum(rest) - missing):
            most = max(range(KINDS), key=rest.__getitem__)
            rest[most] -= 1
            state.gone[most] += 1
    state.pile_size = sum(rest) - missing + sum(state.pile)
    if state.pile_size and (state.final or min(state.hand_size[seat] for seat in range(box.players)) < box.hand):
        raise given.wrong("pile", f"while the pile has cards, everybody holds {box.hand} (GD-6).")


def check_credit(box: Any, state: Any, given: Given) -> None:
    """GD-21: five notes, and only those wish for one who may take it."""
    held = sum(state.notes)
    if held > box.notes:
        raise given.wrong("seats", f"there are {box.notes} credit notes (GD-2), got {held}.")
    state.notes_left = box.notes - held
    for seat in range(box.players):
        if state.wish >> seat & 1 and not may_take_credit(state, seat):
            raise given.wrong("seats", "credit is for players with less than 10 money, while a note is left (GD-21).")
    if state.noted and state.notes_left:
        raise given.wrong("notes_handed_out", "fists are made anew only when no note is left (GD-21).")


def kinds_of(given: Given, key: str, text: str) -> list[int]:
    """The kinds of cards in a text, where none may be left open."""
    if "(" in text:
        raise given.wrong(key, f"cards have no faces here; expected cards such as {' '.join(NAMES)}, got {text!r:.80}.")
    return [kind_of(given, key, word) for word in text.split()]


def kind_of(given: Given, key: str, word: str) -> int:
    """The kind of a card; -1 for (?)."""
    found = re.fullmatch(r"\((\w+|\?)\)|(\w+)", word, re.ASCII)
    name = (found[1] or found[2]) if found else ""
    if name == "?":
        return -1
    if name not in NAMES:
        raise given.wrong(key, f"expected cards such as 5, 10, X, W, (G) or (?), got {word!r:.40}.")
    return NAMES.index(name)


__all__ = ["build", "facts"]
