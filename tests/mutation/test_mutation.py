"""The suite is put to the test: a rule that is not carried out must not go unnoticed."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.mutation import report
from tests.mutation.equivalents import EQUIVALENT
from tests.mutation.mutants import mutants_in, mutants_of
from tests.mutation.runner import Verdict, judge
from tests.rulebook import NAMES

SOURCE = '''
def bobbies(cards: int) -> int:
    """ZZ-16: the nearest count first."""
    count = 0
    return cards


def met(goal: int) -> bool:
    if goal:  # ZZ-29
        return True
    return False


def helper() -> None:
    pass


def tell(box: Bytes) -> Bytes:
    "ZZ-30, ZZ-2"
    return box.copy()
'''


def test_functions_that_cite_a_rule_are_replaced_by_plain_returns() -> None:
    mutants = mutants_in(SOURCE, Path("games/zz/rules.py"), "ZZ")
    assert [(mutant.name, mutant.rules) for mutant in mutants] == [
        ("rules.bobbies: return 0", ("ZZ-16",)),
        ("rules.bobbies: return 1", ("ZZ-16",)),
        ("rules.met: return False", ("ZZ-29",)),
        ("rules.met: return True", ("ZZ-29",)),
        ("rules.tell: return box", ("ZZ-2", "ZZ-30")),
    ]


def test_a_mutation_changes_one_body_and_nothing_else() -> None:
    mutant = mutants_in(SOURCE, Path("games/zz/rules.py"), "ZZ")[3]
    assert mutant.applied(SOURCE) == SOURCE.replace(
        "    if goal:  # ZZ-29\n        return True\n    return False\n", "    return True\n"
    )


def test_the_report_counts_what_was_noticed() -> None:
    mutants = mutants_in(SOURCE, Path("games/zz/rules.py"), "ZZ")
    verdicts = [Verdict(mutant, "survived" if mutant.function == "met" else "noticed") for mutant in mutants]
    assert report.score("zz", verdicts) == "3 of 5 mutants noticed"
    assert report.survivors("zz", verdicts) == ["rules.met: return False", "rules.met: return True"]
    assert "| `rules.bobbies` | ZZ-16 | 2 | 2 |" in report.section("zz", verdicts)


def test_a_section_replaces_the_games_old_one(tmp_path: Path) -> None:
    document = tmp_path / "mutation.md"
    document.write_text("# Mutation\n\nWords.\n\n## yy\n\nold\n\n## zz\n\nold\n")
    verdicts = [Verdict(mutant, "noticed") for mutant in mutants_in(SOURCE, Path("rules.py"), "ZZ")]
    report.write("zz", verdicts, document)
    assert document.read_text() == f"# Mutation\n\nWords.\n\n## yy\n\nold\n\n{report.section('zz', verdicts)}"
    report.write("zz", verdicts, document)
    assert document.read_text().count("## zz") == 1


def test_mutants_that_are_excused_exist() -> None:
    for name, excused in EQUIVALENT.items():
        assert set(excused) <= {mutant.name for mutant in mutants_of(name)}


def test_every_game_has_mutants_and_its_kit_and_board_have_none() -> None:
    for name in NAMES:
        files = {mutant.path.as_posix().partition(f"{name}/")[2] for mutant in mutants_of(name)}
        assert "rules/setup.py" in files
        assert not [file for file in files if file.startswith(("kit", "board"))]


@pytest.mark.long
@pytest.mark.parametrize("name", NAMES)
def test_no_rule_can_be_left_out_unnoticed(name: str) -> None:
    assert report.survivors(name, judge(mutants_of(name))) == []
