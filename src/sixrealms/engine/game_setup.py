"""What a game is rebuilt from, as plain data that other libraries read and write."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from sixrealms.engine import chance

if TYPE_CHECKING:
    from sixrealms.catalogue import Printing
    from sixrealms.engine.power import Power


@dataclass(frozen=True)
class GameSetup:
    """Everything a game can be rebuilt from: plain data, saved with every record.

    `decks` holds printing ids per seat, `dungeons` one id or "" per seat. Seed, decks and actions reproduce a game.
    """

    ruleset: str
    size: int
    decks: tuple[tuple[str, ...], ...]
    seed: chance.Seed
    dungeons: tuple[str, ...] = ()
    names: tuple[str, ...] = ()
    options: tuple[tuple[str, str], ...] = ()
    realm_decks: tuple[tuple[str, ...], ...] = ()  # realms laid before the game, per seat (tyrant.decks.two)


class HouseRule(NamedTuple):
    """An optional rule in force for one player: a power without a card. Nothing removes it, nothing is immune to it."""

    printing: Printing
    power: Power
    player: int
