"""Wordings that say in other words what a card of the same name has said before; sorted by what they repeat."""

from __future__ import annotations

from typing import Final

from sixrealms.powers.registry import same_as

#: Another wording, and a printing whose power it has.
AGAIN: Final = {
    "4th/1": "1st/2",
    "4th/210": "1st/61",
    "4th/120": "1st/100",
    "4th/125": "1st/201",
    "4th/130": "1st/312",
    "4th/175": "1st/316",
    "3rd/319": "1st/319",
    "3rd/398": "1st/398",
    "4th/379": "1st/398",
    "AR/53": "4th/138",
    "AR/58": "4th/386",
    "RL/79": "4th/236",
    "FR/89": "4th/255",
    "FR/43": "4th/382",
    "FR/46": "4th/384",
}

for _printing, _model in AGAIN.items():
    same_as(_printing, _model)
