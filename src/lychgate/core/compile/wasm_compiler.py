"""The compiler's process for WebAssembly: exports become one object file, which `wasm` links.

The code is Numba's, before Numba has optimised it for this machine's processor; LLVM then optimises it for the other
one, all functions together, so that kernels which several exports share are there once.
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import Any

from llvmlite import binding as llvm

from lychgate.core.compile.compiler import compiled
from lychgate.core.compile.diagnostics import FAILED, fault
from lychgate.core.compile.wasm_runtime import EXPORTS, IR, LAYOUT, PROVIDED, TRIPLE

FEATURES = "+bulk-memory,+sign-ext,+nontrapping-fptoint,+mutable-globals"
SPEED = 3

# Numba's way to call a Python function that compiled code is handed. It is handed addresses only: nothing calls these,
# but LLVM cannot know; the linker puts a trap in their place.
NEVER_CALLED = {
    "PyImport_ImportModule", "PyLong_AsVoidPtr", "PyObject_CallFunctionObjArgs", "PyObject_GetAttrString", "Py_DecRef",
    "numba_gil_ensure", "numba_gil_release", "numba_unpickle",
}  # fmt: skip


def main() -> None:
    """One job from standard input: the exports, and the file for their object code. Says what is wrong, or null."""
    answers, sys.stdout = sys.stdout, sys.stderr
    job, wrong = json.load(sys.stdin), None
    try:
        Path(job["file"]).write_bytes(object_code(job["exports"]))
    except Exception as error:
        wrong = fault(job["file"], error)
    print(json.dumps(wrong), file=answers, flush=True)


def object_code(exports: list[dict[str, Any]]) -> bytes:
    """Exports (module, name, sorts of arguments) as one relocatable WebAssembly object, by their names."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    whole = llvm.parse_assembly(IR)
    for export in exports:
        FAILED.clear()
        result = compiled(export["module"], export["name"], export["sorts"])
        part = llvm.parse_assembly(for_wasm(result.library.get_llvm_str()))
        part.get_function(result.fndesc.llvm_func_name).name = export["name"]
        hide_others(part, {export["name"], *PROVIDED})
        whole.link_in(part)
    hide_others(whole, {export["name"] for export in exports} | {*EXPORTS, *PROVIDED})
    return optimised(whole)


def for_wasm(code: str) -> str:
    """The same code, for the other target."""
    code = re.sub(r'target datalayout = ".*"', f'target datalayout = "{LAYOUT}"', code)
    code = re.sub(r'target triple = ".*"', f'target triple = "{TRIPLE}"', code)
    code = re.sub(r'"target-(cpu|features)"="[^"]*"', "", code)
    return re.sub(r"= common (local_unnamed_addr )?global", "= internal global", code)


def hide_others(module: Any, kept: set[str]) -> None:
    """Let functions but these be seen by nobody else: what is never called can go then. Shared parts stay shared."""
    for function in module.functions:
        if not function.is_declaration and function.name not in kept and function.linkage != llvm.Linkage.linkonce_odr:
            function.linkage = llvm.Linkage.internal


def optimised(module: Any) -> bytes:
    target = llvm.Target.from_triple(TRIPLE).create_target_machine(opt=SPEED, features=FEATURES)
    for function in module.functions:
        if function.linkage == llvm.Linkage.linkonce_odr and not function.is_declaration:
            function.linkage = llvm.Linkage.internal
    passes = llvm.create_pass_builder(target, llvm.create_pipeline_tuning_options(speed_level=SPEED))
    passes.getModulePassManager().run(module, passes)
    missing = {one.name for one in module.functions if one.is_declaration and not one.name.startswith("llvm.")}
    assert missing <= NEVER_CALLED | set(PROVIDED), f"WebAssembly has no {', '.join(sorted(missing - NEVER_CALLED))}"
    found: bytes = target.emit_object(module)
    return found
