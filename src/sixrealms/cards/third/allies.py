"""Allies of 3rd Edition and how 4th Edition words them."""

from __future__ import annotations

from sixrealms.language import *

_PARTIES = every(Named("War Party") & IN_COMBAT)


def _parasite(burden: Levels) -> When:
    """It hangs on the victor from then on and gives no level there."""
    return When(
        "on-losing-side",
        seq(
            HangOn(OTHER),
            Lasting(stays_after_round(ITSELF), WHILE_IN_PLAY),
            Lasting(NoEffect(ITSELF), WHILE_IN_PLAY),
            Lasting(burden, WHILE_IN_PLAY),
        ),
    )


#: An ally that lies with a realm: until that is razed it fights for whoever defends it.
_STAYS = Lasting(stays_after_round(ITSELF), WHILE_IN_PLAY)
_FIGHTS_THERE = Always(FightsForRealm(), when=RefIs(BEARER, REALM))
# Every card that says so counts all of them, itself included
card("3rd/54", "War Party", Always(gains(ITSELF, Count(_PARTIES, 4)), when=Exists(_PARTIES, 3)))
card(
    "3rd/58",
    "Armies of Bloodstone",
    Use(
        seq(NewChampion(The(FIGHTER), known_as="gone"), Lasting(CannotFight(Is(Chosen("gone"))), UNTIL_YOUR_NEXT_TURN)),
        at=("combat",),
        zone="battle",
    ),
)
# Whoever plays them; in the hand too, for they move so as they are played
card(
    "3rd/110",
    "Elf Galleon",
    Play(Lasting(Has(ALLY & PlayedAfter(SELF), ("Flyer", "Swimmer")))),
)
# An ally's instant defeat, no one-card chance (instant.no-chance-for-attached)
card("3rd/86", "Intellect Devourer", Play(AutoDefeat(OPPONENT, level_at_most(5, "base"))))
# A level that is called nothing else is the adjusted one, items and all (gloss.adjusted-level)
card("3rd/329", "Shaqat Beetles", _parasite(Levels(Is(BEARER), to=Fixed(1))))
card("4th/234", "Shaqat Beetles", _parasite(Levels(Is(BEARER), add=Fixed(-1), which="base")))
card(
    "3rd/272",
    "Stug",
    When(
        "on-losing-side",
        seq(Choose(OUTSIDERS), Lasting(Spoils(OTHER_SIDE, to=CHOSEN_PLAYER), FOR_THE_BATTLE)),
        may=True,
    ),
)
card("3rd/59", "The Iron Legion", Always(Levels(HERO & OPPOSING, to=Fixed(0), which="base")))
# Defensive items are meant only where a print says so, as that of the Mul Savage does (immunity.offensive-only)
same_as("3rd/81", "Hornhead Saurial", "4th/211")
# The wording asks for a victory of the side it has fought on, whoever the champion was
card(
    "3rd/154",
    "Hordes of Castle Greyhawk",
    When("on-winning-side", seq(HangOn(ATTACKED_REALM), _STAYS), only=Fights("defending", REALM & World("GH"))),
    _FIGHTS_THERE,
)
card("3rd/169", "Avatar's Bane", When("on-losing-side", Choose(one(AVATAR), then=Destroy(The(TARGET)))))
# Whatever hangs there, allies and spells too
card(
    "3rd/183",
    "Miles",
    Play(
        If(
            Exists(every(HangsOn(OPPONENT)), 4),
            seq(
                Choose(one(HangsOn(OPPONENT)), "kept", who=OTHER_SIDE),
                discard(every(HangsOn(OPPONENT) & ~Is(Chosen("kept")))),
            ),
        )
    ),
)
card("3rd/184", "Trystan", Play(Choose(one(ALLY & ~ITSELF), then=Lasting(PowerLost(Is(TARGET))))))
card("3rd/190", "Hell Hound", Always(Immune(FRIENDLY, OFFENSIVE & SPELL)))
card(
    "3rd/192",
    "Skeleton Commander",
    Play(
        seq(
            If(Hour(18, 6, as_played=True), Lasting(Levels(ITSELF, to=Fixed(6), which="base"))),
            discard(every(ITEM & WEAPON & HangsOn(OPPONENT))),
        )
    ),
    Always(CannotPlay(OTHER_SIDE, ITEM & WEAPON)),
)
card("3rd/193", "Skeleton", Always(Levels(ITSELF, add=Count(every(ALLY & UNDEAD & FRIENDLY & ~ITSELF), 4))))
card("3rd/253", "Halfling Mercenaries", Play(discard(every((ITEM | ARTIFACT) & HangsOn(OPPONENT)))))
card("3rd/254", "War Band", Always(Levels(ITSELF, to=Fixed(8), which="base"), when=opponent_is(UNDEAD)))
# As 1st/84: a champion that swims is defeated
card(
    "3rd/255",
    "Kank Lancers",
    When(
        "joins",
        seq(
            Lasting(CannotPlay(OTHER_SIDE, SWIMMER)),
            discard(every(SWIMMER & Beside(OPPONENT))),
            AutoDefeat(OPPONENT, SWIMMER, discards=True),
        ),
    ),
)
# In a battle of others, on the side it has chosen; its own player has no part in the outcome
card(
    "3rd/256",
    "Nomad Mercenaries",
    Play(
        JoinAsAlly(SELF, beside=TARGET),
        targets=(Target("target", one((Is(ATTACKER) | Is(DEFENDER)) & IN_COMBAT & ~IN_POOL)),),
        at=("any",),
        only=RefIs(ATTACKED_REALM, Of(OTHERS)) & RefIs(ATTACKER, Of(OTHERS)),
        way="help",
    ),
    Always(Levels(ITSELF, to=Fixed(6), which="base"), when=RefIs(SELF, Of(OUTSIDERS, owned=True))),
    Always(GoesInstead(ITSELF, HAND, ()), when=RefIs(SELF, Of(OUTSIDERS, owned=True))),
)
card("3rd/257", "Gladiators", Always(stays_after_round(ITSELF), when=RefIs(BEARER, World("DS"))))
card("3rd/269", "Rowan", Play(Choose(one((ALLY | ITEM) & OPPOSING), up_to=True, then=Send(The(TARGET), ABYSS))))
card(
    "3rd/271",
    "Ashathra",
    Use(
        discard(The(TARGET)),
        at=("any",),
        targets=(Target("target", one(ALLY & OPPOSING)),),
        cost=pay(The(SELF)),
    ),
)
# Those played in the round, before or after him; what came along was not played against him (gloss.played-against)
card("3rd/273", "Ka'Cha", Always(PowerLost(ALLY & OPPOSING & Noted(PLAYED) & Level(1, 2, "icon"))))
# As he comes; what the card may be played on or by is for its new player to find
card("3rd/274", "Galek", Play(May(PlayAtOnce(top_of_piles(OTHER_SIDE), DISCARD))))
card("3rd/279", "Silt Stalkers", When("on-losing-side", Send(every(ITEM), DRAW, shuffle=True)))
card(
    "3rd/280",
    "Night Runners",
    When("on-winning-side", Choose(one(ITEM | ARTIFACT | RULE_CARD), then=discard(The(TARGET))), may=True),
)
card("3rd/283", "Sloth", Play(DiscardFromHand(OTHER_SIDE)))
# It lasts for the round, whatever becomes of it
card("3rd/285", "Inhuman", Play(Lasting(Immune(FRIENDLY & (CHAMPION | ALLY), ALLY, powers_only=True))))
card("3rd/287", "Cha'thrang", Always(gains(ALLY & OPPOSING & ~FLYER, -4)))
card("3rd/289", "Thri-kreen", Always(gains(ALLY & IN_COMBAT & (ELF | DWARF | Kind("Halfling")), -2)))
card(
    "3rd/290",
    "Wijon",
    Use(
        Lasting(Levels(Is(TARGET), times=2)),
        at=("any",),
        targets=(Target("target", one(ALLY & PlayedAfter(SELF))),),
        once="round",
        zone="battle",
    ),
)
card("3rd/291", "Mikor", When("on-losing-side", Send(Pile(ABYSS, YOU, ~EVENT, all=True), DISCARD)))
# Nobody would rather see him discarded by his own champion's victory; another's he need not follow
card(
    "3rd/293",
    "Zurn",
    Always(stays_after_round(ITSELF, turned=True), when=RoundWon(YOU)),
    When("on-losing-side", HangOn(OTHER), may=True),
)
card(
    "3rd/294",
    "Powell",
    Use(
        Send(The(TARGET), HAND),
        at=("3",),
        targets=(Target("target", in_discard(ITEM)),),
        cost=pay(The(SELF), ABYSS),
        zone="hand",
    ),
)
card("3rd/296", "Wachter", Play(If(Hour(6, 18, as_played=True), Lasting(Levels(ITSELF, to=Fixed(8), which="base")))))
card(
    "3rd/297",
    "Foucault",
    Always(Immune(HangsOn(BEARER), (SPELL | ITEM) & (name_has("fire") | name_has("flame")))),
)
card("3rd/302", "Verrasi", Always(CannotPlay(EVERYONE, ITEM & Level(least=4, which="icon"))))
card("3rd/307", "Punisher", When("on-losing-side", Send(The(SELF), HAND)))
card(
    "3rd/308",
    "Gith",
    Always(Levels(ITSELF, to=Fixed(7), which="base"), when=Exists(every(Named("Gith") & IN_COMBAT), 2)),
)
# From the moment it is played: it defends with whoever comes next, also when its champion has fallen
# A dungeon card is no realm: defending one it is an ally like others
card("3rd/309", "Tiger", Play(If(Fights("defending", REALM), seq(HangOn(ATTACKED_REALM), _STAYS))), _FIGHTS_THERE)
card("3rd/322", "Elven Archer", Play(Choose(one(ALLY & OPPOSING), up_to=True, then=Destroy(The(TARGET)))))
card(
    "3rd/324",
    "Thugs",
    Play(seq(HangOn(TARGET), _STAYS), targets=(Target("target", one(REALM & ~RAZED)),), at=("3",), way="ally"),
    _FIGHTS_THERE,
)
# The event comes of the use of the bell; discarded from the hand, or while it fights
card(
    "3rd/328",
    "Marauder",
    Answer(Cancel(), to=Named("Bell of Might")),
    Answer(Cancel(), to=Named("Bell of Might"), zone="play", cost=pay(The(SELF))),
)
