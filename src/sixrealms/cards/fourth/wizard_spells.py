"""Wizard spells of 4th Edition."""

from sixrealms.language import *

card("4th/381", "Death Link", When("defeated", kill(OTHER), to=Is(BEARER)))
card("4th/382", "Limited Wish", Answer(Cancel(), to=EVENT))
# Against a dungeon card, that card, the spell and its caster leave the game (dungeon-card.remove.wish);
# the caster is spent at once, so that he cannot save himself from a turned Wish (wish.turned-needs-other)
card(
    "4th/384",
    "Wish",
    Play(
        Regardless(
            If(
                RefIs(TARGET, DUNGEON_CARD),
                seq(
                    Send(The(TARGET), VOID, OUT),
                    Send(The(SELF), VOID, OUT),
                    Send(The(CASTER), VOID, OUT),
                ),
                discard(The(TARGET)),
            )
        ),
        cost=Spend(CASTER),
        targets=(Target("target", one(ANY & ~REALM)),),
    ),
)
card(
    "4th/385",
    "Reverse Gravity",
    Play(Lasting(Has((CHAMPION | ALLY) & ~SWIMMER & ~EARTHWALKER, swaps=("Flyer",)), UNTIL_YOUR_NEXT_TURN)),
)
# Doubles what the caster has at that moment (open.level-arithmetic)
card("4th/386", "Mirror Image", Play(Lasting(Levels(Is(CASTER), times=2), FOR_THE_ROUND)))
# A harmful event does what it does by its special power
card(
    "4th/388",
    "Prismatic Sphere",
    Play(HangOn(CASTER), only=Fights("defending", ref=FIGHTER)),
    Always(stays_after_round(ITSELF)),
    Always(Immune(Is(BEARER), ANY, powers_only=True)),
    When("turn-start", discard(The(SELF)), whose=YOU),
)
# Only a spell that has chosen a card can be aimed at another
card("4th/389", "Re-target", Answer(Redirect(), to=SPELL))
card(
    "4th/362",
    "Shapechange",
    Play(
        choose_type(Is(CASTER), ("cleric", "hero", "monster", "psionicist", "regent", "thief", "wizard"), FOR_THIS_TURN)
    ),
)
# The level with items, not the adjusted one, which would count the bonus of the spell itself
card(
    "4th/365",
    "Magic Missile",
    Always(Levels(ITSELF, to=Fixed(5), which="bonus"), when=RefIs(CASTER, Level(7, 8, "equipped"))),
    Always(Levels(ITSELF, to=Fixed(9), which="bonus"), when=RefIs(CASTER, level_at_least(9, "equipped"))),
)
# Outside combat a bonus counts for nothing
card(
    "4th/368",
    "Cone of Cold",
    Play(Choose(one(ARTIFACT), then=discard(The(TARGET))), at=("combat",)),
    Play(discard(The(TARGET)), targets=(Target("target", one(ARTIFACT)),), at=("3",)),
)
card(
    "4th/378",
    "Power Word, Stun",
    Play(
        Lasting(PowerLost(Is(TARGET))),
        at=("any",),
        only=BattleAt("unactivated"),
        targets=(Target("target", one(CHAMPION & Is(ATTACKER) & Of(OPPONENTS))),),
    ),
)
card(
    "4th/380",
    "Power Word, Silence",
    Play(Lasting(CannotPlay(OTHER_SIDE, SPELL, Is(TARGET))), targets=(Target("target", one(CHAMPION & OPPOSING)),)),
)
# A spell that cannot be cast just now goes back and is shuffled in
card(
    "4th/383",
    "Time Stop",
    Play(seq(Choose(in_draw_pile(WIZARD_SPELL), then=PlayAtOnce(The(TARGET), DRAW)), ShufflePile())),
)
# Who plays a card in combat is losing. An attacker who escapes has lost the battle, a defender the round
card(
    "4th/387",
    "Elminster's Evasion",
    Play(
        If(Fights("attacking", ref=CASTER), EndBattle("defender"), LoseRound(CASTER)),
        cost=Sacrifice(one(WIZARD & IN_POOL & Of(YOU)), 1),
    ),
)
# What joins the fight, so no events; a card guessed costs nothing, and whoever is behind may play another
card("4th/390", "ESP", Play(Lasting(CardsGuessed(OTHER_SIDE))))
# As one that has worked it is done with: the wording says so of its likes
card("4th/391", "Leomund's Trap", *trap(If(RefIs(ATTACKER, level_at_most(4, "base")), discard(The(ATTACKER)))))
card(
    "4th/392",
    "Misdirection",
    Play(
        seq(
            AttackInstead(TARGET),
            Lasting(CanReach(Is(ATTACKER), "restrictions", Is(TARGET)), FOR_THE_BATTLE),
        ),
        at=("any",),
        only=BattleAt("announced") & TurnOf(OPPONENTS) & RefIs(ATTACKED_REALM, REALM),
        targets=(Target("target", one(REALM & ~RAZED & Of(DEFENDING_PLAYER) & ~Is(ATTACKED_REALM))),),
    ),
)
card(
    "4th/393",
    "Ray of Enfeeblement",
    Play(
        Lasting(Levels(Is(TARGET), halve="down", which="base"), UNTIL_ITS_OWNERS_NEXT_TURN_ENDS),
        targets=(Target("target", one(CHAMPION)),),
    ),
)
card(
    "4th/394",
    "Stinking Cloud",
    Play(
        seq(
            Lasting(PowerLost(ALLY & OPPOSING & level_at_least(4))),
            discard(every(ALLY & OPPOSING & level_at_most(3))),
        )
    ),
)
card("4th/395", "Sepia Snake Sigil", *trap(Send(The(ATTACKER), LIMBO)))
# A combat it is cast in is the next one to end
card(
    "4th/396",
    "Armor",
    Play(
        seq(
            If(
                RefIs(CASTER, level_at_least(10)),
                Lasting(Levels(Is(CASTER), add=Fixed(5), which="base"), UNTIL_CANCELLED),
                If(
                    RefIs(CASTER, level_at_least(6)),
                    Lasting(Levels(Is(CASTER), add=Fixed(3), which="base"), UNTIL_CANCELLED),
                    Lasting(Levels(Is(CASTER), add=Fixed(1), which="base"), UNTIL_CANCELLED),
                ),
            ),
            Lasting(Whenever(When("fought", End(kept=True), to=Is(CASTER))), UNTIL_CANCELLED),
        )
    ),
)
# In every round of the battle over that realm
card("4th/502", "Netherese Symbol of Power", *trap(Lasting(DefenderFirst(), FOR_THE_BATTLE)))
card(
    "4th/519",
    "Dragon's Eye Symbol of Power",
    Play(HangOn(TARGET, hidden=True), targets=(Target("target", one(REALM & Of(YOU))),)),
    Always(DiscardedInstead(REALM & Of(YOU), ("raze", "removal"), by=SPELL)),
)
