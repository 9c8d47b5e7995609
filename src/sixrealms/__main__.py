"""`python -m sixrealms`: the program `sixrealms`, where its folder is not on the path."""

from __future__ import annotations

import sys

from sixrealms.terminal.main import main

if __name__ == "__main__":
    sys.exit(main())
