"""Wizard spells of 1st Edition."""

from sixrealms.language import *

#: The print lets flyers cross, the rules trap those whose allies walk (wall.flyer-not-exempt): both hold. Who crosses
#: goes on alone or with flyers; nobody can walk after it while the wall stands.
FLYERS_ONLY = Wall(Kind("Flyer", allies=True))
NOBODY_FOLLOWS = Always(CannotPlay(OTHER_SIDE, ~FLYER & ALLY))
AS_DEFENDER = Fights("defending", ref=FIGHTER)
#: Any spell that still does something; one that acted once leaves nothing to cancel (spell.target-required).
SPELL_AT_WORK = Target("target", one((SPELL_CARD & AT_WORK) | BEWITCHED))
card(
    "1st/393",
    "Disintegrate",
    Play(
        seq(discard(The(TARGET)), Note(NO_ATTACK)),
        targets=(Target("target", one(REALM)),),
    ),
)
# Turned or reflected it takes its caster, and it still binds whoever played it
card(
    "1st/437",
    "Estate Transference",
    Play(
        seq(
            If(
                WAS_TURNED,
                Send(The(Chosen("struck")), ABYSS),
                seq(Send(every(HOLDING & HangsOn(TARGET)), ABYSS), Send(The(TARGET), ABYSS)),
            ),
            Note(NO_ATTACK),
        ),
        targets=(Target("target", one(REALM)),),
    ),
)
# Its burden counts on the champion it hangs on, in pool and combat, until it is dispelled.
card("1st/106", "Spell of Formless Horror", Play(HangOn(OPPONENT)), Always(stays_after_round(ITSELF)))
# A card's battle is the round it works in (combat.term.battle-on-card), here and below.
card(
    "1st/211", "Flight", Play(seq(Lasting(Has((CHAMPION | ALLY) & FRIENDLY, ("Flyer",))), Lasting(TakesAlliesAlong())))
)
card("1st/331", "Fireball", Play(discard(every(ALLY & level_at_most(4) & OPPOSING))))
# With nothing to strike it is cast for its bonus.
card(
    "1st/332",
    "Lightning Bolt",
    Play(
        discard(The(TARGET)),
        targets=(Target("target", one((ALLY & level_at_most(4) & OPPOSING) | (ITEM & THEIRS))),),
    ),
)
# Walls of Fire, Iron, Stone and Force: printed for attackers, but what keeps a defender from fighting is ruled on too
# (wall.defender-stopped), so those castable in attack stop whoever opposes their caster.
card("1st/335", "Wall of Fire", Play(FLYERS_ONLY), NOBODY_FOLLOWS)
card("1st/336", "Wall of Iron", Play(FLYERS_ONLY, only=AS_DEFENDER), NOBODY_FOLLOWS)
card("1st/337", "Wall of Stone", Play(FLYERS_ONLY, only=AS_DEFENDER), NOBODY_FOLLOWS)
card("1st/338", "Wall of Force", Play(FLYERS_ONLY), NOBODY_FOLLOWS)
# The realm razed in combat ends the battle, both champions go home (battle.end.realm-gone-return).
card(
    "1st/339",
    "Invisibility",
    Play(Raze(The(ATTACKED_REALM), in_battle=True), only=Fights("attacking", ref=FIGHTER) & opponent_is(HERO)),
)
card(
    "1st/341",
    "Sleep",
    Play(discard(AllChosen()), targets=(Target("targets", one(ALLY & Level(1, 2) & OPPOSING), 3, up_to=True),)),
)
# For the round, as every spell cast in combat that says no more (combat.h.winner-discards).
card(
    "1st/343",
    "Fly",
    Play(flies(TARGET), targets=(Target("target", one((CHAMPION | ALLY) & FRIENDLY)),)),
)
# The levels or an item, and then there must be one.
card(
    "1st/344",
    "Crushing Fist",
    Play(),
    Play(
        seq(discard(The(TARGET)), Lasting(Levels(ITSELF, to=Fixed(0), which="bonus"))),
        targets=(Target("target", one(ITEM & THEIRS)),),
        only=Exists(one(ITEM & THEIRS)),
    ),
)
# In answer to a spell at any time (dispel.timing), in its own phases against a spell in play.
card(
    "1st/346",
    "Dispel Magic",
    Answer(Cancel(), to=SPELL),
    Play(End(TARGET), targets=(SPELL_AT_WORK,), at=("3", "combat")),
)
card("1st/357", "Charm", Play(discard(The(TARGET)), targets=(Target("target", one(ALLY & OPPOSING)),)))
# Nobody at all attacks, its caster included.
card("1st/371", "Wall of Fog", Play(Lasting(CannotFight(CHAMPION, ("attack",)), UNTIL_YOUR_NEXT_TURN)))
# A realm that fights for itself has no pool to escape to.
card("1st/374", "Blink", Play(LoseRound(FIGHTER), only=~RefIs(FIGHTER, REALM)))
# Neither their levels nor their powers count.
card(
    "1st/375",
    "Hold Undead",
    Play(
        seq(
            Lasting(NoEffect(UNDEAD & ALLY & OPPOSING)),
            Lasting(PowerLost(UNDEAD & ALLY & OPPOSING)),
        ),
        only=Exists(one(UNDEAD & ALLY & OPPOSING)),
    ),
)
# The question is asked when it works, so turned on a caster that is no monster it does nothing.
card("1st/376", "Charm Monster", Play(If(opponent_is(MONSTER), LoseRound())))
card(
    "1st/385",
    "Feebleminded",
    Play(
        Lasting(CannotPlay(EVERYONE, SPELL, Is(TARGET))),
        targets=(Target("target", one(CASTS_SPELLS & OPPOSING)),),
    ),
)
# The defender's spell against the attacker (offensive, so aimed at an opposing card); if no next round of
# the battle follows, the attacker has nothing to defend and stays with its player.
card(
    "1st/386",
    "Magic Jar",
    Play(only=AS_DEFENDER),
    When(
        "defeated",
        seq(
            Lasting(MustDefend(OTHER), FOR_THE_BATTLE),
            Lasting(GoesAfterRound(OTHER, DISCARD, "defender"), FOR_THE_BATTLE),
        ),
        to=Is(BEARER),
    ),
)
# Cast by a combatant, in answer to the wall or as the one card against it (wall.one-answer).
card(
    "1st/388",
    "Passwall",
    Answer(Cancel(), to=SPELL & name_has("Wall of"), only=RefIs(CASTER, IN_COMBAT)),
    Play(End(TARGET), targets=(Target("target", one(SPELL & name_has("Wall of"))),)),
)
# Attacks already under way go on, further attackers must fly.
card("1st/389", "Rock to Mud", Play(Lasting(CannotAttack(~FLYER, REALM & Of(YOU)), UNTIL_YOUR_NEXT_TURN)))
card(
    "1st/391",
    "Death Fog",
    Play(
        seq(
            Destroy(every(CHAMPION & level_at_most(5) & Of(CHOSEN_PLAYER) & IN_POOL)),
            Remember("survivors", every(CHAMPION & Of(CHOSEN_PLAYER) & IN_POOL)),
            Lasting(CannotFight(Is(AllChosen("survivors")), ("attack",)), UNTIL_THE_CHOSEN_PLAYERS_NEXT_TURN_ENDS),
        ),
        targets=(Target("player", HavingCards(OPPONENTS, POOL, CHAMPION, reached=True)),),
    ),
)
card(
    "1st/392",
    "Death Spell",
    Play(Destroy(The(TARGET)), targets=(Target("target", one((CHAMPION | ALLY) & level_at_most(7))),)),
)
card(
    "1st/394",
    "Geas",
    Play(
        Lasting(CannotFight(Is(TARGET)), UNTIL_ITS_OWNERS_NEXT_TURN_ENDS),
        targets=(Target("target", one(CHAMPION & THEIRS)),),
    ),
)
card("1st/395", "Banishment", Play(Destroy(The(TARGET)), targets=(Target("target", one(MONSTER & THEIRS)),)))
# An ally from the hand of the player who is asked; they have to show it if they have one.
card(
    "1st/396",
    "Control Undead",
    Play(
        Choose(
            Extreme(in_hand(UNDEAD & ALLY, CHOSEN_PLAYER)),
            "ally",
            who=CHOSEN_PLAYER,
            then=JoinAsAlly(Chosen("ally")),
        ),
        targets=(Target("player", OTHERS),),
    ),
)
card(
    "1st/397",
    "Finger of Death",
    Play(Destroy(The(TARGET)), targets=(Target("target", one((CHAMPION | ALLY) & level_at_most(5))),)),
)
card("1st/398", "Spell Turning", Answer(Turn(), to=OFFENSIVE & SPELL))
card(
    "1st/406",
    "Phorbes's Scrolls",
    Play(Choose(Extreme(every(ALLY & OPPOSING)), then=discard(The(TARGET)))),
)
card("NO/207", "Enlarge", Always(Levels(ITSELF, add=Fixed(3), which="bonus"), when=opponent_is(FLYER)))
card(
    "NO/333",
    "Paralyze",
    Play(
        Lasting(CannotFight(Is(TARGET), ("defend",)), FOR_THIS_TURN),
        targets=(Target("target", one(CHAMPION & IN_POOL & THEIRS)),),
        at=("3",),
    ),
    Play(discard(The(TARGET)), targets=(Target("target", one(ALLY & OPPOSING)),), at=("combat",)),
)
card(
    "NO/345",
    "Anti-Magic Shell",
    Play(
        seq(
            Lasting(Immune(Is(TARGET), OFFENSIVE & SPELL)),
            Lasting(CannotPlay(EVERYONE, SPELL, Is(TARGET))),
        ),
        targets=(Target("target", one(CHAMPION & IN_COMBAT)),),
    ),
)
# It hangs there, in pool and combat, until it is dispelled
card(
    "NO/348",
    "Fear",
    Play(HangOn(TARGET), targets=(Target("target", one(CHAMPION & IN_POOL & THEIRS)),), at=("3",)),
    Always(CannotFight(Is(BEARER))),
)
card("NO/372", "Forget", Play(discard(The(TARGET)), targets=(Target("target", one(ALLY & OPPOSING)),)))
card("NO/373", "Web", Play(Destroy(every(ALLY & OPPOSING & level_at_most(3)))))
card("NO/378", "Black Tentacles", Play(Destroy(every(CHAMPION & level_at_most(4)))))
# As many as stand there now; what came along was not played against the champion (gloss.played-against)
card(
    "NO/381",
    "Phantasmal Killer",
    Always(Levels(ITSELF, to=Count(every(ALLY & OPPOSING & Noted(PLAYED))), which="bonus")),
)
# Beaten, the caster goes home with what it carries; beaten as the attacker, it is the only one that may attack on
card(
    "NO/383",
    "Animate Dead",
    Play(
        seq(
            Lasting(GoesInstead(Is(CASTER), POOL)),
            Lasting(FightsAgain(Is(CASTER), "attack", next_round=True, after_loss=True), FOR_THE_BATTLE),
            Lasting(FightsAgain(Is(CASTER), "defend", next_round=True), FOR_THE_BATTLE),
        )
    ),
)
card(
    "NO/384",
    "Cloudkill",
    Play(
        seq(
            Lasting(CannotPlay(OTHER_SIDE, ALLY & level_at_most(3))),
            discard(every(ALLY & OPPOSING & level_at_most(3))),
        )
    ),
)
