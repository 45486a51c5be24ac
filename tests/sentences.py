"""Cuts a rulebook into numbered sentences, always the same way, so that docs/sources.md can speak of them by number.

`python -m tests.sentences RULEBOOK` prints hash, count and sentences. What stands alone counts as a sentence, too: a
heading, a line of a list, a caption. The rulebooks themselves are not part of this repository.
"""

from __future__ import annotations

import hashlib
import re
import sys
from pathlib import Path

MARKUP = re.compile(r"[*#$]")
LINK = re.compile(r"\[([^\]]*)\]\([^)]*\)")
LIST = re.compile(r"(?:[-•·]|[0-9]+\.)\s")
GAP = re.compile(r"(?<=[.!?…])(?P<closing>[\"“”«»)]*)\s+(?=[(„“\"«»]*\s?[A-ZÄÖÜÀÂÉÈÊ])")
ABBREVIATION = re.compile(r"\b(?:[a-z]|Dr|Inc|Nr|[A-Z]\w+ [A-Z])\.$|\b(?:Accuse|ACCUSE|Anklage)!\)?$")
ORDINAL = re.compile(r"\b(?:der|die|das|den|dem|des) [0-9]+\.$")


def sentences(text: str) -> list[str]:
    """The sentences of a rulebook, in order."""
    return [sentence for block in blocks(text) for sentence in cut(block)]


def blocks(text: str) -> list[str]:
    """Paragraphs, headings and lines of lists, each in one line; a page break within a sentence is mended."""
    found: list[str] = []
    going_on = False  # whether the line before is of the same paragraph
    for raw in text.splitlines():
        heading = raw.startswith("#")
        line = " ".join(LINK.sub(r"\1", MARKUP.sub("", raw)).split())
        if not line:
            going_on = False
            continue
        broken = bool(found) and line[0].islower() and not re.search(r"[.!?…:]\W*$", found[-1])
        if found and not heading and not LIST.match(line) and (going_on or broken):
            found[-1] += f" {line}"
        else:
            found.append(line)
        going_on = not heading and not line.endswith(":")
    return found


def cut(block: str) -> list[str]:
    """The sentences of one block."""
    found: list[str] = []
    start = 0
    for gap in GAP.finditer(block):
        before = block[start : gap.end("closing")]
        if not ABBREVIATION.search(before) and not ORDINAL.search(before) and not LIST.fullmatch(f"{before} "):
            found.append(before)
            start = gap.end()
    return [*found, block[start:]]


def fingerprint(path: Path) -> tuple[str, int]:
    """The SHA-256 of a rulebook's file, and how many sentences it has."""
    return hashlib.sha256(path.read_bytes()).hexdigest(), len(sentences(path.read_text(encoding="utf-8")))


def main(names: list[str]) -> None:
    for path in map(Path, names):
        digest, count = fingerprint(path)
        print(f"{path.name}  SHA-256 {digest}  {count} sentences")
        for number, sentence in enumerate(sentences(path.read_text(encoding="utf-8")), 1):
            print(f"{number:4} {sentence}")


if __name__ == "__main__":
    main(sys.argv[1:])
