"""Cleric spells of 4th Edition."""

from sixrealms.language import *

_STRIPPED = ForEach(
    every((ITEM | ARTIFACT) & HangsOn(TARGET)),
    seq(
        Send(The(IT), LIMBO, turns=-1),
        Lasting(Afterwards(HandOver(The(IT), The(TARGET), or_discard=True)), UNTIL_YOUR_NEXT_TURN_ENDS),
    ),
)
_MAGIC = SPELL | BLOOD_ABILITY | PSIONIC_POWER
_PAWN = (REALM | HOLDING | CHAMPION) & Of(EACH)
_RUIN = ForEach(
    EVERYONE,
    OneOf(
        (
            Choose(one(REALM & ~RAZED & Of(EACH)), who=EACH, then=Raze(The(TARGET))),
            Choose(one(HOLDING & Of(EACH)), who=EACH, then=discard(The(TARGET))),
        ),
        who=EACH,
    ),
)
# A realm that fights for itself has no pool to return to
card("4th/398", "Sanctuary", Play(LoseRound(FIGHTER), only=~RefIs(FIGHTER, REALM)))
card(
    "4th/400",
    "Dispel",
    Answer(Cancel(), to=_MAGIC),
    Play(End(TARGET), targets=(Target("target", one(_MAGIC)),), at=("any",)),
)
card(
    "4th/402",
    "Creeping Doom",
    Play(Raze(The(TARGET)), targets=(Target("target", one(REALM & ~RAZED & ~WITH_HOLDING)),)),
)
# A realm or holding that fights is none of the cards in battle; the holding given up is of the player, in play
# and not in hand
card(
    "4th/403",
    "Earthquake",
    Play(seq(discard(every(IN_COMBAT & ~REALM & ~HOLDING)), EndBattle(), _RUIN), at=("combat",)),
    Play(_RUIN, at=("3",)),
)
card("4th/404", "Shadow Engines", Play(discard(The(TARGET)), targets=(Target("target", one(HOLDING & THEIRS)),)))
card("4th/405", "Faith-Magic Zone", Play(Lasting(CannotPlay(EVERYONE, WIZARD_SPELL), UNTIL_YOUR_NEXT_TURN_ENDS)))
card(
    "4th/406",
    "Ward of Sleep",
    Play(Send(The(TARGET), ABYSS), targets=(Target("target", in_discard(CHAMPION, EVERYONE)),)),
)
# It lies in the pool it wards, but does nothing there that champions do. What is cast at the pool, or at everybody's,
# meets the ward alone as long as it is there; its player's own spells pass
card(
    "4th/407",
    "Ward of Peace",
    Play(Send(The(SELF), POOL)),
    Always(Has(ITSELF, type="hero", only=True)),
    Always(Levels(ITSELF, to=Fixed(8), which="base")),
    Always(CannotFight(ITSELF, ("attack", "defend", "join"))),
    Always(CannotPlay(EVERYONE, ANY, ITSELF)),
    Always(Immune(IN_POOL & Of(YOU) & ~ITSELF, SPELL & Of(OTHERS))),
)
# Whatever the means, so out of hands and piles too
card(
    "4th/408",
    "Ward of Erebus",
    Play(Lasting(GoesInstead(CLERIC, LIMBO, (), anywhere=True), UNTIL_YOUR_NEXT_TURN_ENDS)),
)
# Dragons and swimmers are champions and allies
card(
    "4th/409",
    "Ward of Laocoon",
    Play(Lasting(PowerLost((CHAMPION | ALLY) & (DRAGON | SWIMMER)), UNTIL_YOUR_NEXT_TURN_ENDS)),
)
card(
    "4th/410",
    "Ward of Laius",
    Play(
        ForEach(
            EVERYONE,
            Choose(
                one(CHAMPION & IN_POOL & Of(EACH)),
                who=EACH,
                then=seq(
                    Note(KING, on=TARGET),
                    Lasting(FightsFirst(Is(TARGET)), UNTIL_YOUR_NEXT_TURN_ENDS),
                    Lasting(Immune(Is(TARGET), HARMFUL & EVENT), UNTIL_YOUR_NEXT_TURN_ENDS),
                ),
            ),
        )
    ),
    When(
        "defeated",
        Choose(Extreme(every(CHAMPION & IN_POOL & ~Is(IT) & Of(Apart(BOTH_SIDES, BY)))), then=discard(The(TARGET))),
        to=CHAMPION & Noted(KING),
    ),
)
# Anybody's champion, to its owner's pool or discard pile
card(
    "4th/411",
    "Ward of Freedom",
    Play(Send(The(TARGET), POOL), targets=(Target("target", Pile(LIMBO, EVERYONE, CHAMPION)),)),
    Play(discard(The(TARGET)), targets=(Target("target", in_abyss(CHAMPION, EVERYONE)),)),
)
# Of the power of others; a digit is drawn as any card is
card(
    "4th/412",
    "Ward of Ironguarding",
    Play(Lasting(Protected(In(frozenset({DRAW})) & Of(YOU), ("reach",)), UNTIL_YOUR_NEXT_TURN_ENDS)),
)
card(
    "4th/413",
    "Ward of Ruin",
    Play(Lasting(Waits(), UNTIL_YOUR_NEXT_TURN_ENDS)),
    When("razed", discard(The(IT)), to=REALM, only=Caused(ATTACKING_PLAYER, "in-battle")),
)
card(
    "4th/414",
    "Ward of the Erinyes",
    Play(
        seq(
            Lasting(CannotPlay(EVERYONE, RULE_CARD), UNTIL_YOUR_NEXT_TURN_ENDS),
            ForEach(
                EVERYONE,
                If(
                    Exists(every(RULE_CARD & Of(EACH))),
                    Choose(one(_PAWN), who=EACH, then=discard(The(TARGET))),
                ),
            ),
        )
    ),
)
# The card lies beside the caster as that ally; its level is found as it is cast and stays what it is
card(
    "4th/415",
    "Animal Friendship",
    Play(seq(HangOn(CASTER), Note(SUMMONED, NumberOf(CASTER, "base")))),
    Always(Has(ITSELF, type="ally", only=True)),
    Always(Levels(ITSELF, to=Stored(SUMMONED), which="base")),
    Always(Levels(ITSELF, halve="up", which="base")),
    Always(stays_after_round(ITSELF)),
)
card(
    "4th/416",
    "Command",
    Play(
        Lasting(
            Whenever(
                When(
                    "phase-5",
                    seq(
                        discard(The(TARGET)),
                        Choose(
                            AnyOf((in_hand(ANY, BY), one(IN_POOL & Of(BY)))),
                            "lost",
                            count=2,
                            who=BY,
                            then=discard(AllChosen("lost")),
                        ),
                    ),
                    only=HasShirked(TARGET),
                )
            ),
            UNTIL_ITS_OWNERS_NEXT_TURN_ENDS,
        ),
        targets=(Target("target", one(CHAMPION & IN_POOL & Of(OPPONENTS))),),
    ),
)
card(
    "4th/417",
    "Shillelagh",
    Play(
        seq(
            HangOn(CASTER),
            Remember("level", NumberOf(CASTER, "base")),
            Lasting(stays_after_round(ITSELF), UNTIL_YOUR_NEXT_TURN_ENDS),
            Lasting(Levels(ITSELF, to=Stored("level"), which="bonus"), UNTIL_YOUR_NEXT_TURN_ENDS),
            Lasting(Levels(ITSELF, halve="down", which="bonus"), UNTIL_YOUR_NEXT_TURN_ENDS),
            Lasting(Has(ITSELF, ("Weapon",)), UNTIL_YOUR_NEXT_TURN_ENDS),
            Lasting(Has(ITSELF, type="magical item", only=True), UNTIL_YOUR_NEXT_TURN_ENDS),
        )
    ),
)
# Its plus is what it adds to the base level
card("4th/418", "Aid", Play(Lasting(Levels(Is(FIGHTER), add=Fixed(4), which="base")), from_pool=True))
card(
    "4th/419",
    "Enthrall",
    Play(
        seq(
            ForEach(
                every(CHAMPION & IN_POOL & Of(CHOSEN_PLAYER)),
                Lasting(CannotFight(Is(IT)), UNTIL_THE_CHOSEN_PLAYERS_NEXT_TURN_ENDS),
            ),
            Note(NO_ATTACK),
        ),
        targets=(Target("player", HavingCards(EVERYONE, POOL, CHAMPION, reached=True)),),
    ),
)
card("4th/420", "Fire Trap", *trap(If(RefIs(ATTACKER, level_at_most(5, "base")), discard(The(ATTACKER)))))
card(
    "4th/421",
    "Heat Metal",
    Play(_STRIPPED, targets=(Target("target", one(CHAMPION & IN_POOL & THEIRS)),), at=("3",)),
    Play(_STRIPPED, targets=(Target("target", one(CHAMPION & OPPOSING)),), at=("combat",)),
)
# A pile that has been searched is shuffled, then the card goes on top
card(
    "4th/422",
    "Locate Object",
    Play(
        seq(
            Choose(in_draw_pile(ITEM | ARTIFACT), "found", up_to=True),
            ShufflePile(),
            Send(AllChosen("found"), DRAW),
        )
    ),
)
# It lasts through the combat with the undead champion, which it is for
card(
    "4th/423",
    "Negative Plane Protection",
    Play(HangOn(CASTER)),
    Always(stays_after_round(ITSELF)),
    Always(Immune(Is(BEARER), UNDEAD & CHAMPION)),
    When("fought", pay(The(SELF)), to=Is(BEARER), only=RefIs(OTHER, UNDEAD)),
)
card(
    "4th/503",
    "Rengarth Oracle",
    Play(seq(Arrange(top_of_piles(YOU, 6)), Send(The(SELF), ABYSS))),
)
# Turned up as soon as it works, it stays there: nothing says that it is used up
card(
    "4th/518",
    "Blingdenstone Symbol of Power",
    Play(HangOn(TARGET, hidden=True), targets=(Target("target", one(REALM & Of(YOU))),)),
    When("presented", Expose(), to=Is(DEFENDER) & World("FR"), only=HERE),
    Always(Levels(Is(DEFENDER) & World("FR"), times=2, which="base"), when=HERE),
    Always(Immune(Is(DEFENDER) & World("FR"), OFFENSIVE), when=HERE),
    Always(stays_after_round(ITSELF)),
)
