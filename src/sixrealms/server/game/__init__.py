"""A game at a table as what was stored makes it: entries in, one position after the other out. No socket, no database.

`table_game` folds the entries (`entries`) into a game; `prompts` says what its position asks of whom, `clocks` and
`timed_windows` how long they have, `takeback` what may be taken back, `fog` which cards one seat may know.
"""

from __future__ import annotations
