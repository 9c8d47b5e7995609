"""Paths of SVG as steps: shortened, and in a mirror."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

_STEPS: Final = re.compile(r"[A-Za-z]|-?(?:\d*\.\d+|\d+)")
_TAKEN: Final = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7, "Z": 0}


def steps(path: str) -> Iterator[tuple[str, list[float]]]:
    """Each step with its letter and its numbers; what follows a move without a letter is a line."""
    said, at, letter = _STEPS.findall(path), 0, ""
    while at < len(said):
        if said[at].isalpha():
            letter, at = said[at], at + 1
        taken = _TAKEN[letter.upper()]
        yield letter, [float(one) for one in said[at : at + taken]]
        at += taken
        letter = {"M": "L", "m": "l"}.get(letter, letter)


def mirrored(path: str) -> str:
    """The path seen in a mirror that stands upright at 0."""
    made = []
    for letter, numbers in steps(path):
        if letter in "Aa":
            numbers[2], numbers[4], numbers[5] = -numbers[2] or 0.0, 1 - numbers[4], -numbers[5]
        elif letter not in "Vv":
            numbers[::2] = [-one or 0.0 for one in numbers[::2]]
        made.append(letter + _joined(numbers))
    return "".join(made)


def shortened(path: str) -> str:
    """The same path with every step from where the pen is, or from 0, whichever takes fewer letters."""
    made: list[str] = []
    last, x, y, first = "", 0.0, 0.0, (0.0, 0.0)
    for letter, numbers in steps(path):
        upper = letter.upper()
        if upper == "Z":
            made.append("Z")
            (x, y), last = first, "Z"
            continue
        pen = _pen(upper, x, y, len(numbers))
        there = [a + b for a, b in zip(numbers, pen, strict=True)] if letter.islower() else numbers
        here = [a - b for a, b in zip(there, pen, strict=True)]
        far, near = _joined(there), _joined(here)
        name, said = (upper, far) if len(far) < len(near) else (upper.lower(), near)
        if not made:
            name, said = upper, far
        goes_on = name == last or (last, name) in (("M", "L"), ("m", "l"))
        made.append((said if said[0] == "-" else f" {said}") if goes_on else name + said)
        last = name
        x = x if upper == "V" else there[-1] if upper == "H" else there[-2]
        y = y if upper == "H" else there[-1]
        if upper == "M":
            first = (x, y)
    return "".join(made)


def _pen(letter: str, x: float, y: float, count: int) -> list[float]:
    """What has to be added to each number of a step that starts at x y."""
    if letter == "H":
        return [x]
    if letter == "V":
        return [y]
    if letter == "A":
        return [0, 0, 0, 0, 0, x, y]
    return [x, y] * (count // 2)


def _joined(numbers: list[float]) -> str:
    said = (
        f"{round(one, 2):g}".replace("0.", ".", 1) if abs(one) < 1 and one else f"{round(one, 2):g}" for one in numbers
    )
    return " ".join(said).replace(" -", "-")
