"""A sheet as one page of HTML that prints as well as it reads: no picture, script or letter from elsewhere."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from typing import Final

import segno

from sixrealms.tournament.sheets.drawing import SheetDrawing, svg
from sixrealms.tournament.sheets.sheet import (
    Block,
    Box,
    Boxes,
    Fields,
    Page,
    Sheet,
    SheetBeside,
    SheetField,
    SheetLine,
    SheetNote,
    SheetTable,
    Slip,
    Slips,
)

STYLE: Final = """
@page { margin: 12mm }
* { box-sizing: border-box }
body { margin: 0 auto; padding: 12px; max-width: 198mm; color: #000; background: #fff;
  font: 10pt/1.3 Helvetica, Arial, "Liberation Sans", sans-serif }
section { break-after: page; margin-bottom: 10mm }
section:last-child { break-after: auto; margin-bottom: 0 }
h1 { font-size: 16pt; margin: 0 0 4mm; border-bottom: .5mm solid; overflow-wrap: anywhere }
h2 { font-size: 12pt; margin: 0 0 2mm; overflow-wrap: anywhere }
p { margin: 2mm 0; font-size: 8.5pt; color: #333 }
dl { display: grid; grid-template-columns: repeat(6, minmax(0, 1fr)); gap: 1mm 3mm; margin: 0 0 4mm }
dl div { border-bottom: .12mm solid; min-height: 9mm }
dt { font-size: 7pt; color: #444 }
dd { margin: 0; min-height: 5mm; overflow-wrap: anywhere }
.s1 { grid-column: span 1 }
.s2 { grid-column: span 2 }
.s3 { grid-column: span 3 }
.s6 { grid-column: span 6 }
table { width: 100%; border-collapse: collapse; margin: 0 0 4mm; border: .35mm solid }
caption { text-align: left; font-weight: bold; font-size: 11pt; padding-bottom: 1mm }
th, .won { -webkit-print-color-adjust: exact; print-color-adjust: exact }
th { background: #e0e0e0; font-size: 8pt; text-align: left }
th, td { border: .12mm solid; padding: .6mm 1.5mm }
td { font-size: 9pt; height: 6mm; overflow-wrap: anywhere }
tr { break-inside: avoid }
.n { text-align: right; white-space: nowrap }
.beside { display: flex; gap: 6mm; align-items: flex-start }
.beside > * { flex: 1 1 0; min-width: 0 }
.box { break-inside: avoid; padding-bottom: 3mm }
.box table { margin: 0; table-layout: fixed }
.box td { height: 7.2mm; text-align: center; font-size: 10pt; padding: 0 .5mm }
.box th { text-align: center; padding: .4mm 0; font-weight: normal }
.box th.who { text-align: left; padding-left: 1mm }
.box .who { text-align: left; line-height: 1.05 }
.box h2 { margin: 0; font-size: 9.5pt }
.box .no { width: 7mm }
.box .game { width: 7.6mm }
.box .pts { width: 15mm; font-weight: bold }
.box .long { font-size: 7.5pt }
.box .won { background: #d0d0d0; font-weight: bold }
.box .awaited { color: #595959; font-size: 7.5pt }
.box p { margin: .5mm 0 0; font-size: 7pt }
.slips { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); break-after: page }
.slips:last-child { break-after: auto }
.slip { break-inside: avoid; border: .2mm dashed #777; padding: 3mm }
.slip .top { display: flex; gap: 4mm }
.slip .top dl { flex: 1; margin-bottom: 2mm }
.slip .fields { flex: 1 }
.slip svg { width: 30mm; height: 30mm; display: block }
.slip figure { margin: 0; width: 32mm; font-size: 6.5pt; text-align: center }
.slip dl div { min-height: 8mm }
.slip table { margin-bottom: 1mm }
.slip p { margin: 0; font-size: 7pt }
.down2 td { height: 12mm }
.drawing svg { display: block; max-width: 100%; max-height: 225mm; height: auto }
footer { font-size: 8pt; color: #444; margin-top: 4mm }
@media print {
  body { padding: 0; max-width: none }
  section { margin: 0 }
  .cut > h1 { display: none }
}
"""
_LONG: Final = 20  # letters of a name that would take more than two lines


def html(sheet: Sheet) -> str:
    """The whole sheet."""
    pages = "".join(_page(page, sheet.foot) for page in sheet.pages)
    return (
        f'<!doctype html>\n<html lang="{escape(sheet.language)}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{escape(sheet.title)}</title>'
        f"<style>{STYLE}</style></head><body><main>{pages}</main></body></html>\n"
    )


def _page(page: Page, foot: str) -> str:
    slips = all(isinstance(block, Slips) for block in page.blocks)
    kind, end = (' class="cut"', "") if slips else ("", f"<footer>{escape(foot)}</footer>")
    return f"<section{kind}><h1>{escape(page.title)}</h1>{''.join(map(_block, page.blocks))}{end}</section>"


def _block(block: Block) -> str:
    if isinstance(block, Fields):
        return _fields(block.fields)
    if isinstance(block, Boxes):
        return _boxes(block)
    if isinstance(block, SheetTable):
        return _table(block)
    if isinstance(block, SheetBeside):
        return f'<div class="beside">{"".join(map(_table, block.tables))}</div>'
    if isinstance(block, SheetDrawing):
        return f'<div class="drawing">{svg(block)}</div>'
    if isinstance(block, SheetNote):
        return f"<p>{escape(block.text)}</p>"
    each = block.across * block.down
    return "".join(
        f'<div class="slips down{block.down}">{"".join(map(_slip, block.slips[start : start + each]))}</div>'
        for start in range(0, len(block.slips), each)
    )


def _fields(fields: Iterable[SheetField]) -> str:
    told = "".join(
        f'<div class="s{field.share}"><dt>{escape(field.label)}</dt><dd>{escape(field.value)}</dd></div>'
        for field in fields
    )
    return f"<dl>{told}</dl>" if told else ""


def _boxes(block: Boxes) -> str:
    """Columns of brackets, as many as stand beside each other on paper."""
    columns = [block.boxes[start : start + block.down] for start in range(0, len(block.boxes), block.down)]
    columns += [()] * (-len(columns) % block.across)
    told = [f"<div>{''.join(map(_box, column))}</div>" for column in columns]
    return "".join(
        f'<div class="beside">{"".join(told[start : start + block.across])}</div>'
        for start in range(0, len(told), block.across)
    )


def _box(box: Box) -> str:
    games = "".join(f'<th scope="col">{game}</th>' for game in range(1, box.games + 1))
    widths = '<col class="no"><col>' + '<col class="game">' * box.games + '<col class="pts">'
    lines = "".join(_line(line, box.games) for line in box.lines)
    note = f"<p>{escape(box.note)}</p>" if box.note else ""
    return (
        f'<div class="box"><table><colgroup>{widths}</colgroup><thead>'
        f'<tr><th class="who" colspan="2"><h2>{escape(box.heading)}</h2></th>'
        f'<th colspan="{box.games}" scope="colgroup">{escape(box.games_head)}</th>'
        f'<th scope="col">{escape(box.points_head)}</th></tr>'
        f'<tr><th class="who" colspan="2" scope="col">{escape(box.names_head)}</th>{games}'
        f'<th class="pts" scope="col">{escape(box.points)}</th></tr>'
        f"</thead><tbody>{lines}</tbody></table>{note}</div>"
    )


def _line(line: SheetLine, games: int) -> str:
    kind = ("who long" if len(line.name) > _LONG else "who") if line.name else "who awaited"
    who = escape(line.name or line.hint)
    cells = "".join(
        f'<td class="won">{escape(realms)}</td>' if at in line.won else f"<td>{escape(realms)}</td>"
        for at, realms in enumerate((*line.games, *[""] * games)[:games])
    )
    return (
        f'<tr><td class="no">{escape(line.number)}</td><td class="{kind}">{who}</td>{cells}'
        f'<td class="pts">{escape(line.points)}</td></tr>'
    )


def _table(table: SheetTable) -> str:
    shares = sum(column.share for column in table.columns)
    caption = f"<caption>{escape(table.caption)}</caption>" if table.caption else ""
    columns = "".join(f'<col width="{100 * column.share / shares:.1f}%">' for column in table.columns)
    heads = "".join(
        f'<th scope="col" class="n">{escape(column.head)}</th>'
        if column.number
        else f'<th scope="col">{escape(column.head)}</th>'
        for column in table.columns
    )
    rows = "".join(
        "<tr>"
        + "".join(
            f'<td class="n">{escape(text)}</td>' if column.number else f"<td>{escape(text)}</td>"
            for column, text in zip(table.columns, row, strict=True)
        )
        + "</tr>"
        for row in table.rows
    )
    return f"<table>{caption}<colgroup>{columns}</colgroup><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table>"


def _slip(slip: Slip) -> str:
    code = ""
    if slip.code:
        picture = segno.make(slip.code, error="m", micro=False).svg_inline(border=2, omitsize=True)
        code = f"<figure>{picture}<figcaption>{escape(slip.code_says)}</figcaption></figure>"
    table = _table(slip.table) if slip.table is not None else ""
    note = f"<p>{escape(slip.note)}</p>" if slip.note else ""
    return (
        f'<div class="slip"><h2>{escape(slip.heading)}</h2><div class="top">{_fields(slip.fields)}{code}</div>'
        f"{table}{_fields(slip.foot)}{note}</div>"
    )
