"""Psionic powers of the Powers booster."""

from sixrealms.language import *

_ALL = (SPELL & ~Named("Wish")) | EVENT | CHAMPION | RULE_CARD

# Shields player and champions from the good as well as from the bad, realms and holdings from what
# others do (open.control-wind-realms); its player plays no helpful events (open.control-wind-helpful); a Wish gets
# through (named.control-wind.*). Siege! razes regardless of special powers, but the ruling on this card stands above
# the text of that one: its player has nothing to fear from a harmful event (named.rulings-supersede)
card(
    "PO/74",
    "Control Wind",
    Play(
        seq(
            Lasting(Immune(YOU, _ALL), UNTIL_YOUR_NEXT_TURN_ENDS),
            Lasting(CannotPlay(YOU, EVENT & HELPFUL), UNTIL_YOUR_NEXT_TURN_ENDS),
            Lasting(Immune(CHAMPION & Of(YOU), _ALL, even_to_good=True), UNTIL_YOUR_NEXT_TURN_ENDS),
            Lasting(Immune((REALM | HOLDING) & Of(YOU), _ALL), UNTIL_YOUR_NEXT_TURN_ENDS),
            Lasting(Immune(REALM & Of(YOU), Named("Siege!")), UNTIL_YOUR_NEXT_TURN_ENDS),
        ),
        by=PSIONICIST,
    ),
)
# "Battle" is the round (combat.term.battle-on-card)
card("PO/94", "Magnify", Play(Lasting(Levels(Is(CASTER), times=2)), by=PSIONICIST))
