"""Experience Point Spoils (ledger: option.experience.*): champions grow by those they beat."""

from __future__ import annotations

from typing import Final

from sixrealms.engine.ability import Always, When
from sixrealms.options.option import Option
from sixrealms.powers.experience import EarnedLevels, EarnLevels, RememberBaseLevels
from sixrealms.powers.goals import Caused
from sixrealms.powers.players import YOU
from sixrealms.powers.questions import ANY, CHAMPION
from sixrealms.powers.whereabouts import OWNED_BY_YOU

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
        Always(EarnedLevels(CHAMPION & OWNED_BY_YOU)),
        When("presented", RememberBaseLevels(), to=CHAMPION),
        When("combat-begins", RememberBaseLevels(), to=ANY),
        When("victorious", EarnLevels(), to=CHAMPION, only=Caused(YOU)),
    ),
)
