"""The command line: play in the terminal, simulate, check, replay, read the rules.

Every command is a module of this package. They load games only when they need one,
so that help and completion are quick.
"""

from __future__ import annotations

import os
import sys

from lychgate.core.errors import LychgateError


def main() -> None:
    """Run the command line. Exit codes are documented in docs/cli.md."""
    from lychgate.cli.app import MISTAKE, MISUSE
    from lychgate.cli.commands import app
    from lychgate.cli.say import say

    try:
        app(prog_name="lychgate")
    except LychgateError as error:
        print(say("error", sentence=error.sentence), file=sys.stderr)
        sys.exit(MISUSE)
    except OSError as error:
        where = f"{error.filename}: " if error.filename else ""
        print(say("error", sentence=f"{where}{error.strerror or error}"), file=sys.stderr)
        sys.exit(MISUSE)
    except Exception as error:
        if os.environ.get("LYCHGATE_DEBUG"):
            raise
        print(say("mistake", error=f"{type(error).__name__}: {error}"), file=sys.stderr)
        sys.exit(MISTAKE)
