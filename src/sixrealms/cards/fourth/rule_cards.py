"""Rule cards of 4th Edition."""

from sixrealms.language import *

card(
    "4th/491",
    "Rule Lawyer's Delight",
    Always(OwnRuleCards(stays=Is(SELF), ends_all=Named("The Ultimate Rule"))),
    When("leaves", OneRuleAgain()),
)
# Of spells the bonus remains; events, having none, cannot be played
card("4th/496", "Fair Fight!", Always(PowerLost(ANY & HasTag("instant-kill"))))
