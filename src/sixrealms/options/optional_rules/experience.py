"""Experience Point Spoils (ledger: option.experience.*): champions grow by those they beat.

Where only some players have the rule, a champion earns when one of them wins with it, whoever owns it
(option.general.enabled-by-dungeon-card); what it has earned stays with it (option.experience.trigger, .forfeit).
"""

from __future__ import annotations

from typing import Final

from sixrealms.engine.ability import Always, When
from sixrealms.options.option import Option
from sixrealms.powers.experience import EarnedLevels, EarnLevels, RememberBaseLevels
from sixrealms.powers.goals import Caused
from sixrealms.powers.players import YOU
from sixrealms.powers.questions import ANY, CHAMPION

OPTION: Final = Option(
    "experience",
    "Experience Point Spoils",
    "optional rule",
    rules=(
        "option.experience.trigger",
        "option.experience.gain-over-stronger",
        "option.experience.gain-over-weaker",
        "option.experience.forfeit",
        "option.experience.limbo-keeps",
        "option.experience.recorded",
    ),
    abilities=(
        Always(EarnedLevels(CHAMPION)),
        When("presented", RememberBaseLevels(), to=CHAMPION),
        When("combat-begins", RememberBaseLevels(), to=ANY),
        When("victorious", EarnLevels(), to=CHAMPION, only=Caused(YOU)),
    ),
)
