"""Blood abilities of the Dungeons booster."""

from sixrealms.language import *

card(
    "DU/81",
    "Death Field",
    Play(Destroy(The(TARGET)), targets=(Target("target", one(CHAMPION & level_at_least(6, "base"))),)),
)
