"""Answering a question of the ruleset differently for one player (ledger: option.general.enabled-by-dungeon-card)."""

from __future__ import annotations

from sixrealms.engine.compiler_hints import dataclass
from sixrealms.engine.power import Saying, Who
from sixrealms.engine.rules_for_player import PER_PLAYER
from sixrealms.engine.statics import RuleAnswer, RulesetAnswer
from sixrealms.powers.players import YOU


@dataclass(frozen=True)
class AnswersForYou(RuleAnswer):
    """For these players a question of the rules (a field of `rulesets.Ruleset`) has another answer.

    ValueError for a question that is not asked of each player (`engine.rules_for_player.PER_PLAYER`): nobody would
    hear it.
    """

    question: str
    answer: RulesetAnswer
    who: Who = YOU

    def __post_init__(self) -> None:
        if self.question not in PER_PLAYER:
            raise ValueError(f"{self.question} is asked of the whole table, not of each player")

    def saying(self) -> Saying:
        if (self.question, self.answer) == ("empty_pile", "at-once"):
            return Saying("renews-empty-pile", {"who": self.who})
        question = self.question.replace("_", " ")
        return Saying("answers-for-you", {"who": self.who, "question": question, "answer": self.answer})
