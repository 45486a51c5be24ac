"""A view of Outer Space as a picture, for screens and scripts. What the view does not know is null."""

from __future__ import annotations

from lychgate.core.compile.kernel import kernel
from lychgate.core.model.json_writer import (
    add,
    add_object,
    close_list,
    close_object,
    open_list,
    open_object,
    put,
    put_bits,
    put_if,
    put_null,
)
from lychgate.core.model.pen import Pen
from lychgate.games.outerspace.cards.vocabulary import (
    BRAND_LOCATION,
    CHARACTER,
    CREATURE,
    DESTROY_LOCATION,
    EFFECT,
    LOCATION,
    LOSE,
    PROP,
    REDIRECT,
    REVEAL,
    SWAP_LOCATION,
    TEXTS,
    TITLE,
    TOUGHEN_LOCATION,
    TRAITS,
)
from lychgate.games.outerspace.rules import decisions
from lychgate.games.outerspace.rules.film import film_value, location_of
from lychgate.games.outerspace.rules.state import (
    ACTING,
    ASIDE,
    ATTACK,
    DISCARD,
    GAME_OVER,
    IN_FILM,
    IN_HAND,
    KNOWN,
    NO_ANSWER,
    PLAYS,
    SEALED,
    TITLE_ROW,
    WISHED,
    Box,
    State,
)
from lychgate.games.outerspace.rules.windows import is_window
from lychgate.games.outerspace.words import shape
from lychgate.games.outerspace.words.shape import SHAPE

VIEW, FILM, PLACED = SHAPE.fields(shape.View), SHAPE.fields(shape.FilmView), SHAPE.fields(shape.Placed)
PLAYED, AN_ATTACK = SHAPE.fields(shape.PlayedCard), SHAPE.fields(shape.Attack)

NONE = -1


@kernel
def picture(box: Box, view: State, pen: Pen) -> None:
    """Everything in a view."""
    chosen = view.phase == ACTING and view.half not in (0, SEALED)
    put(pen, VIEW.phase, view.phase)
    put(pen, VIEW.dealer, view.dealer)
    put(pen, VIEW.turn, view.turn)
    put(pen, VIEW.round, view.turns // box.players + 1)
    put(pen, VIEW.ending, view.ending)
    put_if(pen, VIEW.last_card, view.last, view.last - 1)
    put(pen, VIEW.credits_delayed, view.delay)
    put(pen, VIEW.pile, view.pile_size)
    open_list(pen, VIEW.title)
    for i in range(TITLE):
        if view.title[i]:
            add(pen, VIEW.title, view.title[i])
    close_list(pen)
    put_lying(box, view, pen, VIEW.title_cards, TITLE_ROW)
    put_if(pen, VIEW.chosen, chosen, abs(view.half))
    draw_chain(box, view, pen)
    draw_attack(box, view, pen)
    open_list(pen, VIEW.seats)
    for seat in range(box.players):
        draw_player(box, view, seat, pen)
    close_list(pen)
    put_lying(box, view, pen, VIEW.discard, DISCARD)


@kernel
def put_lying(box: Box, view: State, pen: Pen, field: int, place: int) -> None:
    """The cards that lie in some place."""
    open_list(pen, field)
    for card in range(box.cards):
        if view.place[card] == place:
            add(pen, field, card + 1)
    close_list(pen)


# --- what is being played


@kernel
def draw_chain(box: Box, view: State, pen: Pen) -> None:
    """The card being played, with what it acts on, and those that answer it."""
    open_list(pen, VIEW.played)
    for link in range(view.links):
        aimed = link == 0 and view.target != 0
        whole = aimed and acts_on_film(box, view)
        add_object(pen)
        put(pen, PLAYED.seat, view.chain_seat[link])
        put(pen, PLAYED.card, view.chain[link])
        put(pen, PLAYED.ability, view.ability)
        put_if(pen, PLAYED.film, whole, view.target - 1)
        put_if(pen, PLAYED.on, aimed and not whole, view.target)
        close_object(pen)
    close_list(pen)


@kernel
def acts_on_film(box: Box, view: State) -> bool:
    """Does the card being played act on a film, or the hand of its director, and not on a single card?"""
    card = view.chain[0] - 1
    whole = box.kind[card] in (LOCATION, CREATURE, CHARACTER)
    for i in range(TEXTS):
        code = box.text[card, i]
        if code in (SWAP_LOCATION, DESTROY_LOCATION, TOUGHEN_LOCATION, BRAND_LOCATION, REDIRECT, LOSE, REVEAL):
            whole = True
    return whole and not view.ability


@kernel
def draw_attack(box: Box, view: State, pen: Pen) -> None:
    """The attack under way; its effects are those a killer has brought along (BM-24), then those played."""
    if view.creature == 0:
        put_null(pen, VIEW.attack)
        return
    open_object(pen, VIEW.attack)
    put(pen, AN_ATTACK.seat, view.turn)
    put(pen, AN_ATTACK.film, view.defender)
    put(pen, AN_ATTACK.creature, view.creature)
    open_list(pen, AN_ATTACK.joined)
    for card in range(box.cards):
        if is_brought(view, card) and box.kind[card] in (CREATURE, CHARACTER):
            add(pen, AN_ATTACK.joined, card + 1)
    close_list(pen)
    open_list(pen, AN_ATTACK.props)
    for card in range(box.cards):
        if is_brought(view, card) and box.kind[card] == PROP:
            add(pen, AN_ATTACK.props, card + 1)
    close_list(pen)
    open_list(pen, AN_ATTACK.effects)
    for card in range(box.cards):
        if is_brought(view, card) and box.kind[card] == EFFECT:
            add(pen, AN_ATTACK.effects, card + 1)
    for i in range(view.sways):
        add(pen, AN_ATTACK.effects, view.sway[i])
    close_list(pen)
    put(pen, AN_ATTACK.attack, view.attack)
    put(pen, AN_ATTACK.defence, view.defence)
    close_object(pen)


@kernel
def is_brought(view: State, card: int) -> bool:
    """Has the creature that attacks brought this card along?"""
    return view.place[card] == ATTACK and view.under[card] != 0


# --- players and films


@kernel
def draw_player(box: Box, view: State, seat: int, pen: Pen) -> None:
    """One player: film, hand as far as it is known, what was answered and wished if that is known."""
    answer, location = view.answer[seat], location_of(box, view, seat)
    add_object(pen)
    put(pen, FILM.seat, seat)
    open_list(pen, FILM.characters)
    for card in range(box.cards):
        if view.place[card] == IN_FILM + seat and view.under[card] == 0 and box.kind[card] == CHARACTER:
            add_object(pen)
            draw_card(box, view, card, pen)
    close_list(pen)
    if location == NONE:
        put_null(pen, FILM.location)
    else:
        open_object(pen, FILM.location)
        draw_card(box, view, location, pen)
    put(pen, FILM.value, film_value(box, view, seat, 0))
    put_lying(box, view, pen, FILM.aside, ASIDE + seat)
    put(pen, FILM.noted, view.noted[seat])
    draw_hand(box, view, seat, pen)
    put(pen, FILM.hand_size, view.hand_size[seat])
    put(pen, FILM.proposed, view.proposed >> seat & 1)
    put_if(pen, FILM.answer, is_window(view) and answer not in (SEALED, NO_ANSWER), decision_of(answer))
    put_if(pen, FILM.wish, view.wish[seat] >= 0, view.wish[seat])
    close_object(pen)


@kernel
def draw_hand(box: Box, view: State, seat: int, pen: Pen) -> None:
    """A hand if the view knows all of it, and the cards in it that all know of."""
    held = 0
    for card in range(box.cards):
        held += view.place[card] == IN_HAND + seat
    if held == view.hand_size[seat]:
        put_lying(box, view, pen, FILM.hand, IN_HAND + seat)
    else:
        put_null(pen, FILM.hand)
    open_list(pen, FILM.known)
    for card in range(box.cards):
        if view.place[card] == IN_HAND + seat and (view.mark[card] & KNOWN or view.phase == GAME_OVER):
            add(pen, FILM.known, card + 1)
    close_list(pen)


@kernel
def decision_of(answer: int) -> int:
    """The decision that a seat has answered with in a window."""
    if answer < 0:
        return decisions.ABILITY - answer - 1
    return decisions.CARD + answer - PLAYS if answer >= PLAYS else decisions.PASS + answer - WISHED


@kernel
def draw_card(box: Box, view: State, top: int, pen: Pen) -> None:
    """A card of a film with all that lies under it, and under that: down while there is something, then up again."""
    card, last = top, NONE
    draw_face(box, card, pen)
    while True:
        under = next_under(box, view, card, last)
        if under != NONE:
            add_object(pen)
            draw_face(box, under, pen)
            card, last = under, NONE
        else:
            close_list(pen)
            close_object(pen)
            if card == top:
                return
            card, last = view.under[card] - 1, card


@kernel
def next_under(box: Box, view: State, card: int, last: int) -> int:
    """The next card that lies under this one, after the last of them."""
    for other in range(last + 1, box.cards):
        if view.under[other] == card + 1 and view.place[other] == view.place[card]:
            return other
    return NONE


@kernel
def draw_face(box: Box, card: int, pen: Pen) -> None:
    """A card of a film, up to the list of what lies under it."""
    put(pen, PLACED.card, card + 1)
    put(pen, PLACED.type, box.kind[card] - 1)
    put_bits(pen, PLACED.traits, box.traits[card], len(TRAITS))
    put(pen, PLACED.defence, box.defence[card])
    put(pen, PLACED.attack, box.attack[card])
    open_list(pen, PLACED.under)
