"""Printing what is cut: each form three times inside itself, as edge of light, base and shade."""

from __future__ import annotations

from math import pi

from sixrealms.faces.cut import CutLine, drawing
from sixrealms.faces.inks import Inks

_LETTERS = "abcdefghijklmnopqrstuvwxy"


class Press:
    """Collects what is printed on one face; names within it are short and used once."""

    def __init__(self, inks: Inks) -> None:
        self.inks = inks
        self.out: list[str] = []
        self.drawn: list[tuple[str, bool]] = []
        """The drawings that were put there by name, and whether mirrored; not those within a drawing."""
        self._forms = 0

    def numbered_from(self, first: int) -> None:
        """Names of forms from there on, for two presses whose prints lie on one face."""
        self._forms = first

    def put(
        self, name: str, x: float = 0, y: float = 0, size: float = 1, turn: float = 0, *, mirror: bool = False
    ) -> None:
        """A drawing, moved, scaled and turned; mirrored, it is still lit from the left."""
        self.drawn.append((name, mirror))
        self._put(name, x, y, size, turn, mirror=mirror)

    def _put(self, name: str, x: float, y: float, size: float = 1, turn: float = 0, *, mirror: bool = False) -> None:
        moved = x or y or size != 1 or turn
        if moved:
            self.begin(x, y, size, turn=turn)
        for line in drawing(name, mirror=mirror).lines:
            self.line(line, mirror=mirror)
        if moved:
            self.end()

    def begin(self, x: float, y: float, size: float = 1, tall: float = 0, turn: float = 0) -> None:
        """What follows is moved, scaled and turned, until `end`."""
        where = f"translate({x:g} {y:g})" if x or y else ""
        scale = f"scale({size:g} {tall:g})" if tall else f"scale({size:g})" if size != 1 else ""
        self.out.append(f'<g transform="{where}{f"rotate({turn:g})" if turn else ""}{scale}">')

    def end(self) -> None:
        self.out.append("</g>")

    def line(self, line: CutLine, *, mirror: bool = False) -> None:
        """One line of a drawing."""
        kind = line.kind
        if kind == "form":
            self.form(line.path, line.ink, line.edge, line.shade)
        elif kind == "fill":
            opacity = f' opacity="{line.opacity}"' if line.opacity else ""
            self.out.append(f'<path fill="{self.inks.one(line.ink)}"{opacity} d="{line.path}"/>')
        elif kind == "line":
            self.out.append(f'<path fill="none"{self._stroke(line)} d="{line.path}"/>')
        elif kind == "disc":
            x, y, size = line.numbers
            opacity = f' opacity="{line.opacity}"' if line.opacity else ""
            self.out.append(f'<circle cx="{x:g}" cy="{y:g}" r="{size:g}" fill="{self.inks.one(line.ink)}"{opacity}/>')
        elif kind == "ring":
            x, y, size = line.numbers
            self.out.append(f'<circle cx="{x:g}" cy="{y:g}" r="{size:g}" fill="none"{self._stroke(line)}/>')
        elif kind == "rays":
            self._rays(line)
        else:
            self._put(line.ink, *line.numbers, mirror=mirror)

    def fill(self, ink: str, path: str) -> None:
        """A path in one ink."""
        self.out.append(f'<path fill="{self.inks.one(ink)}" d="{path}"/>')

    def form(
        self, path: str, ink: str, edge: tuple[float, float] = (3, 3), shade: tuple[float, float] | None = None
    ) -> None:
        """One path as edge of light, base and shade."""
        light, base, dark = self.inks.three(ink)
        name = _name(self._forms)
        self._forms += 1
        last = f'<use href="#{name}" fill="{dark}"{_at(shade)}/>' if shade else ""
        self.out.append(
            f'<clipPath id="{name}1"><path id="{name}" d="{path}"/></clipPath><use href="#{name}" fill="{light}"/>'
            f'<g clip-path="url(#{name}1)"><use href="#{name}" fill="{base}"{_at(edge)}/>{last}</g>'
        )

    def shadow(self, ink: str, x: float, y: float) -> None:
        """Under the form that is printed next, its shadow."""
        self.out.append(
            f'<use href="#{_name(self._forms)}" fill="{self.inks.one(ink)}" opacity=".5" x="{x:g}" y="{y:g}"/>'
        )

    def _stroke(self, line: CutLine) -> str:
        dash = f' stroke-dasharray="{line.dash}"' if line.dash else ""
        ends = ' stroke-linecap="round"' if line.rounded else ""
        return f' stroke="{self.inks.one(line.ink)}" stroke-width="{line.width:g}"{dash}{ends}'

    def _rays(self, line: CutLine) -> None:
        x, y, gap, cut = line.numbers
        stroke = f'<g fill="none" stroke="{self.inks.one(line.ink)}">'
        first = line.rings[0][0]
        for far, broad in line.rings:
            count = max(8, round(pi * far / (gap + cut)) * 2)
            on = cut * far / first
            off = 2 * pi * far / count - on
            where = f'cx="{x:g}" cy="{y:g}" r="{far:g}"'
            stroke += f'<circle {where} stroke-width="{broad:g}" stroke-dasharray="{on:.1f} {off:.1f}"/>'
        self.out.append(stroke + "</g>")


def _name(number: int) -> str:
    tens, ones = divmod(number, 25)
    return (_LETTERS[tens - 1] if tens else "") + _LETTERS[ones]


def _at(moved: tuple[float, float]) -> str:
    x, y = moved
    return (f' x="{x:g}"' if x else "") + (f' y="{y:g}"' if y else "")
