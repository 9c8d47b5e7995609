"""What comes before a game, for terminal and server alike: which game is wanted, who plays, and with which decks."""

from __future__ import annotations
