"""Thieves of the Dungeons booster."""

from sixrealms.language import *

# Only printings marked as First Edition (named.poor-oriental-lord)
card("DU/120", "Poor Oriental Lord", Always(CannotPlay(EVERYONE, FromSet("1st"))))
