"""Rows: what was played stands there, whole, the same however it was made, and says where it comes from."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from pyarrow import dataset, parquet

from lychgate.core.errors import BadOptions
from lychgate.core.input import registry
from lychgate.core.model import batch
from lychgate.lab.engine.grids import cells
from lychgate.lab.engine.simulate import Plan, Report
from lychgate.lab.rows import parts, writing
from lychgate.lab.rows.folder import Rows
from lychgate.lab.rows.run import Run
from lychgate.lab.rows.study import study
from lychgate.lab.rows.watching import joined, watch
from lychgate.lab.rows.writing import write

PLAN = Plan("graverobbers", 3, 60, seed=3, bots=("thumb", "random", "random"))
GRID = [("rules", ["german", "french"])]


def run(plan: Plan = PLAN, part: int = 25) -> Run:
    return Run.of(cells(plan, GRID), part)


@pytest.fixture(scope="module")
def rows(tmp_path_factory: pytest.TempPathFactory) -> Rows:
    return write(run(), tmp_path_factory.mktemp("rows") / "rows", processes=1).rows


def columns(rows: Rows, table: str) -> dict[str, np.ndarray[Any, Any]]:
    """A whole table, column by column."""
    found = dataset.dataset(rows.folder / table).to_table()
    return {name: np.array(found[name].to_pylist()) for name in found.schema.names}


def test_there_is_a_row_for_each_game_and_each_seat(rows: Rows) -> None:
    games, seats = columns(rows, "games"), columns(rows, "seats")
    assert games["cell"].tolist() == [0] * 60 + [1] * 60
    assert games["game"].tolist() == [*range(60)] * 2
    assert seats["seat"].tolist() == [1, 2, 3] * 120
    assert set(games["rules"][60:]) == {"french"}
    assert set(games["option_tie"][60:]) == {"tied-are-out"}
    assert set(seats["bot"][seats["seat"] == 1]) == {"thumb"}
    assert (seats["decisions"].reshape(120, 3).sum(axis=1) == games["decisions"]).all()
    shares = seats["wins"].reshape(120, 3)
    assert np.allclose(shares.sum(axis=1), games["winners"] > 0)
    assert np.allclose((shares > 0).sum(axis=1), games["winners"])
    at = np.flatnonzero(games["first"])
    assert len(at) > 100
    assert (seats["turn"].reshape(120, 3)[at, games["first"][at] - 1] == 1).all()


def test_lines_make_up_the_points_and_things_are_told_by_name(rows: Rows) -> None:
    seats, met = columns(rows, "seats"), columns(rows, "points-goal-met")
    lines = [column for name, column in seats.items() if name.startswith("points_")]
    assert np.array_equal(np.sum(lines, axis=0), seats["points"])
    assert set(met["goal"].tolist()) <= set(registry.find("graverobbers").sorts["goal"].names)
    assert met["points"].sum() == seats["points_goal_met"].sum() > 0


def test_the_games_are_those_of_a_batch() -> None:
    game = registry.find("graverobbers")
    box = game.make_box(4)
    watched = watch(game, box, study(game), 40, 7, thumbs=15)
    played = batch.play(game, box, 40, 7, thumbs=15)
    assert (watched.results[:, 0] == played.decisions).all()
    assert (watched.results[:, 1:5] == played.points).all()


def test_a_log_that_fills_loses_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    game = registry.find("graverobbers")
    box, kept = game.make_box(3), study(game)
    whole = watch(game, box, kept, 30, 7)
    monkeypatch.setattr("lychgate.lab.rows.watching.ROOM", 3)
    again = watch(game, box, kept, 30, 7)
    assert (whole.log == again.log).all()
    assert (whole.happened == again.happened).all()
    halves = joined([watch(game, box, kept, 10, 7), watch(game, box, kept, 20, 7, first=10)])
    assert (whole.log == halves.log).all()


def test_one_process_and_two_write_the_same_bytes(rows: Rows, tmp_path: Path) -> None:
    other = write(run(), tmp_path / "rows", processes=2)
    assert other.rows.digest() == rows.digest()
    assert (other.rows.folder / "run.json").read_bytes() == (rows.folder / "run.json").read_bytes()


def test_a_stopped_run_goes_on_and_ends_with_the_same_bytes(
    rows: Rows, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class PulledPlugError(Exception):
        pass

    def failing(run: Run, stretch: object) -> parts.Part:
        if stretch == run.stretches()[4]:
            raise PulledPlugError
        return parts.make_part(run, stretch)  # type: ignore[arg-type]

    with monkeypatch.context() as patched:
        patched.setattr(writing, "make_part", failing)
        with pytest.raises(PulledPlugError):
            write(run(), tmp_path / "rows", processes=1)
    assert Rows(tmp_path / "rows").numbers() == [0, 1, 2, 3]
    (tmp_path / "rows" / "games" / "part-000003.parquet").unlink()  # as if it had stopped within a part
    told: list[int] = []
    done = write(run(), tmp_path / "rows", told.append, processes=1)
    assert done.before == 60
    assert told[-1] == 120
    assert done.rows.digest() == rows.digest()
    assert [report.counts for report in done.reports] == [report.counts for report in again(tmp_path)]


def again(folder: Path) -> tuple[Report, ...]:
    """The reports of a run that is there already: from its rows alone."""
    done = write(run(), folder / "rows", processes=1)
    assert done.before == 120
    return done.reports


def test_rows_say_where_they_come_from(rows: Rows) -> None:
    about = rows.about
    assert about["rules_version"] == registry.find("graverobbers").version
    assert about["seed"] == 3
    assert about["cells"][1]["options"]["tie"] == "tied-are-out"
    assert about["cells"][1]["bots"] == ["thumb", "random", "random"]
    assert "lychgate simulate graverobbers --games 60 --players 3 --seed 3" in about["command"]
    kept = parquet.ParquetFile(rows.folder / "seats" / "part-000004.parquet").schema_arrow.metadata[b"lychgate"]
    assert json.loads(kept)["first"] == 25


def test_rows_of_another_run_are_not_mixed(rows: Rows) -> None:
    with pytest.raises(BadOptions, match="another run, which differs in command, seed"):
        write(run(Plan("graverobbers", 3, 60, seed=4, bots=PLAN.bots)), rows.folder, processes=1)


def test_other_files_are_left_alone(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("dear")
    with pytest.raises(BadOptions, match="has other files"):
        write(run(), tmp_path, processes=1)


@pytest.mark.parametrize("name", registry.names())
def test_bots_asked_in_python_leave_what_compiled_ones_leave(name: str, tmp_path: Path) -> None:
    players = registry.find(name).players[-1]
    plans = [Plan(name, players, 2, bots=(bot,)) for bot in ("thumb", "lychgate.bots:random")]
    found = [write(Run.of(cells(plan, [])), tmp_path / str(plan.searched), processes=1) for plan in plans]
    for table in (path.name for path in found[0].rows.folder.iterdir() if path.is_dir()):
        compiled, asked = (one.rows.read(table, 0) for one in found)
        assert compiled.schema.names == asked.schema.names
    assert max(found[1].rows.read("seats", 0)["decisions"].to_pylist()) > 0


def test_a_missing_library_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(__import__("sys").modules, "pyarrow", None)
    with pytest.raises(BadOptions, match=r"pip install 'lychgate\[rows\]'"):
        write(run(), tmp_path / "rows", processes=1)
