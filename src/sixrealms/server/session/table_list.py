"""What is told of tables by requests: what is played at one, who sits there, how it stands, and the seat just taken."""

from __future__ import annotations

from typing import Any

import msgspec

from sixrealms.server.game.clocks import ClockRules
from sixrealms.server.game.seats import Chair, Spectators, TablePlan
from sixrealms.server.session.new_table import oldest_of, with_sideboards
from sixrealms.server.session.option_agreement import has_accepted, optional_rules
from sixrealms.server.session.room import Room
from sixrealms.server.store.tables import StoredTable


class SeatListed(msgspec.Struct, frozen=True):
    """A seat: the computer player `bot`, somebody, nobody yet (`free`), or somebody who has `left` for good.

    `founder` has made the table. `agreed`: whoever sits here has accepted its optional rules.
    `sideboard` are the cards there, which everybody may count (option.sideboard.count-check), 0 without one, which all
    have to know (variant.sideboard.opt-out-notice); -1 in games without sideboards.
    """

    name: str
    bot: str
    deck: str
    free: bool
    left: bool
    founder: bool
    agreed: bool
    sideboard: int


class TableListed(msgspec.Struct, frozen=True, kw_only=True):
    """A table as it is listed: what is played, and who sits there.

    `optional_rules` are those in force beside the ruleset, as key and value: whoever sits down says that they have
    `agreed` to them, unless the `coordinator` of an event has decided. `oldest` is the seat of the oldest player as far
    as is known, who lays the first realm (tyrant.setup.order); -1 where age counts for nothing. A `rated` game
    changes the ratings of all who play.
    """

    table: str
    public: bool
    ruleset: str
    size: int
    game: str
    options: dict[str, str]
    optional_rules: dict[str, str]
    coordinator: bool
    oldest: int
    any_deck: bool
    delay: int
    spectators: Spectators
    window: float
    clock: ClockRules | None
    rated: bool
    begun: bool
    over: bool
    seats: tuple[SeatListed, ...]


class TableShown(TableListed, frozen=True, kw_only=True):
    """A table and how its game stands: the `turn` (0: not begun), the seat whose decision is open (`asked`, -1: none),
    the `winners`, and the seats of whoever asks (`mine`).
    """

    turn: int
    asked: int
    winners: tuple[int, ...]
    mine: tuple[int, ...]


class SeatTaken(TableListed, frozen=True, kw_only=True):
    """A table where somebody has just sat down: their seat, and the token that opens it."""

    seat: int
    token: str


class RecordKept(msgspec.Struct, frozen=True):
    """The table a record is kept as, and how many decisions it has."""

    table: str
    decisions: int


class Health(msgspec.Struct, frozen=True):
    """Whether the server does what it is for, its version, how much it holds, how database and disk are.

    Of several `servers` that share the tables this is the one with the number `server`; 0 for one that is alone.
    """

    status: str
    version: str
    tables: int
    connections: int
    most_connections: int
    database: str = "ok"
    disk: str = "ok"
    server: int = 0
    servers: int = 1


def listed(stored: StoredTable) -> TableListed:
    """A table as it is listed."""
    return TableListed(**_facts(stored))


def shown(room: Room, mine: list[int]) -> TableShown:
    """A table and how its game stands, to whom the seats `mine` belong."""
    state = room.game.state if room.game is not None else None
    return TableShown(
        **_facts(room.stored),
        turn=state.turns if state is not None else 0,
        asked=state.pending.player if state is not None and state.pending is not None else -1,
        winners=tuple(state.result.winners) if state is not None and state.result is not None else (),
        mine=tuple(mine),
    )


def taken(stored: StoredTable, seat: int, token: str) -> SeatTaken:
    """A table for whoever has just sat down there."""
    return SeatTaken(**_facts(stored), seat=seat, token=token)


def _facts(stored: StoredTable) -> dict[str, Any]:
    plan = stored.plan
    return {
        "table": stored.id,
        "public": stored.public,
        "ruleset": plan.ruleset,
        "size": plan.size,
        "game": plan.game,
        "options": plan.options,
        "optional_rules": optional_rules(plan),
        "coordinator": plan.coordinator,
        "oldest": oldest_of(stored.chairs, plan),
        "any_deck": plan.any_deck,
        "delay": plan.delay,
        "spectators": plan.spectators,
        "window": plan.window,
        "clock": plan.clock,
        "rated": plan.rated,
        "begun": stored.setup is not None,
        "over": stored.over,
        "seats": tuple(_seat(chair, plan) for chair in stored.chairs),
    }


def _seat(chair: Chair, plan: TablePlan) -> SeatListed:
    agreed = has_accepted(chair, plan)
    board = chair.sideboard if with_sideboards(plan) else -1
    return SeatListed(chair.called, chair.bot, chair.deck, chair.free, chair.left, chair.founder, agreed, board)
