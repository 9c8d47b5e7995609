"""Heroes of the DragonLance booster."""

from sixrealms.language import *

card("DL/24", "Lord Gunthar, Solamnic Knight", Always(gains(Is(SELF), 2), when=Fights("defending")))
