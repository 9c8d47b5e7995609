"""Wizard and cleric spells of 4th Edition."""

from __future__ import annotations

from sixrealms.engine import zones as z
from sixrealms.engine.ability import Answer, Play, Target
from sixrealms.engine.leave import OUT
from sixrealms.powers.conditions import RefIs
from sixrealms.powers.countering import Cancel, CancelSpellInPlay, IgnoringImmunity, Redirect
from sixrealms.powers.doing import If, seq
from sixrealms.powers.lasting import Lasting, Spend
from sixrealms.powers.levels import Levels
from sixrealms.powers.moving import Send, discard
from sixrealms.powers.questions import ANY, BLOOD_ABILITY, DUNGEON_CARD, EVENT, PSIONIC_POWER, REALM, SPELL, Is
from sixrealms.powers.refs import CASTER, SELF, TARGET, The
from sixrealms.powers.registry import power
from sixrealms.powers.sets import one

# Limited Wish
power("4th/382", Answer(Cancel(), to=EVENT))
# Wish: against a dungeon card, that card, the spell and its caster leave the game (dungeon-card.remove.wish);
# the caster is spent at once, so that he cannot save himself from a turned Wish (wish.turned-needs-other)
power(
    "4th/384",
    Play(
        IgnoringImmunity(
            If(
                RefIs(TARGET, DUNGEON_CARD),
                seq(
                    Send(The(TARGET), z.VOID, OUT),
                    Send(The(SELF), z.VOID, OUT),
                    Send(The(CASTER), z.VOID, OUT),
                ),
                discard(The(TARGET)),
            )
        ),
        cost=Spend(CASTER),
        targets=(Target("target", one(ANY & ~REALM)),),
    ),
)
# Mirror Image: doubles what the caster has at that moment (open.level-arithmetic)
power("4th/386", Play(Lasting(Levels(Is(CASTER), times=2), "round")))
_MAGIC = SPELL | BLOOD_ABILITY | PSIONIC_POWER
# Dispel
power(
    "4th/400",
    Answer(Cancel(), to=_MAGIC),
    Play(CancelSpellInPlay(TARGET), targets=(Target("target", one(_MAGIC)),), at=("any",)),
)
# Re-target: only a spell that has chosen a card can be aimed at another
power("4th/389", Answer(Redirect(), to=SPELL))
