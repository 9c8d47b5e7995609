"""The decks drawn by chance for recorded games: drawn once and kept, so that a new card changes no old game."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from sixrealms.decks import Deck
from sixrealms.formats import GameName
from sixrealms.setup.random_format_decks import decks_for

FOLDER: Final = Path(__file__).resolve().parent.parent / "tests" / "playthroughs" / "decks"


def drawn(name: str, called: GameName, players: int, seed: int) -> tuple[Deck, ...]:
    """The decks kept for the game of this name. The first time they are drawn for `called` and written down.

    Remove the file to have them drawn anew, from the cards that are enforced by then.
    """
    path = FOLDER / f"{name}.json"
    if not path.exists():
        decks = decks_for(called, "tournament", players, seed)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps([_row(deck) for deck in decks], indent=1) + "\n", encoding="utf-8")
    return tuple(
        Deck(row["name"], tuple(row["cards"].split()), row["dungeon"], realm_deck=tuple(row["realm_deck"].split()))
        for row in json.loads(path.read_text(encoding="utf-8"))
    )


def _row(deck: Deck) -> dict[str, str | None]:
    return {
        "name": deck.name,
        "cards": " ".join(deck.cards),
        "dungeon": deck.dungeon,
        "realm_deck": " ".join(deck.realm_deck),
    }
