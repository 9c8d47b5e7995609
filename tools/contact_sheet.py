"""`python -m tools.contact_sheet SET...`: the faces of a set on one picture, small or large, in `build/sheets/`.

`--pairs N` lists instead, for each set, the N pairs of cards whose pictures look most alike at a glance: each is drawn
80 pixels wide without letters, and compared by lightness and colour on a coarse grid. It needs chromium.
"""

from __future__ import annotations

import argparse
import re
import shutil
from collections.abc import Sequence
from itertools import combinations
from pathlib import Path
from typing import Final

from playwright.sync_api import Page, sync_playwright

from sixrealms import catalogue
from sixrealms.catalogue import Printing
from sixrealms.faces import card_face
from tests.browser.conftest import FLAGS

PLACE: Final = Path(__file__).resolve().parent.parent / "build" / "sheets"
_GROUND: Final = "#4a2f1c"
_LETTERS: Final = re.compile(r"<text.*?</text>")
_SEEN: Final = """(faces) => Promise.all(faces.map(async (face) => {
  const picture = new Image(80, 112);
  picture.src = URL.createObjectURL(new Blob([face], {type: "image/svg+xml"}));
  await picture.decode();
  const canvas = document.createElement("canvas");
  canvas.width = 80; canvas.height = 112;
  const on = canvas.getContext("2d", {willReadFrequently: true});
  on.drawImage(picture, 0, 0, 80, 112);
  const seen = [];
  for (let y = 0; y < 14; y++) for (let x = 0; x < 10; x++) {
    const dots = on.getImageData(x * 8, y * 8, 8, 8).data;
    for (let c = 0; c < 3; c++) {
      let sum = 0;
      for (let at = c; at < 256; at += 4) sum += dots[at];
      seen.push(Math.round(sum / 64));
    }
  }
  URL.revokeObjectURL(picture.src);
  return seen;
}))"""


def unlike(one: Sequence[int], other: Sequence[int]) -> float:
    """How unlike two pictures look on a coarse grid: the mean difference of a channel, from 0 to 255."""
    return sum(abs(a - b) for a, b in zip(one, other, strict=True)) / len(one)


def chosen(set_id: str, types: Sequence[str]) -> list[Printing]:
    """The printings of a set, of those types if any are named."""
    return [
        p for p in catalogue.all_printings() if p.set == set_id and (not types or p.type.replace(" ", "-") in types)
    ]


def sheet(page: Page, printings: Sequence[Printing], wide: int, columns: int, path: Path) -> None:
    """One picture with every face so wide."""
    folder = PLACE / "faces"
    folder.mkdir(parents=True, exist_ok=True)
    for printing in printings:
        (folder / f"{printing.id.replace('/', '-')}.svg").write_text(card_face(printing, "en"), encoding="utf-8")
    images = "".join(f'<img src="{p.id.replace("/", "-")}.svg" width={wide} height={wide * 7 // 5}>' for p in printings)
    gap = max(4, wide // 16)
    grid = f"display:grid;grid-template-columns:repeat({columns},{wide}px);gap:{gap}px;padding:{gap}px"
    grid += f";margin:0;background:{_GROUND}"
    (folder / "sheet.html").write_text(f'<body style="{grid}">{images}', encoding="utf-8")
    page.set_viewport_size({"width": columns * (wide + gap) + gap, "height": 200})
    page.goto(f"file://{folder}/sheet.html")
    page.wait_for_load_state("networkidle")
    page.screenshot(path=str(path), full_page=True)


def pairs(page: Page, set_id: str, most: int) -> list[tuple[float, Printing, Printing]]:
    """The most alike pairs of a set, other printings of the same card left out."""
    printings = chosen(set_id, ())
    faces = [_LETTERS.sub("", card_face(p, "en")) for p in printings]
    page.goto("about:blank")
    seen = [one for at in range(0, len(faces), 40) for one in page.evaluate(_SEEN, faces[at : at + 40])]
    found = [
        (unlike(seen[one], seen[other]), printings[one], printings[other])
        for one, other in combinations(range(len(printings)), 2)
        if printings[one].card_id != printings[other].card_id
    ]
    return sorted(found, key=lambda pair: pair[0])[:most]


def main() -> None:
    """Draw, or compare."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("set", nargs="+")
    asked.add_argument("--pairs", type=int, default=0, help="list so many of the most alike pairs instead")
    asked.add_argument("--types", nargs="*", default=[], help="only these types, with - for a space")
    asked.add_argument("--wide", type=int, default=80)
    asked.add_argument("--columns", type=int, default=16)
    asked.add_argument("--first", type=int, default=0)
    asked.add_argument("--most", type=int, default=96)
    asking = asked.parse_args()
    PLACE.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=list(FLAGS))
        page = browser.new_page()
        for set_id in asking.set:
            if asking.pairs:
                for far, one, other in pairs(page, set_id, asking.pairs):
                    print(f"{far:5.1f}  {one.id} {one.name} ({one.type})  ~  {other.id} {other.name} ({other.type})")
                continue
            printings = chosen(set_id, asking.types)[asking.first : asking.first + asking.most]
            path = PLACE / f"{set_id}{'-'.join(['', *asking.types])}-{asking.wide}.png"
            sheet(page, printings, asking.wide, asking.columns, path)
            print(f"{len(printings)} faces: {path}")
        browser.close()


if __name__ == "__main__":
    main()
