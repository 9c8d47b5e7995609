"""Holdings of 3rd Edition."""

from sixrealms.language import *

GREYHAWK = World("GH")
# Whoever attacks, in every round, and whatever comes of it
card(
    "3rd/37",
    "Castle Draw",
    Always(GoesAfterRound(ATTACKER, DISCARD, "attacker")),
)
# Its level in the icon has no words that say what it is for.
card(
    "3rd/142",
    "Ancient Arms of the Horned Society",
    Always(Has(MONSTER & GREYHAWK & Of(YOU), ("Earthwalker",)), anywhere=True),
    Always(Has(ALLY & UsedBy(MONSTER & GREYHAWK & Of(YOU)), ("Earthwalker",)), anywhere=True),
    Always(TakesAlliesAlong(), when=RefIs(FIGHTER, MONSTER & GREYHAWK), anywhere=True),
)
# It speaks of all undead of its player, wherever they fight.
card(
    "3rd/144",
    "Ancient Arms of Greyhawk",
    Always(Levels(UNDEAD & Of(YOU), times=2, which="base"), when=Exists(every(Named("Iuz the Evil"))), anywhere=True),
)
card("3rd/145", "Ancient Arms of the Great Kingdom", Always(Levels(UNDEAD & ALLY & Of(YOU), times=3), anywhere=True))
card(
    "3rd/146",
    "Ancient Arms of Furyondy",
    Answer(
        Redirect(to=REALM),
        to=((OFFENSIVE & SPELL) | (HARMFUL & EVENT)) & Strikes(Is(THIS_REALM)) & Of(OPPONENTS),
        zone="play",
    ),
)
# As needed: declared in time, for the turn; one that stays on foot is none of the three, so nothing bars it for that
card(
    "3rd/147",
    "Ancient Arms of Nyrond",
    Use(
        OneOf(
            tuple(
                Choose(one(MONSTER & Of(YOU) & ~Kind(kind)), then=Lasting(Has(Is(TARGET), (kind,)), FOR_THIS_TURN))
                for kind in ("Flyer", "Swimmer", "Earthwalker")
            )
        ),
        at=("4", "combat"),
    ),
)
# Every ally of the round that was won, also one that was destroyed in it; all lie in the discard pile by then.
card(
    "3rd/209",
    "Ancient Arms of Veluna",
    When(
        "victorious",
        Send(Pile(DISCARD, YOU, ALLY & Noted(PLAYED), all=True), HAND),
        to=DEFENDING_CHAMPION,
        only=RefIs(ATTACKED_REALM, GREYHAWK & REALM & Of(YOU)),
        anywhere=True,
    ),
)
# On a standing realm it is a holding without power.
card(
    "3rd/216",
    "Ancient Arms of the Shield Lands",
    Always(AttachTo(ITSELF, REALM & RAZED & World("GH", marked=True))),
    Play(
        If(
            RefIs(THIS_REALM, RAZED),
            seq(
                Rebuild(The(THIS_REALM)),
                Choose(one(REALM & GREYHAWK & ~Is(THIS_REALM)), then=Raze(The(TARGET))),
            ),
        )
    ),
)
card("3rd/232", "Mekillot", Always(CannotAttack(AVATAR, REALM & Of(YOU))))
card(
    "3rd/233",
    "Ogo",
    Always(gains(ATTACKERS, -3)),
    Always(Perishes(ATTACKERS & level_at_most(0, "own"))),
)
card(
    "3rd/247",
    "Fort Melidor",
    Always(Levels(ALLY & DEFENDING, times=2), when=RefIs(ATTACKED_REALM, World("DS") & REALM & Of(YOU)), anywhere=True),
)
# The battle is the round (combat.term.battle-on-card); allies of the round that are gone by then go along.
card(
    "3rd/248",
    "Dungeon of Gulg",
    Always(GoesInstead(CHAMPION & ATTACKING, ABYSS), when=HERE),
    When(
        "round-decided",
        seq(
            Send(every(ALLY & ATTACKING), ABYSS),
            Send(Pile(DISCARD, ATTACKING_PLAYER, ALLY & Noted(PLAYED), all=True), ABYSS),
        ),
        to=REALM,
    ),
)
