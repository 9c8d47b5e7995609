"""Rule cards of 4th Edition."""

from sixrealms.language import *

# Of spells the bonus remains; events, having none, cannot be played
card("4th/496", "Fair Fight!", Always(PowerLost(ANY & HasTag("instant-kill", words="that kills champions at once"))))
