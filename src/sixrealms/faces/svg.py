"""The few pieces of SVG that the pictures are made of."""

from __future__ import annotations


def path(d: str, fill: str = "none", **more: str | float) -> str:
    """A path; further attributes are named with an underline for a hyphen."""
    return f'<path fill="{fill}"{_attributes(more)} d="{d}"/>'


def circle(x: float, y: float, size: float, fill: str = "none", **more: str | float) -> str:
    return f'<circle cx="{_short(x)}" cy="{_short(y)}" r="{_short(size)}" fill="{fill}"{_attributes(more)}/>'


def text(said: str, x: float, y: float, size: float, fill: str, **more: str | float) -> str:
    """One line of text that is already escaped."""
    place = f'x="{_short(x)}" y="{_short(y)}" font-size="{_short(size)}"'
    return f'<text {place} fill="{fill}"{_attributes(more)}>{said}</text>'


def gradient(name: str, *stops: tuple[str, str], round_: str = "", turn: str = 'x2="0" y2="1"') -> str:
    """A gradient with stops (where, colour), from above to below or round a point."""
    kind, where = ("radialGradient", round_) if round_ else ("linearGradient", turn)
    marks = "".join(f'<stop offset="{at}" stop-color="{colour}"/>' for at, colour in stops)
    return f'<{kind} id="{name}" {where}>{marks}</{kind}>'


def placed(drawn: str, wide: int, high: int, size: float, down: float = 0.5) -> str:
    """Something drawn in a square of 100, as large as said, in the middle of a picture."""
    x, y = wide / 2 - size / 2, high * down - size / 2
    return f'<g transform="translate({x:.1f} {y:.1f})scale({size / 100:.3f})">{drawn}</g>'


def _attributes(more: dict[str, str | float]) -> str:
    return "".join(f' {name.replace("_", "-")}="{_short(value)}"' for name, value in more.items())


def _short(value: str | float) -> str:
    return value if isinstance(value, str) else f"{value:.2f}".rstrip("0").rstrip(".")
