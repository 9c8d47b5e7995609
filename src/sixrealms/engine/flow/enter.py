"""Where a card goes when it takes effect, and where it goes when it is done with."""

from __future__ import annotations

from typing import Final

from sixrealms.engine import atoms, marks
from sixrealms.engine import zones as z
from sixrealms.engine.ability import Answer, Play, Use
from sixrealms.engine.board import filed, holding_true, in_play
from sixrealms.engine.card_def import CAST, EQUIPMENT, CardDef
from sixrealms.engine.causes import REPLACED, RULE, USED
from sixrealms.engine.combatants import combatant
from sixrealms.engine.cosmos import copy_in_play
from sixrealms.engine.destination import destination, played_event_goes_to, torn
from sixrealms.engine.expiry import make_room, realm_played
from sixrealms.engine.flow.combat_activation import activate_late
from sixrealms.engine.leave import leave
from sixrealms.engine.once_a_turn import DID_HOLDING, DID_REALM, DID_RULE
from sixrealms.engine.own_rule_cards import RuleSlots
from sixrealms.engine.power import Context
from sixrealms.engine.state import Act, State
from sixrealms.engine.triggers import emit

_NOBODY: Final = Context(-1, -1)


def enter(s: State, act: Act, ability: Play | Use | Answer | None) -> bool:
    """Put a played card where its type belongs; False if that has become impossible meanwhile."""
    card, player = act.card, act.player
    d = s.kit.defs[s.defn[card]]
    if isinstance(ability, Play) and ability.way:
        if ability.way == "realm":  # the one of its turn, wherever it comes to lie
            s.done |= DID_REALM
            realm_played(s, player)
        return True
    if d.type == "realm":
        return _enter_realm(s, act)
    if d.type == "holding":
        if act.moment == "2":
            s.done |= DID_HOLDING
        if s.zone[act.user] != z.FORMATION or copy_in_play(s, card) >= 0:
            return False
        atoms.attach(s, card, act.user)
        return True
    if d.champion:
        if copy_in_play(s, card) >= 0:
            return False
        atoms.move(s, card, z.POOL, player)
        return True
    if d.type in EQUIPMENT:
        if s.zone[act.user] not in z.IN_PLAY:
            return False
        atoms.attach(s, card, act.user)
        _note_round(s, act)
        activate_late(s, card, player)
        return True
    if d.type == "ally":
        fighter = combatant(s, player)
        if fighter < 0:
            return False
        atoms.attach(s, card, fighter)
        _note_round(s, act)
        emit(s, "joins", card, by=player)
        return True
    if d.type == "rule":
        s.done |= DID_RULE if act.moment == "0" else 0
        _replace_rule(s, card, player)
        atoms.move(s, card, z.TABLE, player)
        return True
    if d.type == "event":
        _note_round(s, act)  # activation.played-in-battle
    join_combat(s, act)
    return True


def join_combat(s: State, act: Act) -> None:
    """A card cast by a combatant lies with it until the round is over (combat.h.winner-discards)."""
    d = s.kit.defs[s.defn[act.card]]
    b = s.battle
    if d.type not in CAST or b is None or act.user < 0:
        return
    fighter = combatant(s, act.player)
    attacked = (b.target, *s.on(b.target))
    if fighter not in (act.user, s.host[act.user]) and (act.player != b.defender or act.user not in attacked):
        return
    if fighter >= 0:  # what the attacked realm casts works beside its defender (spell.phase4-only-combatants)
        _note_round(s, act)  # gloss.played-against: also what is gone when it has worked
        if s.kit.ruleset.instants_are_attached or not _works_once(d):
            atoms.attach(s, act.card, fighter)


def _works_once(d: CardDef) -> bool:
    """A card without bonus or lasting effect is gone when it has worked (gloss.attached.during-combat)."""
    if d.bonus or d.always or d.whens or d.power is None or any(answer.zone != "hand" for answer in d.answers):
        return False
    return "lasting" not in d.power.all_tags()


def _note_round(s: State, act: Act) -> None:
    if s.battle is not None:
        atoms.mark(s, marks.PLAYED.of(act.card))


def _enter_realm(s: State, act: Act) -> bool:
    card, player = act.card, act.player
    place = act.context.get("place")
    assert isinstance(place, int)
    if act.moment == "2" and "any" not in s.kit.defs[s.defn[card]].moments:
        s.done |= DID_REALM
    if copy_in_play(s, card) >= 0:
        return False
    old = s.formation(player)[place]
    if old >= 0:
        if not s.flags[old] & z.RAZED:
            return False
        leave(s, old, z.DISCARD, RULE, told=REPLACED, by=card)  # realm.play.replaces-razed
    atoms.settle_in_formation(s, card, player, place)
    realm_played(s, player)
    if s.kit.ruleset.mulligan and s.turns_taken[player] <= 2:
        atoms.mark(s, marks.REALM_PLAYED.of(player))
    return True


def _replace_rule(s: State, card: int, player: int) -> None:
    """One rule card at a time; a new one discards the old (gloss.rule-card.single).

    What removes all of them removes those as well that another rule keeps (format.rule-lawyers-delight.removable).
    """
    slots: str = s.kit.ruleset.rule_card_slots
    cleared = False
    for static, x, _ in holding_true(s, RuleSlots):
        slots = static.slots(s, x)
        bound = x.source in filed(s).bound  # a rule of its own player speaks for them alone
        cleared = cleared or (not bound and static.clears(s, card, x))
    for other in list(in_play(s)):
        if s.kit.defs[s.defn[other]].type == "rule" and other != card and s.zone[other] == z.TABLE:
            if not cleared and any(st.keeps(s, other, x) for st, x, _ in holding_true(s, RuleSlots)):
                continue
            if cleared or slots == "table" or s.ctrl[other] == player:
                leave(s, other, z.DISCARD, RULE, told=REPLACED, by=card)


def put_away(s: State, act: Act) -> None:
    """What becomes of the card when its act is over: spent, lying on the table, or staying where it is.

    It lies on the table for an effect of a duplicate as well, also if it was negated itself (dup.separate).
    """
    card = act.card
    if s.zone[card] != z.PLAYING or any(other.card == card and other.id != act.id for other in s.acts):
        return  # a duplicate is over, the original is not (dup.separate)
    d = s.kit.defs[s.defn[card]]
    if any(running.card == card and running.id > act.id for running in s.effects):  # its own or a duplicate's
        atoms.move(s, card, z.TABLE, act.player)
        atoms.set_flag(s, card, z.LASTING)
        make_room(s)
    elif card in s.kit.tokens:
        atoms.move(s, card, z.OUTSIDE)  # it is no card: no pile takes it
    elif torn(s, card):
        atoms.note(s, "leave", card, z.PLAYING, z.VOID, USED, -1)
        atoms.move(s, card, z.VOID)
    elif d.type == "event":
        to = played_event_goes_to(s)
        atoms.note(s, "leave", card, z.PLAYING, to, USED, -1)
        atoms.move(s, card, to)
    else:
        to = z.ABYSS if destination(s, card, z.DISCARD, USED, _NOBODY) == z.ABYSS else z.DISCARD
        atoms.note(s, "leave", card, z.PLAYING, to, USED, -1)
        atoms.move(s, card, to)
