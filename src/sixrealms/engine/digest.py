"""Plain data of a state, and a digest that compares states across processes."""

from __future__ import annotations

import hashlib
import json
from typing import Any

from sixrealms.engine.action import Action, Decision
from sixrealms.engine.power import Context
from sixrealms.engine.state import Act, Battle, InLimbo, Result, Running, State, Turn

#: Fields of a state that are saved, in order; caches, the kit and the log are not.
SAVED = (
    "seed", "chances", "ctrl", "zone", "host", "slot", "flags", "gen", "seen", "play_order", "lists", "attached",
    "battle", "acts", "frames", "effects", "triggers", "limbo", "marks", "active", "phase", "turn", "turns",
    "turns_taken", "queue", "skips", "direction", "done", "clock", "next_id", "result", "check_goal", "pending",
)  # fmt: skip

_TUPLES: dict[str, type] = {
    t.__name__: t for t in (Action, Decision, Context, Battle, Act, Running, InLimbo, Turn, Result)
}


def plain(value: Any) -> Any:
    """JSON-ready form; named tuples keep their names so that they come back as what they were."""
    if isinstance(value, tuple):
        if hasattr(value, "_fields"):
            return {"#": type(value).__name__, "v": [plain(v) for v in value]}
        return {"t": [plain(v) for v in value]}
    if isinstance(value, list):
        return [plain(v) for v in value]
    if isinstance(value, bytearray | bytes):
        return list(value)
    if isinstance(value, dict):
        return {"d": [[k, plain(v)] for k, v in sorted(value.items())]}
    if hasattr(value, "tolist"):
        return value.tolist()
    return value


def unplain(value: Any) -> Any:
    """The inverse of `plain` for what a state holds."""
    if isinstance(value, dict):
        if "#" in value:
            return _TUPLES[value["#"]](*[unplain(v) for v in value["v"]])
        if "t" in value:
            return tuple(unplain(v) for v in value["t"])
        return {k: unplain(v) for k, v in value["d"]}
    if isinstance(value, list):
        return [unplain(v) for v in value]
    return value


def state_data(s: State) -> dict[str, Any]:
    """The whole state as plain JSON data (without the setup it was made from)."""
    return {name: plain(getattr(s, name)) for name in SAVED}


def restore(s: State, data: dict[str, Any]) -> None:
    """Fill a fresh state of the same kit with saved data."""
    for name in SAVED:
        value = unplain(data[name])
        old = getattr(s, name)
        if isinstance(old, bytearray):
            value = bytearray(value)
        elif hasattr(old, "typecode"):
            value = type(old)(old.typecode, value)
        setattr(s, name, value)
    s.answer = None
    s.cache = {}


def digest(s: State) -> str:
    """Equal for equal positions, on every machine and in every process."""
    text = json.dumps(state_data(s), separators=(",", ":"), sort_keys=True)
    return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()
