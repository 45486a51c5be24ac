"""Where compiled code is kept between runs, and under which name.

A folder's name is a hash of what its code was made from: the sources of `core`'s kernels and of the package
a function stands in (and of the games, for `lab`, which looks into them), the compiler's version, this
machine's processor. So an edit is always noticed, and a copy of the same sources finds what was compiled.
What the cache lacks, a wheel may have brought along (`shipped`).
"""

from __future__ import annotations

import hashlib
import os
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib.metadata import version
from pathlib import Path

from lychgate.core.compile import shipped

LYCHGATE = Path(__file__).parents[2]

# The modules of `core` that compiled code is made from, or by.
COMPILED = (
    "compile/compiled_bits",
    "compile/compiled_memory",
    "compile/compiled_pen",
    "compile/compiler",
    "compile/kernel",
    "compile/linking",
    "compile/object_file",
    "compile/pointer",
    "model/batch",
    "model/bits",
    "model/chance",
    "model/contract",
    "model/decisions",
    "model/encoder",
    "model/exports",
    "model/json_writer",
    "model/layout",
    "model/messages",
    "model/pen",
    "model/plain",
    "model/reals",
    "model/shapes",
    "model/sorts",
    "model/standings",
)


def cache_root() -> Path:
    """LYCHGATE_CACHE, else the user's own cache folder, else one for this machine's temporary files."""
    chosen = os.environ.get("LYCHGATE_CACHE")
    return Path(chosen) if chosen else _own_cache()


@cache
def _own_cache() -> Path:
    if sys.platform == "win32":
        folder = Path(os.environ.get("LOCALAPPDATA", Path.home())) / "lychgate" / "cache"
    elif sys.platform == "darwin":
        folder = Path.home() / "Library" / "Caches" / "lychgate"
    else:
        folder = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "lychgate"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return folder
    except OSError:  # a home that cannot be written to
        return Path(tempfile.mkdtemp(prefix="lychgate-"))


@cache
def compiler_key() -> str:
    """What compiled code depends on besides its sources."""
    if level := shipped.level_asked_for():
        return shipped.made_by(level)
    from llvmlite import binding as llvm

    machine = (llvm.get_process_triple(), llvm.get_host_cpu_name(), llvm.get_host_cpu_features().flatten())
    return repr((version("numba"), version("llvmlite"), version("numpy"), sys.version, machine))


def package_of(module: Path) -> Path:
    """The package whose sources a module's code is made from: a game, a layer, or the folder it stands in."""
    if not module.is_relative_to(LYCHGATE):
        return module.parent
    layer, *rest = module.relative_to(LYCHGATE).parts
    return LYCHGATE / layer / rest[0] if layer == "games" else LYCHGATE / layer


@cache
def source_key(package: Path, made_by: str | None = None) -> str:
    """A hash of all that code in this package is compiled from; made by another compiler, of what it would be then."""
    how = (made_by or compiler_key(), os.environ.get("NUMBA_BOUNDSCHECK", ""))
    digest = hashlib.sha256(repr(how).encode())
    sources = {f"core/{name}": LYCHGATE / "core" / f"{name}.py" for name in COMPILED}
    if package != LYCHGATE / "core":
        sources |= {str(source.relative_to(package)): source for source in package.rglob("*.py")}
    if package == LYCHGATE / "lab":
        sources |= {str(source.relative_to(LYCHGATE)): source for source in (LYCHGATE / "games").rglob("*.py")}
    for name in sorted(sources):
        digest.update(name.encode() + b"\0" + sources[name].read_bytes())
    return digest.hexdigest()[:16]


def code_file(module: Path, function: str) -> Path:
    """The file for the machine code of a function in a module: the cache's, unless only a wheel has brought it."""
    package, name = package_of(module), f"{module.stem}.{function}.code"
    own = cache_root() / source_key(package) / name
    if own.exists():
        return own
    brought = (
        shipped.FOLDER / level / source_key(package, shipped.made_by(level)) / name for level in shipped.levels_here()
    )
    return next(filter(shipped.is_whole, brought), own)


@contextmanager
def one_at_a_time(what: str) -> Iterator[None]:
    """Where the system has locks, one process at a time compiles this; the others then find it done."""
    try:
        import fcntl
    except ImportError:
        yield
        return
    folder = cache_root()
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / what).open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield
