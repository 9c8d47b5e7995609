"""Questing (ledger: option.questing.*): a champion leaves for a turn and meets what lies on an opponent's pile."""

from __future__ import annotations

from typing import Final

from sixrealms.engine.ability import Always, Target, Use, When
from sixrealms.engine.power import Ability
from sixrealms.options.option import Option
from sixrealms.powers.access import CannotFight
from sixrealms.powers.card_questions import CHAMPION
from sixrealms.powers.players import YOU
from sixrealms.powers.questing import ABLE_TO_FIGHT, BACK_FROM_QUEST, REAL_TURN, EndQuests, SendOnQuest
from sixrealms.powers.refs import TARGET, The
from sixrealms.powers.sets import one
from sixrealms.powers.whereabouts import IN_POOL, YOURS

QUESTS: Final[tuple[Ability, ...]] = (
    Use(
        SendOnQuest(The(TARGET)),
        at=("2",),
        targets=(Target("target", one(CHAMPION & YOURS & IN_POOL & ABLE_TO_FIGHT)),),
        only=REAL_TURN,
        once="turn",
    ),
    When("phase-2", EndQuests(), only=REAL_TURN, whose=YOU),
)

OPTION: Final = Option(
    "questing",
    "Questing",
    "optional rule",
    rules=(
        "option.questing.send",
        "option.questing.eligible",
        "option.questing.unavailable",
        "option.questing.resolve",
        "option.questing.non-champion",
        "option.questing.duel",
        "option.questing.no-add-ons",
        "option.questing.judging",
        "option.questing.winner-returns",
        "option.questing.loser-lost",
        "option.questing.avatar-free",
        "option.questing.one-per-turn",
        "option.questing.not-on-extra-turns",
    ),
    abilities=(*QUESTS, Always(CannotFight(BACK_FROM_QUEST & YOURS, ("attack",)))),
)
