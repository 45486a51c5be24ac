"""docs/balance.md and its plots, from counts that `balance` has written.

`python -m lychgate.lab.studies.outerspace.report COUNTS docs` reads the folder COUNTS and writes the page and its
drawings.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from lychgate.lab.engine.intervals import share
from lychgate.lab.studies.outerspace.balance import Balance, median

BARS = ("#2e62b8", "#1f7a4a", "#cf6d12", "#c0282a", "#6b3fa0")
FAR = 12  # points that no card's holder-effect may exceed
EVEN = 3  # points that wins by turn may be away from even

HEAD = """# How the decks play out

Games of rule-of-thumb players, played by `python -m lychgate.lab.studies.outerspace.balance`;
`lychgate.lab.studies.outerspace.report` makes this page from its counts. In brackets: 95 % intervals. A round counts
if it was begun. *Ended by credits*: the other games ended with the pile (BM-32). *Holder-effect* of a card: by how
many percentage points seats that drew it win more often than seats in general. It is above zero for most cards, since
players who play more cards draw more.
"""


def load(folder: Path) -> list[Balance]:
    """All counts of a folder; those of other seeds are added up."""
    found: dict[str, Balance] = {}
    for file in sorted(folder.glob("*.json")):
        one = _balance(json.loads(file.read_text(encoding="utf-8")))
        key = f"{one.decks} {one.players} {one.options}"
        found[key] = added(found[key], one) if key in found else one
    return list(found.values())


def _balance(data: dict[str, Any]) -> Balance:
    for key in ("rounds", "points"):
        data[key] = {int(number): count for number, count in data[key].items()}
    return Balance(**data)


def added(one: Balance, other: Balance) -> Balance:
    """Two counts as one."""
    names = one.cards | other.cards
    nothing = [0, 0, 0]
    return replace(
        one,
        games=one.games + other.games,
        decisions=one.decisions + other.decisions,
        rounds=dict(Counter(one.rounds) + Counter(other.rounds)),
        by_credits=one.by_credits + other.by_credits,
        attacks=one.attacks + other.attacks,
        successes=one.successes + other.successes,
        wins_by_turn=[a + b for a, b in zip(one.wins_by_turn, other.wins_by_turn, strict=True)],
        points=dict(Counter(one.points) + Counter(other.points)),
        cards={
            name: [a + b for a, b in zip(one.cards.get(name, nothing), other.cards.get(name, nothing), strict=True)]
            for name in names
        },
    )


def percent(part: float, whole: int) -> str:
    found = share(part, whole)
    return f"{found.value:.1%} ({found.low:.1%} – {found.high:.1%})"


def table(rows: Sequence[Sequence[str]]) -> str:
    head, *others = (f"| {' | '.join(row)} |" for row in rows)
    return "\n".join([head, "|" + "---|" * len(rows[0]), *others]) + "\n"


def overview(found: Sequence[Balance]) -> str:
    rows = [
        (
            "players",
            "games",
            "median rounds",
            "ended by credits",
            "attacks a game",
            "of these succeed",
            "largest holder-effect",
        )
    ]
    for one in found:
        card = max(one.cards, key=lambda name: abs(one.effect(name)))
        rows.append(
            (
                str(one.players),
                f"{one.games:,}",
                str(median(one.rounds)),
                percent(one.by_credits, one.games),
                f"{one.attacks / one.games:.2f}",
                percent(one.successes, one.attacks),
                f"{card} {one.effect(card):+.1f}",
            )
        )
    return table(rows)


def turns(found: Sequence[Balance]) -> str:
    """Wins by place in the order of turns."""
    seats = max(one.players for one in found)
    rows = [("players", *(f"turn {n + 1}" for n in range(seats)), "farthest from even")]
    for one in found:
        shares = [100 * wins / one.games for wins in one.wins_by_turn]
        far = max((value - 100 / one.players for value in shares), key=abs)
        cells = [f"{value:.1f} %" for value in shares] + [""] * (seats - len(shares))
        rows.append((str(one.players), *cells, f"{far:+.1f}"))
    return table(rows)


# --- plots


def drawing(width: int, height: int, parts: Sequence[str]) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        f'font-family="sans-serif" font-size="11"><rect width="{width}" height="{height}" fill="#fffaf0"/>'
        f"{''.join(parts)}</svg>\n"
    )


def text(x: float, y: float, said: str, anchor: str = "start") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" fill="#1d1226">{said}</text>'


def line(x1: float, y1: float, x2: float, y2: float, colour: str = "#bbb", dash: str = "") -> str:
    dashes = f' stroke-dasharray="{dash}"' if dash else ""
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" stroke="{colour}"{dashes}/>'


def rounds_plot(found: Sequence[Balance]) -> str:
    """How long games are: a line for each number of players."""
    longest = min(30, max(max(one.rounds) for one in found))
    parts = [line(40, 260, 620, 260, "#333"), text(330, 292, "rounds", "middle"), text(8, 16, "share of games")]
    most = max(max(one.rounds.values()) / one.games for one in found)
    for number in range(0, longest + 1, 5):
        parts.append(text(40 + 580 * number / longest, 276, str(number), "middle"))
    for place, one in enumerate(found):
        points = " ".join(
            f"{40 + 580 * n / longest:.1f},{260 - 230 * one.rounds.get(n, 0) / one.games / most:.1f}"
            for n in range(longest + 1)
        )
        parts.append(f'<polyline points="{points}" fill="none" stroke="{BARS[place]}" stroke-width="2.5"/>')
        parts.append(f'<rect x="520" y="{24 + 16 * place}" width="12" height="9" fill="{BARS[place]}"/>')
        parts.append(text(538, 33 + 16 * place, f"{one.players} players"))
    return drawing(640, 300, parts)


def effects_plot(found: Sequence[Balance]) -> str:
    """Every card's holder-effect, a column of dots for each number of players."""
    parts = [text(8, 16, "holder-effect, points of percent")]

    def height(value: float) -> float:
        return 150 - 120 * value / 16

    for value in (-FAR, -6, 0, 6, FAR):
        parts.append(line(40, height(value), 620, height(value), "#c0282a" if abs(value) == FAR else "#ccc", "4 3"))
        parts.append(text(34, height(value) + 4, f"{value:+d}", "end"))
    for place, one in enumerate(found):
        middle = 100 + 110 * place
        for number, card in enumerate(sorted(one.cards, key=one.effect)):
            x = middle - 40 + 80 * number / len(one.cards)
            y = height(one.effect(card))
            parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="2" fill="{BARS[place]}"><title>{card}</title></circle>')
        parts.append(text(middle, 290, f"{one.players} players", "middle"))
    return drawing(640, 300, parts)


def turns_plot(plain: Sequence[Balance], equal: Sequence[Balance]) -> str:
    """Wins by place in the order of turns, away from even; pale with equal turns."""
    parts = [
        text(8, 16, "wins by turn: points away from even; pale: with equal_turns"),
        line(40, 150, 620, 150, "#333"),
    ]
    for value in (-10, -EVEN, EVEN, 10):
        parts.append(
            line(40, 150 - 11 * value, 620, 150 - 11 * value, "#c0282a" if abs(value) == EVEN else "#ddd", "4 3")
        )
        parts.append(text(34, 154 - 11 * value, f"{value:+d}", "end"))
    x = 50.0
    for place, one in enumerate(plain):
        other = next((found for found in equal if found.players == one.players), None)
        for turn in range(one.players):
            for shade, counts in ((1.0, one), (0.4, other)):
                if counts is not None:
                    away = 100 * counts.wins_by_turn[turn] / counts.games - 100 / one.players
                    y = min(150.0, 150 - 11 * away)
                    parts.append(
                        f'<rect x="{x:.1f}" y="{y:.1f}" width="11" height="{abs(11 * away):.1f}" '
                        f'fill="{BARS[place]}" opacity="{shade}"/>'
                    )
                x += 12
        parts.append(text(x - 12 * one.players, 290, f"{one.players} players", "middle"))
        x += 14
    return drawing(640, 300, parts)


def write(counts: Path, docs: Path) -> None:
    """The page and its drawings; what stands in the page by hand is kept."""
    found = sorted(load(counts), key=lambda one: (one.decks, one.players))
    plain, equal = of_deck(found, "house")
    folder = docs / "balance"
    folder.mkdir(exist_ok=True)
    (folder / "rounds.svg").write_text(rounds_plot(plain), encoding="utf-8")
    (folder / "effects.svg").write_text(effects_plot(plain), encoding="utf-8")
    (folder / "turns.svg").write_text(turns_plot(plain, equal), encoding="utf-8")
    page = docs / "balance.md"
    parts = [
        HEAD,
        by_hand(page.read_text(encoding="utf-8") if page.exists() else ""),
        "\n## The house deck\n\n",
        overview(plain),
        "\n![rounds](balance/rounds.svg)\n\n![holder-effects](balance/effects.svg)\n",
        "\n## Who begins\n\n",
        turns(plain),
        "\n![wins by turn](balance/turns.svg)\n\n",
        WHO_BEGINS,
    ]
    if equal:
        parts += ["\nWith `equal_turns`:\n\n", turns(equal)]
    for decks in dict.fromkeys(one.decks for one in found if one.decks != "house"):
        plain, equal = of_deck(found, decks)
        for title, counted in ((decks, plain), (f"{decks}, with `equal_turns`", equal)):
            if counted:
                parts += [f"\n## {title}\n\n", overview(counted), "\n", turns(counted)]
    page.write_text("".join(parts), encoding="utf-8")


def of_deck(found: Sequence[Balance], decks: str) -> tuple[list[Balance], list[Balance]]:
    """The counts of some decks: as they are played usually, and with equal turns."""
    plain = [one for one in found if one.decks == decks and not one.options]
    return plain, [one for one in found if one.decks == decks and one.options]


def by_hand(page: str) -> str:
    """What somebody has written between the two marks of a page."""
    _, begin, rest = page.partition(BEGIN)
    kept, end, _ = rest.partition(END)
    return f"\n{BEGIN}{kept if begin and end else chr(10)}{END}\n"


BEGIN, END = "<!-- by hand, and kept: -->", "<!-- counted: -->"

WHO_BEGINS = """The first player wins more often than others, since the game ends with somebody's turn: in all games
that do not end with the last turn of a round, those who have played in it have had one turn more than the others. With
the option `equal_turns` the round is played to its end: then all have had the same number of turns, though not always
of cards.
"""


if __name__ == "__main__":
    write(Path(sys.argv[1]), Path(sys.argv[2]))
