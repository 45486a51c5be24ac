"""Mutants that no test can notice, each with the reason. By game, then by the mutant's name."""

from __future__ import annotations

from collections.abc import Mapping

EQUIVALENT: Mapping[str, Mapping[str, str]] = {}
