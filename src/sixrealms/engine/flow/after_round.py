"""What becomes of those who fought, and of the cards with them, when their round is over (ledger: combat.h.*)."""

from __future__ import annotations

from sixrealms.engine import atoms, marks
from sixrealms.engine import zones as z
from sixrealms.engine.battle_statics import AfterRound, Serves, Stays
from sixrealms.engine.board import holding_true
from sixrealms.engine.card_def import CHAMPIONS
from sixrealms.engine.causes import EFFECT, USED
from sixrealms.engine.flow.substitutes import replaced_by
from sixrealms.engine.home_pool import BARE, LOST_ANYWAY, back_to_pool, to_its_pool
from sixrealms.engine.leave import leave, send_home
from sixrealms.engine.power import Context
from sixrealms.engine.state import State
from sixrealms.engine.statics import ChangesType
from sixrealms.engine.traits import is_champion

#: A zone, and the context of the power that sends a champion there.
Sent = tuple[int, Context]


def to_pool(s: State, champion: int, *, served: bool | None = None, sent: Sent | None = None) -> None:
    """Back to the pool with items and artifacts; everything else used goes (combat.h.winner-to-pool, -discards).
    `served`: whether it was a champion only for the round, `sent`: where else it goes, where those have been asked
    before it stopped fighting.
    """
    if champion >= 0 and s.zone[champion] == z.FORMATION:  # a realm has fought where it lies
        shed(s, champion)
    if champion < 0 or s.zone[champion] != z.BATTLE:
        return
    if replaced_by(s, champion) >= 0:
        leave(s, champion, z.DISCARD, USED)
        return
    sent = sent or sent_elsewhere(s, champion)
    if sent is not None and not leave(s, champion, sent[0], EFFECT, sent[1]):
        atoms.set_control(s, champion, s.owner[champion])
    if s.zone[champion] == z.BATTLE and (only_served(s, champion) if served is None else served):
        leave(s, champion, z.DISCARD, USED)
    if s.zone[champion] == z.BATTLE:
        to_its_pool(s, champion)
        shed(s, champion)


def sent_elsewhere(s: State, champion: int) -> Sent | None:
    """Where a champion goes from its round instead of to its pool, and by whose power."""
    battle = s.battle
    assert battle is not None
    for static, x, _ in holding_true(s, AfterRound):
        to = static.destination(s, champion, battle, x)
        if to >= 0:
            return to, x
    return None


def only_served(s: State, card: int) -> bool:
    """Whether an ally was a champion only for the round (battle_statics.Serves)."""
    if s.kit.defs[s.defn[card]].type != "ally" or any(static.returns for static, _, _ in holding_true(s, Serves)):
        return False
    changes = holding_true(s, ChangesType)
    return not any(st.becomes(s, card, x) in CHAMPIONS and st.who.holds(s, card, x) for st, x, _ in changes)


def shed(s: State, champion: int) -> None:
    """Discard what does not stay after a round: allies, spells and the like; borrowed cards go home."""
    for hung in s.on(champion):
        d = s.kit.defs[s.defn[hung]]
        joined = bool(s.marks.get(marks.JOINED.of(hung)))  # as a champion, whatever its print says
        if s.flags[hung] & (z.FACE_DOWN | z.BENEATH):
            continue
        if d.type in ("artifact", "magical item", "holding") and not joined:
            continue
        turned = s.marks.get(marks.TURNED.of(hung))
        if any(st.stays(s, hung, x) and (st.turned or not turned) for st, x, _ in holding_true(s, Stays)):
            continue
        champion_too = d.champion or joined or is_champion(s, hung)
        if champion_too and s.marks.get(marks.JOINED.of(hung)) == LOST_ANYWAY:
            leave(s, hung, z.DISCARD, USED)
        elif champion_too:
            if s.marks.get(marks.JOINED.of(hung)) == BARE:
                send_home(s, hung)
            else:
                back_to_pool(s, hung)  # open.champion-as-ally
            shed(s, hung)
        else:
            leave(s, hung, z.DISCARD, USED)
