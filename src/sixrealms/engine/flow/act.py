"""Announce, be answered, take effect: the life of a card played, a power used, an answer given.

Frame ("act", step, act id, target index, chosen so far). Ledger: open.apply-before-window, counter.*, pause.*.
"""

from __future__ import annotations

from sixrealms.engine import atoms, marks
from sixrealms.engine import zones as z
from sixrealms.engine.ability import Answer, Play, Use
from sixrealms.engine.action import PLAYER, Action, made
from sixrealms.engine.ask import answered, ask, ask_card, ask_yes, goto, pop, push, run_effect
from sixrealms.engine.atoms import note
from sixrealms.engine.battle_statics import PlayedCovered
from sixrealms.engine.board import abilities_of, blanked, holding_true
from sixrealms.engine.card_def import CAST
from sixrealms.engine.fear import flees_at_once
from sixrealms.engine.flow.any_time import offer
from sixrealms.engine.flow.continuous_discards import perishes_at_once
from sixrealms.engine.flow.enter import enter, join_combat, put_away
from sixrealms.engine.loans import lender, take_back
from sixrealms.engine.on_entry import came_in
from sixrealms.engine.playable import ability_reasons, cost_waived
from sixrealms.engine.power import AIMING, Aiming, Context, Who
from sixrealms.engine.state import SECONDARY, Act, Frame, State
from sixrealms.engine.statics import NoLeaveNeeded, Permission, WaivesEntryCost
from sixrealms.engine.targets import chooser, further, harms_own, players
from sixrealms.engine.triggers import emit

#: Tags of an ability that become flags of its act.
ACT_FLAGS = frozenset({"ignores-immunity", "laid-hidden"})
#: Of these the act that lays a card face down: nobody else learns which card it is, so nobody answers it.
LAID_HIDDEN = "laid-hidden"
#: Flag of an act whose card enters without its printed cost.
FREE = "free-entry"
#: Flag of an act that works for another player as well, followed by their seat.
AGAIN = "again:"


def announce(s: State, player: int, action: Action, moment: str, answers: int = -1) -> None:
    """Begin an act; its frame goes on top. The action must be legal."""
    card = action.card
    number = action.number
    atoms.mark(s, marks.JUST_DISCARDED_A_REALM.of(player), 0)
    abilities = abilities_of(s, card)
    ability = abilities[number] if number >= 0 else None
    act_id = s.next_id
    s.next_id += 1
    way = action.verb
    if way == "use":
        host = s.host[card]
        user = host if host >= 0 else card
    else:
        user = action.other if s.kit.defs[s.defn[card]].type != "realm" else -1
    if way == "answer" and user < 0:
        user = s.host[card] if s.host[card] >= 0 else card
    x = made(Context, (card, player, user, act_id, ()))
    if answers >= 0:
        other = s.act(answers)
        x = x.bind("answered", answers).bind("answered-player", other.player if other is not None else -1)
    if moment == "loss":
        x = x._replace(user=card).bind("threatened", action.other)
    if way == "play" and s.kit.defs[s.defn[card]].type == "realm":
        x = x.bind("place", action.other)
    flags: tuple[str, ...] = ()
    if ability is not None:
        tags = ability.all_tags()
        if tags:
            flags = tuple(sorted([t for t in tags if t in ACT_FLAGS or t.startswith("no-answer:")]))
    key = ability.key if ability is not None else ""
    act = made(Act, (act_id, card, player, user, key, way, x, False, 0, flags, answers, moment))
    atoms.stir(s)
    s.acts = (*s.acts, act)
    if LAID_HIDDEN in flags:
        atoms.set_flag(s, card, z.FACE_DOWN)
    note(s, way, player, card, action.other, number)
    covered = way == "play" and _into_combat(s, card, user) and _covering(s, player) is not None
    if covered:
        atoms.cover(s, card)
    if way == "play" or (way == "answer" and (s.zone[card] in (z.HAND, z.ABYSS) or s.flags[card] & z.BENEATH)):
        atoms.move(s, card, z.PLAYING, player)
    if isinstance(ability, Use | Answer) and ability.once:
        atoms.mark(s, marks.used(ability.once, ability.key, x))
    push(s, "act", "covered" if covered else "permission", act_id, 0, ())


def _into_combat(s: State, card: int, user: int) -> bool:
    """Whether the card is played on or by one of those who fight the round."""
    b = s.battle
    fighting = b is not None and b.opponent >= 0 and b.stage < 3 and user in (b.champion, b.opponent)
    return fighting and s.kit.defs[s.defn[card]].support


def _covering(s: State, player: int) -> tuple[PlayedCovered, Context] | None:
    """What makes cards this player plays into the combat come face down."""
    if PlayedCovered.kind not in s.kit.questions:
        return None
    return next(((static, x) for static, x, _ in holding_true(s, PlayedCovered) if static.covers(s, player, x)), None)


def _covered(s: State, act: Act) -> None:
    """What is done while nobody else knows the card yet."""
    goto(s, "uncovered", act.id, 0, ())
    found = _covering(s, act.player)
    if found is not None:
        static, x = found
        run_effect(s, static.key, x._replace(act=-1).bind("it", act.card))


def _uncovered(s: State, act: Act) -> None:
    """The card is turned up; one that has been taken away meanwhile was not played."""
    atoms.uncover(s, act.card)
    if s.zone[act.card] != z.PLAYING:
        s.acts = tuple(a for a in s.acts if a.id != act.id)
        pop(s)
        return
    goto(s, "permission", act.id, 0, ())


def spring(s: State, card: int, power: Use, player: int) -> None:
    """What lay face down is played now, by nobody but the realm it lay under: others may answer it."""
    host = s.host[card]
    act_id = s.next_id
    s.next_id += 1
    x = made(Context, (card, player, host, act_id, ()))
    s.acts = (*s.acts, Act(act_id, card, player, host, power.key, "play", x, moment="any"))
    note(s, "use", player, card, host, -1)
    atoms.move(s, card, z.PLAYING, player)
    push(s, "act", "pay", act_id, 0, ())


def unconditional(s: State) -> None:
    """The card announced last enters without its cost (avatar.cost-exceptions)."""
    act = s.acts[-1]
    change(s, act._replace(flags=(*act.flags, FREE)))


def _row(s: State, act_id: int) -> Act:
    act = s.act(act_id)
    assert act is not None
    return act


def change(s: State, act: Act) -> None:
    """Replace the row of an act."""
    s.acts = tuple(act if a.id == act.id else a for a in s.acts)


def _ability(s: State, act: Act) -> Play | Use | Answer | None:
    if not act.ability:
        return None
    node = s.kit.nodes[act.ability]
    assert isinstance(node, Play | Use | Answer)
    return node


def step(s: State, frame: Frame) -> None:
    pc: str
    _, pc, act_id, index, chosen = frame
    act = _row(s, act_id)
    ability = _ability(s, act)
    if pc == "permission":
        if _permitted(s, act, index):
            _pay(s, act, ability)
    elif pc == "covered":
        _covered(s, act)
    elif pc == "uncovered":
        _uncovered(s, act)
    elif pc == "pay":
        _pay(s, act, ability)
    elif pc == "permitted":
        if answered(s).verb == "no":
            _take_back(s, act)
        else:
            goto(s, "permission", act_id, index + 1, ())
    elif pc == "targets":
        _next_target(s, act, ability, index, chosen)
    elif pc == "chosen":
        _chosen(s, act, ability, index, chosen)
    elif pc == "aimed":
        change(s, act._replace(context=act.context.bind(AIMING, 0)))
        _open_to_answers(s, act)
    elif pc == "resolve":
        _resolve(s, act, ability)
        if not s.triggers and s.frames[-1][:3] == ("act", "after", act_id):
            _after(s, act_id)
    elif pc == "after":
        _after(s, act_id)
    else:
        _end(s, act)


def _after(s: State, act_id: int) -> None:
    act = _row(s, act_id)
    if act.flags and any(flag.startswith(AGAIN) for flag in act.flags):
        _again(s, act)
        return
    put_away(s, act)
    goto(s, "end", act_id, 0, ())
    if LAID_HIDDEN not in act.flags:
        emit(s, "resolved", act.card, by=act.player)
    if not s.triggers:
        _end(s, act)


def played_by(act: Act, player: int) -> Context:
    """The context of the same card played by this player: with what it answers, but with nothing chosen yet."""
    kept = tuple(pair for pair in act.context.bound if pair[0] in ("answered", "answered-player"))
    return Context(act.card, player, act.user, -1, kept)


def _again(s: State, act: Act) -> None:
    """The card has worked; now it works for the next player who has duplicated it, if it still can. Nobody acts
    between (counter.sequence-default, dup.separate).
    """
    flag = next(flag for flag in act.flags if flag.startswith(AGAIN))
    change(s, act._replace(flags=tuple([other for other in act.flags if other is not flag])))
    player = int(flag.removeprefix(AGAIN))
    context = played_by(act, player)
    ability = _ability(s, act)
    if isinstance(ability, Use) or ability is None or ability_reasons(s, ability, context, act.card):
        return
    act_id = s.next_id
    s.next_id += 1
    flags = (*(f for f in act.flags if not f.startswith(AGAIN) and f != SECONDARY), SECONDARY)
    context = context._replace(act=act_id)
    copy = Act(act_id, act.card, player, act.user, act.ability, "use", context, False, 0, flags, act.answers)
    s.acts = (*s.acts, copy)
    push(s, "act", "pay", act_id, 0, ())


def _end(s: State, act: Act) -> None:
    pop(s)
    atoms.stir(s)
    s.acts = tuple([a for a in s.acts if a.id != act.id])
    if act.answers < 0 and SECONDARY not in act.flags:
        offer(s, s.seats_after(act.player))


def _pay(s: State, act: Act, ability: Play | Use | Answer | None) -> None:
    """The cost comes before the targets; what has neither is open to answers at once."""
    goto(s, "targets", act.id, 0, ())
    if ability is not None and ability.cost is not None and not _waived(s, act):
        run_effect(s, ability.cost.key, act.context)
    elif not s.triggers:
        _next_target(s, act, ability, 0, ())


def _open_to_answers(s: State, act: Act) -> None:
    goto(s, "resolve", act.id, 0, ())
    if LAID_HIDDEN in act.flags:
        return
    if s.zone[act.card] == z.PLAYING:  # using a card that lies there plays none (event.duration-in-play)
        emit(s, "announced", act.card, by=act.player)
    push(s, "window", 0, act.id, s.seats_after(act.player), False)


def _permitted(s: State, act: Act, index: int) -> bool:
    """A card from hand may need the leave of other players; without it the card is not played (statics.Permission)."""
    keepers = []
    if s.zone[act.card] == z.PLAYING and Permission.kind in s.kit.questions:
        for static, x, _ in holding_true(s, Permission):
            seat = static.keeper(s, act.player, act.card, act.user, x)
            if seat >= 0 and not _asks_nobody(s, act):
                keepers.append(seat)
    if index >= len(keepers):
        return True
    goto(s, "permitted", act.id, index, ())
    ask_yes(s, keepers[index], "ask-permit", act.card)
    return False


def _asks_nobody(s: State, act: Act) -> bool:
    return any(static.frees(s, act.player, act.card, act.user, x) for static, x, _ in holding_true(s, NoLeaveNeeded))


def _take_back(s: State, act: Act) -> None:
    """A card that was not allowed goes back to the hand; it cannot be tried again in the same round or turn."""
    atoms.mark(s, (marks.FORBIDDEN_IN_TURN if s.battle is None else marks.FORBIDDEN_IN_ROUND).of(act.card))
    note(s, "refused", act.card)
    seat = lender(s, act.card)
    atoms.move(s, act.card, z.HAND, seat if seat >= 0 else act.player)
    take_back(s, act.card)
    s.acts = tuple(a for a in s.acts if a.id != act.id)
    if act.answers >= 0:
        s.marks[marks.ANSWER_STOPPED.alone] = 1  # pause.failed-attempts-free
    pop(s)


def _waived(s: State, act: Act) -> bool:
    if FREE in act.flags:
        return True
    if act.way != "play" or not cost_waived(s, act.player, act.card):
        return False
    for static, x, _ in holding_true(s, WaivesEntryCost):
        if static.waives(s, act.player, act.card, x):
            static.use(s, act.player, x)
            return True
    return False


def _next_target(s: State, act: Act, ability: Play | Use | Answer | None, index: int, chosen: tuple[int, ...]) -> None:
    targets = ability.targets if ability is not None else ()
    if index >= len(targets):
        if isinstance(ability, Answer) and isinstance(ability.effect, Aiming):
            goto(s, "aimed", act.id, 0, ())
            run_effect(s, ability.effect.key, act.context.bind(AIMING, 1))
            return
        _open_to_answers(s, act)
        return
    target = targets[index]
    if target.players is not None:
        _choose_player(s, act, target.name, target.players, index)
        return
    options = further(s, target, act.context, chosen, ability.effect if ability is not None else None)
    if not options:
        value: int | tuple[int, ...] = chosen if target.count > 1 or target.up_to else (chosen[0] if chosen else -1)
        change(s, act._replace(context=act.context.bind(target.name, value)))
        if chosen:
            note(s, "target", act.card, *chosen)
        goto(s, "targets", act.id, index + 1, ())
        return
    goto(s, "chosen", act.id, index, chosen)
    enough = target.up_to and (bool(chosen) or not _needs_target(s, act))
    by = chooser(s, target, act.context)
    offensive = isinstance(ability, Use) and ability.offensive
    struck = not chosen and not target.joins
    forced = not (struck and harms_own(s, by, options, act.card, offensive=offensive))
    ask_card(s, by, "ask-target", options, act.card, optional=enough, forced=forced)


def _needs_target(s: State, act: Act) -> bool:
    """A spell that does nothing but strike its targets cannot be cast for nothing (spell.target-required)."""
    d = s.kit.defs[s.defn[act.card]]
    return d.type in CAST and not d.bonus


def _choose_player(s: State, act: Act, name: str, among: Who, index: int) -> None:
    seats = players(s, among, act.context)
    if not seats:
        change(s, act._replace(context=act.context.bind(name, -1)))
        goto(s, "targets", act.id, index + 1, ())
        return
    goto(s, "chosen", act.id, index, ())
    ask(s, act.player, PLAYER, "ask-player", [Action("seat", number=p) for p in seats], act.card)


def _chosen(s: State, act: Act, ability: Play | Use | Answer | None, index: int, chosen: tuple[int, ...]) -> None:
    answer = answered(s)
    assert ability is not None
    if answer.verb == "seat":
        change(s, act._replace(context=act.context.bind(ability.targets[index].name, answer.number)))
        goto(s, "targets", act.id, index + 1, ())
        return
    if answer.verb == "done":
        change(s, act._replace(context=act.context.bind(ability.targets[index].name, chosen)))
        goto(s, "targets", act.id, index + 1, ())
        return
    goto(s, "targets", act.id, index, (*chosen, answer.card))


def _resolve(s: State, act: Act, ability: Play | Use | Answer | None) -> None:
    goto(s, "after", act.id, 0, ())
    if act.cancelled:
        note(s, "cancelled", act.card)
        return
    entered = True
    if act.way == "play":
        entered = enter(s, act, ability)
        if entered:
            emit(s, "played", act.card, by=act.player)
            came_in(s, act.card)
            # what works as it joins may give it heart first
            if not s.triggers and (flees_at_once(s, act.card) or perishes_at_once(s, act.card)):
                return
    elif act.way == "answer" and s.zone[act.card] == z.PLAYING:
        join_combat(s, act)
        emit(s, "played", act.card, by=act.player)
    if act.way != "use" and blanked(s, act.card):
        note(s, "no-power", act.card)  # gloss.negate
        return
    if entered and ability is not None and ability.effect is not None:
        run_effect(s, ability.effect.key, _row(s, act.id).context)
