"""A training's curve as a picture: how its share of wins against the rule of thumb grew."""

from __future__ import annotations

import json
from pathlib import Path

from lychgate.lab.engine.intervals import Interval
from lychgate.lab.reports.curves import Series, curves
from lychgate.train.plan import Plan

CURVE = "curve.jsonl"


def drawn_curve(file: Path, plan: Plan) -> str:
    """The measurements in this file, over decisions."""
    lines = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    points = [(line["decisions"] / 1e6, Interval(**line["thumb"])) for line in lines if "thumb" in line]
    title = f"{plan.game}, {plan.players} players: share of wins among rules of thumb"
    along = "share of wins among rules of thumb, by millions of decisions"
    return curves([Series("", points)], 1 / plan.players, lambda value: f"{value:.3g}", title, along)
