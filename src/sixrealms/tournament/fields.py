"""The kinds of values that commands, records and the state of an event hold."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from sixrealms.tournament.plan import Words

Id = Annotated[str, Meta(min_length=1, max_length=24)]
Winner = Annotated[str, Meta(max_length=24)]
"""Who has won a game by id; "" where all agreed that nobody has (`tyrant.stalemate`)."""
Text = Annotated[str, Meta(max_length=2000)]
Small = Annotated[int, Meta(ge=0, le=100_000)]  # also the tables and steps of a hall of thousands
Minutes = Annotated[int, Meta(ge=-600, le=600)]
Members = Annotated[tuple[Words, ...], Meta(max_length=8)]
Realms = Annotated[dict[Id, Small], Meta(max_length=16)]
Cards = Annotated[tuple[Annotated[str, Meta(max_length=24)], ...], Meta(max_length=250)]
Rules = Annotated[tuple[Annotated[str, Meta(max_length=120)], ...], Meta(max_length=40)]
OnlineTable = Annotated[str, Meta(max_length=64)]
Role = Literal["organiser", "judge", "player", "table"]
Sanction = Literal["caution", "warning", "game-loss", "match-loss", "ejection"]
RepairedHow = Literal["", "back", "anew"]

Who = Annotated[str, Meta(min_length=1, max_length=80)]
"""A player as a person names them: by id, by name or by the start of a name."""
Counted = Annotated[dict[Who, Annotated[int, Meta(ge=-1000, le=1000)]], Meta(max_length=16)]
"""The unrazed realms of a game by such names."""


class By(msgspec.Struct, frozen=True):
    """Who did something: in which role, and their name where it is known. A table is one on the network."""

    role: Role
    name: str = ""


class DeckList(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A deck as it is handed in, by printing ids; `booster` is the one packed with a sealed deck."""

    name: Words
    cards: Cards
    dungeon: Annotated[str, Meta(max_length=24)] = ""
    sideboard: Cards = ()
    realms: Cards = ()
    booster: Cards = ()
