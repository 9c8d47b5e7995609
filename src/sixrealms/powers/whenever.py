"""Triggered powers that work only for a while, and know what was chosen when that began."""

from __future__ import annotations

from sixrealms.engine.ability import Triggering, When
from sixrealms.engine.compiler_hints import dataclass
from sixrealms.engine.power import Noun, Saying


def head(one: When) -> Saying:
    """The clause that says when: "when this card is played"."""
    it = one.to if one.to is not None else Noun("bound-self")
    event = Saying(f"event-{one.event}", {"it": it, "whose": one.whose, "turn": Noun("noun-turn")})
    denied = one.only is not None and one.only.saying().message == "unless"
    once = one.once.removesuffix("-end")
    return Saying("when-head", {"event": event, "only": one.only, "denied": denied, "once": once})


@dataclass(frozen=True)
class Whenever(Triggering):
    """While it lasts, this triggered power works; it can speak of what was chosen before."""

    power: When

    def saying(self) -> Saying:
        return Saying("whenever", {"head": head(self.power), "effect": self.power.effect})
