"""A mistake in the description of a scenario, with the part it is in."""

from __future__ import annotations

from sixrealms.errors import Phrase, Sayable, ScenarioRefused

#: Where something stands in a description: ("seats", "A", "pool", 0).
Path = tuple[str | int, ...]


class Mistake(ScenarioRefused):
    """What is wrong with one part of a scenario and what would be right: a message of `wording` and its values."""

    def __init__(self, path: Path, message_id: str, /, **values: str | int | Sayable) -> None:
        self.path = path
        self.what = Phrase(message_id, **values)
        super().__init__("at-place" if path else "said-by-another", where=spelled(path), what=self.what)


def spelled(path: Path) -> str:
    """A path as people write it: seats.A.pool[0]."""
    text = ""
    for part in path:
        text += f"[{part}]" if isinstance(part, int) else f".{part}" if text else str(part)
    return text
