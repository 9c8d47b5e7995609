"""A round of combat: activation, card by card, decision (ledger: combat.d to combat.h, activation.*, undead.*).

Frame ("round", step).
"""

from __future__ import annotations

from sixrealms.engine import zones as z
from sixrealms.engine.ability import Play, When
from sixrealms.engine.action import PASS, Action
from sixrealms.engine.aid import requests
from sixrealms.engine.ask import answered, ask_act, goto, pop, push
from sixrealms.engine.atoms import note, set_battle
from sixrealms.engine.battle_flags import (
    AWAITED,
    DUEL,
    KEPT,
    OVER,
    SENT_HOME,
    SPOILS_OF,
    STOPPED,
    TAKEN_BACK,
    THREATENED,
)
from sixrealms.engine.battle_statics import RealmChampion
from sixrealms.engine.board import abilities_of, board, holding_true, waiting_for
from sixrealms.engine.causes import DEFEAT, FINAL, LOSER
from sixrealms.engine.combatants import still_there
from sixrealms.engine.defeat import LOST, say_defeated, was_defeated
from sixrealms.engine.expiry import end_of_round
from sixrealms.engine.face_down import play_goes_on, say_passed, secret_allies, turn_up_secrets
from sixrealms.engine.fear import flee, frightened
from sixrealms.engine.first_loss import went
from sixrealms.engine.flow.act import announce
from sixrealms.engine.flow.after_lost_round import retreat
from sixrealms.engine.flow.after_round import shed, to_pool
from sixrealms.engine.flow.aid import call_in, offered, requested
from sixrealms.engine.flow.any_time import offer
from sixrealms.engine.flow.averted_loss import over, threaten
from sixrealms.engine.flow.battle import begun, target_gone, the
from sixrealms.engine.flow.combat_activation import takes_part, to_activate
from sixrealms.engine.leave import leave, send_home
from sixrealms.engine.level import activation_order, allies_of, total
from sixrealms.engine.losing_side import losing_side
from sixrealms.engine.playable import plays
from sixrealms.engine.power import REFLECTED, Context, home
from sixrealms.engine.power_uses import uses
from sixrealms.engine.razing import raze
from sixrealms.engine.state import Frame, State
from sixrealms.engine.statics import Imitation
from sixrealms.engine.sturdy_realms import withstand
from sixrealms.engine.terms import Why
from sixrealms.engine.traits import acting_allies, roused
from sixrealms.engine.triggers import emit


def step(s: State, frame: Frame) -> None:
    STEPS[frame[1]](s, frame)


def decided(s: State) -> bool:
    """Whether something has already ended the round: a champion or the realm is gone, or a power said so."""
    b = the(s)
    return (
        b.stage >= 3
        or OVER in b.flags
        or target_gone(s)
        or not still_there(s, b.champion)
        or (s.zone[b.opponent] != z.BATTLE and b.opponent != b.target)
    )


def _activate(s: State, frame: Frame) -> None:
    """Step d: powers work in the order of activation, attacker's side first (combat.d.activation)."""
    b = the(s)
    if decided(s):
        if not begun(s) and (target_gone(s) or not still_there(s, b.champion)):
            # battle.combat-started, open.attacker-gone-early: the attack ends and nobody has earned anything
            set_battle(s, b._replace(flags=(*b.flags, OVER)))
        goto(s, "decide")
        return
    waiting: list[tuple[tuple[object, ...], When | Play, Context]] = []
    for event, when, x in to_activate(s):
        order = _order(s, when, x.source)
        early = (6, *order) if event == "before-combat" and _goes_before(s, x.source) else order
        waiting.append((early, when, x))
    waiting.sort(key=lambda row: row[0])
    goto(s, "activating", tuple((when.key, x) for _, when, x in waiting), bool(waiting))


def _order(s: State, when: When | Play, source: int) -> tuple[object, ...]:
    """Its place in the order of activation; a copied power that is secondary works right after the card it is from."""
    order = activation_order(s, source)
    if isinstance(when, Play) or when in s.kit.defs[s.defn[source]].whens:
        return order
    second = {c for st, x, _ in holding_true(s, Imitation) if st.secondary for c, _ in st.pairs(s, x)}
    if source not in second:
        return order
    models = [c for c in board(s).cards if when in s.kit.defs[s.defn[c]].whens and takes_part(s, c)]
    return max([order, *((*activation_order(s, model), 1) for model in models)])


def _goes_before(s: State, card: int) -> bool:
    """Whose powers marked "before combat" work in a step of their own (activation.list.before-combat)."""
    return s.kit.ruleset.any_power_before_combat or s.kit.defs[s.defn[card]].champion


def _activating(s: State, frame: Frame) -> None:
    _, _, waiting, changed = frame
    if decided(s) or not waiting:
        goto(s, "fear", changed)
        return
    key, x = waiting[0]
    goto(s, "activating", waiting[1:], changed)
    when = s.kit.nodes[key]
    if isinstance(when, Play):  # of an ally that is a champion
        if when in abilities_of(s, x.source):
            s.triggers = (*s.triggers, (key, x))
        return
    assert isinstance(when, When)
    if not any(w is when and y.source == x.source for w, y in waiting_for(s, when.event)):
        return  # lost meanwhile
    bound = x._replace(bound=(("it", x.source), *((REFLECTED, of) for of in (home(x),) if of != x.source)))
    if when.only is not None and not when.only.met(s, bound):
        return
    s.triggers = (*s.triggers, (key, bound))


def _fear(s: State, frame: Frame) -> None:
    """Activation is over: combat has begun (battle.combat-started). If powers have worked, everybody may act before the
    losing side decides whether it goes on (event.any-time, combat.f.no-last-word).
    """
    b = the(s)
    goto(s, "fight")
    if decided(s):
        return
    set_battle(s, b._replace(stage=2, flags=tuple(f for f in b.flags if f != AWAITED)))
    if DUEL in b.flags:
        return  # nothing is added, and nobody else takes part (option.questing.no-add-ons)
    emit(s, "combat-begins", b.target, by=b.attacker)
    if frame[2]:
        offer(s, (b.attacker, *s.seats_after(b.attacker)))


def _fight(s: State, frame: Frame) -> None:
    """Step f: the losing side plays one card, totals are compared again (combat.f.*)."""
    if decided(s):
        goto(s, "decide")
        return
    if scared := frightened(s):
        for ally in scared:
            flee(s, ally)
        return
    b = the(s)
    loser = losing_side(s)
    note(s, "totals", b.champion, total(s, b.champion), b.opponent, total(s, b.opponent))
    if DUEL in b.flags:
        set_battle(s, b._replace(stage=3, loser=loser))
        goto(s, "decide")
        return
    options = combat_options(s, loser)
    goto(s, "played", loser)
    # open.no-legal-plays: the question is put unless the hand is empty and no power can be used
    ask_act(s, loser, "ask-combat", [*options, PASS], forced=not s.hand(loser))


def combat_options(s: State, player: int) -> list[Action]:
    """What the losing side may do: a card, a power, or asking somebody for help (option.aiding.scope)."""
    return [*plays(s, player, "combat"), *uses(s, player, "combat"), *requests(s, player)]


def _played(s: State, frame: Frame) -> None:
    loser = frame[2]
    action = answered(s)
    if action.verb == "pass":
        seat = say_passed(s, loser)
        if seat >= 0:
            goto(s, "played", seat)
            options = [*plays(s, seat, "combat"), *uses(s, seat, "combat"), PASS]
            ask_act(s, seat, "ask-combat-covered", options, forced=not s.hand(seat))
            return
        if secret_allies(s):
            turn_up_secrets(s)
            loser = losing_side(s)
        set_battle(s, the(s)._replace(stage=3, loser=loser))
        goto(s, "decide")
        return
    if secret_allies(s):
        play_goes_on(s)
    if action.verb == "request":
        note(s, "request", loser, action.number)
        goto(s, "requested", loser, action.number)
        return
    goto(s, "fight")
    announce(s, loser, action, "combat")


def _decide(s: State, frame: Frame) -> None:
    """The round is about to be decided: everything that took part in it still lies where it fought."""
    if TAKEN_BACK in the(s).flags:  # there was no round
        goto(s, "leave")
        return
    goto(s, "retreat")
    turn_up_secrets(s)
    emit(s, "round-decided", the(s).target, by=the(s).attacker)


def _settle(s: State, frame: Frame) -> None:
    """Step g and what precedes it: who lost, by totals or because a champion or the realm is gone."""
    b = the(s)
    goto(s, "after-round")
    if OVER in b.flags:
        return
    if b.loser < 0:
        attacker_gone = not still_there(s, b.champion)
        defender_gone = s.zone[b.opponent] != z.BATTLE and b.opponent != b.target
        if target_gone(s) and not (attacker_gone and went(s, b.champion) < went(s, b.target)):
            return  # battle.end.realm-gone: the battle frame looks at it
        if attacker_gone and defender_gone and went(s, b.champion) == went(s, b.opponent):
            flags = (OVER, SPOILS_OF["defender"]) if _spoils_for_both(s) else (OVER,)
            set_battle(s, b._replace(stage=3, loser=b.attacker, flags=(*b.flags, *flags)))
            return
        first = attacker_gone and not (defender_gone and went(s, b.opponent) < went(s, b.champion))
        b = b._replace(stage=3, loser=b.attacker if first else b.defender)
        loser = b.champion if first else b.opponent
        if s.zone[loser] not in LOST and not was_defeated(s, loser):
            b = b._replace(flags=(*b.flags, KEPT, SENT_HOME))  # discard.implies-defeat: no defeat
        set_battle(s, b)
    winner_card, loser_card = (b.opponent, b.champion) if b.loser == b.attacker else (b.champion, b.opponent)
    note(s, "round", winner_card, loser_card)
    goto(s, "losses", winner_card, loser_card)
    emit(s, "victorious", winner_card, by=s.ctrl[winner_card], other=loser_card)
    say_defeated(s, loser_card)
    for ally in (*allies_of(s, winner_card), *acting_allies(s, winner_card)):
        emit(s, "on-winning-side", ally, by=s.ctrl[winner_card], other=loser_card)
    if s.triggers:  # after-combat powers wait until the losses are carried out
        goto(s, "losses", winner_card, loser_card, s.triggers)  # open.after-combat-chain
        s.triggers = ()


def _spoils_for_both(s: State) -> bool:
    """Whether one act that took both champions leaves the defender spoils (battle.end.both-discarded): the attacker
    must be lost, and in the rules that know no winner then the defender must not.
    """
    b = the(s)
    if s.zone[b.champion] not in LOST:
        return False
    return s.kit.ruleset.both_discarded_spoils or s.zone[b.opponent] not in LOST


def _again(s: State, frame: Frame) -> None:
    """The same two begin anew, from the activation on."""
    goto(s, "activate")
    if not decided(s):
        end_of_round(s, fought=False)
        set_battle(s, the(s)._replace(stage=1))


def _losses(s: State, frame: Frame) -> None:
    """Step h: the loser discards everything, the winner keeps champion, items and artifacts. Powers that work after
    combat follow, those of the winner first (open.after-combat-chain).
    """
    winner_card, loser_card = frame[2], frame[3]
    held = frame[4] if len(frame) > 4 else ()
    b = the(s)
    goto(s, "after-round")
    x = Context(winner_card, s.ctrl[winner_card])
    if loser_card == b.target or s.zone[loser_card] == z.FORMATION:
        shed(s, loser_card)
        falls = roused(s, loser_card) and not (loser_card == b.champion and KEPT in b.flags)
        razes = loser_card == b.target and any(
            st.razes(s, loser_card, y) for st, y, _ in holding_true(s, RealmChampion)
        )
        razes = falls or razes
        if razes and STOPPED not in b.flags:  # wall.defender-stopped: only the round ends
            final = s.kit.ruleset.losers_are_discarded  # format.warriors-rule.auto-raze: nothing averts it
            if THREATENED not in b.flags and not final and not falls and withstand(s, loser_card):
                razes = False
            elif THREATENED not in b.flags and not final:
                set_battle(s, b._replace(flags=(*b.flags, THREATENED)))
                goto(s, *frame[1:])
                if threaten(s, (loser_card,), x):
                    return
                goto(s, "after-round")
            if razes:
                if falls:
                    leave(s, loser_card, z.DISCARD, DEFEAT, x)
                else:
                    raze(s, loser_card, x, battle=True, cost=final)  # open.realm-defends-itself
                over(s, (loser_card,))
    else:
        if KEPT not in b.flags:
            allies = allies_of(s, loser_card)
            if s.zone[loser_card] == z.BATTLE:  # first: whether it is spared may depend on who fights beside it
                why: Why = FINAL if s.kit.ruleset.losers_are_discarded else DEFEAT  # format.warriors-rule.*
                leave(s, loser_card, z.DISCARD, why, x, told=DEFEAT)  # combat.h.loser-discards-all
            for ally in allies:
                if s.zone[ally] == z.ATTACHED and not send_home(s, ally):
                    leave(s, ally, z.DISCARD, "used")
        _discard_for_good(s, loser_card)
        to_pool(s, loser_card)  # something kept it from being discarded
        if s.zone[loser_card] == z.POOL:
            shed(s, loser_card)
    if winner_card == b.target:
        shed(s, winner_card)
    else:
        to_pool(s, winner_card)
    after = (*held, *s.triggers)
    s.triggers = ()
    if after:
        winner = s.ctrl[winner_card]
        order = {seat: i for i, seat in enumerate([winner, *s.seats_after(winner)])}
        push(s, "triggers", 0, tuple(sorted(after, key=lambda power: order[power[1].player])))


def _discard_for_good(s: State, loser: int) -> None:
    """Where losers are discarded whatever a power says, it goes to the discard pile from wherever it was sent; only a
    defender that was merely stopped goes home (format.warriors-rule.*).
    """
    b = the(s)
    if not s.kit.ruleset.losers_are_discarded:
        return
    if STOPPED in b.flags and loser == b.opponent:
        return  # wall.defender-stopped
    if s.zone[loser] in (z.BATTLE, z.POOL, z.LIMBO, z.ABYSS, z.HAND):
        leave(s, loser, z.DISCARD, FINAL, told=LOSER)


def _after_round(s: State, frame: Frame) -> None:
    b = the(s)
    if target_gone(s) or OVER in b.flags:
        for champion in (b.champion, b.opponent):
            to_pool(s, champion)  # battle.end.realm-gone-return
    goto(s, "leave")
    call_in(s)
    end_of_round(s)
    for champion, player, other in ((b.champion, b.attacker, b.opponent), (b.opponent, b.defender, b.champion)):
        emit(s, "fought", champion, by=player, other=other)
    emit(s, "round-ends", b.target, by=b.attacker)
    if DUEL not in b.flags:
        offer(s, (b.attacker, *s.seats_after(b.attacker)))


def _leave(s: State, frame: Frame) -> None:
    pop(s)


def end_round(s: State, loser: int, *, kept: bool = False, stopped: bool = False) -> None:
    """Decide the round now: `loser` lost; `kept`: their champion returns to its pool instead of being discarded;
    `stopped`: merely kept from fighting, no spoils (wall.attacker-stopped).
    """
    b = the(s)
    flags = (*b.flags, *((KEPT,) if kept else ()), *((STOPPED,) if stopped else ()))
    set_battle(s, b._replace(stage=3, loser=loser, flags=flags))


def end_battle(s: State, spoils: str = "") -> None:
    """Break the battle off: no victor; `spoils` may be "attacker" or "defender". One whose attacker has lost their
    round is over already (battle.end.attacker-defeated).
    """
    b = the(s)
    if b.stage >= 3 and b.loser == b.attacker:
        return
    set_battle(s, b._replace(stage=3, flags=(*b.flags, OVER, *((SPOILS_OF[spoils],) if spoils else ()))))


STEPS = {
    "activate": _activate, "activating": _activating, "fear": _fear, "fight": _fight, "played": _played,
    "decide": _decide, "retreat": retreat, "settle": _settle, "losses": _losses, "after-round": _after_round,
    "leave": _leave, "again": _again, "requested": requested, "offered": offered,
}  # fmt: skip
