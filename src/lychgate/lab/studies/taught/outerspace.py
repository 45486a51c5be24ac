"""Outer Space as its guided game teaches it: arm the own film, attack what an attack is enough for, end it when ahead.

Chapter 1: characters; chapter 2: props and a good location for the own film; chapter 3: creatures attack where they get
through; chapter 4: prevent what attacks the own film; chapters 5 and 6: credits are for who is ahead.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from lychgate.core.model.contract import Game
from lychgate.core.model.layout import Bytes
from lychgate.games.outerspace.cards.decks import HOUSE, Card
from lychgate.games.outerspace.cards.vocabulary import (
    BONUS,
    CHARACTER,
    CREATURE,
    CREDITS,
    DEFEND,
    DESTROY_LOCATION,
    DESTROY_PROP,
    DOUBLE_ATTACK,
    DOUBLE_DEFENCE,
    DRAW,
    EFFECT,
    HALVE_ATTACK,
    KILL,
    LOCATION,
    LOSE,
    PREVENT,
    PROP,
    REDIRECT,
    REVIVE,
    STEAL_PROP,
    STOP,
    STRENGTHEN,
    TOUGHEN,
)
from lychgate.lab.studies.taught.seen import Picture, seen

AHEAD = 1  # points by which the own film has to lead before the credits
HELPS_DEFENCE, HELPS_ATTACK = {DEFEND, DOUBLE_DEFENCE, HALVE_ATTACK, STOP, REDIRECT}, {STRENGTHEN, DOUBLE_ATTACK}
WEAKENS = {KILL, DESTROY_LOCATION, DESTROY_PROP, STEAL_PROP}  # chapter 6: weaken the others
TITLE = 5  # chapter 6: what a card with a word of the title is worth
USEFUL = {*HELPS_DEFENCE, *HELPS_ATTACK, PREVENT}  # effects that are kept for their moment


def follow(game: Game, box: Bytes, view: Bytes, seat: int, chance: Bytes) -> int:
    """What somebody decides who has learned the game by the lesson."""
    picture, choices = seen(game, box, view, seat)
    return choices[max(choices, key=lambda text: liking(picture, seat, text))]


def liking(picture: Picture, seat: int, text: str) -> float:
    """How much the lesson speaks for a decision; what it does not speak of is 0 or less, and passing is 0."""
    phase = picture["phase"]
    if text == "pass" or text == "end":
        return 0
    if phase == "title":
        return len(text)  # all the words: each may bring points
    if text.startswith("pass"):
        return -1
    if text.endswith("!"):
        return used(picture, seat, card_of(text.removesuffix("!")))
    if text.startswith("film "):
        return aimed(picture, seat, int(text.removeprefix("film ")) - 1)
    if phase == "turn" and picture["chosen"] is None:
        return played(picture, seat, text)
    if phase == "preventing":
        return float(threatens(picture, seat))
    if phase == "attack":
        return answered(picture["attack"], seat, card_of(text))
    if phase == "discarding":
        return useless(picture, seat, card_of(text))
    return chosen(picture, seat, text)


def used(picture: Picture, seat: int, card: Card) -> float:
    """Chapter 6: what a card in the own film can do is used; what saves the film, when it would be lost."""
    if picture["phase"] != "attack":
        return 11
    attack = picture["attack"]
    return 0.5 if attack["film"] == seat and attack["attack"] >= attack["defence"] else -1


def played(picture: Picture, seat: int, text: str) -> float:
    """Chapters 1 to 3, 5 and 6: what to play in one's own turn, the surest first."""
    card, own = card_of(text), picture["seats"][seat]
    if text not in own["hand"]:  # it is in the film: props stay where they are, killers wait for a film to fall
        return 5 if card.kind == CHARACTER and is_enough(picture, seat, card) else -1
    if card.kind == CREDITS:
        lead = points(picture, seat) - max(points(picture, film["seat"]) for film in others(picture, seat))
        return 1 if lead >= AHEAD else -1
    if card.kind == CHARACTER:
        return 9
    if card.kind == PROP:
        return 7 if card.defence > 0 and own["characters"] else -1
    if card.kind == LOCATION:
        return 6 if card.defence < 0 or card.defence > location(own) else -1
    if card.kind == CREATURE:
        return 8 if is_enough(picture, seat, card) else -1
    return 10 if does(card) & {DRAW, BONUS, REVIVE, LOSE} or harms(card) or TOUGHEN in does(card) else -1


def is_enough(picture: Picture, seat: int, card: Card) -> bool:
    """Chapters 3 and 6: does this attack get through somewhere, with the effects in hand that make it stronger?"""
    attack = card.attack
    for name in picture["seats"][seat]["hand"]:
        attack = stronger(card_of(name), attack)
    return any(film["characters"] and film["value"] <= attack for film in others(picture, seat))


def stronger(effect: Card, attack: int) -> int:
    """An attack after an effect."""
    for text in effect.texts:
        attack += text.amount if text.code == STRENGTHEN else attack if text.code == DOUBLE_ATTACK else 0
    return attack


def answered(attack: Mapping[str, Any], seat: int, card: Card) -> float:
    """Chapters 3 and 6: effects that save the own film, or make the own attack get through, if they are enough."""
    strength, defence = int(attack["attack"]), int(attack["defence"])
    if attack["film"] == seat and strength >= defence:
        return 1 if saves(card, strength, defence) else -1
    return 1 if attack["seat"] == seat and strength < defence <= stronger(card, strength) else -1


def saves(effect: Card, attack: int, defence: int) -> bool:
    """Does this effect turn an attack away?"""
    for text in effect.texts:
        if text.code in (STOP, REDIRECT):
            return True
        defence += text.amount if text.code == DEFEND else defence if text.code == DOUBLE_DEFENCE else 0
        attack = attack // 2 if text.code == HALVE_ATTACK else attack
    return attack < defence


def useless(picture: Picture, seat: int, card: Card) -> float:
    """Chapter 6: what one has no use for goes, but nothing with a word of the title."""
    if card.word in picture["title"]:
        return -1
    if card.kind == EFFECT:
        return -1 if does(card) & USEFUL else 3
    if card.kind == LOCATION:
        return 2 if card.defence >= 0 else -1
    return 1 if card.kind == CREATURE and not is_enough(picture, seat, card) else -1


def aimed(picture: Picture, seat: int, film: int) -> float:
    """Chapters 2 and 3: what helps goes to the own film, an attack to the best of those it is enough for."""
    card = card_of(picture["chosen"])
    if harms(card) or (card.kind == LOCATION and card.defence < 0) or LOSE in does(card):
        return -1 if film == seat else points(picture, film)
    if card.kind not in (CREATURE, CHARACTER):
        return 1 if film == seat else -1
    through = picture["seats"][film]["value"] <= card.attack
    return 100 + points(picture, film) if through else -points(picture, film)


def chosen(picture: Picture, seat: int, text: str) -> float:
    """Chapters 2 and 3: a prop goes to one's own best character, and of another film the best character dies."""
    for film in picture["seats"]:
        for one in film["characters"]:
            if one["card"] == text:
                value = float(sum(part["defence"] for part in (one, *one["under"])))
                theirs = picture["phase"] == "victim" or (picture["chosen"] and harms(card_of(picture["chosen"])))
                return value + (100 if (film["seat"] != seat) == theirs else -100)
    return -1


def threatens(picture: Picture, seat: int) -> bool:
    """Chapters 4 and 5: is it a creature for the own film, or credits of somebody who is ahead?"""
    first = picture["played"][0]
    card = card_of(first["card"])
    attacked = card.kind == CREATURE and first["film"] == seat
    return first["seat"] != seat and len(picture["played"]) == 1 and (attacked or card.kind == CREDITS)


def points(picture: Picture, seat: int) -> int:
    """Chapters 2 and 6: what a film is worth, with the words of the title that one sees."""
    film = picture["seats"][seat]
    cards = [part["card"] for one in film["characters"] for part in (one, *one["under"])] + (film["hand"] or [])
    cards += [film["location"]["card"]] if film["location"] else []
    return int(film["value"]) + int(film["noted"]) + TITLE * sum(card_of(one).word in picture["title"] for one in cards)


def harms(card: Card) -> bool:
    """Is it an effect against another film?"""
    return bool(does(card) & WEAKENS) or any(text.code == TOUGHEN and text.amount < 0 for text in card.texts)


def location(film: Mapping[str, Any]) -> int:
    """The value of its location."""
    return int(film["location"]["defence"]) if film["location"] else 0


def others(picture: Picture, seat: int) -> list[dict[str, Any]]:
    """The other films."""
    return [film for film in picture["seats"] if film["seat"] != seat]


def does(card: Card) -> set[int]:
    """What its text says, as words of the vocabulary."""
    return {text.code for text in card.texts}


@cache
def card_of(name: str) -> Card:
    """The card of that name, whichever copy."""
    return next(card for card in HOUSE.cards if card.id == name.partition(".")[0])
