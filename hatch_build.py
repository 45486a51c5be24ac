"""The package's build brings the browser table along, and what is compiled: both are made when a wheel is.

The table is built from ui/. The games become WebAssembly, so that the page can play by itself, and on Linux x86-64
machine code for two levels of processors, so that nothing is compiled when somebody first plays. LYCHGATE_WHEEL=plain
leaves out what is compiled. An editable install takes whatever is built; `make` builds it.
"""

from __future__ import annotations

import importlib.util
import os
import platform
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

STATIC = "lychgate/server/static"  # in the wheel
COMPILED = "lychgate/compiled"
LEVELS = ("x86-64-v2", "x86-64-v3")  # as in lychgate.core.compile.shipped


def is_plain() -> bool:
    """Is the wheel to have nothing that is compiled?"""
    return os.environ.get("LYCHGATE_WHEEL") == "plain"


class BrowserTable(BuildHookInterface[Any]):
    """Runs ui/build_ui.py and the compilers before a wheel is put together."""

    PLUGIN_NAME = "custom"

    def builder(self) -> ModuleType:
        spec = importlib.util.spec_from_file_location("build_ui", Path(self.root) / "ui" / "build_ui.py")
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        return module

    def dependencies(self) -> list[str]:
        """Node from PyPI, where the machine has none that will do; to compile, what the package itself needs."""
        builder = self.builder()
        node = [] if builder.is_up_to_date() or builder.node_on_path() else [builder.FALLBACK]
        return node if is_plain() else [*node, *self._needed_to_compile()]

    def _needed_to_compile(self) -> list[str]:
        project = tomllib.loads((Path(self.root) / "pyproject.toml").read_text(encoding="utf-8"))["project"]
        return [*project["dependencies"], *project["optional-dependencies"]["site"]]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel" or version == "editable":
            return
        builder = self.builder()
        builder.build()
        included = build_data["force_include"]
        if is_plain():
            included[str(builder.STATIC)] = STATIC
            return
        made = Path(self.root) / "build" / "wheel"
        shutil.rmtree(made, ignore_errors=True)
        self._run("lychgate", "site", str(made / "page"), "--with-server")
        included[str(made / "page")] = STATIC
        if sys.platform == "linux" and platform.machine() == "x86_64":
            self._run("lychgate.site.wheel", str(made / "code"), *LEVELS)
            included[str(made / "code")] = COMPILED

    def _run(self, module: str, *arguments: str) -> None:
        """Run a module of the package, which need not be installed."""
        paths = os.pathsep.join([str(Path(self.root) / "src"), *(path for path in sys.path if path)])
        subprocess.run(
            [sys.executable, "-m", module, *arguments],
            env=os.environ | {"PYTHONPATH": paths},
            stdin=subprocess.DEVNULL,
            check=True,
        )
