"""Grids: one plan for each combination of what is varied, all with the same seed and therefore the same deals."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import product
from typing import Any

from lychgate.core.errors import BadOptions, LychgateError
from lychgate.core.input import registry
from lychgate.lab.engine.simulate import Plan

MOST_CELLS = 1000
PLANNED = ("rules", "players", "bots")  # what can be varied besides options

Varied = Sequence[tuple[str, Sequence[Any]]]  # what is varied, and its values; the first of each is the base


@dataclass(frozen=True, slots=True)
class Cell:
    """One combination."""

    plan: Plan
    varied: Mapping[str, Any] = field(default_factory=dict)


def cells(base: Plan, varied: Varied, *, one_at_a_time: bool = False) -> list[Cell]:
    """The cells of a grid, all of which can be played.

    `one_at_a_time` gives the first values of all, and then each other value with everything else as in the first; but
    what another rule set says about options holds.
    """
    names = [name for name, _ in varied]
    known = [*PLANNED, *registry.find(base.game).options]
    for name in names:
        if name not in known:
            raise BadOptions(f"Expected something to vary out of {', '.join(known)}; got {name!r}.")
        if names.count(name) > 1 or name in (base.options or {}):
            raise BadOptions(f"Expected {name} once, as an option or among what is varied; got it twice.")
    chosen = list(_one_at_a_time(varied) if one_at_a_time else product(*(values for _, values in varied)))
    if len(chosen) > MOST_CELLS:
        raise BadOptions(f"Expected a grid of at most {MOST_CELLS} cells, got {len(chosen)}.")
    found = [_cell(base, dict(zip(names, values, strict=True))) for values in chosen]
    if one_at_a_time:
        found = [_with_rules_of_its_own(cell, found[0]) for cell in found]
    for cell in found:
        _check(cell)
    return found


def _one_at_a_time(varied: Varied) -> Iterator[tuple[Any, ...]]:
    first = tuple(values[0] for _, values in varied)
    yield first
    for place, (_, values) in enumerate(varied):
        yield from ((*first[:place], value, *first[place + 1 :]) for value in values[1:])


def _cell(base: Plan, varied: dict[str, Any]) -> Cell:
    planned = {name: varied[name] for name in PLANNED if name in varied}
    options = {name: value for name, value in varied.items() if name not in PLANNED}
    return Cell(replace(base, **planned, options={**(base.options or {}), **options}), varied)


def _with_rules_of_its_own(cell: Cell, base: Cell) -> Cell:
    """Under other rules than those of the first cell, options that these set are as they say."""
    rules = cell.plan.rules
    sets = registry.find(cell.plan.game).rule_sets.get(rules or "", {}) if rules != base.plan.rules else {}
    kept = {name: value for name, value in (cell.plan.options or {}).items() if name not in sets}
    return replace(cell, plan=replace(cell.plan, options=kept))


def _check(cell: Cell) -> None:
    try:
        cell.plan.check()
    except LychgateError as error:
        if cell.varied:
            where = ", ".join(f"{name}={value}" for name, value in cell.varied.items())
            error.saying(f"{error.sentence} (in the cell {where})")
        raise
