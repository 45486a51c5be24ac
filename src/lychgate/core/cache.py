"""Where compiled code is kept between runs, and under which name.

A folder's name is a hash of the sources its code was made from: those of `core` and of the package a
kernel stands in. Numba by itself would not notice an edit in a file that a function only calls into,
and would forget everything when a file is copied or its time changes. Nothing but `kernel` imports this.
"""

from __future__ import annotations

import hashlib
import os
import sys
import tempfile
from functools import cache
from pathlib import Path
from typing import Any

import numba
import numpy as np
from numba.core.caching import CompileResultCacheImpl, FunctionCache, _CacheLocator

CORE = Path(__file__).parent


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
def source_key(package: Path) -> str:
    """A hash of all that code in this package is compiled from."""
    how = (numba.__version__, np.__version__, sys.version, os.environ.get("NUMBA_BOUNDSCHECK", ""))
    digest = hashlib.sha256(repr(how).encode())
    for folder in (CORE, package):
        for source in sorted(folder.rglob("*.py")):
            digest.update(str(source.relative_to(folder)).encode() + b"\0" + source.read_bytes())
    return digest.hexdigest()[:16]


class _Locator(_CacheLocator):  # type: ignore[misc]
    """Tells Numba where the code of a function is kept."""

    def __init__(self, package: Path, line: int) -> None:
        self._key = source_key(package)
        self._line = line

    def get_cache_path(self) -> str:
        return str(cache_root() / self._key)

    def get_source_stamp(self) -> str:
        return self._key

    def get_disambiguator(self) -> str:
        return str(self._line)

    @classmethod
    def from_function(cls, py_func: Any, py_file: str) -> _Locator:
        locator = cls(Path(py_file).parent, py_func.__code__.co_firstlineno)
        locator.ensure_cache_path()
        return locator


class _SourceCacheFiles(CompileResultCacheImpl):  # type: ignore[misc]
    _locator_classes = (_Locator,)


class SourceCache(FunctionCache):  # type: ignore[misc]
    """Numba's cache for one function, with our names for its files."""

    _impl_class = _SourceCacheFiles
