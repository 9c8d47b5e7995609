"""A whole card of 250 by 350: frame, name, level, picture, type, attributes, house text, number and rarity."""

from __future__ import annotations

from html import escape
from typing import Final, NamedTuple

from sixrealms.catalogue import Printing
from sixrealms.faces.badge import badge, mark_of_rarity
from sixrealms.faces.colours import FAINT, INK, LETTERS, NIGHT, PAPER, WORLD, mixed
from sixrealms.faces.scene import scene
from sixrealms.faces.shapes import glyphs
from sixrealms.faces.svg import gradient, path, text
from sixrealms.faces.text_width import SANS, SERIF, fitted, width, wrapped
from sixrealms.faces.words import phrase, traits, type_name

WIDE: Final = 250
HIGH: Final = 350
ROOM: Final = 214
NAME_SIZES: Final = (17, 16, 15, 14, 13)
NAME_SIZES_IN_TWO: Final = (12.5, 11.5, 10.5, 9.5)
LIGHTER: Final = 0.06
DARKER: Final = 0.2
TAG_SIZES: Final = (11.5, 11, 10, 9)
_TOP: Final = 44
_FOOT: Final = 330
_BAR: Final = 23
_TAGS: Final = 17
# Height of the picture, size of the letters and of a line: the first at which the text fits is taken.
_STEPS: Final = (
    (176, 13.5, 17),
    (156, 13, 16.5),
    (132, 13, 16),
    (110, 12.5, 15.5),
    (92, 12, 14.5),
    (76, 11, 13),
    (56, 10, 11.6),
    (40, 9, 10.4),
)


class Fit(NamedTuple):
    """How high the picture is, how large letters and lines are, and the lines."""

    picture: int
    size: float
    step: float
    lines: list[str]


def card(printing: Printing, said: str, *, enforced: bool, language: str) -> str:
    """The face as an SVG document. The picture has no name of its own: whoever shows it names it from the facts."""
    frame = WORLD[printing.world]
    tags = traits(printing, language)
    fit = fit_text(said if enforced else phrase("not-enforced", language), with_tags=bool(tags))
    bar = _TOP + fit.picture
    below = bar + _BAR
    shades = (("0", mixed(frame, "#ffffff", LIGHTER)), ("1", mixed(frame, "#000000", DARKER)))
    return "".join(
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" font-family="{SANS}">',
            f'<rect width="{WIDE}" height="{HIGH}" rx="15" fill="{NIGHT}"/>',
            gradient("f", *shades, turn='x2="1" y2="1"'),
            '<rect x="5" y="5" width="240" height="340" rx="11" fill="url(#f)"/>',
            f'<svg x="12" y="{_TOP}" width="226" height="{fit.picture}">{scene(printing, 226, fit.picture)}</svg>',
            path(f"M12 {bar}h226v{_BAR}H12Z", NIGHT),
            _type_bar(printing, bar, language),
            path(f"M12 {below}h226v{_FOOT - below - 6}a6 6 0 0 1-6 6H18a6 6 0 0 1-6-6Z", PAPER),
            _tags(tags, below + _TAGS, frame) if tags else "",
            _lines(fit, below + (_TAGS if tags else 0), enforced=enforced),
            _head(printing),
            text(f"{escape(printing.set)}/{printing.number}", 16, 341.5, 9.5, "#fff"),
            mark_of_rarity(printing, 228, 337.5),
            "</svg>",
        )
    )


def fit_text(said: str, *, with_tags: bool) -> Fit:
    """The largest picture and letters with which a text fits; one that fits with none ends in an ellipsis.

    Without a text the picture takes its room.
    """
    if not said:
        return Fit(_FOOT - _TOP - _BAR - (_TAGS + 6 if with_tags else 10), 0, 0, [])
    for picture, size, step in _STEPS:
        room = _FOOT - _TOP - picture - _BAR - (_TAGS if with_tags else 0) - 9
        lines = wrapped(said, size, ROOM)
        if len(lines) * step <= room:
            return Fit(picture, size, step, lines)
    lines = lines[: int(room // step)]
    last = lines[-1]
    while width(f"{last}…", size) > ROOM:
        last = last[:-1].rstrip()
    return Fit(picture, size, step, [*lines[:-1], f"{last}…"])


def name_lines(name: str, room: float) -> tuple[float, list[str]]:
    """The size and the lines of a name: a long one has two lines of smaller letters."""
    if width(name, NAME_SIZES[-1], SERIF) <= room:
        return fitted(name, room, NAME_SIZES)[0], [name]
    for size in NAME_SIZES_IN_TWO:
        lines = wrapped(name, size, room, SERIF)
        if len(lines) <= 2:
            break
    return size, lines


def _head(printing: Printing) -> str:
    left = 50 if printing.level else 20
    size, lines = name_lines(printing.name, 232 - left)
    first = 26.5 + size * 0.34 - (len(lines) - 1) * size * 0.58
    return (
        path("M18 10h214a6 6 0 0 1 6 6v27H12V16a6 6 0 0 1 6-6Z", PAPER)
        + "".join(
            text(escape(line), left, first + n * size * 1.16, size, INK, font_family=SERIF, font_weight=700)
            for n, line in enumerate(lines)
        )
        + badge(printing, 26, 27, 20)
    )


def _type_bar(printing: Printing, y: int, language: str) -> str:
    moved = f"translate(17 {y + 3.5})scale(.67)"
    glyph = path(glyphs()[printing.type], stroke=PAPER, stroke_width=2.2, stroke_linejoin="round", transform=moved)
    name = text(escape(type_name(printing.type, language)), 39, y + 16, 12.5, PAPER)
    letters = LETTERS[printing.world]
    if not letters:
        return glyph + name
    ink = mixed(WORLD[printing.world], "#000000", 0.15)
    pill = f'<rect x="206" y="{y + 4}" width="27" height="15" rx="7.5" fill="{PAPER}"/>'
    return glyph + name + pill + text(letters, 219.5, y + 15.5, 11, ink, font_weight=700, text_anchor="middle")


def _tags(tags: str, y: int, frame: str) -> str:
    size, shown = fitted(tags, ROOM, TAG_SIZES, SANS)
    line = path(f"M18 {y}.5h{ROOM}", stroke=mixed(PAPER, frame, 0.45))
    return text(escape(shown), 18, y - 4, size, FAINT, font_style="italic") + line


def _lines(fit: Fit, y: int, *, enforced: bool) -> str:
    if not fit.lines:
        return ""
    style = f'fill="{INK}"' if enforced else f'fill="{FAINT}" font-style="italic"'
    spans = "".join(
        f'<tspan x="18" dy="{fit.step if n else 0}">{escape(line)}</tspan>' for n, line in enumerate(fit.lines)
    )
    return f'<text y="{y + 6 + fit.size * 0.86:.1f}" font-size="{fit.size}" {style}>{spans}</text>'
