"""Realms of 3rd Edition: a realm's power sleeps unless it is attacked (realm.power.when-attacked)."""

from sixrealms.language import *

GREYHAWK = World("GH")
_HARM = (OFFENSIVE & SPELL) | (HARMFUL & EVENT)
_WIZARDRY = Always(MayUse(Is(DEFENDER), WIZARD_SPELL))
card("3rd/3", "Ruins of Zhentil Keep", Always(CannotAttack(~CLERIC)), Always(DefendsItself(Fixed(5), "monster")))
# The realm casts, whoever defends it, and its defenders are given nothing (spell.phase4-only-combatants)
card("3rd/5", "Cormyr", Always(MayUse(Is(THIS_REALM), WIZARD_SPELL)))
# Whoever has no card left attacks all the same: nothing is said of that. What hangs on a champion in the pool is in the
# pool as well
card(
    "3rd/6",
    "Sembia",
    When(
        "presented",
        Choose(
            AnyOf((in_hand(who=ATTACKING_PLAYER), one(IN_POOL & Of(ATTACKING_PLAYER)))),
            who=ATTACKING_PLAYER,
            then=discard(The(TARGET)),
        ),
        to=CHAMPION & ATTACKING,
    ),
)
card("3rd/9", "Calimshan", Always(Levels(DEFENDING_CHAMPION, add=Count(every(ITEM & HangsOn(DEFENDER))))))
card("3rd/14", "Vaasa", Always(CannotAttack(HERO & level_at_most(3, "base"))))
card("3rd/16", "The High Forest", Always(Immune(DEFENDERS, OFFENSIVE & ITEM)))
card("3rd/22", "Rashemen", Always(CannotAttack(Kind("Red Wizard"))), Always(gains(WIZARD & ATTACKING, -2)))
card("3rd/24", "Narfell", Always(gains(DEFENDERS, 3)))
card("3rd/27", "Darkhold", Always(gains(DEFENDERS, 3), when=Exists(every(Named("Ruins of Zhentil Keep")))))
card("3rd/29", "Evermeet", _WIZARDRY, *closed_to(FLYER), *closed_to(SWIMMER), *closed_to(EARTHWALKER))
# Being defeated is a matter of battle: no defender comes, or the realm loses as its own defender. Nothing is won until
# it is razed
card("3rd/30", "The Trollmoors", Always(FallsAfter(2, in_turn=True)))
card("3rd/115", "The Yeomanry", Always(gains(EARTHWALKER & DEFENDERS, 2)))
# Any champion in a pool, of whichever player; it must be done
card(
    "3rd/117",
    "The Horned Society",
    When("turn-start", Choose(one(CHAMPION & IN_POOL), then=Send(The(TARGET), LIMBO)), whose=YOU, anywhere=True),
)
card(
    "3rd/118",
    "The Wolf Nomads",
    Always(Immune(Is(THIS_REALM), Named("Iuz the Evil"))),
    Always(gains(DRAGON & ATTACKERS, 1)),
)
card("3rd/120", "Nyrond", Always(gains((ELF | Kind("Gnome") | Kind("Halfling")) & DEFENDERS, 3)))
# As it comes, not when it is rebuilt
card("3rd/122", "Furyondy", Play(Choose(one(WIZARD), up_to=True, then=discard(The(TARGET)))))
card("3rd/126", "Perrenland", Always(HandLimit(OPPONENTS, -1)))
_HIS = HangsOn(SELF) & ~Is(Chosen("kept"))
# One card in all: what was kept before goes where another is chosen. It has held out unless the attacker has won
card(
    "3rd/127",
    "Keoland",
    Always(DefendsItself(Fixed(0), "hero")),
    When(
        "round-decided",
        seq(
            Choose(
                one((ALLY | ITEM) & HangsOn(SELF)),
                "kept",
                up_to=True,
                then=Lasting(stays_after_round(Is(Chosen("kept"))), WHILE_IN_PLAY),
            ),
            pay(every(ITEM & _HIS)),
            pay(every(ALLY & ~Noted(PLAYED) & _HIS)),
        ),
        only=RefIs(DEFENDER, ITSELF) & ~RoundWon(ATTACKING_PLAYER),
    ),
)
card(
    "3rd/128",
    "Celene",
    Always(CannotAttack(MONSTER)),
    Always(CannotFight(MONSTER, ("defend",)), when=HERE),
    Always(gains(ELF & DEFENDERS, 2)),
)
card(
    "3rd/130",
    "Theocracy of the Pale",
    Always(CannotAttack(CLERIC)),
    Always(Levels(CLERIC & DEFENDING, times=2, which="base")),
)
card(
    "3rd/131",
    "The Bone March",
    Always(CannotFight(HERO, ("defend",)), when=HERE),
    Always(gains(UNDEAD & DEFENDERS, 4)),
)
card("3rd/132", "The Duchy of Urnst", *closed_to(SWIMMER))
card(
    "3rd/134",
    "Hookhill",
    Always(Immune(REALM & GREYHAWK & Of(YOU), _HARM), when=Exists(every(Named("Bissel")))),
)
card(
    "3rd/136",
    "Iron Hills",
    Always(Immune(CHAMPION & GREYHAWK & Of(YOU), _HARM), when=Exists(every(Named("Irongate")))),
)
card("3rd/137", "Principality of Ulek", *closed_to(SWIMMER))
card(
    "3rd/138",
    "County of Sunndi",
    _WIZARDRY,
    Always(Levels(SPELL & UsedBy(DEFENDING_CHAMPION), times=2, which="bonus")),
)
card(
    "3rd/139",
    "Duchy of Tenh",
    When("played", Draw(Fixed(3)), to=Named("Menzoberranzan"), anywhere=True),
    When("razed", Draw(Fixed(3)), to=Named("Menzoberranzan"), anywhere=True),
)
