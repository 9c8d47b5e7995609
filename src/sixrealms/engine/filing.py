"""Filing the powers of the cards in play: all of them, or only those of cards that lie differently than before.

`atoms.touch` notes which cards have moved (`State.stale`). Of these, and of what hangs on them, everything is taken off
the board before and filed anew where it belongs now; whatever else the cards say is the very same as before. Running
effects and optional rules are few, and filed anew each time.
"""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING, Final

from sixrealms.engine import atoms, marks
from sixrealms.engine import zones as z
from sixrealms.engine.ability import Triggering
from sixrealms.engine.action import made
from sixrealms.engine.face_down import secret
from sixrealms.engine.filed_board import Board, CardPowers
from sixrealms.engine.own_rule_cards import RuleSlots, bind
from sixrealms.engine.power import Context, Static
from sixrealms.engine.repeated_events import file_for_each
from sixrealms.engine.state import ORIGIN, Running, State
from sixrealms.engine.statics import ChangesType

if TYPE_CHECKING:
    from sixrealms.engine.card_def import CardDef

_IN_PLAY: Final = z.IN_PLAY
_NOWHERE: Final = -2  # neither a card nor the host of a card that hangs on nothing
#: Above this many all are filed: it takes no longer.
_MOST_MOVED: Final = 8


def refile(s: State) -> Board:
    """The board as the cards lie, before any power is taken away or copied."""
    cards = _find_in_play(s)
    if s.stale is None or marks.SECRET.alone in s.marks:
        return file_all(s, cards)
    before, moved = s.stale
    laid = before.laid
    if laid is None or len(moved) > _MOST_MOVED:
        return file_all(s, cards)
    anew, attached = list(moved), s.attached
    for card in anew:  # with what hangs on them, and on that
        if card in attached:
            anew += attached[card]
    b = _complete(s, cards, _by_difference(s, laid, anew, cards) if moved else laid)
    if ChangesType.kind not in before.known and ChangesType.kind not in b.statics:
        b.types = before.types.copy()  # they depend on nothing but the card itself and the battle
        for card in anew:
            if card in b.types:
                del b.types[card]
    return b


def file_all(s: State, cards: list[int]) -> Board:
    """The same by looking at each of these cards."""
    return _complete(s, cards, _add(s, CardPowers({}, {}, [], []), cards, cards))


def _by_difference(s: State, before: CardPowers, anew: list[int], cards: list[int]) -> CardPowers:
    """The powers filed before, brought up to date for the cards that have moved (`anew`)."""
    defs, defn = s.kit.defs, s.defn
    powers = {card: defs[defn[card]] for card in anew if not defs[defn[card]].off_board}
    if not powers:
        return before
    statics, whens, usable, answering = before
    active = False
    for d in powers.values():
        active |= d.active
        if d.always:
            if statics is before.statics:
                statics = statics.copy()
            for kind in d.row_kinds:
                if kind in statics:
                    left = [entry for entry in statics[kind] if entry[1].source not in powers]
                    if left:
                        statics[kind] = left
                    else:
                        del statics[kind]
        if d.whens:
            if whens is before.whens:
                whens = whens.copy()
            for event in d.when_events:
                if event in whens:
                    waiting = [when for when in whens[event] if when[1].source not in powers]
                    if waiting:
                        whens[event] = waiting
                    else:
                        del whens[event]
    if active:
        usable = [card for card in usable if card not in powers]
        answering = [card for card in answering if card not in powers]
    return _add(s, CardPowers(statics, whens, usable, answering), list(powers), cards)


def _add(s: State, laid: CardPowers, some: list[int], cards: list[int]) -> CardPowers:
    """File what these cards say, as far as they are in play, each at its place in the order of all `cards`."""
    statics, whens, usable, answering = laid
    at_end = some is cards  # each comes after all that have been filed
    defs, defn, ctrl, hosts, flags, zone = s.kit.defs, s.defn, s.ctrl, s.host, s.flags, s.zone
    target = s.battle.target if s.battle is not None else _NOWHERE
    for card in some:
        d = defs[defn[card]]
        if d.off_board or not (at_end or (zone[card] in _IN_PLAY and card in cards)):
            continue
        host = hosts[card]
        if d.rests and card != target and host != target:
            continue
        place = -1 if at_end else cards.index(card)
        if d.active:
            if d.uses:
                _put_card(usable, card, place, cards)
            if d.answers:
                _put_card(answering, card, place, cards)
            if d.inert:
                continue
        if flags[card] or (host >= 0 and flags[host]):
            level = awake(s, card)
            if not level:
                continue
        else:
            level = 1 if d.place and card != target and host != target else 2
        x = made(Context, (card, ctrl[card], host if host >= 0 else card, -1, ()))
        for kind, what, ability in d.rows if level == 2 else d.standing:
            if kind not in statics:
                statics[kind] = [(what, x, ability)]
                continue
            entries = statics[kind]
            at = len(entries)
            while place >= 0 and at and cards.index(entries[at - 1][1].source) > place:
                at -= 1
            entries.insert(at, (what, x, ability))
        for when in d.whens if level == 2 else d.standing_whens:
            if when.event not in whens:
                whens[when.event] = [(when, x)]
                continue
            waiting = whens[when.event]
            at = len(waiting)
            while place >= 0 and at and cards.index(waiting[at - 1][1].source) > place:
                at -= 1
            waiting.insert(at, (when, x))
    return laid


def _put_card(row: list[int], card: int, place: int, cards: list[int]) -> None:
    at = len(row)
    while place >= 0 and at and cards.index(row[at - 1]) > place:
        at -= 1
    row.insert(at, card)


def _complete(s: State, cards: list[int], laid: CardPowers) -> Board:
    """The board with what the cards say, what optional rules do, and what goes on."""
    b = Board(cards, laid.statics, laid.whens)
    b.usable, b.answering = laid.usable, laid.answering
    if s.kit.rulebook or s.effects:
        b.statics, b.whens = b.statics.copy(), b.whens.copy()
        if s.kit.rulebook:
            _file_rulebook(s, b)
        for running in s.effects:
            if _still_works(s, running):
                _file_running(s, b, running)
        if s.effects:
            file_for_each(s, b)
    if RuleSlots.kind in b.statics:
        b.statics = {kind: entries[:] for kind, entries in b.statics.items()}
        bind(s, b)
    elif marks.SECRET.alone not in s.marks:
        b.laid = laid
    b.known, b.known_whens = b.statics, b.whens
    b.as_printed = ChangesType.kind not in b.statics
    return b


def _file_rulebook(s: State, b: Board) -> None:
    for rule in s.kit.rulebook:
        d: CardDef = s.kit.defs[s.defn[rule]]
        x = Context(rule, s.ctrl[rule], rule)
        for kind, what, ability in d.rows:
            b.statics[kind] = [*b.statics.get(kind, ()), (what, x, ability)]
        for when in d.whens:
            b.whens[when.event] = [*b.whens.get(when.event, ()), (when, x)]
        if d.uses:
            b.usable = [*b.usable, rule]


def _file_running(s: State, b: Board, running: Running) -> None:
    node = s.kit.nodes[running.node]
    assert isinstance(node, Static)
    x = context_of(s, running)
    if isinstance(node, Triggering):
        b.whens[node.power.event] = [*b.whens.get(node.power.event, ()), (node.power, x)]
    b.statics[node.kind] = [*b.statics.get(node.kind, ()), (node, x, None)]


# -- the cards in play ------------------------------------------------------------------------------------------


def _find_in_play(s: State) -> list[int]:
    lists, zone, battle, attached = s.lists, s.zone, s.battle, s.attached
    lying = list(filter(z.IS_CARD, chain.from_iterable(s.kit.lying(lists))))
    if battle is not None:
        for card in (battle.champion, battle.opponent):
            if card >= 0 and zone[card] == z.BATTLE:
                lying.append(card)
    cards = []
    for card in lying:
        cards.append(card)
        if card in attached and zone[card] != z.TABLE:
            _add_hanging(s, card, cards)
    return known(s, cards) if marks.SECRET.alone in s.marks else cards


def _add_hanging(s: State, host: int, cards: list[int]) -> None:
    """Put what hangs on a card at the end, each followed by what hangs on that; not what is kept beneath."""
    for hung in s.attached[host]:
        if not s.flags[hung] & z.BENEATH:
            cards.append(hung)
            if hung in s.attached:
                _add_hanging(s, hung, cards)


def known(s: State, cards: list[int]) -> list[int]:
    """The same without secret allies, if there are any."""
    return [card for card in cards if not secret(s, card)] if marks.SECRET.alone in s.marks else cards


def user_of(s: State, card: int) -> int:
    """The champion (or realm) a card hangs on, else the card itself."""
    host = s.host[card]
    return host if host >= 0 else card


def _realm_of(s: State, card: int, card_type: str) -> int:
    if card_type == "realm":
        return card
    return s.host[card]


def awake(s: State, card: int) -> int:
    """0: the card's power sleeps; 1: only abilities marked `anywhere`; 2: all its abilities work.

    Ledger: raze.power-off, realm.power.when-attacked.
    """
    flags = s.flags[card]
    if flags & z.RAZED or (flags & z.FACE_DOWN and s.marks.get(marks.AWAY.of(card))):
        return 0  # one that is merely hidden keeps its powers
    d = s.kit.defs[s.defn[card]]
    kind = "holding" if d.champion and s.zone[card] == z.ATTACHED and s.zone[s.host[card]] == z.FORMATION else d.type
    if kind in ("realm", "holding"):  # whoever lies with a realm sleeps with it
        realm = _realm_of(s, card, kind)
        if kind == "holding" and realm >= 0 and s.flags[realm] & z.RAZED and not d.outlasts:
            return 0
        battle = s.battle
        return 2 if battle is not None and battle.target == realm else 1
    return 2


# -- running effects -------------------------------------------------------------------------------------------


def target_gone(s: State, running: Running) -> bool:
    """Whether an effect has lost every card it works on: one that has left play and come back is another
    (inplay.leaving-default, limbo.not-in-play), but for what only stays in Limbo under an effect without any time.
    """
    works_on = [(card, generation) for name, card, generation in running.tied if name != ORIGIN]
    return bool(works_on) and all(
        s.gen[card] != generation and not atoms.waited_for(s, running, card, generation)
        for card, generation in works_on
    )


def context_of(s: State, running: Running) -> Context:
    """What a running effect knows, without the cards that have left play since it began."""
    x = running.context
    for name, card, generation in running.tied:
        if s.gen[card] == generation:
            continue
        if name == "user":
            x = x._replace(user=-1)
        elif name not in ("source", ORIGIN):
            bound = x.get(name)
            x = x.bind(name, tuple([c for c in bound if c != card]) if isinstance(bound, tuple) else -1)
    return x


def _still_works(s: State, running: Running) -> bool:
    """Whether a running effect may outlive its card, or the card is still there (inplay.left-no-effect)."""
    source = running.context.source
    if target_gone(s, running):
        return False
    if running.until[0] == "source":
        return s.gen[source] == running.until[1] and s.zone[source] in z.IN_PLAY and awake(s, source) > 0
    if s.kit.ruleset.effects_outlive_source:
        return True
    if any(name == ORIGIN and s.gen[card] != generation for name, card, generation in running.tied):
        return False
    return s.zone[source] in z.IN_PLAY or s.zone[source] == z.PLAYING
