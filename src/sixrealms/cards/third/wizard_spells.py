"""Wizard spells of 3rd Edition."""

from __future__ import annotations

from sixrealms.language import *

_CHAMPION = Chosen("champion")
_ALLY = Chosen("ally")
_FIRE = SPELL & (name_has("fire") | name_has("flame"))
# Dispel Magic: at any time, also against a spell in play
_DISPEL = (
    Answer(Cancel(), to=SPELL),
    Play(End(Chosen("target")), targets=(Target("target", one((SPELL_CARD & AT_WORK) | BEWITCHED)),)),
)
# Both go when the losses of the round are carried out, wherever those have sent them
card(
    "3rd/96",
    "Horrors of the Abyss",
    When("victorious", seq(Send(The(OTHER), ABYSS), Send(The(SELF), ABYSS)), to=Is(BEARER)),
    When("victorious", seq(Send(The(IT), ABYSS), Send(The(SELF), ABYSS)), to=Is(OPPONENT)),
)
# The defender returns to its pool as the battle ends (battle.end.realm-gone-return)
card(
    "3rd/347",
    "Improved Phantasmal Force",
    Play(
        If(
            RefIs(CASTER, UNDEAD & ATTACKING) & opponent_is(WIZARD | CLERIC),
            May(Raze(The(ATTACKED_REALM), in_battle=True)),
        )
    ),
)
# As the earlier walls, for those who walk through the earth (wall.flyer-not-exempt)
card(
    "4th/367",
    "Wall of Force",
    Play(Wall(Kind("Earthwalker", allies=True))),
    Always(CannotPlay(OTHER_SIDE, ~EARTHWALKER & ALLY)),
)
# Cast in phase 3 it lasts through the turn, in combat for the round (combat.h.winner-discards)
card(
    "3rd/343",
    "Fly",
    Play(flies(_CHAMPION, FOR_THIS_TURN), targets=(Target("champion", one(CHAMPION & IN_POOL & Of(YOU))),), at=("3",)),
    Play(flies(_CHAMPION), targets=(Target("champion", one(CHAMPION & FRIENDLY)),), at=("combat",)),
    Play(flies(_ALLY), targets=(Target("ally", one(ALLY & FRIENDLY)),), at=("combat",)),
    Play(
        seq(flies(_CHAMPION), flies(_ALLY)),
        targets=(Target("champion", one(CHAMPION & FRIENDLY)), Target("ally", one(ALLY & FRIENDLY))),
        at=("combat",),
    ),
)
# Out of combat on any champion of an opponent
card(
    "3rd/106",
    "Spell of Formless Horror",
    Play(HangOn(OPPONENT), at=("combat",)),
    Play(HangOn(TARGET), targets=(Target("target", one(CHAMPION & THEIRS)),), at=("3", "5")),
    Always(stays_after_round(ITSELF)),
)
card("3rd/346", "Dispel Magic", *_DISPEL)
card(
    "3rd/211",
    "Flight",
    Play(
        seq(
            Lasting(Has((CHAMPION | ALLY) & Of(YOU), ("Flyer",)), FOR_THIS_TURN),
            Lasting(TakesAlliesAlong(), FOR_THIS_TURN),
        )
    ),
)
# Cast before the fight it lasts for the turn, in which the round comes
card(
    "3rd/212",
    "Shapechange",
    Play(
        choose_type(Is(CASTER), ("cleric", "wizard", "hero", "monster", "psionicist"), FOR_THIS_TURN),
        at=("3",),
    ),
    Play(choose_type(Is(CASTER), ("cleric", "wizard", "hero", "monster", "psionicist")), at=("combat",)),
)
card("3rd/340", "Cone of Cold", Play(Choose(one(ARTIFACT), then=discard(The(TARGET)))))
card(
    "3rd/341",
    "Sleep",
    Play(
        discard(AllChosen("target")),
        targets=(Target("target", one(ALLY & IN_COMBAT & Of(OPPONENTS) & Level(1, 2)), count=3, up_to=True),),
        at=("any",),
        only=BATTLE_ON,
    ),
)
card("3rd/342", "Shield", Answer(Cancel(), to=Named("Magic Missile")))
card("3rd/378", "Black Tentacles", Play(Destroy(every(CHAMPION & level_at_most(4, "base")))))
# Cast before the fight it shelters its caster and whoever comes along, for the turn
card(
    "3rd/379",
    "Fire Shield",
    Play(Lasting(Immune(Is(CASTER) | ((ALLY | CHAMPION) & Beside(CASTER)), _FIRE), FOR_THIS_TURN), at=("3",)),
    Play(Lasting(Immune(FRIENDLY & (CHAMPION | ALLY), _FIRE)), at=("combat",)),
)
# The level with items, not the adjusted one, which would count the bonus of the spell itself
card(
    "3rd/390",
    "Chain Lightning",
    Always(Levels(ITSELF, to=Fixed(7), which="bonus"), when=RefIs(CASTER, level_at_least(7, "equipped"))),
)
