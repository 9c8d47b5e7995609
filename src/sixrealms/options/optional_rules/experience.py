"""Experience Point Spoils (ledger: option.experience.*): champions grow by those they beat.

Where only some players have the rule, a champion earns when one of them wins with it, whoever owns it
(option.general.enabled-by-dungeon-card); what it has earned stays with it (option.experience.trigger, .forfeit).
"""

from __future__ import annotations

from typing import Final

from sixrealms.engine.ability import Always, When
from sixrealms.engine.marks import BASE_LEVEL
from sixrealms.options.option import Option
from sixrealms.powers.card_questions import ANY, CHAMPION
from sixrealms.powers.control_flow import seq
from sixrealms.powers.experience import EarnedLevels, EarnLevels
from sixrealms.powers.goals import Caused
from sixrealms.powers.memory import Note
from sixrealms.powers.numbers import NumberOf
from sixrealms.powers.players import YOU
from sixrealms.powers.refs import ATTACKER, DEFENDER

_BASE_LEVELS: Final = seq(*(Note(BASE_LEVEL, NumberOf(one, "base"), on=one) for one in (ATTACKER, DEFENDER)))

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
        When("presented", _BASE_LEVELS, to=CHAMPION),
        When("combat-begins", _BASE_LEVELS, to=ANY),
        When("victorious", EarnLevels(), to=CHAMPION, only=Caused(YOU)),
    ),
)
