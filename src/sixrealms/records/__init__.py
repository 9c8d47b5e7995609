"""Games in writing: a notation for every action, records that replay, and saved positions.

`notation` writes and reads one action, `game` a whole game, `save` one position; `docs/notation.md` describes the text.
"""

from __future__ import annotations
