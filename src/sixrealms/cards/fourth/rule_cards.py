"""Rule cards of 4th Edition."""

from sixrealms.language import *

# One guess, then the card is turned up before everybody
card(
    "4th/490",
    "Nobody Wins!",
    When(
        "turn-start",
        seq(
            Choose(HavingCards(EVERYONE, DRAW)),
            NameCard(type=True),
            If(
                Exists(Pile(DRAW, CHOSEN_PLAYER, Called(type=True), top=1)),
                Send(top_of_piles(CHOSEN_PLAYER), ABYSS),
                discard(top_of_piles(CHOSEN_PLAYER)),
            ),
        ),
        may=True,
        whose=YOU,
    ),
)
card(
    "4th/491",
    "Rule Lawyer's Delight",
    Always(OwnRuleCards(stays=ITSELF, ends_all=Named("The Ultimate Rule"))),
    When("leaves", OneRuleAgain()),
)
card(
    "4th/492",
    "Time of Troubles",
    Always(CannotFight(CHAMPION & level_at_least(7, "base"), ("attack", "defend", "join"))),
    Always(gains((CHAMPION | ALLY) & World("FR"), 1)),
)
# What is below +4 is read off the icon
card(
    "4th/493",
    "The Power of Faith",
    Always(Levels(CHAMPION & ATTACKING & ~CLERIC, halve="down", which="base"), when=RefIs(DEFENDER, UNDEAD)),
    Always(Levels(CHAMPION & DEFENDING & ~CLERIC, halve="down", which="base"), when=RefIs(ATTACKER, UNDEAD)),
    Always(CannotPlay(ATTACKING_PLAYER, ALLY & level_at_most(3, "icon"), ~CLERIC), when=RefIs(DEFENDER, UNDEAD)),
    Always(CannotPlay(DEFENDING_PLAYER, ALLY & level_at_most(3, "icon"), ~CLERIC), when=RefIs(ATTACKER, UNDEAD)),
)
card(
    "4th/494",
    "Forbidden Knowledge",
    Always(CannotPlay(EVERYONE, OFFENSIVE & WIZARD_SPELL, ~World("RL"))),
    Always(CannotPlay(EVERYONE, OFFENSIVE & PSIONIC_POWER, ~World("DS"))),
    Always(CannotPlay(EVERYONE, OFFENSIVE & UNARMED, ~World("ADD"))),
    Always(CannotPlay(EVERYONE, OFFENSIVE & BLOOD_ABILITY, ~World("BR"))),
)
card("4th/495", "Circle of Life", Always(AnswersForYou("empty_pile", "at-once", EVERYONE)))
# What kills allies alone keeps its power; of spells the bonus remains; events, having none, cannot be played
card("4th/496", "Fair Fight!", Always(PowerLost(KILLS_CHAMPIONS)))
# What lasts for turns; a battle's or round's time is over with it. Those whose time is up end once the wheel is gone
card("4th/497", "The Event Wheel", Always(Prolongs(EVENT, most=2)))
# In every formation; a third row has more places than C, D and E in some games
card(
    "4th/498",
    "The Backwaters",
    When(
        "turn-end",
        discard(every(REALM & RAZED & (at_place("C") | at_place("D") | at_place("E")))),
        whose=YOU,
    ),
)
card(
    "4th/499",
    "Master the Magic",
    Play(discard(every(ALLY | PSIONIC_POWER))),
    Always(CannotPlay(EVERYONE, ALLY | PSIONIC_POWER)),
)
card(
    "4th/500",
    "The Master Strategist",
    Play(discard(every(SPELL_CARD | BLOOD_ABILITY))),
    Always(CannotPlay(EVERYONE, SPELL | BLOOD_ABILITY)),
)
