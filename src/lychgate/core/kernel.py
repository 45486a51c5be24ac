"""The one compiler switch: `kernel` compiles a function with Numba, or leaves it plain Python.

Rules are written once. With LYCHGATE_INTERPRET=1 the same source runs interpreted, for debugging,
coverage and the proof that both ways agree byte for byte. Compiled code is kept between runs (`cache`).
"""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any, TypeVar, cast

from numba import types
from numba.core import sigutils
from numba.core.compiler import Compiler
from numba.core.registry import CPUDispatcher

from lychgate.core.cache import SourceCache
from lychgate.core.parts import PartCompiler, settle

INTERPRETED = os.environ.get("LYCHGATE_INTERPRET") == "1"

MASK64 = (1 << 64) - 1

F = TypeVar("F", bound=Callable[..., Any])


class _Kernel(CPUDispatcher):  # type: ignore[misc]
    """A Numba dispatcher that knows one integer: every whole number is passed as 64 bits.

    Without this, `f(seat)` and `f(state.turn)` would be compiled twice, since a field of a record is
    a narrower number; most of the compile time went there.
    """

    def compile(self, sig: Any) -> Any:
        arguments, result = sigutils.normalize_signature(sig)
        widened = tuple(types.int64 if isinstance(a, types.Integer) else a for a in arguments)
        return super().compile(widened if result is None else result(*widened))


def kernel(function: F) -> F:
    """Compile this function when compiled code first calls it (or, interpreted, leave it as it is)."""
    return _compiled(function, PartCompiler)


def inlined(function: F) -> F:
    """A kernel so small that its body is put wherever it is called."""
    return _compiled(function, PartCompiler, forceinline=True)


def exported(function: F) -> F:
    """A kernel that Python and generic code may call too, through its `Pointer`."""
    return _compiled(function)


def _compiled(function: F, compiler: type = Compiler, **options: Any) -> F:
    if INTERPRETED:
        return function
    # Bounds are checked where NUMBA_BOUNDSCHECK says so, as the long suite does once.
    options |= {"nopython": True, "nogil": True, "boundscheck": None}
    if compiler is PartCompiler:
        options |= {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}
    dispatcher = _Kernel(function, targetoptions=options, pipeline_class=compiler)
    if compiler is Compiler:
        dispatcher._cache = SourceCache(function)
    return cast(F, dispatcher)


if INTERPRETED:

    def u64(x: int) -> int:
        """x as an unsigned 64-bit number: what random-number code masks with."""
        return x & MASK64

    def i64(x: int) -> int:
        """x as an ordinary, signed number again."""
        return int(x)

else:
    u64 = types.uint64
    i64 = types.int64


class Pointer(types.WrapperAddressProtocol):  # type: ignore[misc]
    """A kernel with one fixed signature, as a value that compiled code can be handed.

    Functions that take pointers are compiled once, for all games, and found in the cache again;
    functions that take Numba's own dispatchers would be compiled anew for each.
    """

    def __init__(self, function: Any, signature: Any) -> None:
        self.function = function
        self._signature = signature
        self._numba_type_ = types.FunctionType(signature)  # Numba would make it anew at every call
        self._compiled = INTERPRETED
        self._address: int | None = None  # asked for at every call that is handed the pointer

    def compile(self) -> None:
        """Compile now, or load from the cache."""
        if not self._compiled:
            self.function.compile(self._signature)
            settle(self.function.overloads[self._signature.args])
            self._compiled = True

    def __wrapper_address__(self) -> int:
        if self._address is None:
            from numba.experimental.function_type import _get_wrapper_address

            self.compile()
            self._address = int(_get_wrapper_address(self.function, self._signature))
        return self._address

    def signature(self) -> Any:
        return self._signature

    def __call__(self, *arguments: Any) -> Any:
        self.compile()  # by the fixed signature: by the arguments' types Numba would not find it in the cache
        return self.function(*arguments)
