"""Heroes of the DragonLance booster."""

from sixrealms.language import *

card("DL/24", "Lord Gunthar, Solamnic Knight", Always(gains(ITSELF, 2), when=Fights("defending")))
