"""What a player can be asked and what they can answer.

A decision is one of eight kinds for ever; a new card may add options, never a kind.
"""

from __future__ import annotations

from typing import Final, NamedTuple

ACT: Final = "act"  # play a card, use a power, attack, rebuild, pass ...
CARD: Final = "card"  # choose one card
MODE: Final = "mode"  # choose one of several named ways
YES_NO: Final = "yes-no"
NUMBER: Final = "number"
PLAYER: Final = "player"
PLACE: Final = "place"  # choose a place of a formation
NAME: Final = "name"  # name a card
KINDS: Final = (ACT, CARD, MODE, YES_NO, NUMBER, PLAYER, PLACE, NAME)


class Action(NamedTuple):
    """One answer to one decision: plain data, hashable, the same on every machine.

    `verb` with the fields it uses (card: its number in the game; seats count from 0):
      pass | done | yes | no | decline | stop | mulligan
      keep card;  return-to-pile card
      play card [other = user, realm, or place index] [number = index of the way to play it]
      use card number = ability index
      answer card [other = caster or bearer, or the card saved from a loss] number = ability index
      attack card = champion, other = realm;  defend card
      rebuild card;  choose card;  seat number;  place number;  mode number;  number number;  name text
      request number = seat that is asked for help
    """

    verb: str
    card: int = -1
    other: int = -1
    number: int = -1
    text: str = ""


class Decision(NamedTuple):
    """Whose decision is open, of which kind, about what, with every legal answer."""

    player: int
    kind: str
    about: str  # message id of the question, e.g. "ask-combat"
    options: tuple[Action, ...]
    card: int = -1  # the card that asks, if one does


#: A named tuple from its fields in order. Its own constructor takes three times as long, which counts where lists of
#: options are made.
made: Final = tuple.__new__

PASS: Final = Action("pass")
DONE: Final = Action("done")
YES: Final = Action("yes")
NO: Final = Action("no")
