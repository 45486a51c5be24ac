"""`python -m lychgate` is `lychgate`."""

from __future__ import annotations

from lychgate.cli import main

if __name__ == "__main__":
    main()
