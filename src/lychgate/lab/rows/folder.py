"""A folder of rows: `run.json` and a folder for each table with a file for each part. What is whole is kept.

A part's file of games is put there last, and every file in one step: a run that was stopped leaves whole parts, and
goes on with the others.
"""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from lychgate.core.errors import BadOptions
from lychgate.core.input import registry
from lychgate.core.model.batch import Results
from lychgate.lab.engine.counts import Counts, count
from lychgate.lab.rows.parts import Part
from lychgate.lab.rows.run import Run, Stretch
from lychgate.lab.rows.tables import GAMES, SEATS_TABLE, arrow

ABOUT = "run.json"


class Rows:
    """The rows of one run."""

    def __init__(self, folder: Path) -> None:
        try:
            self.about: Mapping[str, Any] = json.loads((folder / ABOUT).read_text(encoding="utf-8"))
        except (OSError, ValueError):
            raise BadOptions(f"Expected a folder of rows with {ABOUT} in it, got {str(folder)!r}.") from None
        self.folder = folder

    @classmethod
    def begin(cls, folder: Path, run: Run) -> Rows:
        """A new folder, or one in which this very run was begun."""
        about = json.dumps(run.provenance(), indent=2, ensure_ascii=False) + "\n"
        path = folder / ABOUT
        if path.exists():
            _same(folder, json.loads(about), cls(folder).about)
        elif folder.exists() and any(folder.iterdir()):
            raise BadOptions(f"Expected an empty folder for rows, or one with rows; {str(folder)!r} has other files.")
        else:
            try:
                folder.mkdir(parents=True, exist_ok=True)
            except OSError as error:
                raise BadOptions(
                    f"Expected a folder that can be made, got {str(folder)!r} ({error.strerror})."
                ) from None
            _write(path, about.encode())
        return cls(folder)

    def has(self, stretch: Stretch) -> bool:
        """Is this part whole?"""
        return self._file(GAMES, stretch.number).exists()

    def add(self, part: Part) -> None:
        """Keep a part: its file of games last."""
        for name in sorted(part.files, key=lambda name: name == GAMES):
            path = self._file(name, part.stretch.number)
            path.parent.mkdir(exist_ok=True)
            _write(path, part.files[name])

    def numbers(self) -> list[int]:
        """The parts that are whole."""
        return sorted(int(path.stem.partition("-")[2]) for path in (self.folder / GAMES).glob("part-*.parquet"))

    def read(self, table: str, number: int, columns: Sequence[str] | None = None) -> Any:
        """A part of a table."""
        arrow()
        from pyarrow import parquet

        try:
            return parquet.ParquetFile(self._file(table, number)).read(columns)
        except (OSError, ValueError) as error:
            raise BadOptions(f"Expected rows in {self._file(table, number)}, got something else ({error}).") from None

    def counts(self, number: int) -> Counts:
        """The sums over a part that is there."""
        games, seats = self.read(GAMES, number, ["decisions"]), self.read(SEATS_TABLE, number, ["points", "place"])
        points, places = (seats[name].to_numpy().reshape(len(games), -1) for name in ("points", "place"))
        decisions = games["decisions"].to_numpy().astype(np.int32)
        return count(Results(decisions, points, places), together=registry.find(self.about["game"]).together)

    def digest(self) -> str:
        """One number for all rows: it depends on the run alone."""
        found = hashlib.sha256()
        for path in sorted(self.folder.glob("*/part-*.parquet")):
            found.update(path.relative_to(self.folder).as_posix().encode())
            found.update(path.read_bytes())
        return found.hexdigest()

    def _file(self, table: str, number: int) -> Path:
        return self.folder / table / f"part-{number:06}.parquet"


def _same(folder: Path, wanted: Mapping[str, Any], found: Mapping[str, Any]) -> None:
    """Refuse to go on with what was begun otherwise."""
    differing = [name for name in wanted if wanted[name] != found.get(name)]
    if differing:
        raise BadOptions(
            f"The rows in {str(folder)!r} are of another run, which differs in {', '.join(differing)}: name another "
            "folder, or run what was begun there."
        )


def _write(path: Path, content: bytes) -> None:
    """A file, whole or not at all."""
    draft = path.with_name(f".{path.name}.draft")
    draft.write_bytes(content)
    os.replace(draft, path)
