"""One of several processes of `lychgate serve`: its standard input says what to do, and ends when it is to stop."""

from __future__ import annotations

import os
import sys
import threading

import msgspec

from lychgate.server.runtime.listening import reserve
from lychgate.server.runtime.server import server
from lychgate.server.runtime.supervisor import Child


def main() -> None:
    told = sys.stdin.buffer.readline()
    if not told:
        return
    child = msgspec.json.decode(told, type=Child)
    tables = server(child.settings, place=(child.server, child.number))

    def stop_with_supervisor() -> None:
        while os.read(0, 1):
            pass
        tables.should_exit = True

    threading.Thread(target=stop_with_supervisor, daemon=True).start()
    tables.run(reserve(child.settings, first=False))


if __name__ == "__main__":
    main()
