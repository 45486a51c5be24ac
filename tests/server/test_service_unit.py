"""The systemd unit of docs/hosting.md: valid, keeps its files to itself, and exposed little."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.server.test_settings import hosting

MOST_EXPOSED = 4.0


def unit() -> str:
    (found,) = re.findall(r"```ini\n(\[Unit\].*?)```", hosting(), re.DOTALL)
    return str(found)


def test_the_unit_keeps_its_files_to_itself_and_lets_machine_code_be_loaded() -> None:
    lines = unit().splitlines()
    assert {"UMask=0077", "StateDirectoryMode=0700", "CacheDirectoryMode=0700", "LimitNOFILE=65536"} <= set(lines)
    assert "MemoryDenyWriteExecute=yes" not in lines


def test_the_unit_is_valid_and_exposed_little(tmp_path: Path) -> None:
    analyze = shutil.which("systemd-analyze")
    if analyze is None:
        pytest.skip("needs systemd-analyze, which is not on this system")
    file = tmp_path / "lychgate.service"
    file.write_text(unit().replace("/opt/lychgate/bin/lychgate", "/bin/true"), encoding="utf-8")
    verified = subprocess.run([analyze, "verify", file], capture_output=True, text=True, check=False)
    assert (verified.returncode, verified.stderr) == (0, "")
    rated = subprocess.run([analyze, "security", "--offline=true", file], capture_output=True, text=True, check=False)
    level = re.search(r"Overall exposure level for \S+: ([\d.]+)", rated.stdout)
    assert level is not None, rated.stdout + rated.stderr
    assert float(level[1]) <= MOST_EXPOSED
    assert f"gives this unit {level[1]} " in re.sub(r"\s+", " ", hosting()), "as the page says"
