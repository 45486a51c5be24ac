"""What a compiler leaves in a file of the cache: object code, and the names of what is looked for in it.

A file begins with a checksum of all that follows. Machine code that a full disk has cut short, or in which a bit
has turned, would end the whole program when it is loaded, at every start: it is removed instead, and made anew.
"""

from __future__ import annotations

import hashlib
import json
import logging
import os
import tempfile
from dataclasses import dataclass
from pathlib import Path

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Code:
    """One export."""

    function: str  # called by compiled code
    wrapper: str  # called by Python
    environments: list[str]
    object_code: bytes

    def write(self, file: Path) -> None:
        """All at once: a reader finds the whole file or none, whoever else is writing it."""
        names = {"function": self.function, "wrapper": self.wrapper, "environments": self.environments}
        content = json.dumps(names).encode() + b"\n" + self.object_code
        file.parent.mkdir(parents=True, exist_ok=True)
        handle, unfinished = tempfile.mkstemp(".unfinished", f"{file.name}.", file.parent)
        try:
            with open(handle, "wb") as opened:
                opened.write(_checksum(content) + b"\n" + content)
            os.replace(unfinished, file)
        except BaseException:
            Path(unfinished).unlink()
            raise


def kept(file: Path) -> Code | None:
    """What the file holds; None if there is none, or if it was damaged: then it is gone, and the log says so."""
    try:
        checksum, _, content = file.read_bytes().partition(b"\n")
    except FileNotFoundError:
        return None
    if checksum != _checksum(content):
        log.warning("%s is damaged: it was removed, and is compiled anew", file)
        file.unlink(missing_ok=True)
        return None
    names, _, object_code = content.partition(b"\n")
    return Code(**json.loads(names), object_code=object_code)


def _checksum(content: bytes) -> bytes:
    return hashlib.sha256(content).hexdigest().encode()
