"""Where a card can be. Every object is in exactly one zone (ledger: `void.separate`)."""

from __future__ import annotations

from typing import Final

# Zones with an ordered tuple per player in `State.lists`.
DRAW: Final = 0  # draw pile, top card first
HAND: Final = 1
POOL: Final = 2  # champions; their items hang on them (`ATTACHED`)
FORMATION: Final = 3  # one entry per place A, B, C ...; -1 marks an empty place
DISCARD: Final = 4  # newest last
LIMBO: Final = 5
ABYSS: Final = 6
VOID: Final = 7
TABLE: Final = 8  # rule cards, lasting events and spells
DUNGEON: Final = 9  # the dungeon card beside the deck, before it enters
LISTED: Final = 10  # number of listed zones per player

# Zones that are not lists.
ATTACHED: Final = 10  # on a champion, realm or holding: `State.host`
BATTLE: Final = 11  # the two champions of the round; their combat cards are ATTACHED to them
PLAYING: Final = 12  # announced and not yet resolved
OUTSIDE: Final = 13  # not in this game (sideboard; unused token rows)
RULEBOOK: Final = 14  # the optional rules in force, one object per rule and player (options/)

NAMES: Final = (
    "draw", "hand", "pool", "formation", "discard", "limbo", "abyss", "void", "table", "dungeon",
    "attached", "battle", "playing", "outside", "rulebook",
)  # fmt: skip

#: Whether a place of a formation holds a card: for `filter`, which then runs without Python code (asked very often).
IS_CARD: Final = (-1).__lt__

#: Zones whose cards are "in play" (ledger: `inplay.definition`).
IN_PLAY: Final = frozenset({POOL, FORMATION, TABLE, ATTACHED, BATTLE})

#: Zones whose contents everybody may see (face-down cards excepted).
OPEN: Final = frozenset({POOL, FORMATION, DISCARD, LIMBO, ABYSS, VOID, TABLE, ATTACHED, BATTLE, PLAYING})

# Bits of `State.flags`.
RAZED: Final = 1
FACE_DOWN: Final = 2
SPENT: Final = 4  # may not be used again until its own mark is lifted (a Wish's caster, ...)
TURNED: Final = 8  # a once-per-game power was used; the card lies sideways (`named.kalidnay.orientation`)
LASTING: Final = 16  # stays on the table until its running effect ends
BENEATH: Final = 32  # kept beneath the card it hangs on: not in play, nothing of it works (cards_beneath.py)

PLACES: Final = "ABCDEFGHIJ"

#: Which places shield a place, by index: B behind A, E behind B and C ... (`formation.protection`).
SHIELDED_BY: Final[tuple[tuple[int, ...], ...]] = ((), (0,), (0,), (1,), (1, 2), (2,), (3,), (3, 4), (4, 5), (5,))
#: Rows of the pyramid by index (`formation.shape`, `open.formation-ten`).
ROW_OF: Final[tuple[int, ...]] = (0, 1, 1, 2, 2, 2, 3, 3, 3, 3)
