"""Realms of the DragonLance booster."""

from sixrealms.language import *

card("DL/12", "Spine of Taladas", Always(CannotAttack(~(FLYER | SWIMMER))))
card("DL/13", "Isle of Selasia", Always(CannotAttack(~(FLYER | SWIMMER))))
