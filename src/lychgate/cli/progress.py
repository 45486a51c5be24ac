"""Progress bars, on the error stream, so that what a command prints stays clean; silent where nobody looks."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from lychgate.cli.say import say
from lychgate.core.compile.pointer import Pointer
from lychgate.core.compile.warm import compile_all, missing


@contextmanager
def bar(what: str, total: int) -> Iterator[Callable[[int], None]]:
    """A bar; call what it gives with how much is done. Time left is reckoned from what is done meanwhile."""
    progress = Progress(
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn(),
        console=Console(stderr=True), transient=True,
    )  # fmt: skip
    task = progress.add_task(what, total=total)
    with progress:
        yield lambda done: progress.update(task, completed=done)


def compiled(title: str, pointers: Iterable[Pointer]) -> int:
    """Compile what is missing, with a bar. The first start of a game takes some seconds; later ones do not."""
    wanted = missing(pointers)
    if wanted:
        with bar(say("compiling", title=title), len(wanted)) as show:
            compile_all(wanted, lambda name, done, total: show(done))
    return len(wanted)
