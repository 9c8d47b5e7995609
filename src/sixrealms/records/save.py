"""One position in a file, complete: loaded in another process, on another machine, it plays on as if never saved."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from sixrealms import table
from sixrealms.engine import zones as z
from sixrealms.engine.action import Action
from sixrealms.engine.digest import StateData, digest, restore, state_data
from sixrealms.engine.kit import GameSetup, Kit
from sixrealms.engine.power import Power
from sixrealms.engine.run import PROCEDURES
from sixrealms.engine.state import State
from sixrealms.errors import InEveryLanguage, Phrase, RecordRefused, SixRealmsError
from sixrealms.records import fingerprint
from sixrealms.records.files import path_text, read_bytes, write_atomically

FORMAT: Final = 1
_HEADER = re.compile(rb"Sixrealms save (\d{1,9}) ([0-9a-f]{32}) (\d{1,12})\n")


class _Content(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    version: str
    rules: str
    powers: str
    position: str
    setup: GameSetup
    actions: list[Action]
    state: StateData
    as_listed: bool = False  # of a position that was laid, see `Kit`


class SavedGame(NamedTuple):
    """What a save holds: the position and, if they were saved with it, all actions that led there."""

    state: State
    actions: tuple[Action, ...]


def save(state: State, path: str | Path, actions: Sequence[Action] = ()) -> None:
    """Write the position to a file, atomically; with the actions so far, a record can still be written later."""
    write_atomically(path, pack(state, actions))


def load(path: str | Path, power_of: Callable[[str], Power | None] | None = None) -> State:
    """The position in a file. RecordError: what is wrong with the file and what to do about it."""
    return open_save(path, power_of).state


def open_save(path: str | Path, power_of: Callable[[str], Power | None] | None = None) -> SavedGame:
    """The position in a file with its actions, as `load` reads it."""
    return unpack(read_bytes(path), path_text(path), power_of)


def pack(state: State, actions: Sequence[Action] = ()) -> bytes:
    """A save as bytes: one line with a checksum, then compact JSON."""
    content = _Content(
        fingerprint.program_version(),
        fingerprint.rules_hash(state.kit),
        fingerprint.powers_hash(state.kit),
        digest(state),
        state.kit.setup,
        list(actions),
        state_data(state),
        state.kit.as_listed,
    )
    data = msgspec.json.encode(content)
    return f"Sixrealms save {FORMAT} {_checksum(data)} {len(data)}\n".encode() + data


def unpack(data: bytes, source: str = "save", power_of: Callable[[str], Power | None] | None = None) -> SavedGame:
    """The game in the bytes of a save, as `load` reads it."""
    content = _content(data, source)
    now = fingerprint.program_version()
    if content.version != now:
        raise RecordRefused("save-version", source=source, then=content.version, now=now)
    try:
        kit = _kit(content.setup, power_of, content.as_listed)
    except SixRealmsError as wrong:
        raise RecordRefused("at-place", where=source, what=wrong) from None
    remedy = Phrase("save-remedy")
    fingerprint.check(fingerprint.ITS_RULES, content.rules, fingerprint.rules_hash(kit), source, remedy)
    fingerprint.check(fingerprint.ITS_POWERS, content.powers, fingerprint.powers_hash(kit), source, remedy)
    state = State(kit, content.setup.seed)
    state.lists = [()] * (state.n * z.LISTED)
    try:
        restore(state, content.state)
        _make_sure(state)
        sound = digest(state) == content.position
    except _Unsound as wrong:
        raise RecordRefused("save-no-position", source=source, what=wrong) from None
    except (ValueError, TypeError, KeyError, IndexError, AttributeError, OverflowError) as wrong:
        raise RecordRefused("save-no-position", source=source, what=repr(str(wrong))) from None
    if not sound:
        raise RecordRefused("save-other-position", source=source)
    return SavedGame(state, tuple(content.actions))


def _kit(setup: GameSetup, power_of: Callable[[str], Power | None] | None, as_listed: bool) -> Kit:
    """The definitions of a game."""
    if power_of is not None:
        return table.kit_for(setup, power_of, as_listed=as_listed)
    return table.kept_kit(setup, as_listed=as_listed)


def _content(data: bytes, source: str) -> _Content:
    header = _HEADER.match(data)
    if header is None:
        if data.startswith(b"Sixrealms record"):
            raise RecordRefused("save-is-a-record", source=source)
        raise RecordRefused("save-is-none", source=source, begins=repr(f"Sixrealms save {FORMAT}"))
    if int(header[1]) != FORMAT:
        raise RecordRefused("save-format", source=source, found=str(int(header[1])), known=str(FORMAT))
    body = data[header.end() :]
    if len(body) < int(header[3]):
        raise RecordRefused("save-breaks-off", source=source, count=int(header[3]) - len(body))
    if len(body) > int(header[3]) or _checksum(body).encode() != header[2]:
        raise RecordRefused("save-changed", source=source)
    try:
        return msgspec.json.decode(body, type=_Content)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as wrong:
        raise RecordRefused("save-content", source=source, what=repr(str(wrong))) from None


class _Unsound(InEveryLanguage):
    """What in a position cannot be."""


def _make_sure(s: State) -> None:
    """Refuse a position the engine would stumble over: ids, frames and powers must exist."""
    cards = range(-1, len(s.zone))
    for row in (*s.lists, *s.attached.values(), tuple(s.attached), tuple(s.host)):
        if any(card not in cards for card in row):
            raise _Unsound("unsound-card")
    for frame in s.frames:
        if frame[0] not in PROCEDURES or (frame[0] == "effect" and frame[1] not in s.kit.nodes):
            raise _Unsound("unsound-procedure", name=repr(frame[0]))
    keys = [*(act.ability for act in s.acts if act.ability), *(r.node for r in s.effects), *(k for k, _ in s.triggers)]
    if unknown := [key for key in keys if key not in s.kit.nodes]:
        raise _Unsound("unsound-power", name=repr(unknown[0]))
    if (s.pending is None) == (s.result is None):
        raise _Unsound("unsound-nothing")
    if not all(0 <= seat < s.n for seat in (s.active, s.turn.player, *([s.pending.player] if s.pending else []))):
        raise _Unsound("unsound-seat")


def _checksum(data: bytes) -> str:
    return blake2b(data, digest_size=16).hexdigest()
