"""Code that a wheel brought is used on processors that it is for, if it is whole and its compiler's version is ours."""

from __future__ import annotations

import logging
import sys
from collections.abc import Callable, Iterator
from importlib.metadata import version
from pathlib import Path

import pytest
from llvmlite import binding as llvm
from llvmlite.binding.targets import FeatureMap

from lychgate.core.compile import shipped
from lychgate.core.compile.cache import code_file, package_of, source_key
from lychgate.core.compile.object_file import Code, kept
from tests.core import damaged
from tests.core.test_object_code import DAMAGES

MODULE, NAME = Path(damaged.__file__), "first"
CODE = Code("function", "wrapper", [], b"machine code")

Bring = Callable[[str], Path]


def processor(monkeypatch: pytest.MonkeyPatch, has: frozenset[str]) -> None:
    monkeypatch.setattr(llvm, "get_host_cpu_features", lambda: FeatureMap(dict.fromkeys(has, True)))
    shipped.levels_here.cache_clear()


@pytest.fixture
def bring(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Bring]:
    """Puts code for a level where an installed wheel has it. The cache is empty, and the processor an x86-64-v3."""
    source_key(package_of(MODULE))  # for this machine, before it seems to be another
    monkeypatch.setenv("LYCHGATE_CACHE", str(tmp_path / "cache"))
    monkeypatch.setattr(shipped, "FOLDER", tmp_path / "compiled")
    monkeypatch.setattr(llvm, "get_process_triple", lambda: "x86_64-unknown-linux-gnu")
    processor(monkeypatch, shipped.V3)

    def put(level: str) -> Path:
        key = source_key(package_of(MODULE), shipped.made_by(level))
        file = tmp_path / "compiled" / level / key / f"{MODULE.stem}.{NAME}.code"
        CODE.write(file)
        shipped.levels_here.cache_clear()
        return file

    yield put
    shipped.levels_here.cache_clear()


def is_brought(tmp_path: Path) -> bool:
    return code_file(MODULE, NAME).is_relative_to(tmp_path / "compiled")


def test_it_is_used_where_the_cache_has_nothing(tmp_path: Path, bring: Bring) -> None:
    own = code_file(MODULE, NAME)
    assert own.is_relative_to(tmp_path / "cache")
    assert code_file(MODULE, NAME) != bring("x86-64-v3") == code_file(MODULE, NAME)
    CODE.write(own)
    assert code_file(MODULE, NAME) == own


def test_a_processor_gets_the_best_that_it_can_run(bring: Bring, monkeypatch: pytest.MonkeyPatch) -> None:
    second, third = bring("x86-64-v2"), bring("x86-64-v3")
    assert code_file(MODULE, NAME) == third
    processor(monkeypatch, shipped.V3 - {"fma"})
    assert code_file(MODULE, NAME) == second
    processor(monkeypatch, shipped.V2 - {"sse4.2"})
    assert code_file(MODULE, NAME) not in (second, third)


@pytest.mark.parametrize("name", ["numba", "llvmlite"])
def test_code_by_another_compiler_is_not_used(
    tmp_path: Path, bring: Bring, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    bring("x86-64-v3")
    assert is_brought(tmp_path)
    monkeypatch.setattr(shipped, "version", lambda asked: "0.0.1" if asked == name else version(asked))
    assert not is_brought(tmp_path)


def test_neither_is_code_for_another_python_or_other_sources(
    tmp_path: Path, bring: Bring, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = bring("x86-64-v3")
    with monkeypatch.context() as other:
        other.setattr(sys, "version_info", (3, 99, 0))
        assert not is_brought(tmp_path)
    assert is_brought(tmp_path)
    file.parent.rename(file.parent.with_name("0123456789abcdef"))
    assert not is_brought(tmp_path)


@pytest.mark.parametrize("damage", ["a bit in the middle", "cut in half", "empty", "text"])
def test_what_was_tampered_with_is_refused_and_compiled_anew(
    tmp_path: Path, bring: Bring, caplog: pytest.LogCaptureFixture, damage: str
) -> None:
    file = bring("x86-64-v3")
    file.write_bytes(DAMAGES[damage](file.read_bytes()))
    with caplog.at_level(logging.WARNING):
        found = code_file(MODULE, NAME)
    assert f"{file} is damaged" in caplog.text
    assert found.is_relative_to(tmp_path / "cache")
    assert kept(found) is None  # so that it is compiled, and kept there


def test_the_same_where_the_package_cannot_be_written_to(
    tmp_path: Path, bring: Bring, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = bring("x86-64-v3")
    file.write_bytes(b"no code at all")

    def refuse(path: Path, missing_ok: bool = False) -> None:
        raise PermissionError(path)

    monkeypatch.setattr(Path, "unlink", refuse)
    assert not is_brought(tmp_path)


def test_whoever_compiles_for_a_level_takes_nothing_that_was_brought(
    bring: Bring, monkeypatch: pytest.MonkeyPatch
) -> None:
    bring("x86-64-v3")
    monkeypatch.setenv("NUMBA_CPU_NAME", "x86-64-v3")
    shipped.levels_here.cache_clear()
    assert shipped.levels_here() == ()
