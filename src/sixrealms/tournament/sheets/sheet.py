"""A printed sheet as data: what stands on it and in what order, in the reader's words. `pdf` and `html` draw it.

An empty text is a place to write on: the same sheet serves before the event, filled by hand, and afterwards.
"""

from __future__ import annotations

import msgspec

from sixrealms.tournament.sheets.drawing import SheetDrawing


class SheetField(msgspec.Struct, frozen=True):
    """A label with what belongs to it; without a value a line to write on. `share` is its part of a row of six."""

    label: str
    value: str = ""
    share: int = 6


class SheetLine(msgspec.Struct, frozen=True):
    """One line of a bracket: the number printed on it, who plays there, unrazed realms of each game and points.

    `hint` tells whom the line waits for as long as nobody stands there; `won` are the games this player won (from 0).
    """

    number: str
    name: str = ""
    games: tuple[str, ...] = ()
    won: tuple[int, ...] = ()
    points: str = ""
    hint: str = ""


class Box(msgspec.Struct, frozen=True):
    """A bracket: its heading, its lines, columns for so many games, and the points of its places as a heading."""

    heading: str
    lines: tuple[SheetLine, ...]
    games: int
    points: str
    names_head: str
    games_head: str
    points_head: str
    note: str = ""


class Boxes(msgspec.Struct, frozen=True, tag="boxes"):
    """Brackets, in columns from top to bottom with at most `down` in each; so many columns as `across` to a page."""

    boxes: tuple[Box, ...]
    across: int = 2
    down: int = 5


class Column(msgspec.Struct, frozen=True):
    """A column of a list: its head, its share of the width, and whether it holds numbers, which stand to the right."""

    head: str
    share: int
    number: bool = False


class SheetTable(msgspec.Struct, frozen=True, tag="table"):
    """A list. `tall` is the least height of its rows in millimetres: more where people write, less where they read."""

    columns: tuple[Column, ...]
    rows: tuple[tuple[str, ...], ...]
    tall: float = 6.0
    caption: str = ""


class SheetBeside(msgspec.Struct, frozen=True, tag="beside"):
    """Lists that stand beside each other."""

    tables: tuple[SheetTable, ...]


class Fields(msgspec.Struct, frozen=True, tag="fields"):
    """Labels with values, six shares to a row."""

    fields: tuple[SheetField, ...]


class SheetNote(msgspec.Struct, frozen=True, tag="note"):
    """A paragraph."""

    text: str


class Slip(msgspec.Struct, frozen=True):
    """Part of a page, cut off and handed out. `code` is an address, drawn as a QR code with `code_says` below it."""

    heading: str
    fields: tuple[SheetField, ...]
    table: SheetTable | None = None
    foot: tuple[SheetField, ...] = ()
    note: str = ""
    code: str = ""
    code_says: str = ""


class Slips(msgspec.Struct, frozen=True, tag="slips"):
    """Slips of one size, `across` times `down` to a page, with lines to cut along."""

    slips: tuple[Slip, ...]
    across: int
    down: int


Block = Boxes | SheetTable | SheetBeside | Fields | SheetNote | SheetDrawing | Slips


class Page(msgspec.Struct, frozen=True):
    """What begins on a new page and goes on over more where it does not fit. Slips fill pages without a title."""

    title: str
    blocks: tuple[Block, ...]


class Sheet(msgspec.Struct, frozen=True):
    """Pages that belong together, with what stands at the foot of each of them."""

    what: str
    title: str
    language: str
    foot: str
    pages: tuple[Page, ...]
