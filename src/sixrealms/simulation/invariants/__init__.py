"""What must be true of every position, whatever cards are in the decks.

Each invariant is a function with a name that yields a sentence for every way in which a position breaks it.
`INVARIANTS` lists them all; `inspection.Inspector` applies them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from sixrealms.simulation.invariants import copies, evaluation, flow, knowledge, options, place
from sixrealms.simulation.invariants.position import CheckedPosition


@dataclass(frozen=True, slots=True)
class Invariant:
    """One thing that is always true. `costly` ones take about a millisecond or more."""

    name: str
    breaches: Callable[[CheckedPosition], Iterator[str]]
    costly: bool = False


INVARIANTS: Final = (
    Invariant("every-card-counted-once", place.every_card_counted_once),
    Invariant("one-zone-each", place.one_zone_each),
    Invariant("attachments-hang-on-cards-in-play", place.attachments_hang_on_cards_in_play),
    Invariant("formations-have-their-places", place.formations_have_their_places),
    Invariant("battle-holds-its-champions", place.battle_holds_its_champions),
    Invariant("limbo-has-dates", place.limbo_has_dates),
    Invariant("somebody-decides", flow.somebody_decides),
    Invariant("reached-goal-ends-the-game", flow.reached_goal_ends_the_game),
    Invariant("frames-stay-few", flow.frames_stay_few),
    Invariant("acts-have-frames", flow.acts_have_frames),
    Invariant("no-mark-outlives-its-period", flow.no_mark_outlives_its_period),
    Invariant("same-answer-same-game", copies.same_answer_same_game),
    Invariant("nothing-learned-is-taken-back", knowledge.nothing_learned_is_taken_back),
    Invariant("copies-are-isolated", copies.copies_are_isolated, costly=True),
    Invariant("saving-keeps-everything", copies.saving_keeps_everything, costly=True),
    Invariant("offered-exactly-what-is-legal", options.offered_exactly_what_is_legal, costly=True),
    Invariant("options-follow-from-the-position", options.options_follow_from_the_position, costly=True),
    Invariant("refusals-cite-rules", options.refusals_cite_rules, costly=True),
    Invariant("naive-board-is-the-board", evaluation.naive_board_is_the_board, costly=True),
    Invariant("caches-hold-what-is-true", evaluation.caches_hold_what_is_true, costly=True),
    Invariant("hidden-cards-stay-hidden", knowledge.hidden_cards_stay_hidden, costly=True),
)

__all__ = ["INVARIANTS", "CheckedPosition", "Invariant"]
