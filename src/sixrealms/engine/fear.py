"""Small allies that undead frighten away (ledger: undead.fear.*, option.fear-of-undead.*)."""

from __future__ import annotations

from sixrealms.engine import zones as z
from sixrealms.engine.atoms import note
from sixrealms.engine.causes import RULE
from sixrealms.engine.leave import leave
from sixrealms.engine.left_behind import left_behind
from sixrealms.engine.level import allies_of, base_level, counts, level
from sixrealms.engine.rules_for_player import rules_for
from sixrealms.engine.state import State
from sixrealms.engine.traits import acting_allies, card_type, kinds


def frightened(s: State) -> list[int]:
    """Allies of level 1 or 2 facing undead of base level 4 or more (undead.fear and its exceptions)."""
    b = s.battle
    if b is None or b.opponent < 0:
        return []
    found = []
    for mine, theirs in ((b.champion, b.opponent), (b.opponent, b.champion)):
        allies = [c for c in (*allies_of(s, mine), *acting_allies(s, mine)) if not left_behind(s, c, mine)]
        if (
            not allies or not rules_for(s, s.ctrl[theirs]).fear_of_undead or card_type(s, mine) == "cleric"
        ):  # undead.fear.cleric-immune
            continue
        beside = (*allies_of(s, theirs), *acting_allies(s, theirs))
        facing = (theirs, *(c for c in beside if counts(s, c, theirs)))
        scary = any("Undead" in kinds(s, c) and base_level(s, c) >= 4 for c in facing)
        if not scary:
            continue
        for ally in allies:
            if card_type(s, ally) == "ally" and 1 <= level(s, ally) <= 2 and "Undead" not in kinds(s, ally):
                found.append(ally)
    return found


def flee(s: State, ally: int) -> None:
    """A frightened ally goes to its owner's discard pile (open.undead-where)."""
    note(s, "frightened", ally)
    leave(s, ally, z.DISCARD, RULE)


def flees_at_once(s: State, card: int) -> bool:
    """Whether a card that has just been played has fled: before its power works (conflict.undead.timing)."""
    if s.kit.defs[s.defn[card]].type != "ally" or card not in frightened(s):
        return False
    flee(s, card)
    return True
