"""Every number by which a computer player judges, in one object: what a level is, what tuning changes.

The defaults are those of the club player. A level, a trial or a run of `python -m sixrealms.training tune` is another
object of the same type (`dataclasses.replace`); nothing else has to be told.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Parameters:
    """What a player holds things to be worth, in points of which a realm is some hundred, and how it thinks."""

    # a position
    standing: float = 15.0
    razed: float = 12.0
    step: float = 85.0  # each step towards the goal
    spare: float = 60.0  # a realm more than is needed, where realms alone do not win: losing one then costs no step
    foothold: float = 120.0  # a realm standing at all: who has none has no champions (ledger: realm.none.pool-lost)
    holding: float = 9.0
    shielded: float = 12.0
    in_pool: float = 8.0  # for each turn that razing one realm decides: more where razing itself wins
    per_level: float = 2.4
    best_level: float = 1.5  # for each level of the strongest champion, up to twelve
    attached: float = 5.0
    extra_turn: float = 30.0
    near_goal: tuple[float, ...] = (600.0, 300.0, 80.0, 20.0)  # by steps still missing

    # cards in hand
    unknown_card: float = 8.0
    realms_held: tuple[float, ...] = (26.0, 15.0, 8.0, 4.0)  # one realm is played a turn: the first counts most
    champion: float = 7.0
    champion_level: float = 1.3
    ally: float = 5.0
    ally_bonus: float = 1.2
    event: float = 9.0
    spell: float = 5.0
    spell_bonus: float = 0.7
    equipment: float = 5.0
    equipment_bonus: float = 1.1
    holding_held: float = 7.0
    other_card: float = 4.0
    counter: float = 0.0  # more for a card that answers what others do: it is kept for what hurts

    # how it thinks
    luck: float = 0.1  # how often whoever is attacked is taken to miss their best answer
    effort: float = 0.5  # what doing something must gain over leaving things as they are
    worlds: int = 1  # times the deals that a decision about unseen cards is thought through with
    turns_ahead: int = 0  # turns that are played on to see what an answer leads to; 0: until nothing is under way
    slips: float = 0.0  # by how much it misjudges an option, give or take

    # what it believes of hands it does not see: how likely a card is there, against one nothing is known of
    believed_champion: float = 1.0  # of an owner who has been able to bring it into their pool
    believed_realm: float = 1.0  # of an owner who had a turn to lay it
    believed_equipment: float = 1.0  # of an owner with a champion to bear it

    # how sure it wants to be
    iterations: int = 0  # trials of answers at most for one decision: close ones get them all

    @property
    def reads_hands(self) -> bool:
        """Whether anything is believed of hands."""
        return min(self.believed_champion, self.believed_realm, self.believed_equipment) < 1.0


CLUB: Final = Parameters()
