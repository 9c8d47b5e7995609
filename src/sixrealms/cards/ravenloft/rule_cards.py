"""Rule cards of the Ravenloft booster."""

from sixrealms.language import *

card("RL/30", "City States", Always(CountsAsRealm(every(HOLDING & World("DS")))))
