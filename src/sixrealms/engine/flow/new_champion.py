"""Champions withdrawn from a round, and those sent forward in their place (exceptions to combat.h.*, combat.i.*)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sixrealms.engine import atoms, marks
from sixrealms.engine import zones as z
from sixrealms.engine.atoms import set_battle
from sixrealms.engine.battle_flags import AWAITED, BATTLE_LOST, SENT_HOME
from sixrealms.engine.combat_legality import asks_before_entry, attack_reasons, available_champions, defend_reasons
from sixrealms.engine.flow.after_round import only_served, sent_elsewhere, shed, to_pool
from sixrealms.engine.flow.battle import the
from sixrealms.engine.flow.combat_activation import activated, activates
from sixrealms.engine.flow.round import end_round
from sixrealms.engine.flow.substitutes import enters, forward, hand_over
from sixrealms.engine.state import State

#: The message against a champion that has had its round (combat.one-round-per-champion).
_HAD_IT: Final = "already-fought"


def newcomers(s: State, seat: int, *, from_hand: bool, again: bool) -> list[int]:
    """Who may come forward for this seat in the running round: champions of its pool and hand, and the realm that can
    defend itself; `again`: also those of the pool that have had their round.
    """
    b = the(s)
    found = []
    for champion in available_champions(s, seat) if from_hand else s.pool(seat):
        if s.zone[champion] == z.HAND and asks_before_entry(s, seat, champion):
            continue
        attacks = seat == b.attacker
        against = attack_reasons(s, seat, champion, b.target) if attacks else defend_reasons(s, seat, champion)
        if all(again and reason.message == _HAD_IT for reason in against):
            found.append(champion)
    itself = from_hand and seat == b.defender and b.target not in found
    if itself and next(defend_reasons(s, seat, b.target), None) is None:
        found.append(b.target)
    return found


def exchange(s: State, pairs: list[tuple[int, int]], kept: Callable[[int], bool]) -> None:
    """Send the first of each pair home and the second forward for it (-1: nobody). A side for which nobody comes has
    lost the battle; no champion is defeated by that (discard.implies-defeat).
    """
    for old, new in pairs:
        player, served, sent = s.ctrl[old], only_served(s, old), None
        if new >= 0:
            if new != the(s).target:
                atoms.move(s, new, z.BATTLE, player)
                atoms.mark(s, marks.LOST.of(new), 0)
            if old == the(s).champion:
                atoms.mark(s, marks.ATTACKED.of(new))
            hand_over(s, old, new, kept)
            shed(s, old)  # while they still fight: where they go may depend on it
            sent = sent_elsewhere(s, old)
            forward(s, new, old)
        to_pool(s, old, served=served, sent=sent)
    atoms.mark(s, marks.AVERTED.alone)  # nobody could know whom they would meet
    lost = [old for old, new in pairs if new < 0]
    b = the(s)
    if lost:
        loser = b.attacker if b.champion in lost else b.defender
        end_round(s, loser, kept=True)
        set_battle(s, the(s)._replace(flags=(*the(s).flags, SENT_HOME, BATTLE_LOST)))
        return
    for _, new in pairs:
        enters(s, new, s.ctrl[new])
    if b.stage == 1 and not activated(s) and AWAITED not in b.flags and activates(s):
        set_battle(s, b._replace(flags=(*b.flags, AWAITED)))
