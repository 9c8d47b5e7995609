"""Spells that are no cards and that champions or items cast."""

from __future__ import annotations

from dataclasses import field

from sixrealms.engine.ability import Play
from sixrealms.engine.action import Action
from sixrealms.engine.ask import finish, stay
from sixrealms.engine.board import holding_true
from sixrealms.engine.cast_tokens import CastsToken
from sixrealms.engine.compiler_hints import dataclass
from sixrealms.engine.flow.act import announce
from sixrealms.engine.playable import refused
from sixrealms.engine.power import Context, Effect, Saying
from sixrealms.engine.prohibitions import forbidden
from sixrealms.engine.state import State
from sixrealms.engine.statics import Prohibition
from sixrealms.powers.control_flow import Choose


@dataclass(frozen=True)
class CastSpell(CastsToken):
    """This card, or its bearer, casts into the combat an offensive wizard spell with a bonus that is no card
    (open.ally-no-card), whatever else it may cast; `play` says what the spell does besides.

    It is answered, turned, resisted and forbidden as a wizard spell from the hand is, and gone when the round is over.
    Refused where such a spell may not be played.
    """

    level: int
    play: Play = field(default=Play())

    @property
    def writes(self) -> frozenset[str]:
        return frozenset({"level"})

    def step(self, s: State, pc: int, x: Context) -> None:
        spell = self.free_row(s, x.player) if pc == 0 else -1
        if spell < 0:
            finish(s, x)
            return
        stay(s, 1, x)
        announce(s, x.player, Action("play", spell, x.user, 0), "combat")

    def possible(self, s: State, x: Context) -> bool:
        spell = self.free_row(s, x.player)
        if spell < 0 or refused(s, spell):
            return False
        return not forbidden(s, holding_true(s, Prohibition), x.player, spell, x.user)

    def saying(self) -> Saying:
        effect: Effect | None = self.play.effect
        for target in self.play.targets:
            effect = Choose(target.cards, target.name, target.count, target.up_to, then=effect)
        return Saying("cast-spell", {"level": self.level, "effect": effect})
