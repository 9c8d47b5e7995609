"""Effects that cannot be answered in some ways (ledger: gloss.cancel.event)."""

from __future__ import annotations

from dataclasses import dataclass

from sixrealms.engine.power import Saying
from sixrealms.powers.control_flow import Qualified


@dataclass(frozen=True)
class Firm(Qualified):
    """An effect whose card cannot be answered by these kinds of answers: "cancel", "calm", "duplicate", "turn"."""

    against: tuple[str, ...]

    def own_tags(self) -> frozenset[str]:
        return frozenset(f"no-answer:{kind}" for kind in self.against)

    def saying(self) -> Saying:
        return Saying(
            "firm", {"effect": self.effect, "ways": tuple(Saying(f"answered-by-{way}") for way in self.against)}
        )
