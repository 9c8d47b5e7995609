"""An action as a sentence in the reader's language; the notation itself is the same in every language."""

from __future__ import annotations

from sixrealms.engine.action import Action
from sixrealms.engine.state import State
from sixrealms.records.card_names import SEATS, card_text
from sixrealms.records.verb_phrases import clauses
from sixrealms.wording import say


def move_sentence(state: State, action: Action, language: str) -> str:
    """What the player whose decision is pending does; cards they may not know are named by where they lie."""
    decision = state.pending
    assert decision is not None
    seat = decision.player
    main = ""
    rest = []
    for clause in clauses(state, action):
        what = card_text(state, clause.card, seat) if clause.card >= 0 else clause.text
        if clause.word:
            rest.append(say(f"clause-{clause.word}", language, what=what))
        else:
            main = what
    asked = ""
    if action.verb in ("yes", "no", "mode", "number", "seat", "done") and decision.card >= 0:
        asked = say("clause-for", language, what=card_text(state, decision.card, seat))
    said = say(f"move-{action.verb}", language, seat=SEATS[seat], what=main)
    return " ".join(part for part in (said, *rest, asked) if part)
