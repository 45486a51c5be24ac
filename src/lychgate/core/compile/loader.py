"""Machine code from the cache: loaded, linked and called without the compiler that made it.

What Numba's code calls at run time is a few C functions in three extension modules of Numba. They are
loaded by themselves, since `import numba` would bring in the compiler, which takes longer than a whole start.
"""

from __future__ import annotations

import builtins
import ctypes
import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader
from importlib.util import find_spec, module_from_spec, spec_from_loader
from pathlib import Path
from types import ModuleType
from typing import Any

from llvmlite import binding as llvm

from lychgate.core.compile.object_file import Code


@dataclass(frozen=True, slots=True)
class Loaded:
    """A function that can be called, and its address for other compiled code."""

    call: Callable[..., int]
    address: int


def load(name: str, code: Code) -> Loaded:
    """The function, ready to be called."""
    machine = _machine()
    engine = machine.engine()
    engine.add_object_file(llvm.ObjectFileRef.from_data(code.object_code))
    engine.finalize_object()
    for environment in code.environments:
        if address := engine.get_global_value_address(environment):
            ctypes.c_void_p.from_address(address).value = id(machine.environment)
    wrapper = engine.get_function_address(code.wrapper)
    module = ModuleType(__name__)
    call = machine.functions.make_function(module, name, "machine code", wrapper, machine.environment, (engine,))
    return Loaded(call, engine.get_function_address(code.function))


class _Machine:
    """LLVM's loader, knowing the C functions that compiled code calls."""

    def __init__(self) -> None:
        helpers, self.functions = _extension("_helperlib"), _extension("_dynfunc")
        memory = _extension("core.runtime._nrt_python")
        memory.memsys_use_cpython_allocator()
        for module in (helpers, self.functions):
            for name, address in module.c_helpers.items():
                llvm.add_symbol(f"numba_{name}", address)
        for name, address in memory.c_helpers.items():
            llvm.add_symbol(name if name.startswith("_") else f"NRT_{name}", address)
        for name, value in vars(builtins).items():
            if isinstance(value, type) and issubclass(value, BaseException):
                llvm.add_symbol(f"PyExc_{name}", id(value))
        llvm.add_symbol("_Py_NoneStruct", id(None))
        llvm.initialize_native_target()
        llvm.initialize_native_asmprinter()
        self.environment = self.functions.Environment({})  # where code would keep Python objects; ours has none

    def engine(self) -> Any:
        """A place for one file's code: two may have parts of the same name."""
        target = llvm.Target.from_triple(llvm.get_process_triple()).create_target_machine(jit=True)
        return llvm.create_mcjit_compiler(llvm.parse_assembly(""), target)


@cache
def _machine() -> _Machine:
    return _Machine()


def _extension(name: str) -> Any:
    """One of Numba's extension modules, without Numba; the same one, where Numba is loaded too."""
    whole = f"numba.{name}"
    if whole not in sys.modules:
        numba = find_spec("numba")
        assert numba is not None
        assert numba.origin is not None
        stem = Path(numba.origin).parent.joinpath(*name.split("."))
        path = next(str(stem) + suffix for suffix in EXTENSION_SUFFIXES if Path(str(stem) + suffix).exists())
        spec = spec_from_loader(whole, ExtensionFileLoader(whole, path))
        assert spec is not None
        assert spec.loader is not None
        module = module_from_spec(spec)
        spec.loader.exec_module(module)
        sys.modules[whole] = module
    return sys.modules[whole]
