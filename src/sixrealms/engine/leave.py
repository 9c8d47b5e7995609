"""Cards leaving where they are because the game says so: discarded, defeated, sent to Limbo or Abyss.

Everything that may interfere (protection, replacement, triggers, attachments) is asked here, once.
"""

from __future__ import annotations

from typing import Final

from sixrealms.engine import atoms, marks
from sixrealms.engine import zones as z
from sixrealms.engine.atoms import note
from sixrealms.engine.board import holding_true
from sixrealms.engine.card_def import EQUIPMENT
from sixrealms.engine.causes import BEARER, COST, DEFEAT, EFFECT, FINAL, LENT, OUT, RAZE, RULE, USED
from sixrealms.engine.defeat import forced_out, say_defeated
from sixrealms.engine.destination import destination, played_event_goes_to, torn, unplayed_event_goes_to
from sixrealms.engine.first_loss import remember_going
from sixrealms.engine.home_pool import BARE, WITH_ALL, back_to_pool
from sixrealms.engine.immunity import regardless
from sixrealms.engine.loans import lender, on_loan
from sixrealms.engine.power import Context
from sixrealms.engine.protected import is_protected
from sixrealms.engine.state import InLimbo, State
from sixrealms.engine.statics import DiesFor, Inherits, Redirection
from sixrealms.engine.terms import Why
from sixrealms.engine.traits import is_champion
from sixrealms.engine.triggers import emit

_NOBODY: Final = Context(-1, -1)


def leave(
    s: State,
    card: int,
    to: int = z.DISCARD,
    why: Why = EFFECT,
    x: Context = _NOBODY,
    *,
    told: str = "",
    by: int = -1,
    turns: int = 1,
) -> bool:
    """Send a card away; False if something prevents it.

    The log tells the card whose power it is, or the bearer that is gone; `told` and `by` say it better where a rule
    takes it. Limbo keeps it for `turns` of its owner's turns (limbo.return-time).
    """
    origin = s.zone[card]
    if by < 0:
        by = s.host[card] if why == BEARER and origin == z.ATTACHED else x.source
    if _stay(s, card, why):
        return False
    d = s.kit.defs[s.defn[card]]
    if origin in z.IN_PLAY:
        to, why = _out_of_play(s, card, to, why, x)
        if to < 0:
            return False
    else:
        to = _from_elsewhere(s, card, to, why, x)
    if card in s.kit.tokens:
        to = z.OUTSIDE  # it is no card: no hand or pile takes it
    if to == z.LIMBO and not d.champion:  # an item that makes it one is about to be taken along
        made_one = origin in (z.POOL, z.BATTLE) and is_champion(s, card)
        atoms.mark(s, marks.WENT_AS_CHAMPION.of(card), int(made_one))
    fights = d.champion or (d.type != "ally" and is_champion(s, card))  # an ally is one no longer once it is discarded
    taken_along = _part_from_attachments(s, card, to, why, x)
    _note_loss(s, card, origin, to, why, x)
    if card not in s.kit.tokens:
        note(s, "leave", card, origin, to, told or why, by)
    elif why in (EFFECT, DEFEAT, RULE):
        note(s, "ally-lost", card, by)
    killed = fights and to == z.DISCARD and s.battle is not None and _killed_fighting(origin, why)
    if to == z.LIMBO:
        _send_to_limbo(s, card, turns, taken_along)
    else:
        atoms.move(s, card, to)
    if any(running.card == card for running in s.effects):
        _stop_working(s, card)
    if origin in (z.BATTLE, z.FORMATION):
        remember_going(s, card)
    if killed:
        atoms.mark(s, marks.FALLEN.of_copy(s, card))
    if d.type == "ally" and (origin, s.zone[card]) == (z.ATTACHED, z.DISCARD) and s.battle is not None:
        atoms.mark(s, marks.ALLY_FALLEN.of_copy(s, card))
    return True


def _stay(s: State, card: int, why: Why) -> bool:
    """Keep a card that goes nowhere at all: a dungeon card, or one whose effect outlasts its round. Else False."""
    origin = s.zone[card]
    if origin == z.ATTACHED and why in (USED, BEARER) and any(running.card == card for running in s.effects):
        atoms.move(s, card, z.TABLE, s.ctrl[card])  # event.duration-in-play: its round is over, its effect is not
        atoms.set_flag(s, card, z.LASTING)
        return True
    dungeon = s.kit.defs[s.defn[card]].type == "dungeon"
    return dungeon and origin == z.TABLE and why not in (RAZE, OUT)  # dungeon-card.remove.only-three


def _out_of_play(s: State, card: int, to: int, why: Why, x: Context) -> tuple[int, Why]:
    """Where a card in play goes in the end, and why: powers prevent it (-1), send it elsewhere, or hear of it."""
    if (why == EFFECT and averted(s, card)) or lose_another(s, card, to, why, x):
        return -1, why
    outright = why == EFFECT and to == z.DISCARD and s.kit.ruleset.discard_beats_saving_power
    away = why == EFFECT and to == z.LIMBO  # that is no discard (gloss.defeated)
    beaten = why in (EFFECT, DEFEAT) and not away and forced_out(s, card, to)
    if beaten:
        why = DEFEAT  # gloss.defeated
    if why in (EFFECT, DEFEAT) and is_protected(s, card, why, to, x):
        note(s, "protected", card, x.source)
        return -1, why
    if not (outright and beaten):  # gloss.defeated.explicit-discard
        to = destination(s, card, to, why, x)
    if to < 0:
        return -1, why
    if beaten:
        say_defeated(s, card)
    if torn(s, card):
        to = z.VOID
    elif to == z.DISCARD and s.kit.defs[s.defn[card]].type == "event":
        to = played_event_goes_to(s)
    emit(s, "leaves", card, by=x.player, why=why)
    if to in (z.DISCARD, z.ABYSS, z.VOID):
        emit(s, "discarded", card, by=x.player, why=why)
    return to, why


def _from_elsewhere(s: State, card: int, to: int, why: Why, x: Context) -> int:
    """Where a card goes that is not in play."""
    if to == z.DISCARD and s.kit.defs[s.defn[card]].type == "event":  # abyss.unplayed-events
        to = unplayed_event_goes_to(s, card)
    if to in (z.LIMBO, z.ABYSS):
        return destination(s, card, to, why, x)
    return _discarded_unplayed(s, card, to, why, x)


def _discarded_unplayed(s: State, card: int, to: int, why: Why, x: Context) -> int:
    """Where a card goes that is discarded from a hand or pile. No avatar is sent elsewhere: out of Limbo it would come
    without its price (avatar.conditions-each-time).
    """
    if to != z.DISCARD or s.kit.defs[s.defn[card]].avatar:
        return to
    return destination(s, card, to, why, x, lying=True)


def _part_from_attachments(s: State, card: int, to: int, why: Why, x: Context) -> tuple[int, ...]:
    """What hangs on a card leaves with it (pool.loss-attachments, raze.holding-lost); () or what it takes to Limbo."""
    hanging = s.on(card)
    if to == z.LIMBO and s.zone[card] == z.POOL and s.kit.ruleset.limbo_keeps_attachments:
        for hung in hanging:  # limbo.outside-combat-keeps
            _go_along_to_limbo(s, hung)
        return tuple(hanging)
    if to not in (z.POOL, z.BATTLE):
        if Inherits.kind in s.kit.questions:  # an heir may bear an artifact by an item that it takes over too
            hanging = tuple(sorted(hanging, key=lambda hung: s.kit.defs[s.defn[hung]].type == "artifact"))
        for hung in hanging:
            if not (send_home(s, hung) or _hand_back_loan(s, hung, why) or _hang_on_heir(s, hung, to, why)):
                leave(s, hung, z.DISCARD, BEARER, x)
    return ()


def _go_along_to_limbo(s: State, card: int) -> None:
    """To Limbo with what it hangs on; what hangs on it in turn (spells in a book) goes along and comes back with it."""
    hanging = s.on(card)
    for hung in hanging:
        _go_along_to_limbo(s, hung)
    atoms.move(s, card, z.LIMBO)
    if hanging:
        s.limbo = (*s.limbo, InLimbo(card, s.owner[card], -1, tuple(hanging)))


def _note_loss(s: State, card: int, origin: int, to: int, why: Why, x: Context) -> None:
    """What the battle, its player and the cards that heard of it remember of a card that is about to leave."""
    if s.battle is not None and s.battle.target == card and origin == z.FORMATION:
        atoms.set_battle(s, s.battle._replace(razed_by=x.player))  # combat.j.spoils-attacker: discarded is as good
    realm = s.kit.defs[s.defn[card]].type == "realm"
    if realm and origin == z.FORMATION and to == z.DISCARD and x.player >= 0 and x.player != s.ctrl[card]:
        atoms.mark(s, marks.JUST_DISCARDED_A_REALM.of(x.player))
    if origin in z.IN_PLAY:
        _remember_leaving(s, card, to, why, x)
    attacks = s.battle is not None and s.battle.champion == card and origin == z.FORMATION
    if (origin == z.BATTLE or attacks) and to in (z.DISCARD, z.LIMBO, z.ABYSS, z.VOID):
        s.marks[marks.LOST.of(card)] = 1  # combat.j.spoils-defender


def _killed_fighting(origin: int, why: Why) -> bool:
    """Fighting as champion or as somebody's ally; what is put away after a won round was not killed."""
    return (origin == z.BATTLE and why not in (COST, USED)) or (origin == z.ATTACHED and why != COST)


def _stop_working(s: State, card: int) -> None:
    """What lay on the table only to show that it works has been taken away (wish.events-duration-only)."""
    from sixrealms.engine.expiry import end_effects  # it imports this module

    end_effects(s, [running for running in s.effects if running.card == card])


def send_home(s: State, card: int) -> bool:
    """Send such a champion back to the pool it came from, with or without what it carries; False for all others."""
    how = s.marks.get(marks.JOINED.of(card), 0)
    if how not in (WITH_ALL, BARE) or s.zone[card] != z.ATTACHED:
        return False
    atoms.mark(s, marks.JOINED.of(card), 0)
    if how == BARE:
        for hung in s.on(card):
            leave(s, hung, z.DISCARD, USED, by=card)
    note(s, "leave", card, z.ATTACHED, z.POOL, RULE, -1)
    back_to_pool(s, card)
    return True


def hand_back(s: State, card: int) -> None:
    """Return a lent item to the hand it was lent from (conflict.aiding.items-return)."""
    seat = lender(s, card)
    if leave(s, card, z.HAND, RULE, told=LENT) and s.zone[card] == z.HAND and card not in s.hand(seat):
        atoms.move(s, card, z.HAND, seat)  # lent from a hand that held another player's cards


def _hand_back_loan(s: State, card: int, why: Why) -> bool:
    """Do so with one whose bearer leaves undefeated; False for all others (option.aiding.items-follow-champion)."""
    if why in (DEFEAT, FINAL) or not on_loan(s, card) or s.kit.defs[s.defn[card]].type not in EQUIPMENT:
        return False
    hand_back(s, card)
    return True


def _hang_on_heir(s: State, hung: int, to: int, why: Why) -> bool:
    """Hang it on the card that takes it over, if there is one (statics.Inherits)."""
    for static, x, _ in holding_true(s, Inherits):
        heir = static.heir(s, hung, to, why, x)
        if heir >= 0:
            atoms.attach(s, hung, heir)
            atoms.mark(s, marks.INHERITED.of(hung))
            note(s, "hangs", hung, heir, x.source)
            return True
    return False


def _remember_leaving(s: State, card: int, to: int, why: Why, x: Context) -> None:
    """Notes for powers that may not be used at once when the card comes back (voluntary.power-lost,
    abyss.recovered-once-per-turn).
    """
    if x.player == s.owner[card] and why in (EFFECT, COST):
        s.marks[marks.RETURNED.of(card)] = 1
    if to == z.ABYSS:
        # until the owner's next phase 3, or the one after if they leave in another player's turn
        s.marks[marks.FROM_ABYSS.of(card)] = 1 if s.active == s.owner[card] else 2


def _send_to_limbo(s: State, card: int, turns: int, attachments: tuple[int, ...] = ()) -> None:
    """Until the end of the owner's next real turn, or of `turns` of them; -1 without end (limbo.return-time)."""
    owner, place, host = s.owner[card], s.slot[card], s.host[card]
    whole = s.zone[card] == z.POOL and s.kit.ruleset.limbo_keeps_attachments
    atoms.mark(s, marks.WENT_WHOLE.of(card), int(whole))
    exchanged = any(static.exchanges(s, card, x) for static, x, _ in holding_true(s, Redirection))
    atoms.mark(s, marks.COMES_BACK.of(card), host + 2 if exchanged else 0)  # also forgets an earlier stay
    atoms.move(s, card, z.LIMBO)
    atoms.mark(s, marks.PLACE_LEFT.of(card), place + 1 if place < len(z.PLACES) else 0)
    running = s.active == owner  # the running turn is not the next one (open.limbo-sent-in-own-turn)
    s.limbo = (*s.limbo, InLimbo(card, owner, turns + (1 if running and turns > 0 else 0), attachments))


def averted(s: State, card: int) -> bool:
    """Whether its player has averted what would happen to the card (averted_loss)."""
    if not s.marks.get(marks.SPARED.of(card)):
        return False
    note(s, "averted", card)
    return True


def lose_another(s: State, card: int, to: int, why: Why, x: Context) -> bool:
    """Discard another card instead of this one if something says so (statics.DiesFor); False if nothing does."""
    for static, sx, _ in holding_true(s, DiesFor):
        if sx.source != card and not regardless(s, x) and static.saves(s, card, why, to, x, sx):
            note(s, "averted", card)
            return leave(s, sx.source, z.DISCARD, COST, sx)
    return False


def discard_from_hand(s: State, card: int, why: Why = EFFECT, *, told: str = "", by: int = -1) -> None:
    """An event goes to the Abyss, anything else to the discard pile (turn.phase5.events-to-abyss), unless a power sends
    it elsewhere. The log tells the card `by` that is the reason, or the rule.
    """
    to = unplayed_event_goes_to(s, card) if s.kit.defs[s.defn[card]].type == "event" else z.DISCARD
    to = _discarded_unplayed(s, card, to, why, _NOBODY)
    note(s, "leave", card, z.HAND, to, told or why, by)
    emit(s, "discarded-from-hand", card, by=-1, why=why)
    if to == z.LIMBO:
        _send_to_limbo(s, card, 1)
    else:
        atoms.move(s, card, to)
