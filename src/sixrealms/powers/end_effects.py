"""Ending what goes on because of a card."""

from __future__ import annotations

from typing import Final

from sixrealms.engine import zones as z
from sixrealms.engine.ability import When
from sixrealms.engine.ask import finish
from sixrealms.engine.card_def import CAST
from sixrealms.engine.compiler_hints import dataclass
from sixrealms.engine.expiry import end_effects
from sixrealms.engine.immunity import shielded, spared
from sixrealms.engine.leave import leave
from sixrealms.engine.power import Context, Effect, Saying
from sixrealms.engine.state import State
from sixrealms.engine.traits import definition, is_champion
from sixrealms.powers.conditions import TurnOf
from sixrealms.powers.players import EVERYONE, YOU
from sixrealms.powers.refs import SELF, Ref
from sixrealms.powers.spellcasting import bewitching, holds_fast


@dataclass(frozen=True)
class End(Effect):
    """What a card has brought about and still lasts ends, as a spell that is in play, and the card is discarded with
    it. Of a champion it ends what the powers of others do to it until then. `kept`: the card stays, and what ends is
    its own doing alone (ledger: copy.duration).
    """

    who: Ref = SELF
    kept: bool = False

    def own_tags(self) -> frozenset[str]:
        return frozenset() if self.kept else frozenset({"beats-wall"})

    def step(self, s: State, pc: int, x: Context) -> None:
        card = self.who.card(s, x)
        if card < 0:
            pass
        elif self.kept:
            own = [running for running in s.effects if running.context.source == card]
            if definition(s, card).type == "event":  # for whoever has duplicated it, it goes on (dup.full-effects)
                own = [running for running in own if running.context.player == x.player]
            end_effects(s, own)
        elif is_champion(s, card) and definition(s, card).type not in CAST:
            end_effects(s, [] if shielded(s, card, x) else bewitching(s, card))
        elif not (shielded(s, card, x) or spared(s, s.owner[card], x)) and not holds_fast(s, card):
            end_effects(s, [r for r in s.effects if r.card == card or r.context.source == card])
            if s.zone[card] in z.IN_PLAY:
                leave(s, card, by=x.source)
        finish(s, x)

    def formerly(self) -> tuple[str, dict[str, object]]:
        """Spells in play, and the doings of the card itself, were ended by words of their own."""
        return ("EndOwn", {}) if self.kept else ("CancelSpellInPlay", {"who": self.who})

    def saying(self) -> Saying:
        return Saying("end-own") if self.kept else Saying("cancel-spell-in-play", {"who": YOU, "card": self.who})


#: A copy that is chosen once a turn ends where the next one can be chosen (copy.duration); an extra turn renews nothing
#: that is used once a turn (once.extra-turns), so the copy goes on through it (open.copy-extra-turn).
COPY_ENDS: Final = When("phase-3", End(kept=True), whose=YOU, only=TurnOf(EVERYONE, real=True))
