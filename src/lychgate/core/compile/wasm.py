"""Compiled functions as WebAssembly, for a page that plays without a server: compiled, linked, and cached.

The linker comes from PyPI (`lychgate[site]`). Nothing at a table or in a simulation needs any of this.
"""

from __future__ import annotations

import hashlib
import importlib.util
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Sequence
from importlib.metadata import version
from pathlib import Path

from lychgate.core.compile.cache import LYCHGATE, cache_root, one_at_a_time, package_of, source_key
from lychgate.core.compile.pointer import Pointer
from lychgate.core.compile.wasm_runtime import EXPORTS
from lychgate.core.errors import CannotCompile

LINKER = "ziglang"
STACK = 1 << 20  # bytes

OWN_SOURCES = ("wasm", "wasm_compiler", "wasm_runtime")


def web_assembly(pointers: Sequence[Pointer]) -> bytes:
    """A module that exports these functions by their names, its memory, and its table of functions."""
    file = cache_root() / "wasm" / f"{_key(pointers)}.wasm"
    file.parent.mkdir(parents=True, exist_ok=True)
    with one_at_a_time(f"wasm/{file.stem}.lock"):
        if not file.exists():
            with tempfile.TemporaryDirectory(dir=file.parent) as folder:
                made = _linked(_compiled(pointers, Path(folder)), [pointer.name for pointer in pointers])
                made.replace(file)
    return file.read_bytes()


def _key(pointers: Iterable[Pointer]) -> str:
    """A hash of all that the module is made from."""
    digest = hashlib.sha256(version(LINKER).encode() if has_linker() else b"")
    for name in OWN_SOURCES:
        digest.update((LYCHGATE / "core" / "compile" / f"{name}.py").read_bytes())
    for pointer in pointers:
        package = package_of(Path(str(sys.modules[pointer.function.__module__].__file__)))
        digest.update(f"{source_key(package)} {pointer.name}\n".encode())
    return digest.hexdigest()[:16]


def has_linker() -> bool:
    """Is the linker installed?"""
    return importlib.util.find_spec(LINKER) is not None


def _compiled(pointers: Sequence[Pointer], folder: Path) -> Path:
    """The object file of these functions."""
    file = folder / "functions.o"
    exports = [{"module": one.module, "name": one.name, "sorts": one.signature} for one in pointers]
    paths = os.pathsep.join(path or os.getcwd() for path in sys.path)
    ran = subprocess.run(
        [sys.executable, "-c", "from lychgate.core.compile.wasm_compiler import main; main()"],
        input=json.dumps({"exports": exports, "file": str(file)}),
        stdout=subprocess.PIPE,
        text=True,
        check=False,
        # Not optimised by Numba: that would be for this machine's processor.
        env=os.environ | {"LYCHGATE_COMPILING": "1", "NUMBA_OPT": "0", "PYTHONPATH": paths},
    )
    wrong = json.loads(ran.stdout or '{"where": "WebAssembly", "reason": "the compiler\'s process ended", "whole": ""}')
    if wrong is not None:
        error = CannotCompile(f"{wrong['where']} cannot be compiled to WebAssembly: {wrong['reason']}.")
        error.add_note(wrong["whole"])
        raise error
    return file


def _linked(compiled: Path, names: Iterable[str]) -> Path:
    if not has_linker():
        raise CannotCompile("Expected the package ziglang, which links WebAssembly: pip install 'lychgate[site]'.")
    file = compiled.with_suffix(".wasm")
    command = [
        sys.executable, "-m", LINKER, "wasm-ld", "--no-entry", "--export-memory", "--export-table", "--growable-table",
        "--gc-sections", "--strip-all", "--unresolved-symbols=ignore-all", "-z", f"stack-size={STACK}",
        *(f"--export={name}" for name in (*EXPORTS, *names)), "-o", str(file), str(compiled),
    ]  # fmt: skip
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    if ran.returncode:
        raise CannotCompile(f"The linker says: {ran.stderr.strip() or ran.stdout.strip()}")
    return file
