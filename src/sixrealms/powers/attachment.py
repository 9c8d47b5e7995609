"""Cards that come to hang on another card than the one they were played on."""

from __future__ import annotations

from dataclasses import field
from typing import Final

from sixrealms.engine import atoms
from sixrealms.engine import zones as z
from sixrealms.engine.ask import finish
from sixrealms.engine.board import holding_true
from sixrealms.engine.causes import USED
from sixrealms.engine.compiler_hints import dataclass
from sixrealms.engine.flow.act import LAID_HIDDEN
from sixrealms.engine.flow.combat_activation import LAYS_ITSELF
from sixrealms.engine.immunity import shielded
from sixrealms.engine.leave import leave
from sixrealms.engine.level import allies_of
from sixrealms.engine.on_entry import came_back
from sixrealms.engine.power import ADDED, Cards, Context, Effect, Saying
from sixrealms.engine.state import State
from sixrealms.engine.statics import AttachRule
from sixrealms.engine.traits import worlds
from sixrealms.engine.triggers import emit
from sixrealms.powers.moves import affected
from sixrealms.powers.question import Question
from sixrealms.powers.refs import SELF, Ref, The


@dataclass(frozen=True)
class HangOn(Effect):
    """This card is attached to the referenced one, whoever's it is; a bonus or burden it has counts there. What
    has become an ally joins the champion it comes to. A burden for a card that nothing can be done to is spent: it does
    not lie on its caster instead (dispel.turning-offensive-only).

    `what`: these cards are attached instead, wherever they lie, as many as can be reached; a defeated champion too.

    `hidden`: it lies face down under a realm from now on. Nobody else learns which card it is, so that nobody answers
    it and no power hears of it (gloss.hand); it goes when the realm does, or when that is razed (raze.holding-lost).
    """

    to: Ref
    hidden: bool = field(default=False, metadata=ADDED)
    what: Cards | None = field(default=None, metadata=ADDED)

    def own_tags(self) -> frozenset[str]:
        itself = () if self.what is not None else (LAYS_ITSELF,)
        return frozenset((LAID_HIDDEN, *itself) if self.hidden else itself)

    def step(self, s: State, pc: int, x: Context) -> None:
        host = self.to.card(s, x)
        if self.what is not None:
            new = self._hang(s, host, affected(s, self.what, x), x)
            finish(s, x)
            for card in reversed(new):
                came_back(s, card)
            return
        if self.hidden:
            if host >= 0 and s.zone[host] == z.FORMATION:
                atoms.attach(s, x.source, host)
            finish(s, x)
            return
        if host >= 0 and host != x.source and s.zone[host] in z.IN_PLAY and not shielded(s, host, x):
            atoms.attach(s, x.source, host)
            atoms.note(s, "hangs", x.source, host, -1)
            if s.zone[host] == z.BATTLE and x.source in allies_of(s, host):
                emit(s, "joins", x.source, by=x.player)
        elif host >= 0 and s.zone[x.source] == z.ATTACHED and s.kit.defs[s.defn[x.source]].bonus < 0:
            leave(s, x.source, z.DISCARD, USED)
        finish(s, x)

    def _hang(self, s: State, host: int, cards: list[int], x: Context) -> list[int]:
        """Those that come into play by it."""
        new: list[int] = []
        if host < 0 or s.zone[host] not in z.IN_PLAY or shielded(s, host, x):
            return new
        for card in cards:
            if card == host:
                continue
            if s.zone[card] not in z.IN_PLAY:
                new.append(card)
            atoms.attach(s, card, host)
            atoms.note(s, "hangs", card, host, x.source)
            if s.zone[host] == z.BATTLE and card in allies_of(s, host):
                emit(s, "joins", card, by=x.player)
        return new

    def possible(self, s: State, x: Context) -> bool:
        if self.what is not None:
            return bool(affected(s, self.what, x))
        host = self.to.card(s, x)
        return self.hidden or (host >= 0 and not shielded(s, host, x))

    def formerly(self) -> tuple[str, dict[str, object]] | None:
        """Lying hidden was a word of its own."""
        return ("LayUnder", {"realm": self.to}) if self.hidden else None

    def saying(self) -> Saying:
        if self.what is not None:
            return Saying("hang-there", {"what": self.what, "to": self.to})
        if self.hidden:
            return Saying("lay-under", {"realm": self.to})
        return Saying("hang-on", {"card": The(SELF), "to": self.to})


@dataclass(frozen=True)
class _Unlawful(Question):
    """Attached to a champion of another world without a power that allows it (card.world.matching)."""

    def holds(self, s: State, card: int, x: Context) -> bool:
        bearer = s.host[card]
        if bearer < 0 or worlds(s, card) & worlds(s, bearer):
            return False
        return not any(static.allows(s, card, bearer, sx) for static, sx, _ in holding_true(s, AttachRule))


UNLAWFULLY_WORN: Final = _Unlawful()
