"""Cards that lie face down in play though they are neither razed nor away: who sees them, and what they count for.

A champion or item that lies covered in a pool has its powers; others merely do not see what it is
(general.touch.hidden-target). It is turned up as it comes into a battle. A secret ally lies under a champion in combat
until its side is compared for the last time: till then nothing knows of it, and it neither counts nor works.
"""

from __future__ import annotations

from sixrealms.engine import atoms, marks
from sixrealms.engine import zones as z
from sixrealms.engine.state import State


def away_rule(s: State, champion: int) -> str:
    """The rule by which a champion lies face down and is away: it is on a quest, or a card has done it."""
    return "option.questing.unavailable" if s.marks.get(marks.QUEST.of_copy(s, champion)) else "card.power.definition"


def secret(s: State, card: int) -> bool:
    """Whether the card is an ally that has been laid face down under a champion."""
    if s.zone[card] != z.ATTACHED or not s.flags[card] & z.FACE_DOWN:
        return False
    return s.kit.defs[s.defn[card]].type == "ally"


def secret_allies(s: State) -> list[int]:
    """Those of both sides of the round."""
    battle = s.battle
    if battle is None or marks.SECRET.alone not in s.marks:
        return []
    return [card for champion in (battle.champion, battle.opponent) for card in s.on(champion) if secret(s, card)]


def lay_secretly(s: State, ally: int, champion: int, *, both: bool) -> None:
    """Lay an ally face down under a champion, until the other side plays no more cards, or `both` sides do so."""
    atoms.mark(s, marks.SECRET.alone)
    atoms.mark(s, marks.SECRET.of(ally), 2 if both else 1)
    atoms.cover(s, ally)
    atoms.attach(s, ally, champion)
    atoms.mark(s, marks.PLAYED.of(ally))


def say_passed(s: State, player: int) -> int:
    """Note that a side of the round plays no more cards. Which one has still to say so before secret allies are turned
    up, or -1. Whatever is played in between asks both anew (`play_goes_on`).
    """
    allies = secret_allies(s)
    if not allies:
        return -1
    battle = s.battle
    assert battle is not None
    atoms.mark(s, marks.PASSED.of(player))
    for ally in allies:
        own = s.ctrl[ally]
        other = battle.defender if own == battle.attacker else battle.attacker
        for seat in (other, own) if s.marks.get(marks.SECRET.of(ally)) == 2 else (other,):
            if not s.marks.get(marks.PASSED.of(seat)):
                return seat
    return -1


def play_goes_on(s: State) -> None:
    """Somebody has played or used something."""
    for seat in range(s.n):
        atoms.mark(s, marks.PASSED.of(seat), 0)


def turn_up_secrets(s: State) -> None:
    """The secret allies of the round are turned up: from now on they count and everything sees them."""
    for ally in secret_allies(s):
        atoms.uncover(s, ally)
        atoms.note(s, "turned-up", ally)
