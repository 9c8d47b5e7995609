"""What the ledger holds for programs about a statement."""

from __future__ import annotations

from copy import deepcopy
from functools import cache
from pathlib import Path
from typing import Any

import yaml

from sixrealms.rulebook import ledger_files as ledger

LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


@cache
def _statements() -> dict[str, dict[str, Any]]:
    text = (Path(ledger.__file__).parent / "data" / "tournaments.yaml").read_text(encoding="utf-8")
    return {one["id"]: one for one in yaml.load(text, Loader=LOADER)}


def ledger_data(rule: str) -> dict[str, Any]:
    """The machine readable part of a statement about tournaments."""
    found: dict[str, Any] = deepcopy(_statements()[rule]["data"])
    return found
