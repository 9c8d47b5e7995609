"""Effects that cannot be answered in some ways (ledger: gloss.cancel.event)."""

from __future__ import annotations

from dataclasses import dataclass, field

from sixrealms.engine.power import ADDED, Saying
from sixrealms.powers.control_flow import Qualified


@dataclass(frozen=True)
class Firm(Qualified):
    """An effect whose card cannot be answered by these kinds of answers: "cancel", "calm", "duplicate", "turn"; or only
    not by those of cards of one name (`of`).
    """

    against: tuple[str, ...]
    of: str = field(default="", metadata=ADDED)

    def own_tags(self) -> frozenset[str]:
        return frozenset(f"no-answer:{kind}:{self.of}" if self.of else f"no-answer:{kind}" for kind in self.against)

    def saying(self) -> Saying:
        ways = tuple(Saying(f"answered-by-{way}") for way in self.against)
        values = {"effect": self.effect, "ways": ways}
        return Saying("firm-against", {**values, "name": self.of}) if self.of else Saying("firm", values)
