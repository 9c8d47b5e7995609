"""The drawings as they are cut: text files in `shapes/`, one line for each thing that is printed.

    == name | words of names it stands for
    @head 0 78 1                     a point others need: x, y and a size
    form steel 3,3 30,4 : M0 0...    one path as edge of light, base and shade: which ink, where base and shade lie
    pair steel 3,3 30,4 : M0 0...    the same with its mirror image
    fill key 0.6 : M0 0...           one ink, with an opacity if it is not whole
    line gold2 3 4,2 : M0 0...       a stroke so wide, dashed so; with `round` after it the ends are round
    disc light : 0 0 9               circle; `ring light 2 3,4 : 0 0 9` is its stroke
    rays mid 10 7 : 0 84 84,26 122,34   gouges in rings round a point: gap, cut, then radius and breadth of each ring
    put skull : 0 40 1               another drawing, moved and scaled

The canvas is 226 wide, from -113 to 113, and 192 high; a head is at 0 80. Light comes from the upper left.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

from sixrealms.faces.paths import mirrored, shortened

_DRAWN: Final = frozenset({"form", "pair", "fill", "line", "disc", "ring", "rays", "put"})
_EDGE: Final = (3.0, 3.0)

FILES: Final = (
    *("faces", "hair", "headgear", "dresses", "poses", "held", "backs", "monsters", "dragons"),
    *("behind", "lands", "buildings", "grounds", "things", "signs", "deeds"),
)


class CutLine(NamedTuple):
    """One thing that is printed."""

    kind: str
    ink: str
    path: str = ""
    edge: tuple[float, float] = _EDGE
    shade: tuple[float, float] | None = None
    width: float = 2
    dash: str = ""
    rounded: bool = False
    opacity: str = ""
    numbers: tuple[float, ...] = ()
    rings: tuple[tuple[float, float], ...] = ()


class Drawing(NamedTuple):
    """Lines in the order in which they are printed, the points others need, and the words of names it stands for."""

    name: str
    lines: tuple[CutLine, ...]
    points: Mapping[str, tuple[float, ...]]
    words: frozenset[str]


def read(text: str) -> dict[str, Drawing]:
    """The drawings of a file by name; a line that says nothing known is refused with its number."""
    found: dict[str, Drawing] = {}
    name, words = "", frozenset[str]()
    lines: list[CutLine] = []
    points: dict[str, tuple[float, ...]] = {}

    def close() -> None:
        if name:
            found[name] = Drawing(name, tuple(lines), dict(points), words)

    for number, said in enumerate(text.splitlines(), 1):
        if not said.strip() or said.startswith("#"):
            continue
        if said.startswith("=="):
            close()
            name, _, listed = (part.strip() for part in said[2:].partition("|"))
            words, lines, points = frozenset(listed.split()), [], {}
        elif said.startswith("@"):
            point, *at = said[1:].split()
            points[point] = tuple(map(float, at))
        else:
            try:
                lines.append(_line(said))
            except (ValueError, IndexError, KeyError) as wrong:
                raise ValueError(f"line {number}: {said[:60]!r}: {wrong}") from wrong
    close()
    return found


def _line(said: str) -> CutLine:
    before, _, after = said.partition(" : ")
    kind, ink, *how = before.split()
    if kind not in _DRAWN or not after:
        raise ValueError(f"no such thing as {kind}")
    if kind in ("form", "pair"):
        pairs = [_pair(one) for one in how]
        path = shortened(after if kind == "form" else after + mirrored(after))
        return CutLine("form", ink, path, pairs[0] if pairs else _EDGE, pairs[1] if len(pairs) > 1 else None)
    if kind == "fill":
        return CutLine(kind, ink, shortened(after), opacity=how[0] if how else "")
    if kind == "line":
        return _stroke(CutLine(kind, ink, shortened(after)), how)
    numbers = after.split()
    if kind == "rays":
        gap, cut = map(float, how)
        at = tuple(map(float, numbers[:2]))
        return CutLine(kind, ink, numbers=(*at, gap, cut), rings=tuple(_pair(one) for one in numbers[2:]))
    if kind == "ring":
        return _stroke(CutLine(kind, ink, numbers=tuple(map(float, numbers))), how)
    return CutLine(kind, ink, opacity=how[0] if how else "", numbers=tuple(map(float, numbers)))


def _stroke(line: CutLine, how: list[str]) -> CutLine:
    dash = next((one.replace(",", " ") for one in how[1:] if "," in one), "")
    return line._replace(width=float(how[0]) if how else 2, dash=dash, rounded="round" in how)


def _pair(said: str) -> tuple[float, float]:
    one, _, other = said.partition(",")
    return float(one), float(other)


def turned_round(drawing: Drawing) -> Drawing:
    """The drawing in a mirror; the light still comes from the left, because shades are laid on when it is printed."""
    lines = []
    for line in drawing.lines:
        shade = line.shade and (abs(line.shade[0]), line.shade[1])
        numbers = (-line.numbers[0], *line.numbers[1:]) if line.numbers else ()
        lines.append(
            line._replace(path=shortened(mirrored(line.path)) if line.path else "", shade=shade, numbers=numbers)
        )
    points = {name: (-at[0], *at[1:]) for name, at in drawing.points.items()}
    return drawing._replace(lines=tuple(lines), points=points)


@cache
def drawings(name: str) -> Mapping[str, Drawing]:
    """The drawings of one file, in its order."""
    return read((files("sixrealms.faces") / "shapes" / f"{name}.cut").read_text(encoding="utf-8"))


@cache
def drawing(name: str, *, mirror: bool = False) -> Drawing:
    """One drawing, by its name with the file before it: `held/sword`."""
    folder, _, title = name.partition("/")
    one = drawings(folder)[title]
    return turned_round(one) if mirror else one


def of_words(known: frozenset[str], folder: str) -> str:
    """The first drawing of a file that stands for one of the words, or nothing."""
    return next((name for name, one in drawings(folder).items() if not known.isdisjoint(one.words)), "")
