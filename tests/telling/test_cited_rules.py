"""Every ledger id in a refusal of events, matches, decks, formats, options and the server can be looked up."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import sixrealms
from sixrealms import rulebook
from sixrealms.server.views.rule_pages import rule_page
from sixrealms.terminal.main import main

SOURCE = Path(sixrealms.__file__).parent
FOLDERS = ("decks", "formats", "match", "options", "server", "tournament")

_ID = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z0-9]+(?:-[a-z0-9]+)*)+")
_REFUSE = {"refused", "Refused", "Offence", "Problem", "Because", "Clash", "_requirement", "replace", "_problem"}


def _called(node: ast.Call) -> str:
    return node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")


def cited() -> dict[str, str]:
    """Every id that stands in a refusal or in what one is made of, and a file in which it stands."""
    found: dict[str, str] = {}
    for folder in FOLDERS:
        for path in sorted((SOURCE / folder).rglob("*.py")):
            for call in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if not isinstance(call, ast.Call) or _called(call) not in _REFUSE:
                    continue
                for one in ast.walk(call):
                    if isinstance(one, ast.Constant) and isinstance(one.value, str) and _ID.fullmatch(one.value):
                        found[one.value] = str(path.relative_to(SOURCE))
    return found


def test_every_rule_a_refusal_cites_can_be_looked_up(capsys: pytest.CaptureFixture[str]) -> None:
    ids = cited()

    assert len(ids) > 40
    assert {one: where for one, where in ids.items() if main(["rules", one]) != 0} == {}
    told = capsys.readouterr().out
    assert [one for one in ids if rulebook.leads_to(one) not in told] == []
    for one in sorted(ids):
        if rulebook.is_rule(rulebook.leads_to(one)):
            assert rule_page(one, "pt-BR").id == rulebook.leads_to(one)
