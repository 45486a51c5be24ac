"""A training in a folder: it goes on where it was stopped, as if it had not been.

`checkpoint.pt` is all that it takes to go on, `curve.jsonl` has a line for each iteration, `curve.svg` draws it, and
`last.net` is the net as it is, to play with.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from typing import Any

from lychgate.core.errors import BadOptions, BadRecord
from lychgate.train import library
from lychgate.train.curves import CURVE, drawn_curve
from lychgate.train.learner import Learner
from lychgate.train.measure import against
from lychgate.train.model import Model, scale_of
from lychgate.train.plan import Plan
from lychgate.train.rollout import Table, usual_lead

torch = library.torch()

CHECKPOINT, PICTURE, NET = "checkpoint.pt", "curve.svg", "last.net"

Told = Callable[[dict[str, Any]], None]  # of each iteration, its line of the curve


class Run:
    """One training."""

    def __init__(self, plan: Plan, folder: Path, threads: int = 1) -> None:
        self.game, self.plan, self.folder = plan.check(), plan, folder
        torch.set_num_threads(threads)
        kept = self._kept()
        scale = kept["scale"].numpy() if kept else scale_of(plan)
        self.draws = torch.Generator().manual_seed(plan.seed)
        with torch.random.fork_rng():
            torch.manual_seed(plan.seed)
            self.model = Model(self.game.actions, plan.hidden, scale, short=plan.short)
        self.learner = Learner(plan, self.model)
        self.table = Table(plan, kept["lead"] if kept else usual_lead(plan))
        self.iteration, self.decisions, self.games, self.seconds = 0, 0, 0, 0.0
        if kept:
            self._take_up(kept)

    def go_on(self, until: Callable[[Run], bool], told: Told = lambda _: None) -> None:
        """Play and learn until that is so; what there is by then is saved."""
        while not until(self):
            started = time.process_time()
            rollout = self.table.play(self.model, self.draws)
            progress = self.learner.learn(rollout, self.draws, self.iteration)
            self.iteration += 1
            self.decisions += self.plan.steps * self.plan.slots
            self.games += rollout.games
            line: dict[str, Any] = {"iteration": self.iteration, "decisions": self.decisions, "games": self.games}
            line |= asdict(progress)
            if self.iteration % self.plan.between == 0:
                line["thumb"] = against("thumb", self.plan, self.model, self.iteration).as_data()
            self.seconds += time.process_time() - started
            line["seconds"] = round(self.seconds, 1)
            self._write(line)
            told(line)
            if self.iteration % self.plan.between == 0:
                self.save()
        self.save()

    def save(self) -> None:
        """All that it takes to go on, the net as it is, and the picture."""
        kept = {
            "plan": json.dumps(self.plan.as_data()), "version": self.game.version,
            "scale": torch.from_numpy(self.model.scale), "lead": self.table.lead,
            "layers": self.model.layers.state_dict(),
            "optimiser": self.learner.optimiser.state_dict(), "draws": self.draws.get_state(),
            "games under way": self.table.env.save(), "iteration": self.iteration, "decisions": self.decisions,
            "games": self.games, "seconds": self.seconds,
        }  # fmt: skip
        new = self.folder / f"{CHECKPOINT}.new"
        torch.save(kept, new)
        new.replace(self.folder / CHECKPOINT)
        note = {"decisions": self.decisions, "games": self.games, "plan": self.plan.as_data()}
        self.model.exported(self.game, self.plan, note).write(self.folder / NET)
        (self.folder / PICTURE).write_text(drawn_curve(self.folder / CURVE, self.plan), encoding="utf-8")

    def _write(self, line: dict[str, Any]) -> None:
        with (self.folder / CURVE).open("a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")

    def _kept(self) -> dict[str, Any] | None:
        """What a training in this folder has left, if it is this one."""
        self.folder.mkdir(parents=True, exist_ok=True)
        file = self.folder / CHECKPOINT
        if not file.exists():
            (self.folder / CURVE).write_text("")  # of one that was stopped before it had saved anything
            return None
        try:
            kept: dict[str, Any] = torch.load(file, weights_only=True)
            plan, version = json.loads(kept["plan"]), kept["version"]
        except Exception:  # whatever reading a damaged file leads to
            raise BadRecord(f"{file} is not a training that can be gone on with.") from None
        if version != self.game.version or plan != json.loads(json.dumps(self.plan.as_data())):
            raise BadOptions(f"In {self.folder} there is another training: name another folder, or the same settings.")
        return kept

    def _take_up(self, kept: dict[str, Any]) -> None:
        self.model.layers.load_state_dict(kept["layers"])
        self.learner.optimiser.load_state_dict(kept["optimiser"])
        self.draws.set_state(kept["draws"])
        self.table.step = self.table.env.load(kept["games under way"])
        self.iteration, self.decisions = kept["iteration"], kept["decisions"]
        self.games, self.seconds = kept["games"], kept["seconds"]
        lines = (self.folder / CURVE).read_text(encoding="utf-8").splitlines(keepends=True)
        (self.folder / CURVE).write_text("".join(lines[: self.iteration]), encoding="utf-8")
