"""Who casts spells, and which spells are still at work."""

from __future__ import annotations

from dataclasses import field
from typing import Final

from sixrealms.engine.board import holding_true, statics
from sixrealms.engine.card_def import ICON_ABILITY
from sixrealms.engine.compiler_hints import dataclass
from sixrealms.engine.power import ADDED, Context, Saying
from sixrealms.engine.state import ORIGIN, Running, State
from sixrealms.engine.statics import AllowsUse, HoldsFast
from sixrealms.engine.traits import card_type, definition
from sixrealms.powers.card_questions import SPELL, Type
from sixrealms.powers.question import Question


@dataclass(frozen=True)
class AbleToUse(Question):
    """A champion able to use cards of one of these types, by its icon or by a power (icon.ability.by-type)."""

    what: Type = SPELL

    @property
    def reads(self) -> frozenset[str]:
        return frozenset({"type"})

    def holds(self, s: State, card: int, x: Context) -> bool:
        types = self.what.types
        if ICON_ABILITY.get(card_type(s, card)) in types:
            return True
        if any(use.partition("/")[0] in types for use in definition(s, card).uses_facts):
            return True
        return any(
            (ability is None or ability.when is None or ability.when.met(s, sx))
            and static.who.holds(s, card, sx)
            and any(isinstance(node, Type) and node.types & types for node in static.what.walk())
            for static, sx, ability in statics(s, AllowsUse)
        )

    def formerly(self) -> tuple[str, dict[str, object]] | None:
        """Only those who cast spells were asked for."""
        return ("_Spellcaster", {}) if self.what == SPELL else None

    def saying(self) -> Saying:
        return Saying("spellcaster") if self.what == SPELL else Saying("able-to-use", {"what": self.what})


#: How a spell in play is dispelled.
_DISPELLED: Final = frozenset({"cancel"})


def holds_fast(s: State, card: int) -> bool:
    """Whether a spell in play cannot be dispelled (dispel.undispellable)."""
    return any(static.holds_fast(s, card, _DISPELLED, x) for static, x, _ in holding_true(s, HoldsFast))


@dataclass(frozen=True)
class _AtWork(Question):
    """A card in play that can be ended and still does something: by its bonus, by a running effect or by a power that
    goes on. One that acted once and merely lies there till the round is over has nothing left to end
    (spell.target-required). `upon`: a champion to whom the power of another does something until Dispel Magic is cast
    on it.
    """

    upon: bool = field(default=False, metadata=ADDED)

    def holds(self, s: State, card: int, x: Context) -> bool:
        if self.upon:
            return bool(bewitching(s, card))
        d = definition(s, card)
        if holds_fast(s, card):  # dispel.undispellable
            return False
        running = any(effect.context.source == card for effect in s.effects)
        return running or bool(d.bonus or d.always or d.whens)

    def formerly(self) -> tuple[str, dict[str, object]] | None:
        """What is at work upon a champion was asked for with a word of its own."""
        return ("_Bewitched", {}) if self.upon else None

    def saying(self) -> Saying:
        return Saying("bewitched" if self.upon else "at-work")


def bewitching(s: State, card: int) -> list[Running]:
    """What the powers of champions do to this one until Dispel Magic is cast on it."""
    return [
        running
        for running in s.effects
        if running.until == ("dispelled",)
        and definition(s, running.context.source).champion
        and any(name != ORIGIN and one == card and s.gen[card] == life for name, one, life in running.tied)
    ]


BEWITCHED: Final = _AtWork(upon=True)
CASTS_SPELLS: Final = AbleToUse()
AT_WORK: Final = _AtWork()
