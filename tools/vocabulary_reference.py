"""Writes docs/vocabulary.md: every word a card file may use, with an example.

    python -m tools.vocabulary_reference

The words come from the parts of speech of `sixrealms.language`, the promises from their docstrings, the examples from
the powers: of the cards that use a word, the one with the shortest text.
"""

from __future__ import annotations

import ast
import importlib
import inspect
import re
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

import sixrealms.cards
from sixrealms import catalogue
from sixrealms.language import abilities
from sixrealms.powers import registry
from sixrealms.realise.card_text import house_text
from tools.vocabulary import vocabulary

PAGE: Final = Path(__file__).resolve().parent.parent / "docs" / "vocabulary.md"
CARDS: Final = Path(sixrealms.cards.__file__).parent
PARTS: Final = (
    "abilities", "tests_on_cards", "one_card", "sets", "players", "numbers", "conditions", "control_flow", "moves",
    "battle", "levels", "grants", "bans", "protection", "responses", "timing", "memory",
    "rare_words",
)  # fmt: skip
_LONG: Final = 300  # letters; a longer example shows too much besides its word
HEAD: Final = """# The words of the card language

Made by `python -m tools.vocabulary_reference` from the code; a test compares. How a card is written stands in
[adding a card](guides/adding-a-card.md). Users are wordings of cards; a word without any serves options, or waits for
its first card.
"""


def page() -> str:
    """The whole page."""
    lines = [HEAD]
    for part in PARTS:
        module = importlib.import_module(f"sixrealms.language.{part}")
        lines += [f"## {part.replace('_', ' ').capitalize()}", "", str(module.__doc__), ""]
        lines += [line for word in module.__all__ for line in _entry(word, getattr(module, word))]
        lines.append("")
    return "\n".join(lines)


def _entry(word: str, meant: Any) -> Iterator[str]:
    if isinstance(meant, type) or inspect.isfunction(meant):
        users = _users_of_class(word) if isinstance(meant, type) else _users_by_name().get(word, frozenset())
        yield f"- **`{word}{_signature(meant)}`** {_promise(meant)} {_count(users)}{_example(users)}"
    else:
        users = _users_by_name().get(word, frozenset())
        yield f"- **`{word}`** {_said(meant)}{_count(users)}"


def _signature(meant: Any) -> str:
    """Its arguments without their defaults' values: `(what, until=)`."""
    found = []
    for name, one in inspect.signature(meant).parameters.items():
        star = "*" if one.kind is inspect.Parameter.VAR_POSITIONAL else ""
        found.append(f"{star}{name}{'=' if one.default is not inspect.Parameter.empty else ''}")
    return f"({', '.join(found)})"


def _promise(meant: Any) -> str:
    """The first sentence of its docstring, without the rules it cites."""
    if meant in (abilities.card, abilities.same_as):
        return " ".join((meant.__doc__ or "").split("\n\n")[0].split())
    text = " ".join((meant.__doc__ or "").split())
    if text.startswith(f"{meant.__name__}("):  # what a dataclass says of itself
        return ""
    text = re.sub(r" \(ledger:[^)]*\)| \([a-z0-9-]+(?:\.[a-z0-9-]+)+(?:, [a-z0-9.-]+)*\)", "", text)
    first = re.split(r"(?<=[.:])\s+(?=[A-Z`\"])", text)[0]
    return re.sub(r"( \(`\w+`)?:$", ".", first)


def _said(meant: Any) -> str:
    text = getattr(meant, "text", None)
    return f"“{text()}” " if callable(text) else f"“{meant.words}” " if hasattr(meant, "words") else ""


def _count(users: frozenset[str]) -> str:
    return f"({len(users)} {'user' if len(users) == 1 else 'users'})"


def _example(users: frozenset[str]) -> str:
    found = [one for one in users if one in _shortest()]
    if not found:
        return ""
    name, text = min((_shortest()[one] for one in found), key=lambda pair: (len(pair[1]), pair))
    return f"<br>*{name}:* {text}" if len(text) <= _LONG else f"<br>As in *{name}*."


@cache
def _shortest() -> dict[str, tuple[str, str]]:
    """Name and house text of every wording with a power of its own."""
    known = registry.all_powers()
    first = {printing.wording: printing for printing in reversed(list(catalogue.all_printings()))}
    return {
        wording: (first[wording].name, house_text(first[wording], "en"))
        for wording in known
        if registry.model_of(wording) is None and house_text(first[wording], "en")
    }


@cache
def _users_by_class() -> dict[str, frozenset[str]]:
    return {word: frozenset(one for one in users if ":" not in one) for word, users in vocabulary().users.items()}


def _users_of_class(word: str) -> frozenset[str]:
    return _users_by_class().get(word, _users_by_name().get(word, frozenset()))


@cache
def _users_by_name() -> dict[str, frozenset[str]]:
    """For every name written in a card file, directly or through a name of the file, the wordings it is written for."""
    found: dict[str, set[str]] = {}
    for path in sorted(CARDS.rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        local: dict[str, set[str]] = {}
        for node in tree.body:
            names = {one.id for one in ast.walk(node) if isinstance(one, ast.Name)}
            names |= {inner for name in names & local.keys() for inner in local[name]}
            if isinstance(node, ast.Assign | ast.AnnAssign):
                target = node.targets[0] if isinstance(node, ast.Assign) else node.target
                local[ast.unparse(target)] = names
            elif isinstance(node, ast.FunctionDef):
                local[node.name] = names
            elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Call) and node.value.args:
                first = node.value.args[0]
                if isinstance(first, ast.Constant):
                    wording = catalogue.printing(str(first.value)).wording
                    for name in names:
                        found.setdefault(name, set()).add(wording)
    return {name: frozenset(users) for name, users in found.items()}


def main() -> int:
    """Write the page and say whether it has changed."""
    text = page()
    changed = not PAGE.exists() or PAGE.read_text(encoding="utf-8") != text
    PAGE.write_text(text, encoding="utf-8")
    print(f"{PAGE.name}: {'written' if changed else 'unchanged'}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
