"""The compiler's process: kernels become Numba's functions here, and exports become machine code in files.

`warm` starts it and tells it, a line each, what to compile; it answers
a line each. No other process loads Numba: that takes longer than everything else at a start.
"""

from __future__ import annotations

import gc
import json
import os
import sys
import warnings
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, TypeVar, cast

from llvmlite import ir
from numba import types
from numba.core import cgutils, sigutils
from numba.core.errors import NumbaExperimentalFeatureWarning
from numba.core.registry import CPUDispatcher
from numba.extending import intrinsic
from numba.np.arrayobj import make_array

from lychgate.core.compile.diagnostics import FAILED, fault, refuse_arguments
from lychgate.core.compile.linking import PartCompiler, WholeCompiler
from lychgate.core.compile.object_file import Code

F = TypeVar("F", bound=Callable[..., Any])

# Contract functions are passed as first-class functions on purpose; whoever waits for a game need not hear of it.
warnings.filterwarnings("ignore", category=NumbaExperimentalFeatureWarning)

SORTS: Mapping[str, Any] = {
    "int": types.int64,
    "real": types.float64,
    "bytes": types.Array(types.uint8, 1, "C"),
    "ints": types.Array(types.int32, 1, "C"),
    "longs": types.Array(types.int64, 1, "C"),
    "reals": types.Array(types.float64, 1, "C"),
}


class _Kernel(CPUDispatcher):  # type: ignore[misc]
    """A Numba dispatcher that knows one integer: every whole number is passed as 64 bits.

    Without this, `f(seat)` and `f(state.turn)` would be compiled twice, since a field of a record is
    a narrower number; most of the compile time went there.
    """

    def compile(self, sig: Any) -> Any:
        arguments, result = sigutils.normalize_signature(sig)
        widened = tuple(types.int64 if isinstance(a, types.Integer) else a for a in arguments)
        try:
            refuse_arguments(self.py_func, arguments)
            compiled = super().compile(widened if result is None else result(*widened))
        except Exception as error:
            FAILED.append((self.py_func, error))
            raise
        FAILED.clear()  # what failed before was only tried: Numba tries several types
        return compiled


def compiled_kernel(function: F, **options: Any) -> F:
    """A part of the exports that call it."""
    return _compiled(function, PartCompiler, no_cpython_wrapper=True, no_cfunc_wrapper=True, **options)


def compiled_export(function: F) -> F:
    """Code that has an address."""
    return _compiled(function, WholeCompiler)


def _compiled(function: F, compiler: type, **options: Any) -> F:
    # Bounds are checked where NUMBA_BOUNDSCHECK says so, as the long suite does once.
    options |= {"nopython": True, "nogil": True, "boundscheck": None}
    return cast(F, _Kernel(function, targetoptions=options, pipeline_class=compiler))


def numba_type(sort: str) -> Any:
    """An argument's type: a number, a list, or the function of the contract that has this name."""
    return SORTS[sort] if sort in SORTS else types.FunctionType(_contract(sort))


def _contract(name: str) -> Any:
    from lychgate.core.model.contract import SIGNATURES

    return types.int64(*(numba_type(sort) for sort in SIGNATURES[name]))


@intrinsic  # type: ignore[untyped-decorator]
def _function_at(typing_context: Any, address: Any, kind: Any) -> Any:
    """The compiled function at this address."""
    function = kind.instance_type

    def generate(context: Any, builder: ir.IRBuilder, signature: Any, arguments: Any) -> Any:
        pointer = builder.inttoptr(arguments[0], context.get_value_type(types.voidptr))
        found = cgutils.create_struct_proxy(function)(context, builder)
        found.jit_addr = pointer  # the only one that is looked at, when it is there
        return found._getvalue()

    return function(address, kind), generate


@intrinsic  # type: ignore[untyped-decorator]
def _lent(typing_context: Any, array: Any) -> Any:
    """The same list without a count of who refers to it: who calls keeps it until the call is over.

    Counting is atomic, and took a good part of a call that hands lists to many small kernels.
    """

    def generate(context: Any, builder: ir.IRBuilder, signature: Any, arguments: Any) -> Any:
        found = make_array(signature.args[0])(context, builder, arguments[0])
        found.meminfo = cgutils.get_null_value(found.meminfo.type)
        found.parent = cgutils.get_null_value(found.parent.type)
        return found._getvalue()

    return array(array), generate


def _taking_addresses(function: Any, sorts: Sequence[str]) -> Any:
    """The same, but functions among the arguments are given by their addresses, and lists are lent."""
    names = [f"a{i}" for i in range(len(sorts))]
    known = {f"t{i}": types.TypeRef(numba_type(sort)) for i, sort in enumerate(sorts) if sort not in SORTS}
    lists = {name for name, sort in zip(names, sorts, strict=True) if isinstance(SORTS.get(sort), types.Array)}
    handed = [f"at({name}, t{i})" if f"t{i}" in known else name for i, name in enumerate(names)]
    handed = [f"lent({name})" if name in lists else name for name in handed]
    scope: dict[str, Any] = {"function": compiled_kernel(function.py_func), "at": _function_at, "lent": _lent}
    scope |= {name: reference.instance_type for name, reference in known.items()}
    exec(f"def entry({', '.join(names)}): return function({', '.join(handed)})", scope)
    return compiled_export(scope["entry"])


def compiled(module: str, name: str, sorts: Sequence[str]) -> Any:
    """What Numba makes of one export, with these sorts of arguments and an int as its result."""
    function: Any = getattr(import_module(module), name)
    if any(sort not in SORTS for sort in sorts):
        function = _taking_addresses(function, sorts)
    arguments = tuple(SORTS.get(sort, types.int64) for sort in sorts)
    function.compile(types.int64(*arguments))
    return function.overloads[arguments]


def compile_export(module: str, name: str, sorts: Sequence[str]) -> Code:
    """The machine code of one export."""
    result = compiled(module, name, sorts)
    environments = [result.environment, *result._find_referenced_environments()]
    assert not any(environment.consts for environment in environments), "kernels hold no Python objects"
    return Code(
        function=result.fndesc.llvm_func_name,
        wrapper=result.fndesc.llvm_cpython_wrapper_name,
        environments=sorted({environment.env_name for environment in environments}),
        object_code=result.library._get_compiled_object(),
    )


def main() -> None:
    """Answer each line of jobs with a line: what is wrong with it, or null."""
    answers, sys.stdout = sys.stdout, sys.stderr
    gc.freeze()  # Numba itself stays, and what it makes of a kernel is mostly kept: looking for garbage took an eighth
    gc.set_threshold(100_000)
    for line in sys.stdin:
        job, wrong = json.loads(line), None
        FAILED.clear()
        try:
            compile_export(job["module"], job["name"], job["sorts"]).write(Path(job["file"]))
        except Exception as error:
            wrong = fault(f"{job['module']}.{job['name']}", error)
        try:
            print(json.dumps(wrong), file=answers, flush=True)
        except BrokenPipeError:  # whoever asked is gone
            os._exit(1)
