"""What a scenario says lies on the table, before anything is built."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

#: The card that fills draw piles and hands where a scenario only says how many: an ally without any power, because
#: an ally can be played in combat alone, where the question is put anyway.
FILLER: Final = "1st/324"
#: Cards under the named ones of a draw pile unless the scenario says otherwise.
FILLED_PILE: Final = 12

Written = str | Mapping[str, Any]


@dataclass
class SeatPosition:
    """What lies with one seat. Lists hold cards as `cardnames` reads them; a number means that many fillers."""

    formation: Mapping[str, Written] = field(default_factory=dict)
    pool: Sequence[Written] = ()
    hand: Sequence[Written | int] = ()
    draw: Sequence[Written | int] | None = None  # top card first; None: FILLED_PILE fillers
    discard: Sequence[Written | int] = ()
    limbo: Sequence[Written] = ()
    abyss: Sequence[Written] = ()
    void: Sequence[Written] = ()
    table: Sequence[Written] = ()
    dungeon: str = ""
    outside: Sequence[Written] = ()
    score: int = 0  # points kept for good (format.conquerors-game.marker-permanent, tyrant.points.kept)
    credit: Sequence[str] = ()  # razed realms of others that bear this player's marker (option.conqueror.markers)
    realms: Sequence[Written] = ()  # the realm deck, before it is laid (tyrant.decks.two)
    mulligans: int = 0  # called one after the other (mulligan.max-two)
    turns_lost: int = 0  # so far
    turns_to_lose: int = 0  # still to come
    realm_laid: bool = False  # has had a realm in the formation in this game (mulligan.condition)
    realm_offered: bool = False  # could have laid one (mulligan.lost-realm)


@dataclass
class LaidPosition:
    """Everything a game in progress can be rebuilt from, in the words of the table."""

    seats: Mapping[str, SeatPosition]
    active: str = "A"
    phase: int | str = 3  # 0 to 6, or a word: see `position.PHASES`
    ruleset: str = "tournament"
    size: int = 55
    options: Mapping[str, str] = field(default_factory=dict)
    answers: Mapping[str, Any] = field(default_factory=dict)  # answers of the ruleset replaced; options come after
    edition: str = "1st"
    seed: int = 1
    turn: int = 0  # turns begun in the game; 0: as many as the seats have taken together
    taken: int | Mapping[str, int] = 3  # real turns begun by each seat
    done: Sequence[str] = ()  # what the active player has done this turn: realm, holding, rule, attack
    granted_by: str = ""  # the card that has granted this turn, if it is an extra one
    owed: Sequence[str] = ()  # turns that come before the order of play goes on: "A", "A by Wish"
    marks: Mapping[str, int] = field(default_factory=dict)
    effects: Sequence[Mapping[str, Any]] = ()  # effects that go on, see `ongoing_effects`
    unenforced: bool | Sequence[str] = ()  # cards whose power may be unknown; True: any
    rotation: int = 0  # which index the first seat gets; the order of play stays
