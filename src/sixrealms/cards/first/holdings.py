"""Holdings of 1st Edition: what they do for the realm they are attached to.

A holding's power sleeps as its realm's does, until that realm is attacked (ledger: realm.power.when-attacked); bars,
immunities and what is written with `anywhere` are always there.
"""

from __future__ import annotations

from typing import Final

from sixrealms.language import *

WEREBEAST: Final = Kind("Werebeast")
#: What the Arms of Greyhawk guard, whoever has it.
GUARDED: Final = REALM & World("GH") & WITH_HOLDING
#: What has just been drawn, playable although it would not be its time (spoils.play-out-of-time is the model).
DRAWN: Final = AllChosen("drawn")


def _grants(cards: Question) -> Always:
    return Always(MayUse(Is(DEFENDER), cards))


# Never affected: nor by what would help it
card(
    "PR/2",
    "Geneva Conclave",
    Always(AttachTo(ITSELF, REALM & ~RAZED, "world")),
    Always(MayUse(Is(THIS_REALM), SPELL)),
    Always(Immune(Is(THIS_REALM), EVENT, even_to_good=True)),
)
card("1st/31", "Berdusk", Always(gains((WIZARD | CLERIC) & DEFENDING, 3)))
card("1st/32", "Tantras", Always(CannotPlay(BOTH_SIDES, SPELL)))
# Only while its realm is attacked, for spells of whichever player: the text says nothing else
# (realm.power.when-attacked). A spell that was answered has been played all the same.
card("1st/33", "Mulmaster", When("resolved", Draw(), to=SPELL))
card("1st/34", "Hillsfar", Always(gains(DEFENDING_CHAMPION, 3)))
card("1st/35", "Suzail", _grants(WIZARD_SPELL), Always(gains(DEFENDERS, 4), when=RefIs(THIS_REALM, Named("Cormyr"))))
card("1st/36", "Arabel", Always(DefendsItself(Fixed(4), "monster")))
card("1st/37", "Fortifications", Always(gains(DEFENDERS, 2)))
card("1st/38", "Fortifications", Always(gains(DEFENDERS, 3)))
card("1st/39", "Selune", *closed_to(UNDEAD))
card("1st/40", "Peasant Militia", Always(gains(ATTACKERS, -1)))
card("1st/141", "Castle Hart", Always(gains(DEFENDERS, 2)))
card("1st/142", "Arms of the Horned Society", Always(DefendsItself(Fixed(5), "hero")))
card("1st/143", "Arms of Iuz", _grants(CLERIC_SPELL))
card("1st/146", "Arms of Furyondy", Always(Immune(Is(THIS_REALM), EVENT & HARMFUL)))
# Flyers may be allies as well (gloss.allies.traits); monsters are champions only (gloss.allies.no-type).
card(
    "NO/144",
    "Arms of Greyhawk",
    Always(CannotAttack(MONSTER | FLYER, GUARDED)),
    Always(CannotPlay(ATTACKING_PLAYER, FLYER & ALLY, bars=True), when=RefIs(ATTACKED_REALM, GUARDED), anywhere=True),
)
card("NO/145", "Arms of the Great Kingdom", Always(Levels(UNDEAD & ALLY & Of(YOU), times=2), anywhere=True))
card("NO/147", "Arms of Nyrond", Always(CannotAttack(MONSTER)))
card("NO/148", "Skull Keep", Always(gains(DEFENDING_CHAMPION, 4)))
card(
    "1st/149",
    "Fortification",
    Always(Immune(Is(THIS_REALM), OFFENSIVE & SPELL)),
    Always(Immune(DEFENDERS, OFFENSIVE & SPELL), when=HERE),
)
# Any ally of the round, also one that was destroyed in it; all lie in the discard pile by then.
card(
    "1st/209",
    "Arms of Veluna",
    When(
        "victorious",
        Choose(in_discard(ALLY & Noted(PLAYED)), then=Send(The(TARGET), HAND)),
        to=DEFENDING_CHAMPION,
    ),
)
# On a standing realm it is a holding without power.
card(
    "1st/216",
    "Arms of the Shield Lands",
    Always(AttachTo(ITSELF, REALM & RAZED & World("GH", marked=True))),
    Play(Rebuild(The(THIS_REALM))),
)
card("1st/228", "The Mud Palace", Always(HandLimit(YOU, 2)))
# Used when the defender may play a card into the combat (activation.bringing-cards); once, since it says "one card".
card(
    "1st/229",
    "North Ledopolus",
    Use(seq(Draw(), PlayNow(DRAWN, moment="combat")), at=("combat",), only=HERE, once="battle"),
)
# As heroes, as the later wording says; one after the other, each for its round
card("1st/230", "South Ledopolus", Always(ServesAsHero(ALLY)))
card("1st/231", "Altaruk", _grants(CLERIC_SPELL))
card("1st/232", "Salt Veiw", Always(CannotAttack(MONSTER)))
card("NO/233", "Ogo", Always(gains(ATTACKERS, -1)))
card("NO/234", "Makla", Always(gains(DEFENDERS, 1)))
card("1st/235", "Kalidnay", Always(gains(MONSTER & DEFENDING, 4)))
card("NO/236", "Arkhold", Always(DrawsPerTurn(YOU, 1)))
card("NO/237", "Salt View", Always(gains(DEFENDING_CHAMPION, 2)))
card("1st/238", "Waverly", *closed_to(FLYER), Always(Immune(DEFENDERS, OFFENSIVE & SPELL), when=HERE))
# Of several that come by themselves (open.ally-no-card) the attacker keeps the one they choose.
card(
    "1st/239",
    "Bodach",
    Always(CannotPlay(ATTACKING_PLAYER, ALLY), when=Exists(every(ALLY & ATTACKING))),
    When(
        "presented",
        If(
            Exists(every(ALLY & ATTACKING), 2),
            Choose(
                one(ALLY & ATTACKING),
                "kept",
                who=ATTACKING_PLAYER,
                then=discard(every(ALLY & ATTACKING & ~Is(Chosen("kept")))),
            ),
        ),
        to=CHAMPION & ATTACKING,
    ),
)
# Those that were played in the round and are gone by now count as well; one that comes by itself is not played
card(
    "NO/240",
    "Giustenal",
    Always(
        CannotPlay(ATTACKING_PLAYER, ALLY),
        when=Exists(PlayedInRound(ALLY, ATTACKING_PLAYER), 3),
    ),
)
# Once a round: it works anew on every champion that attacks.
card("1st/241", "Yaramuke", When("joins", discard(The(IT)), to=ALLY & ATTACKING, may=True, once="round"))
card(
    "1st/242", "Lost Oasis", When("attacked", seq(Draw(), PlayNow(DRAWN, moment="spoils")), to=Is(THIS_REALM), may=True)
)
card("1st/243", "Grak's Pool", Always(FightsForRealm()))
# However the realm was razed: the power speaks of the razing (raze.power-on-razing).
card(
    "1st/244",
    "Silver Spring",
    When(
        "razed",
        Choose(one(~RAZED & REALM & Of(OPPONENTS)), then=Raze(The(TARGET))),
        to=Is(THIS_REALM),
        anywhere=True,
    ),
)
# Flyers that come forward, that join later and that learn to fly on the way.
card(
    "1st/245",
    "Bitter Well",
    When("presented", Destroy(The(IT)), to=FLYER & CHAMPION & ATTACKING),
    When("resolved", Destroy(every(FLYER & ATTACKERS)), to=ANY),
)
card(
    "1st/246",
    "Black Waters",
    Always(CannotAttack(MONSTER | WEREBEAST, REALM & Of(YOU))),
    Always(
        CannotPlay(ATTACKING_PLAYER, WEREBEAST & ALLY, bars=True),
        when=RefIs(ATTACKED_REALM, REALM & Of(YOU)),
        anywhere=True,
    ),
)
card(
    "1st/247",
    "Fort Melidor",
    Always(gains(ALLY & DEFENDING, 1), when=RefIs(ATTACKED_REALM, World("DS") & REALM & Of(YOU)), anywhere=True),
)
card("1st/248", "Dungeon of Gulg", Always(gains(ATTACKERS, -1)))
card("1st/249", "Ziggurat", Always(Levels(WIZARD_SPELL & DEFENDING, times=2, which="bonus")))
card("1st/250", "Temple", Always(MayUse(Is(THIS_REALM), CLERIC_SPELL)))
card("NO/198", "Border Forts", Always(CannotAttack(~FLYER)))
