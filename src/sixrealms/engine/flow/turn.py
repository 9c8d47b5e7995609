"""One turn: phases 0 to 6 in order (ledger: turn.sequence, turn.mandatory-phases).

Frame ("turn", step). The steps are named after what comes next.
"""

from __future__ import annotations

from typing import Final

from sixrealms.engine import atoms, marks
from sixrealms.engine import zones as z
from sixrealms.engine.action import PASS, Action
from sixrealms.engine.ask import answered, ask_act, ask_card, goto, patient, pop, push
from sixrealms.engine.atoms import note
from sixrealms.engine.attack_duty import note_chances
from sixrealms.engine.attacks import attacks
from sixrealms.engine.board import holding_true
from sixrealms.engine.causes import COST, HAND_LIMIT, REBUILDING, RULE
from sixrealms.engine.draws import draw
from sixrealms.engine.expiry import clear_marks, end_of_turn, start_of_turn
from sixrealms.engine.extra_draws import announce_extra, draw_count, more_cards
from sixrealms.engine.flow import dungeon_entry, mulligan
from sixrealms.engine.flow.act import announce
from sixrealms.engine.flow.any_time import may_ever_hold, offer
from sixrealms.engine.flow.window import TAKEN_BY_NOBODY
from sixrealms.engine.immunity import player_shielded
from sixrealms.engine.leave import discard_from_hand
from sixrealms.engine.once_a_turn import DID_ATTACK, DID_REALM, OTHERS_ASKED
from sixrealms.engine.placement import rebuilding_reasons
from sixrealms.engine.playable import plays
from sixrealms.engine.power_uses import uses
from sixrealms.engine.rebuild_cost import rebuild_price
from sixrealms.engine.state import Frame, State
from sixrealms.engine.statics import HandSize
from sixrealms.engine.triggers import emit


def step(s: State, frame: Frame) -> None:
    STEPS[frame[1]](s, frame)


def _undisturbed(s: State) -> bool:
    """Whether the next step can follow at once: no power waits for the boundary between two steps."""
    return not s.triggers and not s.check_goal and s.result is None and s.frames[-1][0] == "turn"


def _start(s: State, frame: Frame) -> None:
    """The turn begins: running effects end, start-of-turn powers work (turn.phase0.start-actions)."""
    atoms.stir(s)
    s.phase = 0
    s.done = 0
    player = s.active
    note(s, "turn", player, s.turns)
    goto(s, "dungeon")
    start_of_turn(s, player)
    emit(s, "turn-start", -1, by=player)
    if _undisturbed(s):
        _dungeon(s, frame)


def _dungeon(s: State, frame: Frame) -> None:
    """A dungeon card may enter with its owner's first turn, or the second if the first was skipped."""
    if s.answer is not None:
        dungeon_entry.take_answer(s, s.active)
    elif (
        s.kit.ruleset.dungeon_enters == "first-turn"
        and dungeon_entry.is_first_turn(s)
        and dungeon_entry.offer(s, s.active)
    ):
        return
    goto(s, "phase-0")
    if _undisturbed(s):
        _phase_0(s, frame)


def _phase_options(s: State, moment: str) -> list[Action]:
    return [*plays(s, s.active, moment), *uses(s, s.active, moment)]


def _ask_phase(s: State, step_name: str, options: list[Action], about: str) -> bool:
    """Ask the active player if there is anything but passing; False means nothing to ask."""
    if not options and not patient(s):
        return False
    goto(s, step_name)
    ask_act(s, s.active, about, [*options, PASS])
    return True


def _phase_0(s: State, frame: Frame) -> None:
    options = [*_phase_options(s, "0"), *mulligan.calls(s, s.active)]  # dungeon-card.play.skipped-second
    if not _ask_phase(s, "did-0", options, "ask-phase-0"):
        _draw(s, frame)


def _did_0(s: State, frame: Frame) -> None:
    action = answered(s)
    if action.verb == "mulligan":
        mulligan.restart(s)
        return
    _perform(s, action, "0", "phase-0", "did-0")


#: The step that comes after each phase.
_NEXT_PHASE: Final[dict[int, str]] = {phase: f"phase-{phase + 1}-begins" for phase in range(6)}
#: What marks begin with that end as phase 3 begins.
_OWN_TURN: Final = marks.Until.OWN_TURN.prefix

#: What follows each question about a phase when there is nothing (more) to do in it.
_ON: Final = {
    "did-0": "draw", "did-2": "phase-3-begins", "did-3": "phase-ends", "did-4": "phase-ends", "did-5": "discard-down",
}  # fmt: skip


def pass_by(s: State) -> None:
    """Answer the question about a phase in which nothing can be done as if it had not been asked: unlike a pass, this
    leaves nothing behind. A patient game (`ask.patient`) is then where any other would be.
    """
    s.pending = None
    goto(s, _ON[s.frames[-1][1]])


def _perform(s: State, action: Action, moment: str, back: str, asked: str) -> None:
    if action.verb == "pass":
        atoms.mark(s, marks.JUST_DISCARDED_A_REALM.of(s.active), 0)
        on = _ON[asked]
        STEPS[on](s, ("turn", on))
        return
    goto(s, back)
    announce(s, s.active, action, moment)


def _draw(s: State, frame: Frame) -> None:
    atoms.stir(s)
    s.phase = 1
    usual, extra = draw_count(s, s.active), more_cards(s, s.active)
    drawn = draw(s, s.active, usual)
    goto(s, "drawn-extra")
    if extra and len(drawn) > usual - len(extra):
        announce_extra(s, s.active, drawn[usual - len(extra) :], extra)
        return
    _drawn_extra(s, frame)


def _drawn_extra(s: State, frame: Frame) -> None:
    clear_marks(s, marks.DRAWN.prefix)
    goto(s, "drawn")
    emit(s, "phase-1", -1, by=s.active)  # turn.phase1.extra-draws
    if _undisturbed(s):
        _drawn(s, frame)


def _drawn(s: State, frame: Frame) -> None:
    atoms.stir(s)
    s.phase = 2
    goto(s, "phase-2")
    emit(s, "phase-2", -1, by=s.active)
    _open_to_others(s)  # after the draw, before the first card is played
    if _undisturbed(s):
        _phase_2(s, frame)


def _open_to_others(s: State) -> None:
    """Whoever has an event or an any-time card may play it now (event.any-time, inner.T.phase3-events)."""
    seats = s.seats_after(s.active)
    if may_ever_hold(s, seats):
        offer(s, seats)
    elif s.halting:
        push(s, "anytime", TAKEN_BY_NOBODY, seats)


def _phase_ends(s: State, frame: Frame) -> None:
    """The others have had their chance in every phase, whether or not the active player did anything in it."""
    goto(s, _NEXT_PHASE[s.phase])
    if not s.done & OTHERS_ASKED:
        _open_to_others(s)
    if _undisturbed(s):
        STEPS[s.frames[-1][1]](s, s.frames[-1])


def rebuilds(s: State, player: int) -> list[Action]:
    """Razed realms the player may turn up again now (rebuild.cost, rebuild.one-per-turn)."""
    if s.done & DID_REALM or rebuilding_reasons(s, player):
        return []
    held = len(s.hand(player))
    return [Action("rebuild", c) for c in s.realms(player) if s.flags[c] & z.RAZED and rebuild_price(s, c) <= held]


def _phase_2(s: State, frame: Frame) -> None:
    options = [*_phase_options(s, "2"), *rebuilds(s, s.active)]
    mulligan.note_chance(s, s.active, options)
    if not _ask_phase(s, "did-2", options, "ask-phase-2"):
        _phase_3_begins(s, frame)


def _did_2(s: State, frame: Frame) -> None:
    action = answered(s)
    if action.verb == "rebuild":
        goto(s, "pay-rebuild", action.card, rebuild_price(s, action.card))
        return
    _perform(s, action, "2", "phase-2", "did-2")


def _pay_rebuild(s: State, frame: Frame) -> None:
    """Three hand cards of the player's choice, if nothing says fewer (rebuild.cost, open.rebuild-payment)."""
    _, _, realm, left = frame
    if s.answer is not None:
        discard_from_hand(s, answered(s).card, COST, told=REBUILDING, by=realm)
        left -= 1
    if left:
        goto(s, "pay-rebuild", realm, left)
        ask_card(s, s.active, "ask-rebuild-payment", list(s.hand(s.active)), realm)
        return
    s.done |= DID_REALM
    atoms.rebuild(s, realm)
    note(s, "rebuild", realm)
    goto(s, "phase-2")
    push(s, "anytime", 0, tuple(s.seats_after(s.active)))
    emit(s, "rebuilt", realm, by=s.active)


def _phase_3_begins(s: State, frame: Frame) -> None:
    atoms.stir(s)
    s.phase = 3
    s.done &= ~OTHERS_ASKED
    if s.turn.granted_by < 0:  # once.phase3, once.extra-turns
        for key in [k for k in s.marks if k.startswith(_OWN_TURN)]:
            card = int(key.rsplit(":", 1)[1])
            if s.ctrl[card] == s.active:
                if (
                    key.startswith(marks.FROM_ABYSS.prefix) and s.marks[key] > 1
                ):  # abyss.recovered-once-per-turn: the full turn is not over yet
                    s.marks[key] -= 1
                else:
                    del s.marks[key]
    if s.marks.get(marks.PHASE_SKIPPED.of(3)):
        _phase_4_begins(s, frame)
        return
    goto(s, "phase-3")
    emit(s, "phase-3", -1, by=s.active)
    if _undisturbed(s):
        _phase_3(s, frame)


def _phase_3(s: State, frame: Frame) -> None:
    if not _ask_phase(s, "did-3", _phase_options(s, "3"), "ask-phase-3"):
        _phase_ends(s, frame)


def _did_3(s: State, frame: Frame) -> None:
    _perform(s, answered(s), "3", "phase-3", "did-3")


def _phase_4_begins(s: State, frame: Frame) -> None:
    atoms.stir(s)
    s.phase = 4
    s.done &= ~OTHERS_ASKED
    if s.marks.get(marks.PHASE_SKIPPED.of(4)):
        _phase_5_begins(s, frame)
        return
    goto(s, "phase-4")
    emit(s, "phase-4", -1, by=s.active)
    if _undisturbed(s):
        _phase_4(s, frame)


def _phase_4(s: State, frame: Frame) -> None:
    chances = attacks(s, s.active)
    if s.kit.duties:
        note_chances(s, chances)
    options = [*chances, *_phase_options(s, "4")]
    if not _ask_phase(s, "did-4", options, "ask-phase-4"):
        _phase_ends(s, frame)


def _did_4(s: State, frame: Frame) -> None:
    action = answered(s)
    if action.verb == "attack":
        atoms.mark(s, marks.JUST_DISCARDED_A_REALM.of(s.active), 0)
        _count_attack(s)
        goto(s, "phase-4")
        push(s, "battle", "declare", action.card, action.other)
        return
    _perform(s, action, "4", "phase-4", "did-4")


def _count_attack(s: State) -> None:
    """One attack a turn (turn.phase4.one-realm), or as many as the ruleset answers."""
    made = s.marks.get(marks.ATTACKS.alone, 0) + 1
    if made < s.kit.ruleset.attacks_per_turn:
        atoms.mark(s, marks.ATTACKS.alone, made)
    else:
        s.done |= DID_ATTACK


def _phase_5_begins(s: State, frame: Frame) -> None:
    atoms.stir(s)
    s.phase = 5
    goto(s, "phase-5")
    emit(s, "phase-5", -1, by=s.active)
    if _undisturbed(s):
        _phase_5(s, frame)


def _phase_5(s: State, frame: Frame) -> None:
    options = [*_phase_options(s, "5"), *mulligan.calls(s, s.active)]
    if not _ask_phase(s, "did-5", options, "ask-phase-5"):
        _discard_down(s, frame)


def _did_5(s: State, frame: Frame) -> None:
    action = answered(s)
    if action.verb == "mulligan":
        mulligan.restart(s)
        return
    _perform(s, action, "5", "phase-5", "did-5")


def max_hand(s: State, player: int) -> int:
    """Cards that may be kept at the end of one's turn (setup.max-hand.*, turn.phase5.size-modifiers)."""
    size = s.kit.size.max_hand
    for static, x, _ in holding_true(s, HandSize):
        if static.who.includes(s, player, x) and not player_shielded(s, player, x):
            size = static.change(s, size, player, x)
    return max(size, 0)


def _discard_down(s: State, frame: Frame) -> None:
    """Only in the own phase 5, only down to the limit (turn.phase5.discard-down, turn.phase5.no-refill)."""
    if s.answer is not None:
        discard_from_hand(s, answered(s).card, RULE, told=HAND_LIMIT)
    hand = s.hand(s.active)
    if len(hand) > max_hand(s, s.active):
        goto(s, "discard-down")
        ask_card(s, s.active, "ask-discard-down", list(hand))
        return
    goto(s, "turn-ends")
    emit(s, "turn-end", -1, by=s.active)


def _turn_ends(s: State, frame: Frame) -> None:
    """The turn is announced over (turn.phase6.rap): between two turns everybody may act, the active player first."""
    atoms.stir(s)
    s.phase = 6
    clear_marks(s, marks.JUST_DISCARDED_A_REALM.prefix)
    goto(s, "closing")
    offer(s, (s.active, *s.seats_after(s.active)))


def _closing(s: State, frame: Frame) -> None:
    """open.end-of-turn-order: effects end, Limbo returns, realmless pools are lost, empty piles are reshuffled."""
    goto(s, "closed")
    end_of_turn(s, s.active)
    if _undisturbed(s):
        _closed(s, frame)


def _closed(s: State, frame: Frame) -> None:
    pop(s)


STEPS = {
    "start": _start, "dungeon": _dungeon, "phase-0": _phase_0, "did-0": _did_0, "draw": _draw,
    "drawn-extra": _drawn_extra, "drawn": _drawn,
    "phase-2": _phase_2, "did-2": _did_2, "pay-rebuild": _pay_rebuild,
    "phase-3-begins": _phase_3_begins, "phase-3": _phase_3, "did-3": _did_3, "phase-4-begins": _phase_4_begins,
    "phase-4": _phase_4, "did-4": _did_4, "phase-5-begins": _phase_5_begins, "phase-5": _phase_5, "did-5": _did_5,
    "discard-down": _discard_down, "phase-ends": _phase_ends,
    "turn-ends": _turn_ends, "closing": _closing, "closed": _closed,
}  # fmt: skip
