"""A compiled function with one fixed signature, as Python calls it and as compiled code is handed it.

Functions that are handed others take them by their address, so they are compiled once, for all games.
Interpreted, a pointer calls the function as it is written.
"""

from __future__ import annotations

import inspect
import sys
from collections.abc import Callable, Sequence
from functools import cached_property, partial
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np

from lychgate.core.compile.cache import code_file
from lychgate.core.compile.kernel import INTERPRETED
from lychgate.core.compile.object_file import kept
from lychgate.core.errors import CannotCompile, WrongNumbers
from lychgate.core.model.layout import Cells

# The sorts of arguments. The name of a function of the contract is one too: it stands for such a function.
INT, REAL = "int", "real"
BYTES, INTS, LONGS, REALS = "bytes", "ints", "longs", "reals"

WIDE = {LONGS: np.dtype(np.int64), REALS: np.dtype(np.float64)}

Signature = tuple[str, ...]  # the sorts of its arguments; what it returns is an INT


class Pointer:
    """An export."""

    def __init__(self, function: Callable[..., Any], signature: Signature) -> None:
        self.function = function
        self.signature = signature
        self.companions: Sequence[Pointer] = (self,)  # if one of them is missing, all that are will be compiled
        self.address = 0
        self._call: Callable[..., Any] = self._guarded(self._interpreted) if INTERPRETED else self._load_and_call
        self._plain = self._call  # with addresses in place of functions
        self._handed = not set(signature) <= {INT, REAL, BYTES, INTS, LONGS, REALS}

    @property
    def name(self) -> str:
        return self.function.__name__

    @property
    def module(self) -> str:
        """What to import it from; a module that was run as a program is called `__main__` only there."""
        own = self._own_module.__spec__
        return own.name if own is not None else self.function.__module__

    @cached_property
    def file(self) -> Path:
        """Where its machine code is kept."""
        return code_file(Path(str(self._own_module.__file__)), self.name)

    @property
    def _own_module(self) -> ModuleType:
        return sys.modules[self.function.__module__]

    def load(self) -> None:
        """Load it now; compiled first, if it has not been yet."""
        if INTERPRETED or self.address:
            return
        from lychgate.core.compile.loader import load
        from lychgate.core.compile.warm import compile_all

        code = kept(self.file)
        if code is None:
            compile_all(self.companions)
            code = kept(self.file)
        if code is None:
            raise CannotCompile(f"{self.file} was compiled, and cannot be read back whole.")
        loaded = load(self.name, code)
        self.address = loaded.address
        self._plain = self._guarded(loaded.call)
        self._call = self._guarded(self._handing_addresses(loaded.call)) if self._handed else self._plain

    def __call__(self, *arguments: Any) -> Any:
        return self._call(*arguments)

    def handed(self, functions: Sequence[Pointer]) -> Callable[..., Any]:
        """This function with its first arguments, other functions, filled in: for what is called all the time."""
        if INTERPRETED:
            return partial(self, *functions)
        self.load()
        return partial(self._plain, *map(_address, functions))

    def _guarded(self, call: Callable[..., Any]) -> Callable[..., Any]:
        """The same call, refusing numbers that it would take for others. Written out, since it is made all the time.

        Of a list compiled code looks at the width of its numbers only, of a single unsigned number at nothing.
        """
        names = [f"a{i}" for i in range(len(self.signature))]
        odd = [f"type({name}) is uint64" for name, sort in zip(names, self.signature, strict=True) if sort == INT]
        odd += [f"odd({name}, {sort!r})" for name, sort in zip(names, self.signature, strict=True) if sort in WIDE]
        if not odd:
            return call
        handed = ", ".join(names)
        scope: dict[str, Any] = {"call": call, "odd": _odd_list, "uint64": np.uint64, "refuse": self._refuse}
        exec(f"def guarded({handed}):\n if {' or '.join(odd)}: refuse({handed})\n return call({handed})", scope)
        guarded: Callable[..., Any] = scope["guarded"]
        return guarded

    def _refuse(self, *arguments: Any) -> None:
        """Say which argument it is that would come out as another number."""
        for i, (argument, sort) in enumerate(zip(arguments, self.signature, strict=False)):
            expected, got = WIDE.get(sort, WIDE[LONGS]), getattr(argument, "dtype", None)
            if (sort in WIDE and _odd_list(argument, sort)) or got == np.uint64:
                name = list(inspect.signature(self.function).parameters)[i]
                raise WrongNumbers(f"{self.module}.{self.name}: its argument {name!r} takes {expected}, got {got}.")

    def _load_and_call(self, *arguments: Any) -> Any:
        self.load()
        return self._call(*arguments)

    def _handing_addresses(self, call: Callable[..., Any]) -> Callable[..., Any]:
        def hand(*arguments: Any) -> Any:
            return call(*(_address(a) if isinstance(a, Pointer) else a for a in arguments))

        return hand

    def _interpreted(self, *arguments: Any) -> Any:
        return self.function(*(_as_kernels_see_it(argument) for argument in arguments))


def _odd_list(argument: Any, sort: str) -> bool:
    """Is this a list of other numbers than those? What is no list at all is refused by compiled code itself."""
    return isinstance(argument, np.ndarray) and argument.dtype != WIDE[sort]


def _address(pointer: Pointer) -> int:
    pointer.load()
    return pointer.address


def _as_kernels_see_it(argument: Any) -> Any:
    if isinstance(argument, Pointer):
        return argument.function
    if isinstance(argument, np.ndarray) and argument.dtype != WIDE[REALS]:
        return Cells(argument)
    return argument  # fractions are in a list of NumPy's what they are in compiled code
