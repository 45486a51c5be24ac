"""The command line: play in the terminal, simulate, check, replay, read the rules.

Every command is a module of this package. They load games only when they need one,
so that help and completion are quick.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from lychgate.core.errors import LychgateError, printable


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
        print(say("error", sentence=file_error(error)), file=sys.stderr)
        sys.exit(MISUSE)
    except Exception as error:
        if os.environ.get("LYCHGATE_DEBUG"):
            raise
        print(say("mistake", error=f"{type(error).__name__}: {error}"), file=sys.stderr)
        sys.exit(MISTAKE)


def file_error(error: OSError) -> str:
    """What is wrong with a file, in a sentence."""
    from lychgate.cli.say import say

    if error.filename is None:
        return str(error.strerror or error)
    file = printable(str(error.filename))
    if isinstance(error, FileNotFoundError):
        return say("no-such-file" if Path(error.filename).parent.is_dir() else "no-such-folder", file=file)
    return say("bad-file", file=file, reason=str(error.strerror))
