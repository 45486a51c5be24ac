"""What names look like: nobody is taken for another at the table, nor for a bot."""

from __future__ import annotations

import unicodedata
from functools import cache

from lychgate.server.bots import bots_of
from lychgate.server.refusals import Refused
from lychgate.server.words import say_or

# Letters of other alphabets, and digits, that are read as Latin letters; after casefolding.
TWINS = str.maketrans("аеорсухіјѕһтмнквԁԛԝγαεικνορτυχωɡɩıl01357", "aeopcyxijshtmhkbdqwyaeikvoptuxwgiiioiest")
PAIRS = {"rn": "m", "vv": "w"}


def looks(name: str) -> str:
    """A name without what hardly shows: capitals, accents, and other ways to write the same letters."""
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    return "".join(c for c in plain if not unicodedata.combining(c))


def letters(name: str) -> str:
    """What is read of a name at a glance: its letters, whatever alphabet they are from, and nothing between them."""
    shown = looks(name).strip("0123456789 ").translate(TWINS)  # a number tells two of a name apart
    for pair, letter in PAIRS.items():
        shown = shown.replace(pair, letter)
    return "".join(c for c in shown if c.isalpha())


@cache
def _of_bots() -> frozenset[str]:
    names = [name for bot in bots_of() for name in (bot.name, say_or(f"bot-{bot.name}", bot.name))]
    return frozenset(letters(name) for name in names)


def check_person(name: str) -> str:
    """The name, if no bot is called so or nearly so, nor just “bot”."""
    read = letters(name)
    bare = read.removeprefix("bot").removesuffix("bot")
    if read and (bare in _of_bots() or not bare):
        raise Refused("bots-name", name=name)
    return name
