"""The package's build brings the browser table along: it is built from ui/ when a wheel is made.

An editable install takes whatever is built; `make` builds it.
"""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class BrowserTable(BuildHookInterface[Any]):
    """Runs ui/build_ui.py before a wheel is put together."""

    PLUGIN_NAME = "custom"

    def builder(self) -> ModuleType:
        spec = importlib.util.spec_from_file_location("build_ui", Path(self.root) / "ui" / "build_ui.py")
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        return module

    def dependencies(self) -> list[str]:
        """Node from PyPI, where the machine has none that will do."""
        builder = self.builder()
        return [] if builder.is_up_to_date() or builder.node_on_path() else [builder.FALLBACK]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name == "wheel" and version != "editable":
            self.builder().build()
