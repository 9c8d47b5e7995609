"""Heroes of 4th Edition."""

from sixrealms.language import *

card(
    "4th/255",
    "Helm",
    Always(MayUse(Is(SELF), SPELL)),
    Answer(Cancel(), to=EVENT, zone="pool", cost=pay(The(SELF))),
)
