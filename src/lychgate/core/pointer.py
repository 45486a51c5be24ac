"""A compiled function with one fixed signature, as Python calls it and as compiled code is handed it.

Functions that are handed others take them by their address, so they are compiled once, for all games.
Interpreted, a pointer calls the function as it is written.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from functools import cached_property
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np

from lychgate.core.cache import code_file
from lychgate.core.kernel import INTERPRETED
from lychgate.core.record import Cells

# The sorts of arguments. The name of a function of the contract is one too: it stands for such a function.
INT, REAL = "int", "real"
BYTES, INTS, LONGS, REALS = "bytes", "ints", "longs", "reals"

Signature = tuple[str, ...]  # the sorts of its arguments; what it returns is an INT


class Pointer:
    """An export."""

    def __init__(self, function: Callable[..., Any], signature: Signature) -> None:
        self.function = function
        self.signature = signature
        self.companions: Sequence[Pointer] = (self,)  # if one of them is missing, all that are will be compiled
        self.address = 0
        self._call: Callable[..., Any] = self._interpreted if INTERPRETED else self._load_and_call
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
        from lychgate.core.machine import load
        from lychgate.core.warm import compile_all

        if not self.file.exists():
            compile_all(self.companions)
        loaded = load(self.name, self.file)
        self.address = loaded.address
        self._call = self._handing_addresses(loaded.call) if self._handed else loaded.call

    def __call__(self, *arguments: Any) -> Any:
        return self._call(*arguments)

    def _load_and_call(self, *arguments: Any) -> Any:
        self.load()
        return self._call(*arguments)

    def _handing_addresses(self, call: Callable[..., Any]) -> Callable[..., Any]:
        def hand(*arguments: Any) -> Any:
            return call(*(_address(a) if isinstance(a, Pointer) else a for a in arguments))

        return hand

    def _interpreted(self, *arguments: Any) -> Any:
        return self.function(*(_as_kernels_see_it(argument) for argument in arguments))


def _address(pointer: Pointer) -> int:
    pointer.load()
    return pointer.address


def _as_kernels_see_it(argument: Any) -> Any:
    if isinstance(argument, Pointer):
        return argument.function
    return Cells(argument) if isinstance(argument, np.ndarray) else argument
