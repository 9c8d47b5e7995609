"""The answers that hold for one player: those of the ruleset, unless a card or an option answers for him alone.

Ledger: option.general.enabled-by-dungeon-card (hook DY). Questions that concern no player in particular are asked of
`kit.ruleset` directly.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sixrealms.engine.board import holding_true
from sixrealms.engine.statics import RuleAnswer

if TYPE_CHECKING:
    from sixrealms.engine.state import State
    from sixrealms.rulesets import Ruleset


#: Questions that are asked for each player by himself; every other one concerns the whole table.
PER_PLAYER: Final = frozenset(
    {
        "aid_reward", "aiding", "champion_reuse", "cosmos_limit", "cosmos_overflow", "empty_pile", "fear_of_undead",
        "lent_items_once", "one_round_per_champion", "only_formation_wins", "round_win_razes", "shared_victory",
        "world_bonus",
    }
)  # fmt: skip


def rules_for(s: State, player: int) -> Ruleset:
    """The ruleset as it binds `player` now; of two answers in force the later one counts."""
    if RuleAnswer.kind not in s.kit.questions:
        return s.kit.ruleset
    key = ("rules", player)
    found: Ruleset | None = s.cache.get(key)
    if found is None:
        answers = {
            static.question: static.answer
            for static, x, _ in holding_true(s, RuleAnswer)
            if static.who.includes(s, player, x)
        }
        found = s.cache[key] = s.kit.ruleset.with_answers(**answers) if answers else s.kit.ruleset
    return found
