"""Holdings of 1st Edition: what they do for the realm they are attached to.

A holding's power sleeps as its realm's does, until that realm is attacked (ledger: realm.power.when-attacked); bars,
immunities and what is written with `anywhere` are always there.
"""

from __future__ import annotations

from typing import Final

from sixrealms.engine.ability import Always, Play, Use, When
from sixrealms.powers.access import CannotAttack, DefendsItself
from sixrealms.powers.allowances import HandLimit
from sixrealms.powers.conditions import Exists, RealmAttacked, RefIs
from sixrealms.powers.destroying import Destroy
from sixrealms.powers.doing import Choose, If, seq
from sixrealms.powers.hands import Draw
from sixrealms.powers.history import Noted
from sixrealms.powers.immunity import Immune
from sixrealms.powers.levels import Bonuses, gains
from sixrealms.powers.marks import HARMFUL, OFFENSIVE
from sixrealms.powers.moving import ToHand, discard
from sixrealms.powers.numbers import Fixed
from sixrealms.powers.places import FightsForRealm, MarkedWorld, closed_to
from sixrealms.powers.players import ATTACKING_PLAYER, BOTH_SIDES, OPPONENTS, YOU
from sixrealms.powers.playing import PlayNow
from sixrealms.powers.question import Question
from sixrealms.powers.questions import (
    ALLY,
    ANY,
    CHAMPION,
    CLERIC,
    CLERIC_SPELL,
    EVENT,
    FLYER,
    MONSTER,
    RAZED,
    REALM,
    SPELL,
    UNDEAD,
    WIZARD,
    WIZARD_SPELL,
    Is,
    Kind,
    Named,
    OtherThan,
    World,
)
from sixrealms.powers.razing import Raze, Rebuild
from sixrealms.powers.refs import DEFENDER, IT, SELF, TARGET, THIS_REALM, AllChosen, Chosen, The
from sixrealms.powers.registry import power
from sixrealms.powers.sets import every, in_discard, one
from sixrealms.powers.statics import AttachTo, CannotPlay, MayUse
from sixrealms.powers.whereabouts import ATTACKING, DEFENDING, Of

DEFENDING_CHAMPION: Final = CHAMPION & DEFENDING
ATTACKERS: Final = (CHAMPION | ALLY) & ATTACKING
DEFENDERS: Final = (CHAMPION | ALLY) & DEFENDING
WEREBEAST: Final = Kind("Werebeast")
HERE: Final = RealmAttacked(Is(THIS_REALM))
#: What has just been drawn, playable although it would not be its time (spoils.play-out-of-time is the model).
DRAWN: Final = AllChosen("drawn", "the drawn card")


def _grants(cards: Question) -> Always:
    return Always(MayUse(Is(DEFENDER), cards))


# -- Forgotten Realms

power("1st/31", Always(gains((WIZARD | CLERIC) & DEFENDING, 3)))
power("1st/32", Always(CannotPlay(BOTH_SIDES, SPELL)))
# Only while its realm is attacked, for spells of whichever player: the text says nothing else
# (realm.power.when-attacked). A spell that was answered has been played all the same.
power("1st/33", When("resolved", Draw(), to=SPELL))
power("1st/34", Always(gains(DEFENDING_CHAMPION, 3)))
power("1st/35", _grants(WIZARD_SPELL), Always(gains(DEFENDERS, 4), when=RefIs(THIS_REALM, Named("Cormyr"))))
power("1st/36", Always(DefendsItself(Fixed(4), "monster")))
power("1st/37", Always(gains(DEFENDERS, 2)))
power("1st/38", Always(gains(DEFENDERS, 3)))
power("1st/39", *closed_to(UNDEAD))
power("1st/40", Always(gains(ATTACKERS, -1)))

# -- Greyhawk

power("1st/141", Always(gains(DEFENDERS, 2)))
power("1st/142", Always(DefendsItself(Fixed(5), "hero")))
power("1st/143", _grants(CLERIC_SPELL))
power("1st/146", Always(Immune(Is(THIS_REALM), EVENT & HARMFUL)))
power(
    "1st/149",
    Always(Immune(Is(THIS_REALM), OFFENSIVE & SPELL)),
    Always(Immune(DEFENDERS, OFFENSIVE & SPELL), when=HERE),
)
# Any ally of the round, also one that was destroyed in it; all lie in the discard pile by then.
power(
    "1st/209",
    When(
        "victorious",
        Choose(in_discard(ALLY & Noted("round:played", "that took part in the round")), then=ToHand(The(TARGET))),
        to=DEFENDING_CHAMPION,
    ),
)
# On a standing realm it is a holding without power.
power(
    "1st/216",
    Always(AttachTo(Is(SELF), REALM & RAZED & MarkedWorld("GH"))),
    Play(Rebuild(The(THIS_REALM))),
)

# -- Dark Sun

power("1st/228", Always(HandLimit(YOU, 2)))
# Used when the defender may play a card into the combat (activation.bringing-cards); once, since it says "one card".
power("1st/229", Use(seq(Draw(), PlayNow(DRAWN, moment="combat")), at=("combat",), only=HERE, once="battle"))
power("1st/231", _grants(CLERIC_SPELL))
power("1st/232", Always(CannotAttack(MONSTER)))
power("1st/235", Always(gains(MONSTER & DEFENDING, 4)))
power("1st/238", *closed_to(FLYER), Always(Immune(DEFENDERS, OFFENSIVE & SPELL), when=HERE))
# Bodach: of several that come by themselves (open.ally-no-card) the attacker keeps the one they choose.
power(
    "1st/239",
    Always(CannotPlay(ATTACKING_PLAYER, ALLY), when=Exists(every(ALLY & ATTACKING))),
    When(
        "presented",
        If(
            Exists(every(ALLY & ATTACKING), 2),
            Choose(
                one(ALLY & ATTACKING),
                "kept",
                who=ATTACKING_PLAYER,
                then=discard(every(ALLY & ATTACKING & OtherThan(Chosen("kept", "the chosen ally")))),
            ),
        ),
        to=CHAMPION & ATTACKING,
    ),
)
# Once a round: it works anew on every champion that attacks.
power("1st/241", When("joins", discard(The(IT)), to=ALLY & ATTACKING, may=True, once="round"))
power("1st/242", When("attacked", seq(Draw(), PlayNow(DRAWN, moment="spoils")), to=Is(THIS_REALM), may=True))
power("1st/243", Always(FightsForRealm()))
# However the realm was razed: the power speaks of the razing (raze.power-on-razing).
power(
    "1st/244",
    When(
        "razed",
        Choose(one(~RAZED & REALM & Of(OPPONENTS)), then=Raze(The(TARGET))),
        to=Is(THIS_REALM),
        anywhere=True,
    ),
)
# Flyers that come forward, that join later and that learn to fly on the way.
power(
    "1st/245",
    When("presented", Destroy(The(IT)), to=FLYER & CHAMPION & ATTACKING),
    When("resolved", Destroy(every(FLYER & ATTACKERS)), to=ANY),
)
power(
    "1st/246",
    Always(CannotAttack(MONSTER | WEREBEAST, REALM & Of(YOU))),
    Always(CannotPlay(ATTACKING_PLAYER, WEREBEAST & ALLY), when=RealmAttacked(REALM & Of(YOU)), anywhere=True),
)
power("1st/247", Always(gains(ALLY & DEFENDING, 1), when=RealmAttacked(World("DS") & REALM & Of(YOU)), anywhere=True))
power("1st/248", Always(gains(ATTACKERS, -1)))
power("1st/249", Always(Bonuses(WIZARD_SPELL & DEFENDING, times=2)))
power("1st/250", Always(MayUse(Is(THIS_REALM), CLERIC_SPELL)))
