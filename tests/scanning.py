"""What the camera of a phone reads from a picture: the QR codes of a page that was drawn, or of a screen."""

from __future__ import annotations

import io
import re

import zxingcpp
from PIL import Image, ImageDraw

from tests.tournament.printed_pdf import PrintedPdf

_DOTS = 200 / 72
"""Dots to a point, as a scanner of two hundred to an inch has."""
_CODE = re.compile(rb"([\d.]+) 0 0 -[\d.]+ ([\d.]+) ([\d.]+) cm\s+(.*?)\sQ\b", re.DOTALL)
_RUN = re.compile(rb"([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+) re")


def scanned(picture: Image.Image | bytes) -> list[str]:
    """What every code on a picture says; the bytes are those of a PNG."""
    image = Image.open(io.BytesIO(picture)) if isinstance(picture, bytes) else picture
    codes = zxingcpp.BarcodeFormats([zxingcpp.BarcodeFormat.QRCode])
    return [found.text for found in zxingcpp.read_barcodes(image.convert("L"), formats=codes)]


def codes_of(content: bytes) -> list[list[str]]:
    """What the codes on every page of a PDF of ours say: its squares are drawn on white paper, which is scanned."""
    printed = PrintedPdf(content)
    found = []
    for page in printed.drawings:
        paper = Image.new("L", (round(printed.width * _DOTS), round(printed.height * _DOTS)), 255)
        pen = ImageDraw.Draw(paper)
        for code in _CODE.finditer(page):
            step, left, top = (float(code[at]) for at in (1, 2, 3))
            for run in _RUN.finditer(code[4]):
                x, y, wide, high = (float(run[at]) * step for at in (1, 2, 3, 4))
                corner = ((left + x) * _DOTS, (printed.height - top + y) * _DOTS)
                pen.rectangle((corner, (corner[0] + wide * _DOTS - 1, corner[1] + high * _DOTS - 1)), fill=0)
        found.append(scanned(paper))
    return found
