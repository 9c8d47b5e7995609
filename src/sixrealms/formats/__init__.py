"""The game's own shorthand for a game or event, and what each format asks of a deck.

`words` holds every name the shorthand may use, `game_name` the value a shorthand stands for, `shorthand` reads one, and
`options_of` says which options it puts in force.
"""

from __future__ import annotations

from sixrealms.formats.game_name import GameName
from sixrealms.formats.shorthand import Doubt, asked_for, doubts, parse
from sixrealms.formats.shorthand_mistake import ShorthandMistake

__all__ = ["Doubt", "GameName", "ShorthandMistake", "asked_for", "doubts", "parse"]
