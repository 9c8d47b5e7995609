"""What cards do upon their own defeat."""

from __future__ import annotations

from typing import Final

from sixrealms.powers.rare_questions import AVENGES, HasTag

#: Having a power that works upon its own defeat.
AVENGING: Final = HasTag(AVENGES)
