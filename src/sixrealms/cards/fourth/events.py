"""Events of 4th Edition."""

from sixrealms.language import *

_FIGHTERS = CHAMPION | ALLY
_MY_CHAMPIONS = CHAMPION & Of(YOU)
card("4th/132", "Ice Storm", Play(Destroy(every(_FIGHTERS & level_at_most(4, "base")))))
# Nothing protects the pool from being given up; the event ends in any case when it has nowhere to go
card(
    "4th/134",
    "Tarrasque",
    Play(
        Wanders(TARGET, Raze(The(TARGET)), REALM & ~RAZED),
        targets=(Target("target", one(REALM & ~RAZED)),),
    ),
)
# All champions in play, whoever has drawn: each number strikes everybody's, here and in Bess's Revenge
card(
    "4th/135",
    "Black Bess",
    Play(
        ForEach(
            EVERYONE,
            seq(
                DrawDigit(EACH, for_drawer=True),
                Destroy(every(CHAMPION & Level(above=Stored("digit"), which="base"))),
            ),
        )
    ),
)
# What is ignored gives no bonus either
card(
    "4th/136",
    "Dead Magic Zone",
    Play(
        seq(
            Lasting(CannotPlay(EVERYONE, SPELL), UNTIL_YOUR_NEXT_TURN_ENDS),
            Lasting(PowerLost(ITEM | ARTIFACT), UNTIL_YOUR_NEXT_TURN_ENDS),
            Lasting(Levels(ITEM | ARTIFACT, to=Fixed(0), which="bonus"), UNTIL_YOUR_NEXT_TURN_ENDS),
        )
    ),
)
card("4th/137", "Deflection", Answer(Redirect(OTHERS), to=EVENT & HARMFUL, concerns_you=True, only=AffectsOnlyYou()))
# the earlier wording speaks of any event of somebody else's
card(
    "AR/54",
    "Deflection",
    Answer(Redirect(OTHERS), to=EVENT & Of(OTHERS), concerns_you=True, only=AffectsOnlyYou()),
)
# Two players can only stop an extra turn with it
card(
    "4th/138",
    "Temporal Stasis",
    Play(SkipTurn(CHOSEN_PLAYER), targets=(Target("player", EVERYONE),), only=Exists(EVERYONE, 3)),
    Play(SkipTurn(EVERYONE, extra=True), only=Exists(EVERYONE, 2, 2)),
)
# A wizard who is a dragon is among those who gain by it
card(
    "4th/139",
    "Dragons Rebellious",
    Play(
        seq(
            Lasting(MayUse(CHAMPION & DRAGON, WIZARD_SPELL), UNTIL_YOUR_NEXT_TURN_ENDS),
            Lasting(CannotPlay(EVERYONE, SPELL, WIZARD & ~DRAGON), UNTIL_YOUR_NEXT_TURN_ENDS),
        )
    ),
)
card("4th/140", "Hurricane!", Play(seq(Draw(Fixed(3)), ForEach(OTHERS, DiscardFromHand(EACH)))))
card(
    "4th/141",
    "Call to Arms",
    Play(Lasting(MayUse(HERO & Of(YOU), PSIONIC_POWER | BLOOD_ABILITY), UNTIL_YOUR_NEXT_TURN_ENDS)),
)
# Allies that come forward fight as heroes and wait in the pool, where they bear whatever items they are given, until
# the event is over; a realm that defends itself is no ally
card(
    "4th/142",
    "Phantasmal Wolf",
    Play(
        seq(
            Lasting(CannotFight(~ALLY_CARD), UNTIL_YOUR_NEXT_TURN_ENDS),
            Lasting(ServesAsHero(ALLY, ("attack", "defend"), EVERYONE, returns=True), UNTIL_YOUR_NEXT_TURN_ENDS),
            Lasting(Has(ALLY_CARD & IN_POOL & ~ATTACHED, type="hero", only=True), UNTIL_YOUR_NEXT_TURN_ENDS),
            Lasting(AttachTo(ARTIFACT, ALLY_CARD, "world"), UNTIL_YOUR_NEXT_TURN_ENDS),
            Lasting(Afterwards(discard(Pile(POOL, EVERYONE, ALLY_CARD, all=True))), UNTIL_YOUR_NEXT_TURN_ENDS),
        )
    ),
)
# The older copy goes as the new one comes
card(
    "4th/143",
    "Land Ho!",
    Play(Lasting(Protected(REALM, ("cosmos",)), UNTIL_YOUR_NEXT_TURN_ENDS)),
    When("played", EnforceCosmos(spares=IT), to=REALM),
)
card(
    "4th/144",
    "Provocation",
    Play(shuffle_discards(CHOSEN_PLAYER), targets=(Target("player", HavingCards(EVERYONE, DISCARD)),)),
)
card("4th/145", "Balance of Power", Play(Lasting(PowerLost(ALLY & Of(OTHERS)), UNTIL_YOUR_NEXT_TURN_ENDS)))
card(
    "4th/146",
    "Assault of Magic",
    Play(Lasting(Levels(SPELL & UsedBy(CHAMPION & Of(YOU)), times=2, which="bonus"), UNTIL_YOUR_NEXT_TURN_ENDS)),
)
card(
    "4th/147",
    "Psionic Contrition",
    Play(
        seq(
            Lasting(CannotPlay(EVERYONE, PSIONIC_POWER), UNTIL_YOUR_NEXT_TURN_ENDS),
            Lasting(PowerLost(CHAMPION, psionic=True), UNTIL_YOUR_NEXT_TURN_ENDS),
        )
    ),
)
# An attack under way goes on
card(
    "4th/148",
    "Monstrous Intervention",
    Play(Lasting(CannotFight(CHAMPION & ~MONSTER, ("attack",)), UNTIL_YOUR_NEXT_TURN_ENDS)),
)
# Only the places that are taken change their realms
card("4th/149", "The Land Rebels", Play(ForEach(EVERYONE, May(Arrange(every(REALM & Of(EACH)))))))
# It names all players, helpful as it is; what lives is champions and allies
card(
    "4th/150",
    "Elven Rebirth",
    Play(Send(Pile(DISCARD, EVERYONE, _FIGHTERS & ELF, all=True), DRAW, shuffle=True)),
)
# The others are all but the player who lost the hero; whoever plays it pays in any case
card(
    "4th/151",
    "The Death of a Hero",
    Play(
        seq(
            discard(The(TARGET)),
            DiscardFromHand(YOU),
            ForEach(OTHERS, If(~RefIs(TARGET, Of(EACH)), DiscardFromHand(EACH))),
        ),
        targets=(Target("target", one(HERO)),),
    ),
)
# The cards are played as in any combat and may be answered; only the winning side waits
card(
    "4th/152",
    "Ambush",
    Play(
        seq(PlayNow(in_hand(ANY), until_ahead=True), If(~LOSING, Destroy(The(OPPONENT)))),
        only=BattleAt("combat") & LOSING,
    ),
)
card(
    "4th/153",
    "Brave Heart",
    Play(Lasting(Immune(_MY_CHAMPIONS, OFFENSIVE & (SPELL | ITEM)), UNTIL_YOUR_NEXT_TURN_ENDS)),
)
card(
    "4th/154",
    "The Torments of Sisyphus",
    Play(
        together(discard(every(HangsOn(ATTACKER))), discard(every(HangsOn(DEFENDER))), CombatAgain()),
        only=BattleAt("combat"),
    ),
)
# What hangs on them is not turned
card("4th/155", "Secret War", Play(TurnDown(every(CHAMPION & IN_POOL & Of(YOU)))))
# Any champion of the round, beside the allies whoever plays it has in hand
card(
    "4th/156",
    "Covert Aid",
    Play(LayAllies(TARGET, any_number=True), targets=(Target("target", one(CHAMPION & IN_COMBAT)),)),
)
card(
    "4th/157",
    "Wrath of the Immortals",
    Play(
        seq(
            Lasting(Levels(Is(TARGET), to=Fixed(1), which="base"), UNTIL_CANCELLED),
            Lasting(PowerLost(Is(TARGET)), UNTIL_CANCELLED),
            Lasting(FightsFirst(Is(TARGET)), UNTIL_CANCELLED),
        ),
        targets=(Target("target", one(CHAMPION)),),
    ),
)
card("4th/158", "Titans Walk the Earth", Play(Lasting(FreeEntry(EVERYONE, AVATAR, 1), UNTIL_YOUR_NEXT_TURN_ENDS)))
card(
    "4th/159",
    "Bess's Revenge",
    Play(
        ForEach(
            EVERYONE,
            seq(
                DrawDigit(EACH, good="low", for_drawer=True),
                Destroy(every(CHAMPION & Level(below=Stored("digit"), which="base"))),
            ),
        )
    ),
)
card("4th/160", "Foreign Wars", Play(Send(every(HERO & IN_POOL), LIMBO)))
# Allies first, lest they be lost with the champion they fight for
card(
    "4th/161",
    "Gales at Sea",
    Play(
        together(
            Send(every(ALLY & SWIMMER & IN_COMBAT), ABYSS),
            Send(every(CHAMPION & SWIMMER & IN_COMBAT), ABYSS),
            Send(every((CHAMPION | ALLY) & SWIMMER & ~IN_COMBAT), LIMBO),
        )
    ),
)
# Its player's own champion in the Abyss, against one of another player
card(
    "4th/162",
    "Escape from the Abyss",
    Play(
        Duel(Chosen("champion"), The(TARGET), loser_to=ABYSS),
        targets=(
            Target("champion", in_abyss(CHAMPION & UNIQUE)),
            Target("target", one(CHAMPION & IN_POOL & Of(OTHERS))),
        ),
        at=("3",),
    ),
)
# In combat they work, for a champion that fights is not in its pool
card(
    "4th/501",
    "Flash Flood",
    Play(Lasting(PowerLost((ITEM | ARTIFACT) & UsedBy(CHAMPION & ~SWIMMER & IN_POOL)), UNTIL_CANCELLED)),
)
# Helpful: realms of its player (event.helpful.scope); what they bear when it ends is lost, whoever gave it to them
card(
    "4th/506",
    "The Living Earth",
    Play(
        seq(
            Lasting(CanReach(REALM & Of(YOU), "restrictions", roused=True), UNTIL_YOUR_NEXT_TURN_ENDS),
            Lasting(Afterwards(discard(every((ITEM | ARTIFACT) & UsedBy(REALM & Of(YOU))))), UNTIL_YOUR_NEXT_TURN_ENDS),
        )
    ),
)
card(
    "4th/511",
    "Between a Rock and a Hard Place",
    Play(
        Lasting(Waits(), FOR_THE_BATTLE),
        only=BattleAt("first") & RefIs(ATTACKED_REALM, REALM & Of(YOU)),
    ),
    When("razed", discard(every(RAZED & REALM)), to=Is(ATTACKED_REALM)),
    When("discarded", discard(every(RAZED & REALM)), to=Is(ATTACKED_REALM)),
)
card(
    "4th/515",
    "The Crystal Dome",
    Play(Lasting(Levels(_MY_CHAMPIONS, times=2, which="base"), UNTIL_YOUR_NEXT_TURN_ENDS)),
)
