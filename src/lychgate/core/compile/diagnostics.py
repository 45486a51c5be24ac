"""What is wrong with a kernel that does not compile: which one it is, in which file and line, and why.

Numba says it from the outermost caller inwards, over half a page; what a writer of rules needs stands at the innermost
kernel that failed. Some things are refused that Numba compiles, since they come out as other
numbers than in Python.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Sequence
from typing import Any

from numba import types
from numba.core.errors import TypingError

FAILED: list[tuple[Callable[..., Any], Exception]] = []  # kernels that did not compile, the innermost first

_LINE = re.compile(r"(?:\bline |\.py \()(\d+)")
_STEP = re.compile(r"Failed in \w+ mode pipeline \(step: [^)]*\)|During: .*")
_LONGEST = 400  # characters of a reason


def refuse_arguments(function: Callable[..., Any], arguments: Sequence[Any]) -> None:
    """Refuse whole numbers that would be computed as fractions, or that already have been."""
    for (name, parameter), kind in zip(inspect.signature(function).parameters.items(), arguments, strict=False):
        if _base(kind) == types.uint64:
            raise TypingError(
                f"its argument {name!r} is unsigned, of 64 bits; with signed numbers that is computed as floating "
                "point; make it i64(...) first"
            )
        if parameter.annotation in ("int", int) and isinstance(kind, types.Float):
            raise TypingError(f"its argument {name!r} is a whole number, but a fraction is handed over")


def _base(kind: Any) -> Any:
    return kind.dtype if isinstance(kind, types.Array) else kind


def fault(export: str, error: Exception) -> dict[str, str]:
    """Kernel with file and line, reason, and all that the compiler says, of an export that failed so."""
    whole = f"{type(error).__name__}: {error}"
    if not FAILED:
        return {"where": export, "reason": _reason(whole), "whole": whole}
    function, innermost = FAILED[0]
    code = function.__code__
    place = getattr(innermost, "loc", None)
    told = _LINE.search(str(innermost))
    line = place.line if place is not None else int(told[1]) if told else code.co_firstlineno
    name = f"{function.__module__}.{function.__qualname__}"
    return {"where": f"{name} ({code.co_filename}, line {line})", "reason": _reason(str(innermost)), "whole": whole}


def _reason(message: str) -> str:
    """The first paragraph that says something, in one line."""
    paragraphs = re.split(r"\n\s*\n", _STEP.sub("", message).strip())
    reason = " ".join(paragraphs[0].split()).rstrip(".")
    return reason if len(reason) <= _LONGEST else reason[: _LONGEST - 1] + "…"
