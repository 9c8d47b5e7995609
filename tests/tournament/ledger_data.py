"""What the ledger holds for programs about a statement."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import yaml

from sixrealms.rulebook import ledger


def ledger_data(rule: str) -> dict[str, Any]:
    """The machine readable part of a statement about tournaments."""
    text = (Path(ledger.__file__).parent / "data" / "tournaments.yaml").read_text(encoding="utf-8")
    found: dict[str, Any] = next(one["data"] for one in yaml.safe_load(text) if one["id"] == rule)
    return found
