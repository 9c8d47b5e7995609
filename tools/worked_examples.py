"""Fills the worked examples of docs/guides/ten-cards.md: the entry of a card as it stands, and the text made from it.

    python -m tools.worked_examples

A line `<!-- card 1st/21 -->` asks for both; what stands between it and the next `<!-- end -->` is written anew. The
words around them are written by hand.
"""

from __future__ import annotations

import ast
import re
import sys
from functools import cache
from pathlib import Path
from typing import Final

import sixrealms.cards
from sixrealms import catalogue
from sixrealms.realise.card_text import house_text

PAGE: Final = Path(__file__).resolve().parent.parent / "docs" / "guides" / "ten-cards.md"
CARDS: Final = Path(sixrealms.cards.__file__).parent
_PLACE: Final = re.compile(r"<!-- card (\S+) -->\n.*?<!-- end -->", re.DOTALL)


def page() -> str:
    """The page with every example as the code has it now. KeyError for a card without an entry of its own."""
    return _PLACE.sub(_example, PAGE.read_text(encoding="utf-8"))


def shown() -> list[str]:
    """The printings the page shows, in its order."""
    return [match[1] for match in _PLACE.finditer(PAGE.read_text(encoding="utf-8"))]


def _example(match: re.Match[str]) -> str:
    printing = catalogue.printing(match[1])
    path, entry = entries()[printing.id]
    text = house_text(printing, "en").replace("\n", "<br>")
    return (
        f"<!-- card {printing.id} -->\n`cards/{path.relative_to(CARDS).as_posix()}`\n\n"
        f"```python\n{entry}\n```\n\n> {text}\n<!-- end -->"
    )


@cache
def entries() -> dict[str, tuple[Path, str]]:
    """For every printing that begins an entry, the file and the source of the entry."""
    found = {}
    for path in sorted(CARDS.rglob("*.py")):
        source = path.read_text(encoding="utf-8")
        for node in ast.parse(source).body:
            call = node.value if isinstance(node, ast.Expr) else None
            if (
                isinstance(call, ast.Call)
                and ast.unparse(call.func) == "card"
                and isinstance(call.args[0], ast.Constant)
            ):
                found[str(call.args[0].value)] = (path, ast.get_source_segment(source, call) or "")
    return found


def main() -> int:
    """Write the page and say whether it has changed."""
    text = page()
    changed = PAGE.read_text(encoding="utf-8") != text
    PAGE.write_text(text, encoding="utf-8")
    print(f"{PAGE.name}: {'written' if changed else 'unchanged'}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
