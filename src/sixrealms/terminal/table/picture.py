"""The table as a picture: formations as pyramids, the battle in the middle, the own side below.

Nothing is said by colour alone: razed and exposed realms carry words and signs as well.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from rich.cells import cell_len, set_cell_size
from rich.console import Console
from rich.text import Text

from sixrealms.engine import zones as z
from sixrealms.telling.names import Naming
from sixrealms.terminal.table.scene import Fight, Scene, Side, Tile, scene
from sixrealms.terminal.table.sentences import losing_line

#: A place narrower than this says nothing; then opponents are listed instead of drawn.
_NARROWEST: Final = 13
_WIDEST: Final = 30
_ROOM_FOR_WORLDS: Final = 16
_GAP: Final = 2
_PHASES: Final = range(7)
_BETWEEN: Final = " | "


def table_picture(naming: Naming, width: int) -> Iterator[Text]:
    """The whole table in lines of at most `width` cells."""
    now = scene(naming)
    *others, own = now.sides
    yield _phase_bar(naming, now, width)
    yield from _others(naming, others, width)
    yield from _middle(naming, now, width)
    yield from _side(naming, own, width, inverted=False)
    yield from _chips(naming.say("drawn-hand"), [_chip(card, naming) for card in now.hand], width)


# -- words that fit ---------------------------------------------------------------------------------------------------


def fit(text: str, width: int) -> str:
    """The text in exactly `width` cells; what does not fit is cut off with two points."""
    if cell_len(text) <= width:
        return set_cell_size(text, width)
    return set_cell_size(set_cell_size(text, max(width - 2, 0)).rstrip() + "..", width)


def _phase_bar(naming: Naming, now: Scene, width: int) -> Text:
    title = naming.say("drawn-turn", turn=now.turn, last=now.last_turn, who=now.active)
    names = [naming.say(f"phase-short-{n}") for n in _PHASES]
    line = Text().append(title + "  ", style="bold")
    for n, name in zip(_PHASES, names, strict=True):
        line.append(f"[{name}]" if n == now.phase else f" {name} ", style="bold reverse" if n == now.phase else "dim")
    if line.cell_len > width:
        line = Text(fit(f"{title}  [{naming.say(f'phase-{now.phase}')}]", width).rstrip(), style="bold")
    return line


# -- one side ---------------------------------------------------------------------------------------------------------


def _head(naming: Naming, side: Side, width: int) -> Iterator[Text]:
    """Name and counts; what else counts stands there too, or below where it does not fit."""
    style = "bold cyan" if side.you else "bold magenta"
    line = Text().append(f"{'> ' if side.active else ''}{side.name}", style=style)
    numbers = naming.say("drawn-counts", realms=side.realms, goal=side.goal, hand=side.hand, pile=side.pile)
    line.append(f"  {numbers}")
    notes = ", ".join(side.notes)
    below = bool(notes) and line.cell_len + cell_len(notes) + 2 > width
    if notes and not below:
        line.append(f"  {notes}", style="bold")
    piles = ", ".join(naming.say(f"pile-{name}", count=len(cards)) for name, cards in side.piles.items() if cards)
    if piles and line.cell_len + cell_len(piles) + 2 <= width:
        line.append(f"  {piles}", style="dim")
    line.truncate(width)
    yield line
    if below:
        yield from _chips("  ", [Text(note, style="bold") for note in side.notes], width, between=", ")


def _rows(side: Side) -> list[list[int]]:
    """Places by row, the foremost row first."""
    rows: list[list[int]] = []
    for place in range(len(side.places)):
        row = z.ROW_OF[place]
        if row == len(rows):
            rows.append([])
        rows[row].append(place)
    return rows


def _side(naming: Naming, side: Side, width: int, *, inverted: bool) -> Iterator[Text]:
    """Head, champions and pyramid; an opponent's has its point down, towards the middle of the table."""
    head = list(_head(naming, side, width))
    pool = list(_chips(naming.say("drawn-pool"), [_chip(tile, naming) for tile in side.pool], width))
    table = list(_chips(naming.say("drawn-table"), [_chip(tile, naming) for tile in side.table], width))
    rows = _rows(side)
    cell = min((width + _GAP) // max(len(row) for row in rows) - _GAP, _WIDEST)
    pyramid = [_row(naming, side, row, cell, width) for row in rows]
    if inverted:
        yield from (*head, *table, *pool, *reversed(pyramid))
    else:
        yield from (*pyramid, *pool, *table, *head)


def _row(naming: Naming, side: Side, row: Sequence[int], cell: int, width: int) -> Text:
    used = len(row) * (cell + _GAP) - _GAP
    line = Text(" " * max((width - used) // 2, 0))
    for i, place in enumerate(row):
        if i:
            line.append(" " * _GAP)
        line.append_text(_place(naming, place, side.places[place], cell))
    line.rstrip()
    return line


def _place(naming: Naming, place: int, tile: Tile | None, cell: int) -> Text:
    letter = z.PLACES[place]
    if tile is None:
        return Text(fit(f"{letter} .", cell), style="dim")
    tail = naming.say("mark-razed") if tile.razed else tile.world if cell >= _ROOM_FOR_WORLDS else ""
    holdings = "".join("+H" for _ in tile.hung)
    marker = f"*{tile.marker}" if tile.marker else ""
    notes = f"({', '.join(tile.notes)})" if tile.notes else ""
    tail = " ".join(part for part in (holdings, tail, marker, notes) if part)
    sign = "!" if tile.exposed else " "
    room = max(cell - 2 - (cell_len(tail) + 1 if tail else 0), 4)
    name = _called(tile)
    name = name if cell_len(name) <= room else fit(name, room).rstrip()
    text = Text().append(f"{letter}{sign}", style="bold")
    text.append(name, style="dim strike" if tile.razed else "")
    text.append(f" {tail}" if tail else "", style="dim")
    text.truncate(cell, pad=True)
    return text


def _called(tile: Tile) -> str:
    """The name, with a sign if its power is not enforced."""
    return f"{tile.name}?" if tile.power_missing else tile.name


def _chip(tile: Tile, naming: Naming, *, kind: bool = True) -> Text:
    """A card of pool, table or hand in as few words as possible; type and world stand back behind the name."""
    text = Text(_called(tile))
    if tile.strength:
        text.append(f" {tile.strength}", style="bold")
    if tile.notes:
        text.append(f" ({', '.join(tile.notes)})", style="bold")
    if tile.face_down:
        text.append(f" ({naming.say('mark-face-down')})", style="dim")
    elif kind and tile.type:
        words = " ".join(part for part in (naming.say(f"type-{tile.type.replace(' ', '-')}"), tile.world) if part)
        text.append(f" {words}" if tile.strength else f" ({words})", style="dim")
    for number, other in enumerate(tile.hung):
        text.append(", " if number else " + ").append_text(_chip(other, naming, kind=False))
    return text


def _chips(label: str, chips: Sequence[Text], width: int, between: str = _BETWEEN) -> Iterator[Text]:
    """A label and short texts after it, on as many lines as they need."""
    if not chips:
        return
    indent = cell_len(label)
    line, started = Text().append(label, style="bold"), False
    for chip in chips:
        for piece in _pieces(chip, width - indent):
            if started and line.cell_len + len(between) + piece.cell_len > width:
                yield line
                line, started = Text(" " * indent), False
            if started:
                line.append(between, style="dim")
            line.append_text(piece)
            started = True
    yield line


def _pieces(text: Text, width: int) -> Iterator[Text]:
    """A text that does not fit into one line is folded between its words; a word that does not fit is cut."""
    if text.cell_len <= width:
        yield text
        return
    for piece in text.wrap(Console(), max(width, 1)):
        piece.truncate(width)
        yield piece


# -- the others, the middle -------------------------------------------------------------------------------------------


def _others(naming: Naming, others: Sequence[Side], width: int) -> Iterator[Text]:
    """The opponents beside each other as long as their places can be read, else in lists."""
    if not others:
        return
    columns = len(others)
    panel = (width - 3 * (columns - 1)) // columns
    widest = max(len(row) for side in others for row in _rows(side))
    if (panel + _GAP) // widest - _GAP < _NARROWEST:
        for side in others:
            yield from _listed(naming, side, width)
        return
    panels = [list(_side(naming, side, panel, inverted=True)) for side in others]
    height = max(len(lines) for lines in panels)
    for i in range(height):
        line = Text()
        for column, lines in enumerate(panels):
            if column:
                line.append(_BETWEEN, style="dim")
            # the pyramids stand on the last line, whatever is above them
            missing = height - len(lines)
            part = lines[0] if i == 0 else lines[i - missing] if i - missing > 0 else Text()
            part = part.copy()
            part.truncate(panel, pad=column < columns - 1)
            line.append_text(part)
        line.rstrip()
        yield line


def _listed(naming: Naming, side: Side, width: int) -> Iterator[Text]:
    """An opponent in three lines: counts, realms, champions."""
    yield from _head(naming, side, width)
    realms = []
    for place, tile in enumerate(side.places):
        if tile is not None:
            mark = f" ({naming.say('mark-razed')})" if tile.razed else "!" if tile.exposed else ""
            marker = f" *{tile.marker}" if tile.marker else ""
            notes = f" ({', '.join(tile.notes)})" if tile.notes else ""
            realms.append(Text(f"{z.PLACES[place]} {_called(tile)}{mark}{marker}{notes}{' +H' * len(tile.hung)}"))
    yield from _chips(naming.say("drawn-realms"), realms, width)
    yield from _chips(naming.say("drawn-pool"), [_chip(tile, naming) for tile in side.pool], width)
    yield from _chips(naming.say("drawn-table"), [_chip(tile, naming) for tile in side.table], width)


def _middle(naming: Naming, now: Scene, width: int) -> Iterator[Text]:
    """What is between the players: the battle, and what has been announced."""
    rule = Text("-" * width, style="dim")
    fight = now.fight
    if fight is None:
        yield rule
        return
    title = f"-- {naming.say('drawn-battle', realm=fight.realm.name, who=fight.defender)} "
    yield Text(fit(title.ljust(width, "-"), width), style="bold red")
    yield from _combatant(naming, "attack", fight, width)
    yield from _combatant(naming, "defence", fight, width)
    if fight.losing:
        yield Text(fit(losing_line(naming, fight), width).rstrip(), style="bold yellow")
    yield rule


def _combatant(naming: Naming, part: str, fight: Fight, width: int) -> Iterator[Text]:
    """One side of the battle: its total, its champion, and how the total comes about."""
    if part == "attack":
        who, tile, total, parts = fight.attacker, fight.champion, fight.attack, fight.attack_sum
    else:
        who, tile, total, parts = fight.defender, fight.opponent, fight.defence, fight.defence_sum
    if tile is None:
        return
    score = f"{total:>4}  " if fight.losing else "      "
    yield from _chips(f"{score}{naming.say(f'drawn-{part}', who=who)} ", [_chip(tile, naming)], width)
    if parts:
        for line in _chips("      = ", [Text(piece) for piece in parts], width, between=", "):
            line.stylize("dim")
            yield line
