"""Write the client's types of the wire, `client/src/wire/types.ts`: `python -m tools.wire_types [--check]`.

They are made of the structs the server reads (`server/said.py`, `server/planning.py`, `server/me_rest.py`)
and tells (`server/told.py`, `server/told_cards.py`).
"""

from __future__ import annotations

import sys
import types
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin

import msgspec
from msgspec import UnsetType

from sixrealms.server import (
    event_decks_rest,
    event_keys_rest,
    event_online_rest,
    event_storage,
    event_tables,
    events_rest,
    lesson_rest,
    listing,
    me_rest,
    passkeys,
    passkeys_rest,
    planning,
    playable,
    repairing,
    replay_rest,
    replaying,
    said,
    scans,
    season,
    setup_rest,
    told,
    told_cards,
)
from sixrealms.tournament import told as event_told
from sixrealms.tournament import wishes

FILE: Final = Path(__file__).resolve().parent.parent / "client" / "src" / "wire" / "types.ts"
#: Types the client names, beside those they are made of.
_ROOTS: Final[tuple[tuple[str, Any], ...]] = (
    ("FromServer", told.Told),
    ("ToServer", said.Said | said.Hello),
    ("NewTable", planning.NewTable),
    ("Guest", planning.Guest),
    ("CatalogueTold", told_cards.CatalogueTold),
    ("CardPageTold", told_cards.CardPageTold),
    ("RulesTold", told_cards.RulesTold),
    ("RulePageTold", told_cards.RulePageTold),
    ("Playable", playable.Playable),
    ("AskedGame", setup_rest.AskedGame),
    ("MeantGame", setup_rest.MeantGame),
    ("AskedDeck", setup_rest.AskedDeck),
    ("CheckedDeck", setup_rest.CheckedDeck),
    ("Me", me_rest.Me),
    ("MyData", me_rest.MyData),
    ("Login", me_rest.Login),
    ("Change", me_rest.Change),
    ("Recovery", me_rest.Recovery),
    ("Proof", me_rest.Proof),
    ("AskedPasskey", passkeys_rest.AskedPasskey),
    ("NewPasskey", passkeys_rest.NewPasskey),
    ("PasskeyClaim", passkeys_rest.PasskeyClaim),
    ("PasskeyAsked", passkeys.PasskeyAsked),
    ("Shown", passkeys.Shown),
    ("EventLine", event_storage.EventLine),
    ("Season", season.Season),
    ("AskedDeletion", events_rest.AskedDeletion),
    ("NewEvent", events_rest.NewEvent),
    ("FoundEvent", events_rest.FoundEvent),
    ("AskedChanges", events_rest.AskedChanges),
    ("ChangesTold", events_rest.ChangesTold),
    ("ToldStep", event_told.ToldStep),
    ("AskedKey", event_keys_rest.AskedKey),
    ("EventKeys", event_keys_rest.EventKeys),
    ("OpenedTable", event_online_rest.OpenedTable),
    ("ExchangeTold", event_decks_rest.ExchangeTold),
    ("NamedDeck", event_decks_rest.NamedDeck),
    ("AskedRepair", event_online_rest.AskedRepair),
    ("Decision", repairing.Decision),
    ("OwnSeat", event_tables.OwnSeat),
    ("Wish", wishes.Wish),
    ("ScansTold", scans.ScansTold),
    ("TableListed", listing.TableListed),
    ("TableShown", listing.TableShown),
    ("SeatTaken", listing.SeatTaken),
    ("RecordKept", listing.RecordKept),
    ("OpenedRecord", replay_rest.OpenedRecord),
    ("AskedBranch", replay_rest.AskedBranch),
    ("AskedLesson", lesson_rest.AskedLesson),
    ("Computer", planning.Computer),
    ("ReplayPage", replaying.ReplayPage),
)
_PLAIN: Final = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null", Any: "unknown"}


def text() -> str:
    """The whole file."""
    structs: dict[str, type[msgspec.Struct]] = {}
    for _, root in _ROOTS:
        _collect(root, structs)
    parts = ["// Made by `python -m tools.wire_types` of the structs of the server; do not edit.\n"]
    parts += [_interface(name, structs[name]) for name in sorted(structs)]
    parts += [f"export type {name} = {_written(root)};\n" for name, root in _ROOTS if name not in structs]
    return "\n".join(parts)


def _collect(kind: Any, into: dict[str, type[msgspec.Struct]]) -> None:
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        if kind.__name__ not in into:
            into[kind.__name__] = kind
            for field in _fields(kind):
                _collect(field.type, into)
        elif into[kind.__name__] is not kind:
            raise ValueError(f"two types of the wire are named {kind.__name__}; give one another name")
    for part in get_args(kind):
        _collect(part, into)


class _Field(msgspec.Struct):
    name: str
    type: Any
    may_be_missing: bool


def _fields(kind: type[msgspec.Struct]) -> Iterator[_Field]:
    for field in msgspec.structs.fields(kind):
        yield _Field(field.encode_name, field.type, not field.required)


def _interface(name: str, kind: type[msgspec.Struct]) -> str:
    doc = " ".join((kind.__doc__ or "").split())
    lines = [f"/** {doc} */", f"export interface {name} {{"]
    tag = kind.__struct_config__.tag
    if tag is not None:
        lines.append(f'  type: "{tag}";')
    for field in _fields(kind):
        lines.append(f"  {field.name}{'?' if field.may_be_missing else ''}: {_written(field.type)};")
    return "\n".join([*lines, "}", ""])


def _written(kind: Any) -> str:
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return kind.__name__
    if kind in _PLAIN:
        return _PLAIN[kind]
    origin, parts = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return _written(parts[0])
    if origin in (Union, types.UnionType):
        return " | ".join(_each(part for part in parts if part is not UnsetType))
    if origin is Literal:
        return " | ".join(f'"{part}"' if isinstance(part, str) else str(part) for part in parts)
    if origin is tuple and not (len(parts) == 2 and parts[1] is Ellipsis):
        return f"[{', '.join(map(_written, parts))}]"
    if origin in (list, tuple):
        inner = _written(parts[0])
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if origin is dict:
        return f"Record<{_written(parts[0])}, {_written(parts[1])}>"
    raise TypeError(f"{kind} has no form on the wire; teach tools/wire_types.py")


def _each(kinds: Iterable[Any]) -> list[str]:
    return list(dict.fromkeys(map(_written, kinds)))


def main(arguments: Sequence[str]) -> int:
    """Write the file; with --check only compare and return 1 if it differs."""
    if [argument for argument in arguments if argument != "--check"]:
        print("usage: python -m tools.wire_types [--check]", file=sys.stderr)
        return 2
    now = text()
    if arguments:
        if not FILE.is_file() or FILE.read_text(encoding="utf-8") != now:
            print(f"{FILE.name} is not what the server says; run python -m tools.wire_types", file=sys.stderr)
            return 1
        return 0
    FILE.write_text(now, encoding="utf-8")
    print(f"{FILE}: written")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
