"""A whole card of 250 by 350: frame, name, badge, picture, type, attributes, house text, number and rarity.

Where it is shown no wider than 126 pixels it is a small card: the picture fills it, the name has two large lines.
"""

from __future__ import annotations

from html import escape
from typing import Final, NamedTuple

from sixrealms.catalogue import Printing
from sixrealms.faces.badge import badge, mark_of_rarity
from sixrealms.faces.colours import FAINT, INK, LETTERS, PAPER, WORLD, mixed
from sixrealms.faces.scene import Picture, scene, view
from sixrealms.faces.svg import path, text
from sixrealms.faces.text_width import SANS, SERIF, fitted, width, wrapped
from sixrealms.faces.windows import ORNAMENTS, window
from sixrealms.faces.words import phrase, traits, type_name

WIDE: Final = 250
HIGH: Final = 350
ROOM: Final = 218
NAME_SIZES: Final = (18, 17, 16, 15, 14)
NAME_SIZES_IN_TWO: Final = (14, 13, 12, 11, 10, 9.5)
SMALL_SIZES: Final = (32, 30, 28, 26)
SMALL_SIZES_IN_TWO: Final = (30, 28, 26, 24, 22, 20, 18, 16)
TAG_SIZES: Final = (11.5, 11, 10, 9)
#: A card no wider than this shows its small face.
SMALL: Final = 126
_TOP: Final = 42
_FOOT: Final = 343
_BAR: Final = 23
_TAGS: Final = 17
_NUMBER: Final = 15
_NAME: Final = 56
# Height of the picture, size of the letters and of a line: the first at which the text fits is taken.
_STEPS: Final = (
    (212, 14, 17.5),
    (196, 14, 17.5),
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
    drawn = scene(printing)
    key, deep, mid, _, _ = drawn.inks
    tags = traits(printing, language)
    fit = fit_text(said if enforced else phrase("not-enforced", language), with_tags=bool(tags))
    bar = _TOP + fit.picture
    below = bar + _BAR
    size, tile = ORNAMENTS[printing.world]
    ornament = path(tile, stroke=mixed(deep, mid, 0.6), stroke_width=1.4)
    return "".join(
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" font-family="{SERIF}">',
            f"<style>@media(max-width:{SMALL}px){{.l{{display:none}}}}",
            f"@media(min-width:{SMALL + 0.01}px){{.s{{display:none}}}}</style>",
            f'<defs><g id="z1">{drawn.back}</g><g id="z2">{drawn.figure}</g>',
            f'<g id="z3">{badge(printing, drawn.inks)}</g>',
            f'<pattern id="z4" width="{size}" height="{size}" patternUnits="userSpaceOnUse">',
            f"{ornament}</pattern></defs>",
            f'<rect width="{WIDE}" height="{HIGH}" rx="15" fill="{key}"/>',
            f'<rect x="4" y="4" width="242" height="342" rx="11" fill="{deep}" stroke="{mid}" stroke-width="3"/>',
            '<path fill="url(#z4)" d="M7 7H243V343H7Z"/><g class="l">',
            _picture(printing, drawn, "l", _TOP, bar),
            path(f"M7 {below}H243V334a9 9 0 0 1-9 9H16a9 9 0 0 1-9-9Z", mixed(PAPER, mid, 0.06)),
            path(f"M7 {bar}H243V{below}H7Z", key),
            path(f"M7 42H243M7 {bar}H243M7 {below}H243", stroke=_rim(printing, drawn), stroke_width=2),
            _type_bar(printing, drawn, bar, language),
            _tags(tags, below + _TAGS, mid) if tags else "",
            _lines(fit, below + (_TAGS if tags else 0), enforced=enforced),
            _head(printing, drawn),
            '<use href="#z3" transform="translate(31 31)"/>',
            text(f"{escape(printing.set)}/{printing.number}", 18, 338, 9.5, FAINT, font_family=SANS),
            path("M220 326h22v14h-22Z", key, stroke=key, stroke_width=4, stroke_linejoin="round"),
            mark_of_rarity(printing, 231, 333),
            "</g>",
            _small(printing, drawn),
            "</svg>",
        )
    )


def fit_text(said: str, *, with_tags: bool) -> Fit:
    """The largest picture and letters with which a text fits; one that fits with none ends in an ellipsis.

    Without a text the picture takes its room.
    """
    if not said:
        return Fit(_FOOT - _TOP - _BAR - _NUMBER - (_TAGS + 6 if with_tags else 6), 0, 0, [])
    for picture, size, step in _STEPS:
        room = _FOOT - _TOP - picture - _BAR - (_TAGS if with_tags else 0) - _NUMBER - 5
        lines = wrapped(said, size, ROOM)
        if len(lines) * step <= room:
            return Fit(picture, size, step, lines)
    lines = lines[: int(room // step)]
    last = lines[-1]
    while width(f"{last}…", size) > ROOM:
        last = last[:-1].rstrip()
    return Fit(picture, size, step, [*lines[:-1], f"{last}…"])


def name_lines(name: str, room: float, sizes: tuple[float, ...], in_two: tuple[float, ...]) -> tuple[float, list[str]]:
    """The size and the lines of a name: a long one has two lines of smaller letters."""
    if width(name, sizes[-1], SERIF) <= room:
        return fitted(name, room, sizes)[0], [name]
    for size in in_two:
        lines = wrapped(name, size, room, SERIF)
        if len(lines) <= 2:
            break
    return size, lines


def _rim(printing: Printing, drawn: Picture) -> str:
    """The line round the window: plain, bright or gold, by rarity."""
    _, _, mid, light, _ = drawn.inks
    return {"common": mixed(mid, light, 0.55), "uncommon": light}.get(printing.rarity_name, "#f0c65a")


def _picture(printing: Printing, drawn: Picture, size: str, top: int, bottom: int) -> str:
    """The place in its window, the figure before it and partly out of it."""
    seen = view(drawn, 7, top, 236, bottom - top)
    shape = window(printing.type, 14, top + 5, 236, bottom)
    rim = (
        f'<g fill="none"><use href="#v{size}" stroke="{drawn.inks[0]}" stroke-width="5.5"/>'
        f'<use href="#v{size}" stroke="{_rim(printing, drawn)}" stroke-width="2.6"/></g>'
    )
    return (
        f'<clipPath id="w{size}"><path id="v{size}" d="{shape}"/></clipPath>'
        f'<clipPath id="u{size}"><path d="M7 {top}H243V{bottom}H7Z"/></clipPath>'
        f'<g clip-path="url(#w{size})"><use href="#z1" transform="{seen}"/></g>{rim}'
        f'<g clip-path="url(#u{size})"><use href="#z2" transform="{seen}"/></g>'
    )


def _small(printing: Printing, drawn: Picture) -> str:
    """What a card shows where it is small."""
    size, lines = name_lines(printing.name, 228, SMALL_SIZES, SMALL_SIZES_IN_TWO)
    top = HIGH - 7 - (_NAME if len(lines) == 1 else 72)
    middle = (top + 343) / 2
    named = "".join(
        text(
            escape(line),
            125,
            middle + size * 0.34 + (n - (len(lines) - 1) / 2) * size * 1.04,
            size,
            INK,
            font_weight=700,
            text_anchor="middle",
        )
        for n, line in enumerate(lines)
    )
    return (
        '<g class="s">'
        + _picture(printing, drawn, "s", 7, top)
        + path(f"M7 {top}H243V334a9 9 0 0 1-9 9H16a9 9 0 0 1-9-9Z", PAPER)
        + path(f"M7 {top}H243", stroke=_rim(printing, drawn), stroke_width=4)
        + named
        + '<use href="#z3" transform="translate(45 47)scale(1.45)"/></g>'
    )


def _head(printing: Printing, drawn: Picture) -> str:
    size, lines = name_lines(printing.name, 173, NAME_SIZES, NAME_SIZES_IN_TWO)
    first = 24 + size * 0.34 - (len(lines) - 1) * size * 0.55
    plate = path("M16 7H234a9 9 0 0 1 9 9V41H7V16a9 9 0 0 1 9-9Z", PAPER)
    return plate + "".join(
        text(escape(line), 64, first + n * size * 1.1, size, INK, font_weight=700) for n, line in enumerate(lines)
    )


def _type_bar(printing: Printing, drawn: Picture, y: int, language: str) -> str:
    name = text(escape(type_name(printing.type, language)), 18, y + 16, 13, drawn.inks[3])
    letters = LETTERS[printing.world]
    if not letters:
        return name
    ink = mixed(WORLD[printing.world], "#000000", 0.15)
    pill = f'<rect x="208" y="{y + 4}" width="28" height="15" rx="3" fill="{PAPER}"/>'
    return name + pill + text(letters, 222, y + 15.5, 11, ink, font_weight=700, text_anchor="middle")


def _tags(tags: str, y: int, frame: str) -> str:
    size, shown = fitted(tags, ROOM, TAG_SIZES, SERIF)
    line = path(f"M16 {y}.5h{ROOM}", stroke=mixed(PAPER, frame, 0.45))
    return text(escape(shown), 16, y - 4, size, FAINT, font_style="italic") + line


def _lines(fit: Fit, y: int, *, enforced: bool) -> str:
    if not fit.lines:
        return ""
    style = f'fill="{INK}"' if enforced else f'fill="{FAINT}" font-style="italic"'
    spans = "".join(
        f'<tspan x="16" dy="{fit.step if n else 0}">{escape(line)}</tspan>' for n, line in enumerate(fit.lines)
    )
    return f'<text y="{y + 5 + fit.size * 0.86:.1f}" font-size="{fit.size}" font-family="{SANS}" {style}>{spans}</text>'
