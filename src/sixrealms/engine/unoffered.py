"""Why an answer is none that the question offers: the rule of the question that is put."""

from __future__ import annotations

from sixrealms.engine.action import Action, Decision
from sixrealms.engine.cosmos import copies_allowed, copy_beyond_limit
from sixrealms.engine.reason import Reason
from sixrealms.engine.state import State


def unoffered(s: State, decision: Decision, action: Action) -> Reason | None:
    """What stands against an answer by the rule of the question alone; None if that is no rule about answers."""
    about = decision.about
    if about == "ask-spoils" and action.verb == "return-to-pile":
        if s.frames[-1][:2] == ("spoils", "dungeon-chosen"):
            return Reason("dungeon-card.spoils.other", "not-put-back")
        return Reason("spoils.options", "not-put-back")
    if about == "ask-combat" and action.verb == "stop":
        return Reason("battle.end.voluntary-between-rounds", "stops-between-rounds")
    if about == "ask-discard-down":
        return Reason("turn.phase5.discard-down", "discards-first")
    if about == "ask-rebuild-payment":
        return Reason("rebuild.cost", "pays-first", decision.card)
    if about == "ask-lay-realm" and action.card in s.kit.realm_decks[decision.player]:
        other = copy_beyond_limit(s, action.card)
        if other >= 0:
            return Reason("tyrant.setup.cosmos", "copy-in-play", other, copies_allowed(s, action.card))
    return None
