"""Damaged records: cut, edited, bits flipped, forged. Each is refused with one clear sentence."""

from __future__ import annotations

import json
import random
from typing import Any

import lychgate
from lychgate.play.record.record import Record
from lychgate.play.record.verify import opening, verify
from tests.golden.records.add import FOLDER

DAMAGES = 10_000
FORGERIES = 2_000


def cut(raw: bytes, dice: random.Random) -> bytes:
    return raw[: dice.randrange(len(raw))]


def cut_out(raw: bytes, dice: random.Random) -> bytes:
    start = dice.randrange(len(raw))
    return raw[:start] + raw[start + dice.randint(1, 40) :]


def flip_a_bit(raw: bytes, dice: random.Random) -> bytes:
    at = dice.randrange(len(raw))
    return raw[:at] + bytes([raw[at] ^ 1 << dice.randrange(8)]) + raw[at + 1 :]


def overwrite(raw: bytes, dice: random.Random) -> bytes:
    at = dice.randrange(len(raw))
    return raw[:at] + dice.choice([dice.randbytes(1), b" ", b"0", b'"', b"}", b"\r\n"]) + raw[at + 1 :]


def insert(raw: bytes, dice: random.Random) -> bytes:
    at = dice.randrange(len(raw) + 1)
    return raw[:at] + dice.choice([dice.randbytes(3), b" ", b"\n", b"\r", b"1", b",", b"\xef\xbb\xbf"]) + raw[at:]


def double(raw: bytes, dice: random.Random) -> bytes:
    lines = raw.splitlines(keepends=True)
    at = dice.randrange(len(lines))
    return b"".join(lines[: at + 1] + lines[at:])


def edit(raw: bytes, dice: random.Random) -> bytes:
    """Another value somewhere, laid out as Lychgate does, the old checksum kept."""
    data = json.loads(raw)
    forge(data, dice)
    return Record(**data).text().encode()


def swap_decisions(game: list[str], dice: random.Random) -> list[str]:
    steps = [step for line in game for step in line.split("; ")]
    i, j = dice.sample(range(len(steps)), 2)
    steps[i], steps[j] = steps[j], steps[i]
    return ["; ".join(steps)]


def forge(data: dict[str, Any], dice: random.Random) -> None:
    """Change something that a cheat might like to change."""
    game = dice.randrange(len(data["decisions"]))
    steps = "; ".join(data["decisions"][game]).split("; ")
    match dice.randrange(7):
        case 0:
            data["decisions"][game] = swap_decisions(data["decisions"][game], dice)
        case 1:
            del steps[dice.randrange(len(steps))]
            data["decisions"][game] = ["; ".join(steps)]
        case 2:
            seat = dice.randrange(data["players"])
            data["outcome"]["points"][seat] += dice.choice([-1, 1, 5])
        case 3:
            data["outcome"]["places"] = dice.sample(data["outcome"]["places"], data["players"])
        case 4:
            data["seed"] = dice.randbytes(32).hex()
        case 5:
            data["entropy"]["1"] = f"{dice.random()}"
        case 6:
            at = dice.randrange(len(steps))
            steps[at] = steps[at][:-1] + str(dice.randint(1, 7))
            data["decisions"][game] = ["; ".join(steps)]


KINDS = (cut, cut_out, flip_a_bit, overwrite, insert, double, edit)


def refused(record: bytes) -> bool:
    """Is it refused, as everything should be: by one error, with one sentence?"""
    try:
        verify(Record.from_text(record))
    except lychgate.BadRecord as wrong:
        return wrong.sentence.endswith((".", "!")) and "\n" not in wrong.sentence and len(wrong.sentence) < 300
    return False


def test_every_damage_is_refused_with_one_sentence() -> None:
    dice = random.Random(2)
    originals = [path.read_bytes() for path in sorted(FOLDER.glob("*.json"))]
    for _ in range(DAMAGES):
        raw = dice.choice(originals)
        damaged = dice.choice(KINDS)(raw, dice)
        if damaged != raw:
            assert refused(damaged), damaged


def test_a_forgery_is_refused_unless_it_is_a_true_record_of_another_match() -> None:
    dice = random.Random(3)
    originals = [json.loads(path.read_bytes()) for path in sorted(FOLDER.glob("*.json"))]
    accepted = 0
    for _ in range(FORGERIES):
        data = json.loads(json.dumps(dice.choice(originals)))
        before = json.dumps(data)
        forge(data, dice)
        if json.dumps(data) == before:
            continue
        record = Record(**data)._signed()
        if not refused(record.text().encode()):
            accepted += 1
            assert truly_leads_there(record)
    assert accepted < FORGERIES // 10


def truly_leads_there(record: Record) -> bool:
    """Played by hand, decision by decision, does the match end as the record claims?"""
    match = opening(record)
    for lines in record.decisions:
        for step in "; ".join(lines).split("; "):
            seat, _, text = step.partition(" ")
            match.decide(int(seat) - 1, text)
    return bool(match.record().as_data()["outcome"] == record.as_data()["outcome"])
