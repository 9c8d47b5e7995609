"""The deck laboratory: a field of decks, every one against every other, and a page that says what came out.

`field_file` reads what is to be played, `field` knows the games, `journal` keeps those that are played, `cluster`
shares them out among machines, `figures` counts, `page` shows.
"""

from __future__ import annotations
