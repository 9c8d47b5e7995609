"""What has happened to a card in the battle fought last."""

from __future__ import annotations

from typing import Final

from sixrealms.engine import marks
from sixrealms.powers.memory import Noted

#: A champion killed while it fought in the battle fought last that has lain where it fell since.
FALLEN: Final = Noted(marks.FALLEN)
