"""A substitute in the place of a champion that fights.

The champion goes back to its pool with what it carries and has had its round (combat.one-round-per-champion); allies
and spells stay on the battlefield. A note says for the rest of the battle for whom the substitute fights.
"""

from __future__ import annotations

from sixrealms.engine import atoms, marks
from sixrealms.engine import zones as z
from sixrealms.engine.card_def import CAST
from sixrealms.engine.flow.activation import activate_late, activated, met_anew
from sixrealms.engine.state import State
from sixrealms.engine.triggers import emit


def replaced_by(s: State, substitute: int) -> int:
    """The champion in whose place this card fights, or -1."""
    return s.marks.get(marks.STANDS_IN.of(substitute), 0) - 1


def take_place(s: State, substitute: int, champion: int) -> None:
    """Exchange them. The champion must be one of the two of the round, the substitute out of play."""
    b = s.battle
    assert b is not None
    player = s.ctrl[champion]
    atoms.move(s, substitute, z.BATTLE, player)
    for hung in s.on(champion):
        d = s.kit.defs[s.defn[hung]]
        if d.type == "ally" or d.champion or d.type in CAST:
            atoms.attach(s, hung, substitute)
    atoms.move(s, champion, z.POOL, player)
    attacks = champion == b.champion
    b = b._replace(champion=substitute) if attacks else b._replace(opponent=substitute)
    atoms.set_battle(s, b._replace(used=(*b.used, champion)))
    atoms.mark(s, marks.STANDS_IN.of(substitute), champion + 1)
    atoms.note(s, "stands-in", substitute, champion)
    emit(s, "presented", substitute, by=player, why="attack" if attacks else "defend")
    if s.kit.ruleset.attacking_powers_at == "presented" or activated(s):
        emit(s, "attacking" if attacks else "defending", substitute, by=player)
    activate_late(s, substitute, player)
    met_anew(s, substitute)
