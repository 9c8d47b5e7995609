"""Draw the icons of the installed client from `client/public/favicon.svg`: `python -m tools.icons`.

They lie beside it as PNG, since phones take no SVG there. The drawing is a ground and triangles, which
needs no library.
"""

from __future__ import annotations

import re
import struct
import zlib
from pathlib import Path
from typing import Final

from tools.client import ROOT

PUBLIC: Final = ROOT / "client" / "public"
#: Each icon: its pixels on a side, and how much of it the drawing takes; phones cut the edge of a maskable one away.
ICONS: Final = {
    "icon-180.png": (180, 0.84),
    "icon-192.png": (192, 0.9),
    "icon-512.png": (512, 0.9),
    "icon-maskable-512.png": (512, 0.66),
}
_SIDE: Final = 32  # of the drawing
_FINE: Final = 3  # points looked at along each side of a pixel
_TRIANGLE: Final = re.compile(r'<path d="M([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+)H([\d.]+)z"(?: opacity="([\d.]+)")?/>')
_FILL: Final = re.compile(r'fill="#([0-9a-f]{6})"')

Colour = tuple[float, float, float]


class _Triangle:
    """A triangle with its tip above a level base."""

    def __init__(self, found: re.Match[str]) -> None:
        self.tip, self.top, right, self.base, left = (float(found[part]) for part in range(1, 6))
        self.half = (right - left) / 2
        self.strength = float(found[6] or 1)

    def share(self, x: float, y: float, step: float) -> float:
        """How much of the pixel at this point it covers."""
        inside = 0
        for row in range(_FINE):
            down = (y + (row + 0.5) * step / _FINE - self.top) / (self.base - self.top)
            if 0 <= down <= 1:
                points = (x + (column + 0.5) * step / _FINE for column in range(_FINE))
                inside += sum(abs(point - self.tip) <= self.half * down for point in points)
        return inside / _FINE**2


def drawn(svg: str, pixels: int, share: float) -> bytes:
    """The drawing as PNG, on a ground that fills the square."""
    ground, gold = (_colour(found) for found in _FILL.findall(svg))
    triangles = [_Triangle(found) for found in _TRIANGLE.finditer(svg)]
    step = _SIDE / share / pixels
    edge = (_SIDE / share - _SIDE) / 2
    rows = bytearray()
    for row in range(pixels):
        rows.append(0)  # PNG: this row is not told by the one above
        y = row * step - edge
        near = [one for one in triangles if one.top - step <= y <= one.base]
        for column in range(pixels):
            x = column * step - edge
            cover = max(
                (one.share(x, y, step) * one.strength for one in near if abs(x - one.tip) <= one.half + 1), default=0
            )
            rows += bytes(round(low + (high - low) * cover) for low, high in zip(ground, gold, strict=True))
    head = struct.pack(">IIBBBBB", pixels, pixels, 8, 2, 0, 0, 0)
    parts = ((b"IHDR", head), (b"IDAT", zlib.compress(bytes(rows), 9)), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(_part(name, content) for name, content in parts)


def _part(name: bytes, content: bytes) -> bytes:
    return struct.pack(">I", len(content)) + name + content + struct.pack(">I", zlib.crc32(name + content))


def _colour(code: str) -> Colour:
    red, green, blue = (float(int(code[at : at + 2], 16)) for at in (0, 2, 4))
    return red, green, blue


def main(folder: Path = PUBLIC) -> None:
    """Draw all of them."""
    svg = (PUBLIC / "favicon.svg").read_text(encoding="utf-8")
    for name, (pixels, share) in ICONS.items():
        (folder / name).write_bytes(drawn(svg, pixels, share))


if __name__ == "__main__":
    main()
