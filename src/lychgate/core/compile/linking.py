"""Kernels as parts: code that is linked into the exports that call it, and optimised there, once.

Numba would optimise every kernel by itself and again inside each of its callers, level by level, and make machine code
of it each time: two thirds of a first start went there. In an export a kernel is nobody else's, and can be changed for
it. Nothing but `compiler` imports this; it is all that reaches into Numba's insides.
"""

from __future__ import annotations

from typing import Any

from llvmlite import binding as llvm
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler


class _NoMachine:
    """What a part sees of the machine: there is nothing there yet that could be told anything."""

    def set_env(self, name: str, environment: Any) -> None:
        """A part has no address; whoever loads the export that it ends up in does this."""


class _Part(JITCodeLibrary):  # type: ignore[misc]
    """A kernel's code, to be linked into others."""

    @property
    def codegen(self) -> _NoMachine:
        return _NoMachine()

    def finalize(self) -> None:
        self._raise_if_finalized()
        for library in dict.fromkeys(self._linking_libraries):
            self._reload_init.update(library._reload_init)
            self._final_module.link_in(library._get_module_for_linking(), preserve=True)
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:
        self._ensure_finalized()
        return 0  # nobody can call it


class PartCompiler(Compiler):  # type: ignore[misc]
    """Numba's compiler, up to the point where machine code would be made."""

    def compile_extra(self, function: Any) -> Any:
        self.state.library = _Part(self.state.targetctx.codegen(), function.__qualname__)
        return super().compile_extra(function)


class _Whole(JITCodeLibrary):  # type: ignore[misc]
    """An export's code with all its parts, which nobody else calls."""

    def _optimize_final_module(self) -> None:
        # LLVM may then put a part that is called once into its caller, and what all callers say alike into the part:
        # that nobody listens to events, say, or that nothing goes wrong.
        for function in self._final_module.functions:
            if function.linkage == llvm.Linkage.linkonce_odr and not function.is_declaration:
                function.linkage = llvm.Linkage.internal
        super()._optimize_final_module()


class WholeCompiler(Compiler):  # type: ignore[misc]
    """Numba's compiler, for exports."""

    def compile_extra(self, function: Any) -> Any:
        self.state.library = _Whole(self.state.targetctx.codegen(), function.__qualname__)
        self.state.library.enable_object_caching()
        return super().compile_extra(function)
