"""`python -m tests.mutation --game graverobbers`: would the tests notice if a rule were not carried out?"""

from __future__ import annotations

import argparse
import sys

from tests.mutation import report
from tests.mutation.mutants import mutants_of
from tests.mutation.runner import Verdict, judge
from tests.rulebook import NAMES


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.mutation", description=__doc__)
    parser.add_argument("--game", choices=NAMES, required=True)
    parser.add_argument("--function", help="only this function's mutants, such as rules.defence_of")
    parser.add_argument("--write", action="store_true", help="put the result into docs/mutation.md")
    arguments = parser.parse_args()
    mutants = [m for m in mutants_of(arguments.game) if arguments.function in (None, m.name.split(":")[0])]
    width = max(len(mutant.name) for mutant in mutants)
    tried = 0

    def progress(verdict: Verdict) -> None:
        nonlocal tried
        tried += 1
        mutant = verdict.mutant
        print(
            f"{tried:4}/{len(mutants)}  {verdict.fate:8}  {mutant.name:{width}}  {' '.join(mutant.rules)}", flush=True
        )

    verdicts = judge(mutants, progress)
    left = report.survivors(arguments.game, verdicts)
    print(f"\n{arguments.game}: {report.score(arguments.game, verdicts)}.")
    for name in left:
        print(f"not noticed: {name}")
    if arguments.write:
        report.write(arguments.game, verdicts)
    return 1 if left else 0


if __name__ == "__main__":
    sys.exit(main())
