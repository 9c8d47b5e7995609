"""A substitute in the place of a champion that fights.

The champion goes back to its pool with what it carries and has had its round (combat.one-round-per-champion); allies
and spells stay on the battlefield. A note says for the rest of the battle for whom the substitute fights.
"""

from __future__ import annotations

from collections.abc import Callable

from sixrealms.engine import atoms, marks
from sixrealms.engine import zones as z
from sixrealms.engine.card_def import CAST
from sixrealms.engine.flow.combat_activation import activate_late, activated, met_anew
from sixrealms.engine.home_pool import to_its_pool
from sixrealms.engine.state import State
from sixrealms.engine.traits import fights_as_ally
from sixrealms.engine.triggers import emit


def replaced_by(s: State, substitute: int) -> int:
    """The champion in whose place this card fights, or -1."""
    return s.marks.get(marks.STANDS_IN.of(substitute), 0) - 1


def take_place(s: State, substitute: int, champion: int, *, for_good: bool = False) -> None:
    """Exchange them. The champion must be one of the two of the round. A substitute from out of play is discarded after
    the battle; `for_good`: it is a champion in play, fights like one, and returns to its owner.
    """
    player = s.ctrl[champion]
    atoms.move(s, substitute, z.BATTLE, player)
    hand_over(s, champion, substitute)
    to_its_pool(s, champion)
    forward(s, substitute, champion)
    if not for_good:
        atoms.mark(s, marks.STANDS_IN.of(substitute), champion + 1)
    elif s.owner[substitute] != player:
        atoms.set_control(s, substitute, player)  # with what hangs on it
        atoms.mark(s, marks.RELEASED.of_copy(s, substitute))
    enters(s, substitute, player)


def take_over(s: State, champion: int) -> None:
    """Let a champion of a pool attack for its own player in place of the attacker of the round."""
    b = s.battle
    assert b is not None
    old, player = b.champion, s.ctrl[champion]
    to_its_pool(s, old)
    atoms.move(s, champion, z.BATTLE, player)
    atoms.set_battle(s, b._replace(attacker=player, champion=champion, used=(*b.used, old)))
    atoms.mark(s, marks.ATTACKED.of(champion))
    atoms.note(s, "stands-in", champion, old)
    enters(s, champion, player)


def hand_over(s: State, champion: int, successor: int, kept: Callable[[int], bool] = lambda card: True) -> None:
    """Let the allies and cast cards that are kept go on fighting beside another champion."""
    for hung in s.on(champion):
        if (fights_as_ally(s, hung) or s.kit.defs[s.defn[hung]].type in CAST) and kept(hung):
            atoms.attach(s, hung, successor)


def forward(s: State, newcomer: int, champion: int) -> None:
    """The newcomer fights the round from now on, and the champion has had its own."""
    b = s.battle
    assert b is not None
    attacks = champion == b.champion
    b = b._replace(champion=newcomer) if attacks else b._replace(opponent=newcomer)
    atoms.set_battle(s, b._replace(used=(*b.used, champion)))
    atoms.note(s, "stands-in", newcomer, champion)


def enters(s: State, newcomer: int, player: int) -> None:
    """Let work what works as a champion comes forward, late as it comes."""
    b = s.battle
    assert b is not None
    attacks = newcomer == b.champion
    emit(s, "presented", newcomer, by=player, why="attack" if attacks else "defend")
    if s.kit.ruleset.attacking_powers_at == "presented" or activated(s):
        emit(s, "attacking" if attacks else "defending", newcomer, by=player)
    activate_late(s, newcomer, player)
    met_anew(s, newcomer)
