"""A mistake in the description of a scenario, with the part it is in."""

from __future__ import annotations

from sixrealms.errors import ScenarioError

#: Where something stands in a description: ("seats", "A", "pool", 0).
Path = tuple[str | int, ...]


class Mistake(ScenarioError):
    """What is wrong with one part of a scenario and what would be right."""

    def __init__(self, path: Path, what: str) -> None:
        self.path = path
        self.what = what
        super().__init__(f"{spelled(path)}: {what}" if path else what)


def spelled(path: Path) -> str:
    """A path as people write it: seats.A.pool[0]."""
    text = ""
    for part in path:
        text += f"[{part}]" if isinstance(part, int) else f".{part}" if text else str(part)
    return text
