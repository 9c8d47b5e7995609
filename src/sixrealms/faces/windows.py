"""The window of a picture: its shape tells the type before anything is read. Ornaments of the worlds around it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

Shape = Callable[[int, int, int, int], str]
_LOW: Final = 92


def _square(x: int, y: int, r: int, b: int) -> str:
    return f"M{x} {y}H{r}V{b}H{x}Z"


def _arch(x: int, y: int, r: int, b: int) -> str:
    m, s = (x + r) // 2, y + 62
    return f"M{x} {b}V{s}C{x} {y + 18} {x + 58} {y} {m} {y}S{r} {y + 18} {r} {s}V{b}Z"


def _ogee(x: int, y: int, r: int, b: int) -> str:
    m, s = (x + r) // 2, y + 60
    return f"M{x} {b}V{s}C{x + 4} {y + 30} {m - 34} {y + 32} {m} {y}C{m + 34} {y + 32} {r - 4} {y + 30} {r} {s}V{b}Z"


def _trefoil(x: int, y: int, r: int, b: int) -> str:
    m = (x + r) // 2
    left = f"C{x} {y + 42} {x + 20} {y + 30} {x + 42} {y + 32}C{x + 46} {y + 8} {m - 34} {y} {m} {y}"
    return (
        f"M{x} {b}V{y + 64}{left}S{r - 46} {y + 8} {r - 42} {y + 32}C{r - 20} {y + 30} {r} {y + 42} {r} {y + 64}V{b}Z"
    )


def _jagged(x: int, y: int, r: int, b: int) -> str:
    left = f"L{x + 20} {y + 10} {x + 48} {y + 18} {x + 70} {y}"
    return f"M{x} {b}V{y + 30}{left}H{r - 70}L{r - 48} {y + 18} {r - 20} {y + 10} {r} {y + 30}V{b}Z"


def _lancet(x: int, y: int, r: int, b: int) -> str:
    m = (x + r) // 2
    return f"M{x} {b}V{y + 54}L{m - 44} {y + 14} {m} {y} {m + 44} {y + 14} {r} {y + 54}V{b}Z"


def _slant(x: int, y: int, r: int, b: int) -> str:
    return f"M{x} {b}V{y + 58}L{x + 72} {y}H{r}V{b}Z"


def _scallop(x: int, y: int, r: int, b: int) -> str:
    w = (r - x) // 4
    top = "".join(f"Q{x + w * n + w // 2} {y - 22} {x + w * (n + 1)} {y + 22}" for n in range(4))
    return f"M{x} {b}V{y + 22}{top}V{b}Z"


def _gable(x: int, y: int, r: int, b: int) -> str:
    return f"M{x} {b}V{y + 30}L{(x + r) // 2} {y} {r} {y + 30}V{b}Z"


def _round(x: int, y: int, r: int, b: int) -> str:
    m, n, u, v = (x + r) // 2, (y + b) // 2, (r - x) // 4, (b - y) // 4
    return f"M{m} {y}C{m + u} {y} {r} {n - v} {r} {n}S{m + u} {b} {m} {b} {x} {n + v} {x} {n} {m - u} {y} {m} {y}Z"


def _ticket(x: int, y: int, r: int, b: int) -> str:
    return (
        f"M{x + 20} {y}H{r - 20}C{r - 20} {y + 13} {r - 12} {y + 20} {r} {y + 20}V{b - 20}"
        f"C{r - 12} {b - 20} {r - 20} {b - 13} {r - 20} {b}H{x + 20}"
        f"C{x + 20} {b - 13} {x + 12} {b - 20} {x} {b - 20}V{y + 20}"
        f"C{x + 12} {y + 20} {x + 20} {y + 13} {x + 20} {y}Z"
    )


def _octagon(x: int, y: int, r: int, b: int) -> str:
    return f"M{x + 48} {y}H{r - 48}L{r} {y + 44}V{b - 44}L{r - 48} {b}H{x + 48}L{x} {b - 44}V{y + 44}Z"


def _star(x: int, y: int, r: int, b: int) -> str:
    m, n = (x + r) // 2, (y + b) // 2
    return (
        f"M{m} {y}L{m + 34} {y + 16}H{r - 22}"
        f"L{r - 12} {n - 34} {r} {n} {r - 12} {n + 34} {r - 22} {b - 16}H{m + 34}L{m} {b} "
        f"{m - 34} {b - 16}H{x + 22}L{x + 12} {n + 34} {x} {n} {x + 12} {n - 34} {x + 22} {y + 16}H{m - 34}Z"
    )


def _pennant(x: int, y: int, r: int, b: int) -> str:
    return f"M{x} {y}H{r}V{b}L{(x + r) // 2} {b - 16} {x} {b}Z"


def _hexagon(x: int, y: int, r: int, b: int) -> str:
    n = (y + b) // 2
    return f"M{x + 34} {y}H{r - 34}L{r} {n} {r - 34} {b}H{x + 34}L{x} {n}Z"


def _tablet(x: int, y: int, r: int, b: int) -> str:
    m = (x + r) // 2
    return f"M{x} {b}V{y + 34}Q{x} {y} {x + 56} {y}T{m} {y + 14}Q{m + 20} {y} {m + 56} {y}T{r} {y + 34}V{b}Z"


_SHAPES: Final[Mapping[str, Shape]] = MappingProxyType(
    {
        "hero": _arch,
        "wizard": _ogee,
        "cleric": _trefoil,
        "monster": _jagged,
        "psionicist": _lancet,
        "thief": _slant,
        "regent": _scallop,
        "realm": _square,
        "holding": _gable,
        "dungeon": _arch,
        "ally": _pennant,
        "wizard spell": _round,
        "cleric spell": _round,
        "psionic power": _round,
        "blood ability": _round,
        "thief ability": _hexagon,
        "unarmed combat": _hexagon,
        "event": _ticket,
        "rule": _tablet,
        "magical item": _octagon,
        "artifact": _star,
    }
)

#: One tile of the ornament of each world: its size and its path.
ORNAMENTS: Final[Mapping[str, tuple[int, str]]] = MappingProxyType(
    {
        "FR": (18, "M9 2C15 6 15 12 9 16C3 12 3 6 9 2ZM9 6V18"),
        "DS": (16, "M0 12L8 4L16 12M0 18L8 10L16 18"),
        "RL": (16, "M8 0V16M8 8L2 2M8 12L14 6"),
        "DL": (16, "M0 0C0 8 8 10 8 10S16 8 16 0M8 8C8 16 16 18 16 18M8 8C8 16 0 18 0 18"),
        "GH": (18, "M9 2L12 6L16 9L12 12L9 16L6 12L2 9L6 6Z"),
        "ADD": (16, "M8 1L15 8L8 15L1 8Z"),
        "BR": (16, "M2 16C2 8 8 6 14 4C14 10 10 14 2 16"),
        "TSR": (16, "M8 2A6 6 0 1 0 8.1 2"),
        "": (14, "M0 7H14"),
    }
)


def window(kind: str, x: int, y: int, right: int, bottom: int) -> str:
    """The window of a type between those edges; a low one is square for every type."""
    return (_SHAPES[kind] if bottom - y >= _LOW else _square)(x, y, right, bottom)
