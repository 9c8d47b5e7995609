"""Artifacts of 3rd Edition."""

from sixrealms.language import *

_GUARDED = REALM & World("GH") & Of(YOU)

# A dragon comes as an ally as well (gloss.allies.traits)
card(
    "3rd/157",
    "Orb of Dragonkind",
    Always(CannotAttack(DRAGON | MONSTER, _GUARDED)),
    Always(CannotPlay(ATTACKING_PLAYER, DRAGON & ALLY, bars=True), when=RefIs(ATTACKED_REALM, _GUARDED)),
)
# In the hand too: they fly as they are played
card("3rd/158", "Baba Yaga's Hut", Always(Has(ALLY & Of(YOU), ("Flyer",))))
