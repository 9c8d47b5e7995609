"""A battle: one realm attacked, round after round (ledger: combat.a to combat.j, battle.*).

Frame ("battle", step, ...). Who fights, who lost and what was razed is in `State.battle`.
"""

from __future__ import annotations

from sixrealms.engine import atoms, marks
from sixrealms.engine import zones as z
from sixrealms.engine.action import Action, made
from sixrealms.engine.ask import answered, ask_act, goto, pop, push, run_effect
from sixrealms.engine.atoms import note, set_battle
from sixrealms.engine.battle_flags import (
    AWAITED,
    BATTLE_LOST,
    CLASH,
    KEPT,
    OVER,
    SENT_HOME,
    SPOILS_OF,
    STOPPED,
    TAKEN_BACK,
)
from sixrealms.engine.battle_statics import ForcesDefender
from sixrealms.engine.board import holding_true
from sixrealms.engine.causes import BEARER, DUNGEON_RAZED, RAZE, RULE
from sixrealms.engine.combat_legality import (
    attack_reasons,
    available_champions,
    defend_reasons,
    take_entry_cost,
)
from sixrealms.engine.combatants import still_there
from sixrealms.engine.defeat import LOST
from sixrealms.engine.expiry import clear_marks, end_of_battle, end_of_round
from sixrealms.engine.flow.after_lost_round import attack_goes_on
from sixrealms.engine.flow.after_round import shed, to_pool
from sixrealms.engine.flow.aid import reward, wait_for_helpers
from sixrealms.engine.flow.any_time import offer
from sixrealms.engine.flow.attack_takeback import remember_where, undo_attack
from sixrealms.engine.flow.averted_loss import over, threaten
from sixrealms.engine.flow.combat_activation import activates
from sixrealms.engine.flow.spoils import collect_promised, note_spoils, push_spoils, who_draws
from sixrealms.engine.leave import leave
from sixrealms.engine.loans import helpers
from sixrealms.engine.on_entry import came_in
from sixrealms.engine.power import Context
from sixrealms.engine.razing import raze
from sixrealms.engine.rules_for_player import rules_for
from sixrealms.engine.state import Battle, Frame, State
from sixrealms.engine.sturdy_realms import withstand
from sixrealms.engine.triggers import emit


def step(s: State, frame: Frame) -> None:
    STEPS[frame[1]](s, frame)


def the(s: State) -> Battle:
    battle = s.battle
    assert battle is not None
    return battle


def _declare(s: State, frame: Frame) -> None:
    """Steps a and b: the realm and the attacking champion are named (combat.b.no-adding)."""
    _, _, champion, target = frame
    player = s.active
    if demand_price(s, champion, player):
        return
    clear_marks(s, marks.FALLEN.prefix, marks.ALLY_FALLEN.prefix)
    set_battle(s, Battle(player, s.ctrl[target], target, champion, -1, 1))
    if s.flags[target] & z.RAZED and s.zone[target] == z.FORMATION:
        atoms.mark(s, marks.ATTACKED_RAZED.of_copy(s, target))
    note(s, "attack", player, champion, target)
    _comes_forward(s, champion, player, "forward", "attacked")


def _comes_forward(s: State, champion: int, player: int, then: str, *more: str) -> None:
    """The champion is presented; what copies others chooses at once if it comes into play only now (copy.on-entry)."""
    from_hand = s.zone[champion] == z.HAND
    _present(s, champion, player)
    goto(s, then, *more)
    if from_hand:
        came_in(s, champion)


def _forward(s: State, frame: Frame) -> None:
    """What happens as an attacker comes forward; with the first one its realm is attacked."""
    b = the(s)
    goto(s, "presented")
    if target_gone(s) or not still_there(s, b.champion):
        return  # lost while it chose what to copy
    if frame[2:]:
        emit(s, "attacked", b.target, by=b.attacker, other=b.champion)
    emit(s, "presented", b.champion, by=b.attacker, why="attack")
    if s.kit.ruleset.attacking_powers_at == "presented":
        emit(s, "attacking", b.champion, by=b.attacker)
    offer(s, (b.attacker, *s.seats_after(b.attacker)))


def demand_price(s: State, champion: int, player: int) -> bool:
    """Have paid what this champion costs before it comes out of the hand; True if something is being paid: the running
    step is taken anew afterwards (avatar.conditions-each-time).
    """
    if s.zone[champion] not in (z.HAND, z.ABYSS) or s.marks.get(marks.PAID.of(champion)):
        return False
    if s.marks.get(marks.PAID_IN_VAIN.of(champion)):
        atoms.mark(s, marks.PAID_IN_VAIN.of(champion), 0)
        atoms.mark(s, marks.PAID.of(champion))
        return False
    cost = take_entry_cost(s, player, champion)
    if cost:
        atoms.mark(s, marks.PAID.of(champion))
        run_effect(s, cost, Context(champion, player))
    return bool(cost)


def _present(s: State, champion: int, player: int) -> None:
    remember_where(s, champion)
    if s.zone[champion] != z.FORMATION:  # a realm fights where it lies
        atoms.move(s, champion, z.BATTLE, player)
    atoms.mark(s, marks.LOST.of(champion), 0)  # whoever has come back and fights anew is not lost yet
    if player == the(s).attacker:
        atoms.mark(s, marks.ATTACKED.of(champion))


def target_gone(s: State) -> bool:
    b = the(s)
    if CLASH in b.flags or s.zone[b.target] in (z.TABLE, z.RULEBOOK):  # a dungeon card, a duel
        return False
    razed = s.flags[b.target] & z.RAZED and not s.marks.get(marks.ATTACKED_RAZED.of_copy(s, b.target))
    return s.zone[b.target] != z.FORMATION or bool(razed) or b.razed_by >= 0


def _presented(s: State, frame: Frame) -> None:
    b = the(s)
    if TAKEN_BACK in b.flags:
        goto(s, "taken-back")
        return
    if target_gone(s) or not still_there(s, b.champion) or OVER in b.flags:
        goto(s, "end", _gone_early(s))
        return
    forced = _forced_defender(s)
    if forced >= 0:
        _defends(s, forced)
        return
    options = [made(Action, ("defend", c, -1, -1, "")) for c in defenders(s)]
    goto(s, "chosen")
    ask_act(s, b.defender, "ask-defend", [*options, Action("decline")], forced=not _could_defend(s))


def _gone_early(s: State) -> str:
    """Who draws spoils when the realm or the attacker is gone before a defender is chosen: nobody in the first round
    (open.attacker-gone-early); later combat has begun (battle.combat-started).
    """
    b = the(s)
    if not begun(s) or _at_dungeon(s) or OVER in b.flags:
        return ""
    return "attacker" if target_gone(s) else "defender" if _lost(s) else ""


def _could_defend(s: State) -> bool:
    """Whether hiding the answer matters: with cards in hand the question is always put."""
    return bool(s.hand(the(s).defender))


def defenders(s: State) -> list[int]:
    """Champions (and the realm itself) that may defend now (combat.c.defender-choice)."""
    b = the(s)
    others = [c for c in available_champions(s, b.defender) if c != b.target]  # a roused realm is one of them
    return [c for c in (*others, b.target) if next(defend_reasons(s, b.defender, c), None) is None]


def _chosen(s: State, frame: Frame) -> None:
    action = answered(s)
    if action.verb == "decline":
        goto(s, "undefended")
        return
    goto(s, "comes", action.card)


def _comes(s: State, frame: Frame) -> None:
    """The chosen defender comes forward, once what it costs is paid."""
    if not demand_price(s, frame[2], the(s).defender):
        _defends(s, frame[2])


def _forced_defender(s: State) -> int:
    """A pool champion some power makes the defender of this round, or -1."""
    for static, x, _ in holding_true(s, ForcesDefender):
        champion = static.defender(s, the(s), x)
        if champion >= 0 and s.zone[champion] == z.POOL:
            return champion
    return -1


def _defends(s: State, champion: int) -> None:
    b = the(s)
    note(s, "defend", b.defender, champion)
    set_battle(s, b._replace(opponent=champion, stage=1))
    if champion == b.target:
        goto(s, "against")
        return
    _comes_forward(s, champion, b.defender, "against")
    atoms.set_control(s, champion, b.defender)  # with what hangs on it, should it be another player's


def _against(s: State, frame: Frame) -> None:
    """What happens as a defender comes forward."""
    b = the(s)
    if activates(s):
        set_battle(s, b._replace(flags=(*b.flags, AWAITED)))
    goto(s, "defended")
    if target_gone(s) or not still_there(s, b.opponent):
        return  # lost while it chose what to copy
    emit(s, "presented", b.opponent, by=b.defender, why="defend")
    if s.kit.ruleset.attacking_powers_at == "presented":
        emit(s, "defending", b.opponent, by=b.defender)
    offer(s, (b.attacker, *s.seats_after(b.attacker)))


def _defended(s: State, frame: Frame) -> None:
    goto(s, "round-over")
    push(s, "round", "activate")


def _undefended(s: State, frame: Frame) -> None:
    """The realm is razed, the battle is over, the attacker draws (battle.end.no-defence)."""
    b = the(s)
    note(s, "undefended", b.target)
    set_battle(s, b._replace(stage=3))
    x = Context(b.champion, b.attacker)
    if s.zone[b.target] == z.TABLE:
        _raze_dungeon(s)
        return
    final = s.kit.ruleset.losers_are_discarded and b.loser == b.defender  # format.warriors-rule.auto-raze
    if not final and not target_gone(s) and withstand(s, b.target):
        to_pool(s, b.champion)
        end_of_round(s)
        _next_round(s)
        return
    goto(s, "raze")
    if not s.kit.ruleset.losers_are_discarded or b.loser < 0:
        threaten(s, (b.target,), x)


def _raze(s: State, frame: Frame) -> None:
    b = the(s)
    final = s.kit.ruleset.losers_are_discarded and b.loser == b.defender  # format.warriors-rule.auto-raze
    razed = raze(s, b.target, Context(b.champion, b.attacker), battle=True, cost=final)
    over(s, (b.target,))
    if not razed:
        goto(s, "end", "defender" if b.loser == b.attacker and _lost(s) else "")
        return
    goto(s, "end", "attacker")
    push(s, "anytime", 0, (b.attacker, *s.seats_after(b.attacker)))
    emit(s, "victorious", b.champion, by=b.attacker, why="razed")


def _raze_dungeon(s: State) -> None:
    """The card and the champion that razed it leave the game; its attachments are discarded (dungeon-card.attack.*)."""
    b = the(s)
    leave(s, b.target, z.VOID, RAZE, by=b.champion)
    for hung in s.on(b.champion):
        leave(s, hung, z.DISCARD, RULE, told=BEARER, by=b.champion)
    leave(s, b.champion, z.VOID, RULE, told=DUNGEON_RAZED, by=b.target)
    goto(s, "end", "dungeon-attacker")


def _round_over(s: State, frame: Frame) -> None:
    """Steps h and i: what the decided round leads to (battle.end.*)."""
    b = the(s)
    if TAKEN_BACK in b.flags:
        goto(s, "taken-back")
        return
    if OVER in b.flags:
        goto(s, "end", *[side for side, flag in SPOILS_OF.items() if flag in b.flags][:1])
        return
    if target_gone(s) and b.loser != b.attacker:  # a beaten attacker had ended the battle before
        realm = not _at_dungeon(s)  # only a lost realm earns spoils
        goto(s, "end", "attacker" if realm and (begun(s) or b.razed_by == b.attacker) else "")
        return
    if b.loser == b.attacker:
        if (goes_on := attack_goes_on(s)) is not None:
            _next_round(s, *goes_on)
            return
        home = set(b.flags) & {STOPPED, SENT_HOME, KEPT}
        # dungeon-card.attack.defended: there any defeat, but going home is none
        earned = _lost(s) or (_at_dungeon(s) and not home)
        goto(s, "end", "defender" if earned else "")
        return
    # format.warriors-rule.auto-raze speaks of realms; wall.defender-stopped: nobody has won
    if BATTLE_LOST in b.flags or (
        rules_for(s, b.attacker).round_win_razes and not _at_dungeon(s) and STOPPED not in b.flags
    ):
        goto(s, "undefended")
        return
    _next_round(s)


def _next_round(s: State, *only: int) -> None:
    """Nobody is forward any longer; the attacker may send another champion, or just one."""
    b = the(s)
    had_it = (*b.used, *(c for c in (b.champion, b.opponent) if c >= 0))
    set_battle(s, b._replace(champion=-1, opponent=-1, stage=0, loser=-1, flags=(), used=had_it))
    goto(s, "next-attacker", *only)


def _at_dungeon(s: State) -> bool:
    return s.kit.defs[s.defn[the(s).target]].type == "dungeon"


def _lost(s: State) -> bool:
    """Whether the attacker is lost out of this battle, wherever a later reshuffle has taken it."""
    champion = the(s).champion
    return s.zone[champion] in LOST or bool(s.marks.get(marks.LOST.of(champion)))


def begun(s: State) -> bool:
    """Whether combat has begun: both are chosen and nothing of theirs has still to activate, or under 4E both are
    chosen. In a battle that has had a round it has (battle.combat-started).
    """
    b = the(s)
    if b.round > 1 or b.stage >= 2:
        return True
    return b.stage == 1 and not (s.kit.ruleset.combat_starts_at == "activation" and AWAITED in b.flags)


def _next_attacker(s: State, frame: Frame) -> None:
    """Another champion against the same realm, or stop (combat.i.*, battle.end.attacker-stops)."""
    b = the(s)
    options = [
        Action("attack", c, b.target)
        for c in frame[2:] or available_champions(s, b.attacker)
        if next(attack_reasons(s, b.attacker, c, b.target), None) is None
    ]
    goto(s, "attacker-chosen", *frame[2:])
    ask_act(s, b.attacker, "ask-next-attacker", [*options, Action("stop")])


def _attacker_chosen(s: State, frame: Frame) -> None:
    action = answered(s)
    b = the(s)
    if action.verb == "stop":
        note(s, "stop", b.attacker)
        goto(s, "end")
        return
    goto(s, "attacks", action.card)


def _attacks(s: State, frame: Frame) -> None:
    """The next attacker comes forward, once what it costs is paid."""
    b = the(s)
    champion = frame[2]
    if demand_price(s, champion, b.attacker):
        return
    set_battle(s, b._replace(champion=champion, round=b.round + 1))
    note(s, "attack", b.attacker, champion, b.target)
    _comes_forward(s, champion, b.attacker, "forward")


def _end(s: State, frame: Frame) -> None:
    """Step j: everybody back to the pools, then the spoils (combat.j.*, spoils.*)."""
    b = the(s)
    who = frame[2] if len(frame) > 2 else ""
    if OVER in b.flags and SPOILS_OF.get(who) not in b.flags:
        who = ""  # broken off after all: nobody has won
    if who == "defender" and _at_dungeon(s):
        who = "dungeon-defender"  # dungeon-card.attack.defended, dungeon.attack.defended
        atoms.mark(s, marks.DEFENDED_DUNGEON.of(b.defender), b.target + 1)
    emit(s, "battle-ends", b.target, by=b.attacker)
    if b.razed_by < 0:
        atoms.mark(s, marks.RAZINGS.of_copy(s, b.target), 0)  # a realm that has held out is no longer razed "in a row"
    for champion in (b.champion, b.opponent):
        to_pool(s, champion)
    if s.zone[b.target] == z.FORMATION:
        shed(s, b.target)
    goto(s, "ended", who)
    note(s, "battle-ends", b.target, who)


def _ended(s: State, frame: Frame) -> None:
    b = the(s)
    who = frame[2]
    winner = b.attacker if who == "attacker" else b.defender if who == "defender" else -1
    helping = helpers(s, winner)
    earned: tuple[int, int] | None = None
    if winner >= 0 and (drawing := who_draws(s, winner)) is not None:
        earned = (drawing, note_spoils(s, drawing))  # while it is known who has fought
    due = collect_promised(s, earned)
    end_of_battle(s, (*b.used, b.champion, b.opponent))
    set_battle(s, None)
    pop(s)
    wait_for_helpers(s, winner, helping)
    push(s, "anytime", 0, tuple(s.seats_after(b.attacker)))  # event.any-time
    if winner >= 0:
        reward(s, winner, helping)
    push_spoils(s, due, earned[0] if earned is not None else -1, b.target)
    if who in ("dungeon-attacker", "dungeon-defender"):  # one card, for the victor alone
        push(s, "spoils", "dungeon-due", b.attacker if who == "dungeon-attacker" else b.defender, 1)


STEPS = {
    "declare": _declare, "forward": _forward, "presented": _presented, "chosen": _chosen, "comes": _comes,
    "against": _against, "defended": _defended,
    "undefended": _undefended, "raze": _raze, "round-over": _round_over, "next-attacker": _next_attacker,
    "attacker-chosen": _attacker_chosen, "attacks": _attacks, "taken-back": undo_attack, "end": _end, "ended": _ended,
}  # fmt: skip
