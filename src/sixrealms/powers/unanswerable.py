"""Effects that something cannot stop: immunities and protections, or some ways of answering their card."""

from __future__ import annotations

from dataclasses import field

from sixrealms.engine.compiler_hints import dataclass
from sixrealms.engine.power import ADDED, Context, Saying
from sixrealms.engine.state import State
from sixrealms.engine.terms import AnswerKind
from sixrealms.powers.control_flow import Qualified


@dataclass(frozen=True)
class Regardless(Qualified):
    """Do it whatever special powers, immunities and protections say; only who is exempt from the act itself is spared
    (ledger: calm.others-affected, wish.ignores-immunity, wish.discards).

    Or regardless of answers, if some are named `against` which it holds: its card cannot be answered in these ways,
    "cancel", "calm", "duplicate", "turn" (gloss.cancel.event), or only not by cards of one name (`of`).
    """

    against: tuple[AnswerKind, ...] = field(default=(), metadata=ADDED)
    of: str = field(default="", metadata=ADDED)

    def own_tags(self) -> frozenset[str]:
        if not self.against:
            return frozenset({"ignores-immunity"})
        return frozenset(f"no-answer:{kind}:{self.of}" if self.of else f"no-answer:{kind}" for kind in self.against)

    def possible(self, s: State, x: Context) -> bool:
        return super().possible(s, x if self.against else x.bind("regardless", 1))

    def can_remove(self, s: State, card: int, x: Context) -> bool:
        return super().can_remove(s, card, x if self.against else x.bind("regardless", 1))

    def formerly(self) -> tuple[str, dict[str, object]] | None:
        """What cannot be answered was a word of its own."""
        said: dict[str, object] = {"effect": self.effect, "against": self.against}
        return ("Firm", {**said, "of": self.of} if self.of else said) if self.against else None

    def saying(self) -> Saying:
        if not self.against:
            return Saying("regardless", {"effect": self.effect})
        values = {"effect": self.effect, "ways": tuple(Saying(f"answered-by-{way}") for way in self.against)}
        return Saying("firm-against", {**values, "name": self.of}) if self.of else Saying("firm", values)
