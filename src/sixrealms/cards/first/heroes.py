"""Heroes of 1st Edition."""

from sixrealms.language import *

_FIRST_ALLY_JOINS = When("joins", Note(FIRST_ALLY, on=IT), to=ALLY & Beside(SELF), once="round")
_FIRST = Noted(FIRST_ALLY) & Beside(SELF)


def _destroys_an_ally(at_any_time: bool = False) -> Use:
    return Use(
        Psionic(Destroy(The(TARGET))),
        at=("any",) if at_any_time else ("combat",),
        targets=(Target("target", one(ALLY & OPPOSING)),),
        once="round",
        zone="battle",
        offensive=True,
    )


def _destroys_an_item(at_any_time: bool = False) -> Use:
    return Use(
        discard(The(TARGET)),
        at=("any",) if at_any_time else ("combat",),
        targets=(Target("target", one(ITEM & HangsOn(OPPONENT))),),
        once="round",
        zone="battle",
    )


card("1st/462", "Lovely Colleen", When("activate", AutoDefeat(OPPONENT, MONSTER)))
card("1st/41", "Alias the Sell-Sword", Always(Immune(ITSELF, SPELL & OFFENSIVE)))
# The first defeat loses the round and costs his allies, but he and his items go home; he may defend once more.
card(
    "1st/45",
    "Drizzt Do' Urden",
    Always(
        GoesInstead(ITSELF, POOL),
        when=WHEN_DEFENDING & marked(BEATEN, 0),
    ),
    When("defeated", Note(BEATEN)),
    Always(FightsAgain(ITSELF, "defend")),
)
card(
    "1st/47",
    "Torg Mac Cei, the Ironlord",
    Always(Levels(ITSELF, times=2), when=Fights("either", Named("The Great Rift"))),
)
card("1st/49", "Bruenor Battlehammer", Always(gains(ITSELF, 2), when=opponent_is(MONSTER)))
card(
    "1st/50",
    "Marco Volo",
    When(
        "turn-start",
        seq(
            Choose(HavingCards(EVERYONE, DRAW)),
            Look(top_of_piles(CHOSEN_PLAYER)),
            May(discard(top_of_piles(CHOSEN_PLAYER))),
        ),
        whose=YOU,
        may=True,
    ),
)
# "Battle" is the round (combat.term.battle-on-card); out of battle both kinds of spells are open.
card(
    "1st/51",
    "The Harpers",
    When(
        "activate",
        OneOf(
            (
                Note(SCHOOL, 1),
                Note(SCHOOL, 2),
            )
        ),
    ),
    Always(MayUse(ITSELF, WIZARD_SPELL | CLERIC_SPELL), when=RefIs(SELF, IN_POOL)),
    Always(MayUse(ITSELF, WIZARD_SPELL), when=marked(SCHOOL, 1)),
    Always(MayUse(ITSELF, CLERIC_SPELL), when=marked(SCHOOL, 2)),
)
card("1st/53", "Adventurers!", Always(MayUse(ITSELF, WIZARD_SPELL | CLERIC_SPELL)))
card(
    "1st/55",
    "Crime Lord",
    Play(discard(The(TARGET)), (Target("target", one(HOLDING)),), at=("any",), way="event"),
)
card("1st/56", "Adventurers", Always(gains(ALLY & Beside(SELF), 1)))
# A set level is a base level (gloss.base-level.conditional): world bonus and items still count.
card("1st/57", "The Jotunslayers", Always(Levels(ITSELF, to=Fixed(8), which="base"), when=opponent_is(MONSTER)))
card("1st/74", "Allisa of the Mist", Always(gains(ITSELF, 3), when=opponent_is(MONSTER)))
card("1st/76", "Worden Ironfist", Always(gains(ITSELF, 3), when=opponent_is(MONSTER)))
card("1st/78", "Joliet the Rash", When("phase-5", discard(The(SELF)), only=~marked(ATTACKED), whose=YOU))
card("1st/79", "Dwarf of Earthfast", Always(gains(ITSELF, 4), when=opponent_is(MONSTER)))
card("1st/87", "Shandrill", Always(Immune(ITSELF, SPELL & OFFENSIVE)))
card(
    "1st/172",
    "Hettman Tsurin",
    When(
        "turn-end",
        seq(Choose(HavingCards(OTHERS, HAND)), DiscardFromHand(CHOSEN_PLAYER, random=True)),
        only=~marked(ATTACKED),
        whose=YOU,
        may=True,
    ),
)
card("1st/181", "Wolf Nomads", Always(gains(ITSELF, 2), when=Exists(in_pool(Named("Mika the Wolf-Nomad")))))
card("1st/258", "Rikus", Always(FightsAgain(ITSELF, "attack")))
# Both "when attacking" and before the fight: it works where the ruleset puts powers of attackers
# (gloss.when-attacking), which is before anything of the defender's.
card(
    "1st/261",
    "Agis",
    When(
        "attacking",
        Psionic(Choose(one(MONSTER & IN_POOL & Of(DEFENDING_PLAYER)), then=Destroy(The(TARGET)))),
        may=True,
    ),
)
card("1st/301", "Tithian", When("victorious", Raze(The(ATTACKED_REALM), in_battle=True), only=WHEN_ATTACKING))
card("1st/325", "Desert Warrior", _FIRST_ALLY_JOINS, Always(Levels(_FIRST, to=Fixed(4), which="base")))
card("1st/326", "Desert Warrior", _FIRST_ALLY_JOINS, Always(Levels(_FIRST, to=Fixed(3), which="base")))
card("1st/327", "Desert Warrior", Always(gains(ALLY & Beside(SELF), 1)))
card("NO/73", "Vasos Flameslayer", Always(gains(ITSELF, 3), when=opponent_is(MONSTER)))
card("NO/185", "Thorvid", Always(gains(ITSELF, 3), when=opponent_is(MONSTER | UNDEAD | FLYER)))
card("1st/452", "Dori the Barbarian", Always(gains(ITSELF, 2), when=opponent_is(CLERIC | WIZARD)))
card("1st/454", "Darbee", Always(gains(ITSELF, 4), when=opponent_is(MONSTER)))
# Both of it is said: the champion is defeated, and goes home all the same; one he cannot charm may lose by totals, and
# is spared nothing then
card(
    "1st/433",
    "Mayor Charles Oliver O'Kane",
    When(
        "activate",
        If(
            opponent_is((HERO | WIZARD | CLERIC) & Kind("Female")),
            seq(AutoDefeat(OPPONENT), If(RoundWon(YOU), Lasting(GoesInstead(Is(OPPONENT), POOL)))),
        ),
    ),
    Always(gains(ITSELF, 3), when=Fights("defending", World("FR"))),
)
card(
    "1st/435",
    "Big Chief Bagoomba",
    Always(Levels(ALLY & Beside(SELF), times=2), when=WHEN_DEFENDING),
    Always(CannotPlay(OTHER_SIDE, ALLY & level_at_most(3)), when=WHEN_DEFENDING),
)
card(
    "1st/440",
    "The King of the Elves",
    When("activate", AutoDefeat(OPPONENT, WIZARD)),
    When("activate", If(opponent_is(UNDEAD), AutoDefeat(SELF))),
    When("defeated", discard(every(WIZARD & IN_POOL & level_at_least(7, "base")))),
)
card("1st/441", "Sakornia", Always(gains(ITSELF, 3), when=Exists(every(ARTIFACT & HangsOn(SELF)))))
# His icon is a hero's and his lower level a wizard's: where he fights he changes one of the two
card(
    "1st/444",
    "Gib Ekim",
    When(
        "presented",
        OneOf(
            (
                Lasting(Has(ITSELF, type="wizard", only=True)),
                Lasting(Levels(ITSELF, to=Fixed(7), which="base")),
            )
        ),
    ),
)
card("1st/447", "Fejyelsae", Always(Levels(ITSELF, to=Fixed(7), which="base"), when=Exists(every(ALLY & Beside(SELF)))))
card("NO/42", "King Azoun IV", Always(gains(ALLY & Beside(SELF), 1)))
# Once a round: an item is used against her in each
card("NO/171", "Kiara", _destroys_an_item())
card("NO/178", "Seragrimm the Just", Always(CannotFight(ITSELF, ("attack",))))
card("NO/262", "Anavias", Always(PowerLost(HOLDING & Of(OTHER_SIDE)), when=AS_ATTACKER, psionic=True))
# At any point of the round, as Captain Kazhal
card("NO/267", "Chividal", _destroys_an_ally(at_any_time=True))
card("NO/299", "Captain Kazhal", _destroys_an_item(at_any_time=True))
card("NO/300", "Dlasva", _destroys_an_ally())
card("NO/323", "The Outcast", Always(MayUse(ITSELF, SPELL)))
