"""Names of people: cleaned up, and neither like a bot's nor confusable with another at the table.

A name is reduced to a skeleton, in which letters that look alike are one: without accents and capitals, whatever
alphabet they are from. Two names are alike if their skeletons are, or would be with digits read as letters.
"""

from __future__ import annotations

import re
import unicodedata
from functools import cache, lru_cache

from lychgate.bots.names import all_bot_names
from lychgate.server.messages.refusals import Refused

# Letters of these alphabets look like those of another: a word may use only one of them.
ALPHABETS = frozenset({"LATIN", "GREEK", "CYRILLIC", "ARMENIAN", "CHEROKEE", "COPTIC", "LISU", "GEORGIAN"})

# Letters and signs that are read as Latin letters: in twos, as they are written, and as they are when casefolded.
_TWINS = (
    # Cyrillic
    "аa вb еe ԑe ѐe ёe зe іi їi јj кk мm нh оo ѳo рp гr сc тt уy үy ұy хx ѕs һh ћh ԁd ԛq ԝw ѡw ѵv вb ьb ъb ӏi пn ԍg ӡe"
    " шw щw цu Зe Уy Ԍg"
    # Greek
    " αa βb γy δd εe ζz ηn θo ιi κk μu νv οo ρp σo ςs τt υu φo χx ωw"
    " Βb Εe Ζz Ηh Ιi Κk Μm Νn Οo Ρp Τt Υy Χx Λa Σe ϲc ϳj ϱp"
    # Armenian
    " ոn սu օo հh ցg զq յj քp ւi ղn պw ռn տm փp ՍU Տs Օo Լi Ոn Հz Փo Քp"
    # Cherokee
    " Ꭰd Ꭱr Ꭲt Ꭵi Ꭺa Ꭻj Ꭼe Ꮃw Ꮇm Ꮋh Ꮍy Ꮎo Ꮐg Ꮓz Ꮢr Ꮤw Ꮥs Ꮩv Ꮪs Ꮮi Ꮯc Ꮲp Ꮶk Ᏼb Ꮁr Ꮒh Ꮟb Ꮷd Ꮾb Ꮜu Ꮞ4 Ᏻg Ᏽg Ꭹy"
    # Latin letters of which the name tells nothing
    " ƅb ƽs ɩi ʃs ʒe ʊu ʋv ɣy ꞵb ꞓc æe øo ŋn ƨs þp ðd ƍg ƿp ȣ8 ʘo ǀi ǃi"
    # signs
    " ×x ⋃u ∪u ⋂n ∩n ∨v ⋁v ∧a ⋀a |i ¦i $s €e £l @a ¢c ¥y ∑e ∂d √v ○o ◯o ●o"
)
TWINS = {ord(pair[0]): pair[1].lower() for pair in _TWINS.split()} | {ord("l"): "i"}
DIGITS = str.maketrans("01345678", "oieasbtb")
PAIRS = {"rn": "m", "vv": "w"}

# The name of a letter tells of which it is a variety: small capitals, and those with hooks and strokes.
_VARIETY = re.compile(r"LATIN (?:LETTER SMALL CAPITAL|(?:SMALL|CAPITAL) LETTER)(?: [A-Z]{2,})* ([A-Z])(?: WITH .*)?")


BLANKS = "\u115f\u1160\u2800\u3164\uffa0"  # letters and symbols that show nothing


def tidy(text: str) -> str:
    """A name or a line of chat as plain text: one line, no control or direction characters."""
    shown = "".join(c if c.isprintable() and c not in BLANKS else " " for c in text)
    return " ".join(shown.split())


def tidy_name(text: str) -> str:
    name = tidy(text)
    if not name:
        raise Refused("bad-request", message="refused-blank-name")
    return name


@lru_cache(2000)
def _plain(letter: str) -> str:
    """The Latin letter that this one looks like, if any; else itself."""
    for one in (letter, letter.casefold()):
        if len(one) == 1 and ord(one) in TWINS:
            return TWINS[ord(one)]
    found = _VARIETY.fullmatch(unicodedata.name(letter, ""))
    plain = found[1].lower() if found is not None else letter.casefold()
    return plain.translate(TWINS)


def skeleton(name: str, *, ending: bool = False) -> str:
    """What is read of a name at a glance: nothing between its letters, and digits within a word as letters.

    A number at a word's end tells two of a name apart; with `ending`, it is read as letters too.
    """
    shown = "".join(c for c in unicodedata.normalize("NFKD", name) if not unicodedata.combining(c))
    shown = "".join(map(_plain, shown))
    words = [_read_digits(word, ending) for word in shown.split()]
    read = "".join(c for word in words for c in word if c.isalnum())
    for pair, letter in PAIRS.items():
        read = read.replace(pair, letter)
    return read or shown


def _read_digits(word: str, ending: bool) -> str:
    within = word if ending else word.rstrip("0123456789")
    if not any(c.isalpha() for c in word):
        return word
    return within.translate(DIGITS).translate(TWINS) + word[len(within) :]


def are_alike(one: str, other: str) -> bool:
    """May one of these names be taken for the other?"""
    first, second = skeleton(one), skeleton(other)
    return first == second or skeleton(one, ending=True) == second or first == skeleton(other, ending=True)


@cache
def _bot_skeletons() -> frozenset[str]:
    return frozenset(skeleton(name) for name in all_bot_names())


def check_person(name: str) -> str:
    """The name, unless it is like a bot's or just “bot”, or one of its words mixes alphabets."""
    for read in (skeleton(name).rstrip("0123456789"), skeleton(name, ending=True)):
        bare = read.removeprefix("bot").removesuffix("bot")
        if read and (bare in _bot_skeletons() or not bare):
            raise Refused("bots-name", name=name)
    for word in name.split():
        if len({unicodedata.name(c, "").split(" ")[0] for c in word} & ALPHABETS) > 1:
            raise Refused("mixed-name", name=name)
    return name
