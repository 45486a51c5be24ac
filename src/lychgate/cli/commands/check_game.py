"""`lychgate check-game`: everything that a game must keep, tried step by step, and what is left to do."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from lychgate.cli.app import FAILED, GameName, app, examples
from lychgate.cli.say import say
from lychgate.core.errors import BadOptions, BadRecord
from lychgate.core.input import registry

if TYPE_CHECKING:
    from lychgate.core.model.contract import Game

# The suite's modules, the quick ones first.
SUITE = (
    "test_kits",
    "test_match",
    "test_choices",
    "test_declared",
    "test_play",
    "test_thumbs",
    "test_secrets",
    "test_redeal",
    "test_worlds",
)
COMPILED = (*SUITE, "test_both_ways")


@app.command("check-game", epilog=examples("check-game skull_raffle", "check-game graverobbers --long"))
def check_game(
    game: GameName,
    interpreted: Annotated[
        bool, typer.Option("--interpreted", help="Only as plain Python: nothing is compiled.")
    ] = False,
    long: Annotated[bool, typer.Option("--long", help="With the large counts of the long suite.")] = False,
) -> None:
    """Check a game against the contract: its messages, rules, scenarios, and the conformance suite.

    Interpreted first, so that a mistake is found before anything is compiled. Leaves with 1 if something is left to do.
    """
    found = registry.find(game)
    steps = (("words", words_missing), ("rules", rules_missing), ("scenarios", scenarios_wrong))
    left = sum(told(say(f"step-{name}"), list(problems(found))) for name, problems in steps)
    for module in ("pytest", "scipy"):
        if find_spec(module) is None:
            raise BadOptions(f"check-game needs {module}: pip install 'lychgate[check]'.")
    ways = ["interpreted"] if interpreted else ["interpreted", "compiled"]
    for way in ways:
        if left:
            break  # what is wrong above would only be said again
        left += told(say(f"step-{way}"), suite(found, way, long=long))
    typer.echo(say("left-to-do", left=left))
    if left:
        raise typer.Exit(FAILED)


def told(step: str, problems: list[str]) -> int:
    """Say what a step has found; how much that is."""
    typer.echo(f"{'✗' if problems else '✓'} {step}")
    for problem in problems:
        typer.echo("  - " + problem.replace("\n", "\n    "))
    return len(problems)


def words_missing(game: Game) -> Iterator[str]:
    """What is wrong with the messages, in every language that the game has."""
    from lychgate.play.text.message_check import problems

    languages = sorted(path.name.split(".")[1] for path in (game.folder / "words").glob("story.*.ftl"))
    for language in languages or ["en"]:
        yield from problems(game, language)


def rules_missing(game: Game) -> Iterator[str]:
    """Rules that options and points cite, and that the rules page does not have."""
    from lychgate.play.text.message_check import rules_of

    known = rules_of(game)
    if not known:
        yield f"words/rules.en.md has no rule such as **{game.prefix}-1**."
    cited = {line.rule: f"points-{line.name}" for line in game.points}
    cited |= {option.rule: f"option {name}" for name, option in game.options.items()}
    for rule, where in sorted(cited.items()):
        if rule not in known:
            yield f"{where} cites {rule}, which words/rules.en.md does not have."


def scenarios_wrong(game: Game) -> Iterator[str]:
    """Scenarios beside the game that do not hold, and rules that none of them proves."""
    from lychgate.play.scenario import scenario
    from lychgate.play.text.message_check import rules_of

    folder = game.folder / "scenarios"
    if not folder.exists():
        return  # the games of this project have theirs among the tests
    proved: set[str] = set()
    for file in scenario.find([folder]):
        try:
            report = scenario.check(file)
        except BadRecord as error:
            yield error.sentence
            continue
        yield from map(str, report.failures)
        proved |= set(report.rules)
    unproved = sorted(rules_of(game) - proved, key=lambda rule: int(rule.partition("-")[2]))
    if not proved:
        yield f"no scenario proves a rule yet: {', '.join(unproved)} are left."


def suite(game: Game, way: str, *, long: bool) -> list[str]:
    """What the conformance suite finds, a sentence for each failure."""
    import lychgate.conformance

    folder = Path(str(lychgate.conformance.__file__)).parent
    modules = SUITE if way == "interpreted" else COMPILED
    with tempfile.TemporaryDirectory() as scratch:
        report = Path(scratch) / "report.jsonl"
        environment = os.environ | {
            "LYCHGATE_ONLY": game.name,
            "LYCHGATE_INTERPRET": "1" if way == "interpreted" else "",
            "LYCHGATE_LONG": "1" if long else "",
            "LYCHGATE_REPORT": str(report),
        }
        command = [sys.executable, "-m", "pytest", "-q", "-x" if way == "interpreted" else "--maxfail=5", "--no-header"]
        command += ["-p", "no:cacheprovider", "-p", "lychgate.conformance.report", "--rootdir", str(folder)]
        command += ["-o", "testpaths=", "-W", "ignore", "-m", "not long or long" if long else "not long"]
        command += [str(folder / f"{module}.py") for module in modules]
        ran = subprocess.run(command, env=environment, capture_output=True, text=True, check=False, cwd=scratch)
        lines = report.read_text(encoding="utf-8").splitlines() if report.exists() else []
    failures = [f"{found['test']}: {found['said']}" for found in map(json.loads, lines)]
    if ran.returncode not in (0, 5) and not failures:
        failures = [ran.stdout[-2000:] + ran.stderr[-2000:]]
    return failures
