"""Everything one player sees of a position, as data: what the pictures and the spoken table are made of.

A scene is made from `engine.view` and, for cards the view shows, from their levels; it holds no card the player may
not know.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from sixrealms.engine import zones as z
from sixrealms.engine.combat_legality import exposed
from sixrealms.engine.combatants import still_there
from sixrealms.engine.losing_side import losing_side
from sixrealms.engine.state import State
from sixrealms.engine.view import SeenCard, View, view
from sixrealms.players.playout_policy import lacking
from sixrealms.telling.card_text import power_missing
from sixrealms.telling.hand_order import hand_order
from sixrealms.telling.names import Naming
from sixrealms.telling.open_information import marker_on, notes_on, standing
from sixrealms.telling.sums import counted

#: Piles anybody may look through, by the name of the zone.
OPEN_PILES: Final = ("discard", "limbo", "abyss", "void")


@dataclass(frozen=True)
class Tile:
    """One card on the table with what hangs on it."""

    card: int
    name: str
    type: str  # "" when the card is hidden
    strength: str
    world: str
    razed: bool
    face_down: bool
    exposed: bool  # a realm nothing shields
    hung: tuple[Tile, ...] = ()
    marker: str = ""  # whose marker lies on it
    notes: tuple[str, ...] = ()  # what it has come to: earned levels, a quest, an owner who is not its holder
    power_missing: bool = False  # it has a power that is not enforced yet


@dataclass(frozen=True)
class Side:
    """What belongs to one player."""

    seat: int
    name: str
    you: bool
    active: bool
    realms: int  # that count towards the goal
    goal: int  # 0 where no number of one's own realms wins
    hand: int
    pile: int
    places: tuple[Tile | None, ...]
    pool: tuple[Tile, ...]
    table: tuple[Tile, ...]
    piles: dict[str, tuple[str, ...]]  # names in the open piles, newest last
    notes: tuple[str, ...] = ()  # what else counts: points, credit, a team


@dataclass(frozen=True)
class Fight:
    """The battle that is going on."""

    attacker: str
    defender: str
    realm: Tile
    champion: Tile | None
    opponent: Tile | None
    attack: int = 0
    defence: int = 0
    losing: str = ""  # "" while there is nobody to compare
    lacking: int = 0
    attack_sum: tuple[str, ...] = ()  # how the totals come about
    defence_sum: tuple[str, ...] = ()


@dataclass(frozen=True)
class Scene:
    """One position as one player sees it. `sides` begins left of them and ends with themselves."""

    turn: int
    last_turn: int  # 0: none is agreed on
    phase: int
    active: str
    sides: tuple[Side, ...]
    hand: tuple[Tile, ...]
    fight: Fight | None
    going_on: tuple[str, ...]  # what has been announced and is not done yet, newest last


def scene(naming: Naming) -> Scene:
    """What the reader of `naming` sees now."""
    s = naming.state
    me = naming.reader
    seen = view(s, me)
    hung: dict[int, list[SeenCard]] = {}
    for card in seen.table:
        if card.host >= 0:
            hung.setdefault(card.host, []).append(card)
    tiles = {card.id: _tile(naming, card, hung) for card in (*seen.table, *seen.hand)}
    order = [(me + step * s.direction) % s.n for step in range(1, s.n + 1)]
    return Scene(
        seen.turn,
        seen.last_turn,
        seen.phase,
        naming.names[seen.active],
        tuple(_side(naming, seat, seen, tiles) for seat in order),
        tuple(sorted((tiles[card.id] for card in seen.hand), key=lambda tile: hand_order(tile.type))),
        _fight(naming, tiles),
        tuple(naming.card(act.card) for act in s.acts),
    )


def _tile(naming: Naming, seen: SeenCard, hung: dict[int, list[SeenCard]]) -> Tile:
    s = naming.state
    d = s.kit.defs[s.defn[seen.id]] if seen.printing else None
    return Tile(
        seen.id,
        naming.card(seen.id),
        d.type if d else "",
        naming.strength(seen.id),
        d.world if d else "",
        seen.razed,
        seen.face_down,
        seen.place >= 0 and not seen.razed and exposed(s, seen.id),
        tuple(_tile(naming, other, hung) for other in hung.get(seen.id, ())),
        marker_on(naming, seen.id),
        _notes(naming, seen),
        d is not None and power_missing(s, seen.id),
    )


def _notes(naming: Naming, seen: SeenCard) -> tuple[str, ...]:
    """What lies openly on a card on the table, hidden ones included."""
    on_table = naming.state.zone[seen.id] in z.IN_PLAY
    return tuple(notes_on(naming, seen.id, seen.controller)) if on_table else ()


def _side(naming: Naming, seat: int, seen: View, tiles: dict[int, Tile]) -> Side:
    s = naming.state

    now = standing(naming, seat)

    def shown(cards: Iterable[int]) -> tuple[Tile, ...]:
        return tuple(tiles[card] for card in cards)

    return Side(
        seat,
        naming.names[seat],
        seat == naming.reader,
        seat == seen.active,
        now.realms,
        now.goal,
        seen.hand_sizes[seat],
        seen.pile_sizes[seat],
        tuple(tiles[card] if card >= 0 else None for card in s.formation(seat)),
        shown(s.pool(seat)),
        shown(s.listed(seat, z.TABLE)),
        {name: tuple(naming.card(c) for c in s.listed(seat, z.NAMES.index(name))) for name in OPEN_PILES},
        now.notes,
    )


def _fight(naming: Naming, tiles: dict[int, Tile]) -> Fight | None:
    s = naming.state
    battle = s.battle
    if battle is None or battle.target not in tiles:
        return None
    fight = Fight(
        naming.names[battle.attacker],
        naming.names[battle.defender],
        tiles[battle.target],
        tiles.get(battle.champion),
        tiles.get(battle.opponent),
    )
    if not _compared(s):
        return fight
    loser = losing_side(s)
    attack, attack_sum = counted(naming, battle.champion)
    defence, defence_sum = counted(naming, battle.opponent)
    return Fight(
        fight.attacker,
        fight.defender,
        fight.realm,
        fight.champion,
        fight.opponent,
        attack,
        defence,
        naming.names[loser],
        max(lacking(s, loser), 0),
        attack_sum,
        defence_sum,
    )


def _compared(s: State) -> bool:
    """Whether two champions face each other, so that there are totals to compare."""
    battle = s.battle
    if battle is None or battle.champion < 0 or battle.opponent < 0:
        return False
    return still_there(s, battle.champion) and (s.zone[battle.opponent] == z.BATTLE or battle.opponent == battle.target)
