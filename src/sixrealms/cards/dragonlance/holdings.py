"""Holdings of the DragonLance booster."""

from sixrealms.language import *

card("DL/18", "Shoikan Grove", Always(CannotAttack(~(FLYER | EARTHWALKER))))
card("DL/19", "Inn of the Last Home", Always(CannotAttack(DRAGON)))
