"""A judge's ruling."""

from __future__ import annotations

from collections.abc import Callable

from sixrealms import rulebook
from sixrealms.tournament.event import Event, JudgeRuling
from sixrealms.tournament.fields import Rules, Small, Text
from sixrealms.tournament.fold_state import Folding
from sixrealms.tournament.operation import JUDGES, Command, CommandContext, Record, Stamp, Values
from sixrealms.tournament.refusals import refused


class Ruled(Record, frozen=True, tag="ruled"):
    """A judge's answer to a question at a table, for the log (`tournament.requirements.coordinator`)."""

    alone = True

    question: Text
    answer: Text
    rules: Rules = ()
    round: Small = 0
    table: Small = 0

    def apply(self, folding: Folding, stamp: Stamp) -> None:
        ruling = JudgeRuling(stamp, self.question, self.answer, self.rules, self.round, self.table)
        folding.event.rulings.append(ruling)

    def about(self) -> tuple[str, ...]:
        return ()

    def values(self, called: Callable[[str], str]) -> Values:
        return {"question": self.question, "answer": self.answer}


class NoteRuling(Command, frozen=True, tag="rule"):
    """Note a judge's ruling."""

    roles = JUDGES
    after_the_end = True

    question: Text
    answer: Text
    rules: Rules = ()
    round: Small = 0
    table: Small = 0

    def decide(self, event: Event, asked: CommandContext) -> tuple[Record, ...]:
        """Both sentences are needed; LedgerError for a rule the ledger does not hold."""
        question, answer = self.question.strip(), self.answer.strip()
        if not question or not answer:
            raise refused("ruling-empty")
        if self.round > len(event.rounds):
            raise refused("no-round", round=self.round, last=len(event.rounds))
        rules = tuple(rulebook.rule(one).id for one in self.rules)
        return (Ruled(question, answer, rules, self.round, self.table),)
