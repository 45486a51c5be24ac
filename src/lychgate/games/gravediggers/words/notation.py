"""Decisions of Gravediggers as short text and as data, both ways.

W@3       lay a widow at cemetery 3              rob 3    send the Gravedigger to cemetery 3
look 3.2  look at the second card at cemetery 3  fist 7   put 7 into the fist
turn 3.2  turn up the second card there          credit   take a credit note
                                                 credit fist 12   want a note, and put 12 into the fist
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from lychgate.core.errors import UnknownDecision
from lychgate.games.gravediggers.rules import decisions
from lychgate.games.gravediggers.rules.cards import CEMETERIES, MOST_MONEY, MOST_ON_CREDIT, NAMES, PLACES

EXAMPLES = "W@3, look 3.2, turn 3.2, rob 3, credit, fist 7 or credit fist 12"


def write(action: int) -> str:
    """The decision as a player would write it down."""
    match as_data(action):
        case {"lay": card, "cemetery": cemetery}:
            return f"{card}@{cemetery}"
        case {"look": cemetery, "place": place}:
            return f"look {cemetery}.{place}"
        case {"turn": cemetery, "place": place}:
            return f"turn {cemetery}.{place}"
        case {"rob": cemetery}:
            return f"rob {cemetery}"
        case {"fist": money, "credit": True}:
            return f"credit fist {money}"
        case {"fist": money}:
            return f"fist {money}"
        case {"do": word}:
            return str(word)
    raise AssertionError(action)


def read(text: str) -> int:
    """The decision that such a text means."""
    tidy = " ".join(text.split())
    data = data_of(tidy.lower())
    if "fist" in data:
        return from_data(data)
    action = BY_DATA.get(repr(sorted(data.items())))
    if action is None:
        raise unknown(tidy)
    return action


def data_of(tidy: str) -> dict[str, Any]:
    """The parts of such a text, whether or not they make a decision."""
    if found := re.fullmatch(r"(\w+) ?@ ?(\d)", tidy, re.ASCII):
        return {"lay": found[1].upper(), "cemetery": int(found[2])}
    if found := re.fullmatch(r"(look|turn) ?(\d)\.(\d\d?)", tidy, re.ASCII):
        return {found[1]: int(found[2]), "place": int(found[3])}
    if found := re.fullmatch(r"rob ?(\d)", tidy, re.ASCII):
        return {"rob": int(found[1])}
    if found := re.fullmatch(r"(credit )?fist ?(.*)", tidy):
        money = int(found[2]) if re.fullmatch(r"\d{1,4}", found[2], re.ASCII) else found[2]
        return {"fist": money, "credit": found[1] is not None}
    return {"do": tidy}


def as_data(action: int) -> dict[str, Any]:
    """The decision as plain data."""
    if not 0 <= action < decisions.ACTIONS:
        raise UnknownDecision(f"Decisions are numbered 0 to {decisions.ACTIONS - 1}, got {action}.")
    if action < decisions.LOOK:
        return {"lay": NAMES[action // CEMETERIES], "cemetery": action % CEMETERIES + 1}
    if action < decisions.ROB:
        word, first = ("look", decisions.LOOK) if action < decisions.TURN else ("turn", decisions.TURN)
        cemetery, place = divmod(action - first, PLACES)
        return {word: cemetery + 1, "place": place + 1}
    if action < decisions.CREDIT:
        return {"rob": action - decisions.ROB + 1}
    if action < decisions.FIST:
        return {"do": "credit"}
    if action < decisions.CREDIT_FIST:
        return {"fist": action - decisions.FIST, "credit": False}
    return {"fist": action - decisions.CREDIT_FIST, "credit": True}


BY_DATA = {repr(sorted(as_data(action).items())): action for action in range(decisions.ACTIONS)}


def from_data(data: Mapping[str, Any]) -> int:
    """The decision that such data means."""
    if set(data) - {"credit"} == {"fist"} and isinstance(data.get("credit", False), bool):
        return fist_of(data["fist"], data.get("credit", False))
    action = BY_DATA.get(repr(sorted(data.items(), key=str)))  # by repr: True or 1.0 is not a cemetery
    if action is None:
        raise unknown(" ".join(str(value) for value in data.values()))
    return action


def unknown(said: str) -> UnknownDecision:
    return UnknownDecision(f"Expected a decision such as {EXAMPLES}; got {said[:80]!r}.")


def fist_of(money: Any, credit: bool) -> int:
    """A fist, with a credit note wanted or not; without is what is meant if nothing is said."""
    if credit:
        return decisions.CREDIT_FIST + checked_fist(money, MOST_ON_CREDIT)
    return decisions.FIST + checked_fist(money, MOST_MONEY)


def checked_fist(money: Any, most: int) -> int:
    """GD-13: a fist holds 0 or more of the own money; with a credit note's 10 it is less than 20 (GD-21)."""
    if type(money) is int and most < money <= MOST_MONEY:
        raise UnknownDecision(f"Credit is for less than 10 money: expected 0 to {most} in the fist.", rule="GD-21")
    if type(money) is not int or not 0 <= money <= most:
        raise UnknownDecision(
            f"Expected 0 or more of your own money in the fist, got {str(money)[:80]!r}.", rule="GD-13"
        )
    return money


# As many digits as `read` takes.
assert CEMETERIES < 10
assert PLACES < 100
assert MOST_MONEY < 10_000
