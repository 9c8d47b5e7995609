"""Many games by computer players, and the checks that every position of them must pass.

`game` plays one game, `batch` many, `summary` says what came out; `invariants` holds the checks, `fuzz` looks for
games that break one.
"""

from __future__ import annotations
