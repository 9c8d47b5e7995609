"""One line for every action: `A attacks B:Thay with Drizzt Do'Urden` (described in docs/notation.md).

What is written is read back as the same action, in the position it was written for. The words are English in every
language of the program: they are the notation.
"""

from __future__ import annotations

import re
from typing import Final

from sixrealms.engine.action import Action
from sixrealms.engine.state import State
from sixrealms.errors import Alternatives, NotationRefused
from sixrealms.records.card_names import SEATS, card_text, fold
from sixrealms.records.move_match import best, nearest, spoken_verbs
from sixrealms.records.verb_phrases import PHRASES, clauses

LONGEST_QUOTE: Final = 80
_NUMBER = re.compile(r"^\d{1,6}\.\s*")
_SEAT = re.compile(rf"^([{SEATS}{SEATS.lower()}])\s+(?=\S)")


class NoSuchMove(NotationRefused):
    """A line that is understood and is not one action of the decision, or could be several."""


def write(state: State, action: Action) -> str:
    """The line for an action of the pending decision."""
    decision = state.pending
    if decision is None:
        raise NoSuchMove("notation-over")
    seat = decision.player
    words = [SEATS[seat], PHRASES[action.verb][0]]
    for clause in clauses(state, action):
        if clause.word:
            words.append(clause.word)
        words.append(card_text(state, clause.card, seat) if clause.card >= 0 else clause.text)
    return " ".join(words)


def write_all(state: State) -> list[str]:
    """The lines of everything that may be answered now, in the order of the options."""
    decision = state.pending
    return [write(state, action) for action in decision.options] if decision is not None else []


def read(state: State, text: str) -> Action:
    """The option a line means; a number before it and the seat may be left out.

    Case and accents do not matter, a name may be cut short, and what goes without saying may stay unsaid. NotationError
    for a line that begins with no verb, NoSuchMove for one that is no option or may be several; both name the nearest.
    """
    decision = state.pending
    said = _NUMBER.sub("", " ".join(text.split()))
    if decision is None:
        raise NoSuchMove("notation-over-said", said=quoted(said))
    lines = write_all(state)
    if said in lines:
        return decision.options[lines.index(said)]
    seat = SEATS[decision.player]
    named = _SEAT.match(said)
    if named and named[1].upper() != seat:
        near = nearest(said[:LONGEST_QUOTE], lines)
        raise NoSuchMove("notation-other-seat", said=quoted(said), seat=seat, other=named[1].upper(), near=near)
    rest = said[named.end() :] if named else said
    alike = [i for i, line in enumerate(lines) if fold(line) == fold(f"{seat} {rest}")]
    if len(alike) == 1:
        return decision.options[alike[0]]
    verbs = spoken_verbs(rest)
    if not verbs:
        near = nearest(f"{seat} {rest[:LONGEST_QUOTE]}", lines)
        raise NotationRefused("notation-no-verb", said=quoted(said), near=near)
    found = best(state, decision.options, verbs, decision.player)
    if len(found) == 1:
        return found[0]
    if found:
        several = Alternatives(write(state, action) for action in found[:3])
        more = " ..." if len(found) > 3 else ""
        raise NoSuchMove("notation-several", said=quoted(said), several=several, more=more)
    near = nearest(f"{seat} {rest[:LONGEST_QUOTE]}", lines)
    raise NoSuchMove("notation-impossible", said=quoted(said), near=near)


def quoted(said: str) -> str:
    """What somebody wrote, on one line and not too long, as an error shows it."""
    clean = "".join(c if c.isprintable() else "?" for c in said)
    return repr(clean if len(clean) <= LONGEST_QUOTE else clean[: LONGEST_QUOTE - 3] + "...")
