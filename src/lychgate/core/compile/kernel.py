"""The one compiler switch: `kernel` hands a function to the compiler, or leaves it plain Python.

Rules are written once. What Python calls is machine code, made ahead by processes of its own (`compiler`,
which alone loads Numba) and only loaded here (`machine`). With LYCHGATE_INTERPRET=1 the same source runs
interpreted, for debugging, coverage and the proof that both ways agree byte for byte.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any, TypeVar

INTERPRETED = os.environ.get("LYCHGATE_INTERPRET") == "1"
COMPILING = os.environ.get("LYCHGATE_COMPILING") == "1"  # in a compiler's process, which `warm` has started

MASK64 = (1 << 64) - 1

F = TypeVar("F", bound=Callable[..., Any])

if COMPILING:
    from numba import types

    from lychgate.core.compile import compiler


def kernel(function: F) -> F:
    """Compile this function when compiled code first calls it (or, interpreted, leave it as it is)."""
    return compiler.compiled_kernel(function) if COMPILING else function


def inlined(function: F) -> F:
    """A kernel so small that its body is put wherever it is called."""
    return compiler.compiled_kernel(function, forceinline=True) if COMPILING else function


def exported(function: F) -> F:
    """A kernel that Python and generic code may call too, through its `Pointer`."""
    return compiler.compiled_export(function) if COMPILING else function


def u64(x: int) -> int:
    """x as an unsigned 64-bit number: what random-number code masks with."""
    return x & MASK64


def i64(x: int) -> int:
    """x as an ordinary, signed number again."""
    return int(x)


if COMPILING:
    u64, i64 = types.uint64, types.int64
