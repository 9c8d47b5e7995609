r"""How an entry of a game stands in the database: as a list of seven columns, of which each kind uses some.

    ["chat",0,"m7",null,"{\"seat\":0,\"text\":\"hello\",\"phrase\":\"\",\"voice\":\"\"}",-1,1764000000123]

What a kind has besides its action and its seats is the text: a word, or JSON in its turn. The names of the columns are
those the types of `game/entries.py` have for their fields.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final, NamedTuple, get_args

import msgspec

from sixrealms.engine.action import Action
from sixrealms.errors import SixRealmsError
from sixrealms.server.game.entries import ChatSaid, Entry, GameRepaired, Ordered, RoundTimeSet


class UnreadableEntry(SixRealmsError):
    """An entry that this version of the program does not know, or nobody does."""


class _EntryRow(NamedTuple):
    kind: str
    seat: int
    client: str = ""
    action: Action | None = None
    text: str = ""
    of: int = -1
    at: int = 0


_ROW: Final = msgspec.json.Decoder(_EntryRow)
_TYPES: Final[Mapping[str, type[Entry]]] = MappingProxyType(
    {kind.__struct_config__.tag: kind for kind in get_args(Entry)}
)
#: The types whose text is JSON.
_IN_JSON: Final = frozenset({ChatSaid, GameRepaired, Ordered, RoundTimeSet})
#: The text of a judge's repair after which no action stays, since the game is played anew.
_VOID: Final = "void"


def row_of(entry: Entry) -> str:
    """An entry in the form in which it is stored."""
    columns = {"seat": entry.seat} | msgspec.to_builtins(entry)
    columns["text"] = _text(columns.get("text", ""))
    return msgspec.json.encode(_EntryRow(**columns)).decode()


def entry_of(content: str) -> Entry:
    """The entry that is stored so. UnreadableEntry where there is no such kind, or it lacks what it must have."""
    try:
        return _entry(_ROW.decode(content))
    except (msgspec.MsgspecError, ValueError) as error:
        raise UnreadableEntry(f"this entry cannot be read: {error}") from None


def chat_of(content: str) -> ChatSaid | None:
    """The line of the chat that is stored so; None for any other entry, also one that cannot be read."""
    row = _ROW.decode(content)
    entry = _entry(row) if _TYPES.get(row.kind) is ChatSaid else None
    assert entry is None or isinstance(entry, ChatSaid)
    return entry


def _entry(row: _EntryRow) -> Entry:
    kind = _TYPES.get(row.kind)
    if kind is None:
        raise ValueError(f"there is no kind {row.kind!r}")
    columns: dict[str, Any] = row._asdict()
    if kind in _IN_JSON:
        columns["text"] = None if row.text == _VOID else msgspec.json.decode(row.text)
    return msgspec.convert(columns, type=kind)


def _text(value: Any) -> str:
    if isinstance(value, str):
        return value
    return _VOID if value is None else msgspec.json.encode(value).decode()
