"""Answering a question of the ruleset differently for one player (ledger: option.general.enabled-by-dungeon-card)."""

from __future__ import annotations

from dataclasses import dataclass

from sixrealms.engine.power import Who
from sixrealms.engine.statics import RuleAnswer, RulesetAnswer
from sixrealms.powers.players import YOU


@dataclass(frozen=True)
class AnswersForYou(RuleAnswer):
    """For these players a question of the rules (a field of `rulesets.Ruleset`) has another answer."""

    question: str
    answer: RulesetAnswer
    who: Who = YOU

    def text(self) -> str:
        what = self.question.replace("_", " ")
        answer = {True: "yes", False: "no"}.get(self.answer) if isinstance(self.answer, bool) else self.answer
        return f"for {self.who.text()} the rule about {what} is: {answer}"
