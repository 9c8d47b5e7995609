"""Wizards of the Forgotten Realms booster."""

from sixrealms.language import *

card(
    "FR/94",
    'Khelben "Blackstaff" Arunsun',
    Always(gains(ITSELF, 4), when=Fights("defending", Named("Waterdeep"))),
)
