"""What came of a game's mutants, as a section of docs/mutation.md."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

from tests.mutation.equivalents import EQUIVALENT
from tests.mutation.runner import Verdict
from tests.rulebook import ROOT

DOCUMENT = ROOT / "docs" / "mutation.md"


def survivors(name: str, verdicts: Sequence[Verdict]) -> list[str]:
    """The mutants that should have been noticed and were not."""
    return [v.mutant.name for v in verdicts if v.survived and v.mutant.name not in EQUIVALENT.get(name, {})]


def score(name: str, verdicts: Sequence[Verdict]) -> str:
    """`81 of 81 mutants noticed`."""
    counted = [v for v in verdicts if v.mutant.name not in EQUIVALENT.get(name, {})]
    return f"{sum(not v.survived for v in counted)} of {len(counted)} mutants noticed"


def section(name: str, verdicts: Sequence[Verdict]) -> str:
    """The game's section of the document."""
    functions = {(v.mutant.path, v.mutant.function): v.mutant.rules for v in verdicts}
    lines = [
        f"## {name}",
        "",
        f"**{score(name, verdicts)}**, from {len(functions)} functions that cite a rule.",
        "",
        "| function | rules | mutants | noticed |",
        "|---|---|---|---|",
    ]
    for (path, function), rules in functions.items():
        own = [v for v in verdicts if (v.mutant.path, v.mutant.function) == (path, function)]
        lines.append(
            f"| `{path.stem}.{function}` | {', '.join(rules)} | {len(own)} | {sum(not v.survived for v in own)} |"
        )
    if left := survivors(name, verdicts):
        lines += ["", "Not noticed:", "", *(f"- `{mutant}`" for mutant in left)]
    if equivalent := EQUIVALENT.get(name):
        lines += ["", "Not counted, since nothing could notice them:", ""]
        lines += [f"- `{mutant}`: {reason}" for mutant, reason in equivalent.items()]
    return "\n".join([*lines, ""])


def write(name: str, verdicts: Sequence[Verdict], document: Path = DOCUMENT) -> None:
    """Put the section into the document, in place of the game's old one."""
    text = document.read_text(encoding="utf-8")
    others = re.sub(rf"^## {name}\n.*?(?=^## |\Z)", "", text, flags=re.MULTILINE | re.DOTALL).rstrip()
    document.write_text(f"{others}\n\n{section(name, verdicts)}", encoding="utf-8")
