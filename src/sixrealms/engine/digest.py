"""A state as plain data, back again, and a digest that compares states across processes and machines."""

from __future__ import annotations

from array import array
from hashlib import blake2b
from typing import Any, Final

import msgspec

from sixrealms.engine.action import Action, Decision
from sixrealms.engine.chance import Seed
from sixrealms.engine.power import Context
from sixrealms.engine.state import Act, Battle, InLimbo, Result, Running, State, TurnState

#: What a position is. Everything else of a state is its kit, its log, or derived.
SAVED: Final = (
    "seed", "chances", "ctrl", "zone", "host", "slot", "flags", "gen", "seen", "play_order", "lists", "attached",
    "battle", "acts", "frames", "effects", "triggers", "limbo", "marks", "active", "phase", "turn", "turns",
    "turns_taken", "queue", "skips", "direction", "done", "clock", "next_id", "result", "check_goal", "pending",
)  # fmt: skip
#: Fields with one number per card, held in columns.
COLUMNS: Final = ("ctrl", "zone", "host", "slot", "flags", "gen", "seen", "play_order")
#: Fields that hold other named tuples at places no type tells: they are written with names.
_NAMED: Final = ("acts", "frames", "effects", "triggers")
_AS_IT_IS: Final = tuple(name for name in SAVED if name not in (*COLUMNS, *_NAMED))
#: Fields that change in place.
_CHANGING: Final = ("lists", "attached", "marks")

_TUPLES: Final[dict[str, type]] = {
    t.__name__: t for t in (Action, Decision, Context, Battle, Act, Running, InLimbo, TurnState, Result)
}
_SWAP: Final = array("H", [1]).tobytes()[0] == 0  # the largest digit comes first on this machine


class StateData(msgspec.Struct, forbid_unknown_fields=True):
    """A state as data that msgspec writes in any of its formats and checks when it reads; columns are bytes."""

    seed: Seed
    chances: int
    ctrl: bytes
    zone: bytes
    host: bytes
    slot: bytes
    flags: bytes
    gen: bytes
    seen: bytes
    play_order: bytes
    lists: list[tuple[int, ...]]
    attached: dict[int, tuple[int, ...]]
    battle: Battle | None
    acts: list[Any]
    frames: list[Any]
    effects: list[Any]
    triggers: list[Any]
    limbo: tuple[InLimbo, ...]
    marks: dict[str, int]
    active: int
    phase: int
    turn: TurnState
    turns: int
    turns_taken: tuple[int, ...]
    queue: tuple[TurnState, ...]
    skips: tuple[int, ...]
    direction: int
    done: int
    clock: int
    next_id: int
    result: Result | None
    check_goal: bool
    pending: Decision | None


def plain(value: Any) -> Any:
    """JSON-ready form of what a frame can hold; named tuples keep their names, other tuples become lists."""
    if isinstance(value, tuple):
        inside = [plain(v) for v in value]
        return {type(value).__name__: inside} if hasattr(value, "_fields") else inside
    return value


def unplain(value: Any) -> Any:
    """The inverse of `plain`; ValueError for a name or a number of fields that no named tuple has."""
    if isinstance(value, list):
        return tuple([unplain(v) for v in value])
    if isinstance(value, dict):
        if len(value) != 1:
            raise ValueError("not a named tuple: " + ", ".join(map(str, value)))
        ((name, inside),) = value.items()
        if name not in _TUPLES or not isinstance(inside, list):
            raise ValueError(f"not a named tuple: {name}")
        try:
            return _TUPLES[name](*[unplain(v) for v in inside])
        except TypeError as wrong:
            raise ValueError(f"{name}: {len(inside)} fields") from wrong
    return value


def column_bytes(column: bytearray | array[int]) -> bytes:
    """A column as bytes, the smallest digit first on every machine."""
    if _SWAP and isinstance(column, array):
        column = column[:]
        column.byteswap()
    return bytes(column)


def _column(old: bytearray | array[int], data: bytes) -> bytearray | array[int]:
    if isinstance(old, bytearray):
        return bytearray(data)
    new = array(old.typecode, data)
    if _SWAP:
        new.byteswap()
    return new


def state_data(s: State) -> StateData:
    """The whole state as data of its own, without the setup it was made from."""
    values: dict[str, Any] = {name: getattr(s, name) for name in _AS_IT_IS}
    for name in _CHANGING:
        values[name] = values[name].copy()
    for name in COLUMNS:
        values[name] = column_bytes(getattr(s, name))
    for name in _NAMED:
        values[name] = [plain(v) for v in getattr(s, name)]
    return StateData(**values)


def restore(s: State, data: StateData) -> None:
    """Make a state of the same kit what it was; ValueError names a field that does not fit the kit."""
    for name in COLUMNS:
        old = getattr(s, name)
        new = _column(old, getattr(data, name)) if len(getattr(data, name)) == len(column_bytes(old)) else None
        if new is None:
            raise ValueError(f"{name}: {len(getattr(data, name))} bytes instead of {len(column_bytes(old))}")
        setattr(s, name, new)
    if len(data.lists) != len(s.lists):
        raise ValueError(f"lists: {len(data.lists)} instead of {len(s.lists)}")
    for name in _AS_IT_IS:
        setattr(s, name, getattr(data, name))
    for name in _CHANGING:
        setattr(s, name, getattr(s, name).copy())
    for name in _NAMED:
        rows = [unplain(v) for v in getattr(data, name)]
        setattr(s, name, rows if name == "frames" else tuple(rows))
    s.answer = None
    s.forget()


def digest(s: State) -> str:
    """Equal for equal positions, on every machine and in every process."""
    values = [getattr(s, name) for name in _AS_IT_IS]
    values.extend([getattr(s, name) for name in _NAMED])
    values[_ATTACHED] = sorted(s.attached.items())
    values[_MARKS] = sorted(s.marks.items())
    hashed = blake2b(_PACK.encode(values), digest_size=16)
    for name in COLUMNS:
        hashed.update(column_bytes(getattr(s, name)))
    return hashed.hexdigest()


_PACK: Final = msgspec.msgpack.Encoder()
_ATTACHED: Final = _AS_IT_IS.index("attached")
_MARKS: Final = _AS_IT_IS.index("marks")
