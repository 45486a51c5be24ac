"""Setting up Goldräuber: conscience (GO-25), laying the mine (GO-1 to GO-4), life points (GO-5), who begins (GO-7)."""

from __future__ import annotations

from lychgate.core.compile.kernel import kernel
from lychgate.core.model.bits import ones
from lychgate.core.model.chance import Chance, below, shuffled
from lychgate.core.model.layout import Row, scratch
from lychgate.core.model.messages import EVERYBODY, emit
from lychgate.games.goldraeuber.rules.cards import CARDS, SIDES, THINGS, TRAP, TREASURE, TUNNEL
from lychgate.games.goldraeuber.rules.events import ASKED_CONSCIENCE, OPENED
from lychgate.games.goldraeuber.rules.life import give
from lychgate.games.goldraeuber.rules.state import CONSCIENCE, SPLITTING, STARTING, Box, State
from lychgate.games.goldraeuber.rules.ways import lowest_place

# Purposes of chance.
NUMBERING, LAYING, WALLS, FIRST_PLAYER, DIE = 1, 2, 3, 4, 5


@kernel
def lay_mine(box: Box, state: State, chance: Chance, events: Row) -> None:
    """Lay the mine and say who begins."""
    state.first = box.first_player - 1 if box.first_player > 0 else below(chance, FIRST_PLAYER, box.players)
    state.turn = state.first
    lay_numbers(box, state, chance)
    lay_faces(box, state, chance)
    emit(events, ASKED_CONSCIENCE, EVERYBODY)  # GO-25
    if box.conscience:
        state.phase = CONSCIENCE
    else:
        open_mine(box, state, events)


@kernel
def open_mine(box: Box, state: State, events: Row) -> None:
    """GO-5: with the mine laid, the life points are split; alone there is nothing to split."""
    emit(events, OPENED, EVERYBODY, ones(box.laid), box.life, state.first)
    state.phase = SPLITTING
    state.getting = state.first
    state.left = box.life
    if box.players == 1:
        give(box, state, state.left, events)
        state.phase = STARTING


@kernel
def lay_numbers(box: Box, state: State, chance: Chance) -> None:
    """GO-3: random outer cards are laid, the others go back unseen; their backs show the numbers (GO-1)."""
    pile = scratch(CARDS)
    size = box.cards - box.inner_cards
    for i in range(size):
        pile[i] = box.number[box.inner_cards + i]
    places = box.laid & ~box.inner
    laid = ones(places)
    shuffled(chance, NUMBERING, pile, size, laid)
    for i in range(laid):
        state.numbered[pile[i] - 1] |= places & -places
        places &= places - 1


@kernel
def lay_faces(box: Box, state: State, chance: Chance) -> None:
    """Lay a random card at every place whose card is open, every deal as likely.

    It sets a new game up, and fills what a view does not know, or a drawn position does not say.
    """
    settled = faces(state)
    pile = scratch(CARDS)
    for ring in range(2):
        first = box.inner_cards if ring else 0
        ground = box.laid & ~box.inner if ring else box.inner
        size = cards_left(box, state, ground & settled, first, box.cards if ring else box.inner_cards, pile)
        places = ground & ~settled
        shuffled(chance, LAYING, pile, size, size)
        taken = 0
        while places:
            place = lowest_place(places)
            places &= places - 1
            i = taken
            if ring and not box.numbers_drawn:
                while state.numbered[box.number[pile[i]] - 1] >> place & 1 == 0:
                    i += 1
            pile[taken], pile[i] = pile[i], pile[taken]
            lay_card(box, state, pile[taken], place, chance)
            taken += 1


@kernel
def faces(state: State) -> int:
    """The places whose card is settled: those that are known, and those that have anything on their face."""
    found = state.known | state.trap
    for side in range(SIDES):
        found |= state.wall[side]
    for thing in range(THINGS):
        if state.place[thing]:
            found |= 1 << (state.place[thing] - 1)
    return found


@kernel
def cards_left(box: Box, state: State, places: int, first: int, end: int, pile: Row) -> int:
    """List the cards, from `first` to before `end`, that do not lie at these places; how many."""
    used, size = 0, 0
    while places:
        place = lowest_place(places)
        places &= places - 1
        card = first
        while used >> card & 1 or not could_lie(box, state, card, place):
            card += 1
        used |= 1 << card
    for card in range(first, end):
        if used >> card & 1 == 0:
            pile[size] = card
            size += 1
    return size


@kernel
def could_lie(box: Box, state: State, card: int, place: int) -> bool:
    """Does this card look like the known one at that place?"""
    if box.kind[card] != kind_at(state, place):
        return False
    if not box.walls_drawn or box.kind[card] != TUNNEL:
        for side in range(SIDES):
            if (state.wall[side] >> place & 1) != (box.wall[card] == side):
                return False
    number = box.number[card]
    return number == 0 or box.numbers_drawn != 0 or state.numbered[number - 1] >> place & 1 == 1


@kernel
def kind_at(state: State, place: int) -> int:
    """The kind of the card at a place, as far as the state knows it."""
    for thing in range(THINGS):
        if state.place[thing] == place + 1:
            return TREASURE + thing
    return TRAP if state.trap >> place & 1 else TUNNEL


@kernel
def lay_card(box: Box, state: State, card: int, place: int, chance: Chance) -> None:
    """Lay one card; the side of its wall is the card's, or chance's (GO-2)."""
    kind = box.kind[card]
    if kind == TRAP:
        state.trap |= 1 << place
    elif kind >= TREASURE:
        state.place[kind - TREASURE] = place + 1
    else:
        wall = below(chance, WALLS, SIDES) if box.walls_drawn else box.wall[card]
        if wall >= 0:
            state.wall[wall] |= 1 << place
