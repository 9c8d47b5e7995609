"""Events of the DragonLance booster."""

from sixrealms.language import *

card("DL/97", "Bronze Dragons", Play(Lasting(CannotAttack(CHAMPION, REALM & Of(YOU)), UNTIL_YOUR_NEXT_TURN)))
