"""Cards leaving where they are because the game says so: discarded, defeated, razed, sent to Limbo or Abyss.

Everything that may interfere (protection, replacement, triggers, attachments) is asked here, once.
"""

from __future__ import annotations

from typing import Final

from sixrealms.engine import atoms, marks
from sixrealms.engine import zones as z
from sixrealms.engine.atoms import note
from sixrealms.engine.board import holding_true
from sixrealms.engine.card_def import EQUIPMENT
from sixrealms.engine.defeat import forced_out, say_defeated
from sixrealms.engine.first_loss import remember_going
from sixrealms.engine.immunity import regardless
from sixrealms.engine.loans import lender, on_loan
from sixrealms.engine.power import Context
from sixrealms.engine.state import InLimbo, State
from sixrealms.engine.statics import DiesFor, Inherits, Protection, Redirection
from sixrealms.engine.sturdy_realms import stands_up
from sixrealms.engine.terms import Why
from sixrealms.engine.traits import is_champion
from sixrealms.engine.triggers import emit

#: Why a card leaves. Powers name these.
DEFEAT: Final = "defeat"
EFFECT: Final = "effect"  # card play
COST: Final = "cost"
USED: Final = "used"  # spent in combat or after its effect
BEARER: Final = "bearer"  # what it hung on left
RULE: Final = "rule"  # the rules themselves: hand size, no realm, replaced
RAZE: Final = "raze"
BATTLE: Final = "battle"  # razed as the outcome of a battle
FINAL: Final = "final"  # no power averts it or sends it elsewhere (format.warriors-rule.*)
OUT: Final = "out"  # removed from the game by one of the powers that may do so

#: Which rule takes a card away, where the log can tell it; the cards go for one of the reasons above.
NO_REALM: Final = "no-realm"  # realm.none.*
HAND_LIMIT: Final = "hand-limit"  # turn.phase5.discard-down
REBUILDING: Final = "rebuilding"  # rebuild.cost
COPY: Final = "copy"  # cosmos.unique-in-play
REPLACED: Final = "replaced"  # realm.play.replaces-razed, gloss.rule-card.single
LOSER: Final = "loser"  # format.warriors-rule.*
LENT: Final = "lent"  # conflict.aiding.items-return
UNWANTED: Final = "unwanted"  # conflict.treasure.destination
LENDER_GONE: Final = "lender-gone"  # open.borrow-source-gone
DUNGEON_RAZED: Final = "dungeon-razed"  # dungeon-card.attack.*
NOWHERE: Final = "nowhere"  # limbo.only-champions-return

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
    if _stays(s, card, why):
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
    taken_along = _part_from_attachments(s, card, to, why, x)
    _note_loss(s, card, origin, to, why, x)
    if card not in s.kit.tokens:
        note(s, "leave", card, origin, to, told or why, by)
    elif why in (EFFECT, DEFEAT, RULE):
        note(s, "ally-lost", card, by)
    killed = d.champion and to == z.DISCARD and s.battle is not None and _killed_fighting(origin, why)
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


def _stays(s: State, card: int, why: Why) -> bool:
    """Whether a card goes nowhere at all: a dungeon card, or one whose effect outlasts its round."""
    origin = s.zone[card]
    if origin == z.ATTACHED and why in (USED, BEARER) and any(running.card == card for running in s.effects):
        atoms.move(s, card, z.TABLE, s.ctrl[card])  # event.duration-in-play: its round is over, its effect is not
        atoms.set_flag(s, card, z.LASTING)
        return True
    dungeon = s.kit.defs[s.defn[card]].type == "dungeon"
    return dungeon and origin == z.TABLE and why not in (RAZE, OUT)  # dungeon-card.remove.only-three


def _out_of_play(s: State, card: int, to: int, why: Why, x: Context) -> tuple[int, Why]:
    """Where a card in play goes in the end, and why: powers prevent it (-1), send it elsewhere, or hear of it."""
    if (why == EFFECT and _averted(s, card)) or _saved(s, card, to, why, x):
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
            if not (went_home(s, hung) or _handed_back(s, hung, why) or _inherited(s, hung, to, why)):
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


def played_event_goes_to(s: State) -> int:
    """Where an event goes that has worked (event.destination)."""
    return z.VOID if s.kit.ruleset.played_events_go_to == "void" else z.ABYSS


def unplayed_event_goes_to(s: State, card: int) -> int:
    """Where an event goes that is discarded without having worked (abyss.unplayed-events)."""
    spared = any(static.spares(s, card, x) for static, x, _ in holding_true(s, Redirection))
    return z.DISCARD if spared else z.ABYSS


def torn(s: State, card: int) -> bool:
    """Whether the card has been torn up: it works once more and is then gone for good."""
    return bool(s.marks.get(marks.TORN.of(card)))


def remember_pool(s: State, card: int) -> None:
    """Whose pool a champion leaves to fight as an ally, if that is not its owner's."""
    if s.ctrl[card] != s.owner[card]:
        atoms.mark(s, marks.FROM_POOL.of_copy(s, card), s.ctrl[card] + 1)


def home_of(s: State, card: int) -> int:
    """The seat to whose pool a champion goes that has fought as an ally: where it came from (open.champion-as-ally)."""
    return (s.marks.get(marks.FROM_POOL.of_copy(s, card)) or s.owner[card] + 1) - 1


#: How a champion that has fought as an ally ends (marks.RETURNS).
_WITH_ALL, BARE, LOST_ANYWAY = 1, 2, 3


def back_to_pool(s: State, card: int) -> None:
    """A champion that has fought as an ally goes home; what it carries works for its player again."""
    home = home_of(s, card)
    atoms.move(s, card, z.POOL, home)
    atoms.set_control(s, card, home)


def release(s: State, card: int) -> None:
    """Nobody holds another player's champion any longer: it goes to its owner's pool, out of a battle as soon as it
    has fought its round.
    """
    if s.ctrl[card] == s.owner[card]:
        return
    if s.zone[card] == z.POOL:
        atoms.set_control(s, card, s.owner[card])
        note(s, "control", card, s.owner[card])
    elif s.zone[card] == z.BATTLE:
        atoms.mark(s, marks.RELEASED.of_copy(s, card))
    elif s.zone[card] == z.ATTACHED:
        atoms.mark(s, marks.FROM_POOL.of_copy(s, card), 0)


def to_its_pool(s: State, champion: int) -> None:
    """Out of the battle to the pool of whoever has it, or of its owner if it has been released meanwhile."""
    atoms.move(s, champion, z.POOL, s.ctrl[champion])
    if s.marks.get(marks.RELEASED.of_copy(s, champion)):
        release(s, champion)


def went_home(s: State, card: int) -> bool:
    """Send such a champion back to the pool it came from, with or without what it carries; False for all others."""
    how = s.marks.get(marks.RETURNS.of(card), 0)
    if how not in (_WITH_ALL, BARE) or s.zone[card] != z.ATTACHED:
        return False
    atoms.mark(s, marks.RETURNS.of(card), 0)
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


def _handed_back(s: State, card: int, why: Why) -> bool:
    """Do so with one whose bearer leaves undefeated; False for all others (option.aiding.items-follow-champion)."""
    if why in (DEFEAT, FINAL) or not on_loan(s, card) or s.kit.defs[s.defn[card]].type not in EQUIPMENT:
        return False
    hand_back(s, card)
    return True


def _inherited(s: State, hung: int, to: int, why: Why) -> bool:
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


def is_protected(s: State, card: int, why: Why, to: int, x: Context) -> bool:
    """Whether something keeps a card where it is against what `x` does."""
    overridden = regardless(s, x)
    return any(
        static.forbids(s, card, why, to, x, sx)
        for static, sx, _ in holding_true(s, Protection)
        if static.unconditional or not overridden
    )


def keeps_side(s: State, ally: int, x: Context) -> bool:
    """Whether something holds an ally on its side against what `x` does, unless that works whatever powers say."""
    return not regardless(s, x) and any(
        static.keeps_side(s, ally, x, sx) for static, sx, _ in holding_true(s, Protection)
    )


def keeps_control(s: State, card: int, x: Context) -> bool:
    """Whether something holds a champion with its player against what `x` does for another one."""
    return holder_of(s, card, x) >= 0


def holder_of(s: State, card: int, x: Context) -> int:
    """The card whose power does; -1 if none does."""
    found = (sx.source for static, sx, _ in holding_true(s, Protection) if static.keeps_control(s, card, x, sx))
    return next(found, -1) if s.ctrl[card] != x.player else -1


def would_leave(s: State, card: int, to: int, why: Why, x: Context) -> bool:
    """Whether sending the card there would take it from where it lies; nothing is told about it."""
    log, s.log = s.log, None
    try:
        return not is_protected(s, card, why, to, x) and destination(s, card, to, why, x) not in (-1, s.zone[card])
    finally:
        s.log = log


def stays_put(s: State, card: int, to: int, why: Why, x: Context) -> bool:
    """Whether something that everybody sees keeps a card in play where it lies; of one that fights only what nothing
    about the round can change.
    """
    if s.zone[card] == z.BATTLE:
        return is_protected(s, card, why, to, x)
    return s.zone[card] in z.IN_PLAY and not would_leave(s, card, to, why, x)


def keeper_of(s: State, card: int, x: Context) -> int:
    """The card whose power keeps this one where it lies, or on its side, against what `x` does; -1 if none does."""
    ways: tuple[tuple[Why, int], ...] = ((EFFECT, z.DISCARD), (RAZE, z.FORMATION))
    for static, sx, _ in holding_true(s, Protection):
        if static.keeps_side(s, card, x, sx) or any(static.forbids(s, card, why, to, x, sx) for why, to in ways):
            return sx.source
    for redirection, sx, _ in holding_true(s, Redirection):
        if redirection.instead(s, card, z.DISCARD, EFFECT, x, sx) in (-1, s.zone[card]):
            return sx.source
    return -1


def destination(s: State, card: int, to: int, why: Why, x: Context, *, lying: bool = False) -> int:
    """Where a card leaving play really goes; -1 if it does not leave. FINAL: only rules of the game change it. What
    works whatever special powers say is sent nowhere else by them (wish.discards). `lying`: the card is discarded from
    a hand or pile, where only what says so reaches it.
    """
    redirections = holding_true(s, Redirection)
    if lying:
        redirections = [row for row in redirections if row[0].anywhere]
    if regardless(s, x):
        redirections = [row for row in redirections if row[0].turn in (1, 2) or s.zone[row[1].source] == z.RULEBOOK]
    if why == FINAL:
        redirections = [row for row in redirections if s.zone[row[1].source] == z.RULEBOOK]
    for turn in (0, 3, 1, 3, 2) if redirections else ():
        for static, sx, _ in redirections:
            if static.may and s.marks.get(marks.STAYS.of_two(sx.source, card)):
                continue
            other: int = static.instead(s, card, to, why, x, sx) if static.turn == turn else to
            if other != to:
                note(s, "redirect", card, sx.source, other)
                to = other
                break
    return to


def raze(s: State, realm: int, x: Context, *, battle: bool = False, cost: bool = False) -> bool:
    """Turn a realm over, lose its holding (ledger: raze.face-down, raze.holding-lost); False if prevented.

    A realm that is turned over only after several razings in a row is razed each time in all other respects. Razing it
    as a `cost` turns it over whatever protects it.
    """
    if s.zone[realm] == z.POOL and not cost:  # a realm outside the formation is not turned over, it falls altogether
        return leave(s, realm, z.DISCARD, EFFECT, x)
    if battle and s.marks.get(marks.ATTACKED_RAZED.of_copy(s, realm)):
        return _falls_altogether(s, realm, x)
    if s.zone[realm] != z.FORMATION or s.flags[realm] & z.RAZED or _averted(s, realm):
        return False
    if not cost and _saved(s, realm, z.FORMATION, RAZE, x):
        return False
    if not cost and is_protected(s, realm, RAZE, z.FORMATION, x):  # power.cost-beats-protection
        note(s, "protected", realm, x.source)
        return False
    for static, sx, _ in () if cost else holding_true(s, Redirection):
        other = static.instead(s, realm, z.FORMATION, RAZE, x, sx)
        if other == -1:
            note(s, "redirect", realm, sx.source, -1)
            return False
        if other == z.DISCARD:  # it falls altogether
            return leave(s, realm, z.DISCARD, EFFECT, x)
    row = 0 if cost or regardless(s, x) else stands_up(s, realm)
    why = BATTLE if battle else EFFECT
    emit(s, "razed", realm, by=x.player, why=why)  # raze.power-on-razing
    atoms.mark(s, marks.RAZINGS.of_copy(s, realm), row)
    if not row:
        atoms.raze(s, realm)
    remember_going(s, realm)
    for hung in s.on(realm):
        # what razes regardless of powers razes the realm alone
        if not is_protected(s, hung, BEARER, z.DISCARD, _NOBODY):
            leave(s, hung, z.DISCARD, BEARER, x)
    note(s, "raze", realm, x.source)
    s.check_goal = True
    if s.battle is not None and s.battle.target == realm:
        atoms.set_battle(s, s.battle._replace(razed_by=x.player))
    return True


def _falls_altogether(s: State, realm: int, x: Context) -> bool:
    """A razed realm that falls to a victorious attacker is discarded, and counts as lost to them."""
    if _averted(s, realm) or not leave(s, realm, z.DISCARD, BATTLE, x):
        return False
    if s.battle is not None and s.battle.target == realm:
        atoms.set_battle(s, s.battle._replace(razed_by=x.player))
    return True


def _averted(s: State, card: int) -> bool:
    if not s.marks.get(marks.SPARED.of(card)):
        return False
    note(s, "averted", card)
    return True


def _saved(s: State, card: int, to: int, why: Why, x: Context) -> bool:
    """Whether another card is discarded instead of this one (statics.DiesFor)."""
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
