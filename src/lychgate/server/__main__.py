"""`python -m lychgate.server`: the table server with settings from the environment."""

from __future__ import annotations

from lychgate.server import run
from lychgate.server.settings import load

if __name__ == "__main__":
    run.server(load()).run()
