"""Heroes of 4th Edition."""

from sixrealms.language import *

card(
    "4th/255",
    "Helm",
    Always(MayUse(Is(SELF), SPELL)),
    Answer(Cancel(), to=EVENT, zone="pool", cost=pay(The(SELF))),
)
card(
    "4th/336",
    "Pyre",
    Always(MayUse(Is(SELF), WIZARD_SPELL)),
    Always(gains(Is(SELF), 7), when=opponent_is(~CASTS_SPELLS)),
)
