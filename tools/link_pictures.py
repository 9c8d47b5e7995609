"""Draw the pictures programs show beside a link to a table, a deck or a replay: `python -m tools.link_pictures`.

They lie in `client/public` and are made of the project's own faces of cards. It needs chromium.
"""

from __future__ import annotations

import io
import shutil
from base64 import b64encode
from pathlib import Path
from typing import Final

from PIL import Image
from playwright.sync_api import sync_playwright

from sixrealms import catalogue
from sixrealms.faces import card_face, tile_face
from sixrealms.server.http.link_preview import PICTURE_SIZE, PICTURES
from tests.browser.conftest import FLAGS
from tools.client import ROOT

PUBLIC: Final = ROOT / "client" / "public"
_TWO: Final = ("1st/74", "1st/461")
_FIVE: Final = ("1st/72", "1st/13", "1st/44", "1st/421", "1st/442")
_SIX: Final = ("1st/1", "1st/8", "1st/29", "1st/223", "1st/2", "1st/118")
#: Deep green cloth, light from above, and the drawing of the tab before the name.
_STYLE: Final = """
  * { margin: 0; box-sizing: border-box }
  body { width: 1200px; height: 630px; overflow: hidden; position: relative; color: #fff4d6;
    background: radial-gradient(closest-side at 50% 40%, #3f6b57, #1d3a31 75%, #142a24); }
  body::after { content: ""; position: absolute; inset: 0; border: 18px solid #4a3019 }
  h1 { position: absolute; z-index: 9; left: 64px; bottom: 46px; display: flex; align-items: center; gap: 22px;
    font: 800 60px/1 "Noto Serif", "DejaVu Serif", serif; text-shadow: 0 3px 8px #000c }
  h1 svg { width: 76px; height: 76px; border-radius: 17px; box-shadow: 0 3px 10px #0009 }
  .card { position: absolute; border-radius: 5%; overflow: hidden; box-shadow: 0 18px 40px #000a }
  .card img { display: block; width: 100%; height: auto }
  .sign { position: absolute; z-index: 8; left: 600px; top: 255px; translate: -50% -50%; width: 150px; height: 150px;
    display: grid; place-items: center; border-radius: 50%; background: #ffc94d; box-shadow: 0 10px 30px #000a }
  .beside { left: 300px; top: 250px }
"""
_SWORDS: Final = (
    '<svg width="100" height="100" viewBox="0 0 24 24" fill="none" stroke="#3a2400" stroke-width="2.2" stroke-linecap='
    '"round"><path d="M3 3 17 17M14 20l6-6M18 18l3 3M21 3 7 17M10 20 4 14M6 18l-3 3"/></svg>'
)
_PLAY: Final = '<svg width="80" height="80" viewBox="0 0 24 24" fill="#3a2400"><path d="M7 3 21 12 7 21z"/></svg>'


def _card(name: str, left: float, top: float, width: float, turn: float, *, tile: bool = False) -> str:
    printing = catalogue.printing(name)
    face = tile_face(printing) if tile else card_face(printing, "en")
    style = f"left:{left}px;top:{top}px;width:{width}px;rotate:{turn}deg"
    data = b64encode(face.encode()).decode()  # as a picture of its own: names within faces are the same in all of them
    return f'<div class="card" style="{style}"><img src="data:image/svg+xml;base64,{data}"></div>'


def _table() -> str:
    left, right = (_card(one, at, 40, 310, turn) for one, at, turn in zip(_TWO, (205, 685), (-7, 7), strict=True))
    return f'{left}{right}<div class="sign">{_SWORDS}</div>'


def _deck() -> str:
    return "".join(
        _card(one, 165 + 150 * at, 60 + 18 * abs(at - 2) ** 2, 270, 9 * (at - 2)) for at, one in enumerate(_FIVE)
    )


def _replay() -> str:
    places = [(0, 0.0), (1, -0.5), (1, 0.5), (2, -1.0), (2, 0.0), (2, 1.0)]
    tiles = (
        _card(one, 856 + 204 * aside - 97, 66 + 166 * row, 194, 0, tile=True)
        for one, (row, aside) in zip(_SIX, places, strict=True)
    )
    return f'{"".join(tiles)}<div class="sign beside">{_PLAY}</div>'


def main(folder: Path = PUBLIC) -> None:
    """Draw all of them."""
    sign = (PUBLIC / "favicon.svg").read_text(encoding="utf-8")
    drawn = {"table": _table(), "deck": _deck(), "replay": _replay()}
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=list(FLAGS))
        page = browser.new_page(viewport={"width": PICTURE_SIZE[0], "height": PICTURE_SIZE[1]})
        for name, inside in drawn.items():
            page.set_content(f"<style>{_STYLE}</style>{inside}<h1>{sign}Six Realms</h1>")
            page.wait_for_function("[...document.images].every(one => one.complete)")
            shown = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
            shown.quantize(256).save(folder / PICTURES[name], optimize=True)  # a third of the bytes
        browser.close()


if __name__ == "__main__":
    main()
