"""Which powers are active now, sorted by the question they answer and the event they wait for.

Filed at most once per change of what lies where (`State.filed`); what powers take away or copy is found anew after
every change of the state (`State.cache`). `build(s, naive=True)` finds the same by looking at every object of the
game and is the oracle of the fuzz checks.
"""

from __future__ import annotations

from collections import defaultdict
from typing import Any, Final, TypeVar

from sixrealms.engine import marks
from sixrealms.engine import zones as z
from sixrealms.engine.ability import Always, Triggering, When
from sixrealms.engine.action import made
from sixrealms.engine.covered import secret
from sixrealms.engine.power import Ability, Context, Static
from sixrealms.engine.psionics import psionic, strike_psionics
from sixrealms.engine.rule_slots import bind
from sixrealms.engine.state import ORIGIN, Running, State
from sixrealms.engine.statics import AboutPlayers, Imitation, TakesPower

Entry = tuple[Static, Context, Always | None]
Question = TypeVar("Question", bound=Static)


class Board:
    """`statics[kind]` and `whens[event]` with their contexts; `cards` in play in a stable order.

    `usable` and `answering` are those with powers to use and with answers, `lost` those whose powers have been taken
    away, `mute` those that have lost their psionic ones. A board is `steady` if no power on it takes powers away or
    copies them, or what is copied hangs only on where cards lie: it stays as it is until they lie differently.
    """

    __slots__ = (
        "answering", "bound", "cards", "copied", "lost", "mute", "replaced", "statics", "steady", "usable", "whens",
    )  # fmt: skip

    def __init__(self, cards: list[int]) -> None:
        self.cards = cards
        self.statics: dict[str, list[Entry]] = defaultdict(list)
        self.whens: dict[str, list[tuple[When, Context]]] = defaultdict(list)
        self.usable: list[int] = []
        self.answering: list[int] = []
        self.lost: frozenset[int] = frozenset()
        self.mute: frozenset[int] = frozenset()
        self.replaced: frozenset[int] = frozenset()  # those whose own power another card's has replaced
        self.bound: frozenset[int] = frozenset()  # rule cards that bind only their own player
        self.copied: dict[int, tuple[int, ...]] = {}  # card -> definitions whose powers it has as well
        self.steady = True


_NONE: Final[list[Any]] = []  # never changed
_NOWHERE: Final = -2  # neither a card nor the host of a card that hangs on nothing


def in_play(s: State) -> list[int]:
    """All cards in play, in seat order: pools, formations, table, battle; each followed by what hangs on it."""
    return filed(s).cards


def _find_in_play(s: State) -> list[int]:
    cards: list[int] = []
    attached = s.attached
    lists, is_card = s.lists, z.IS_CARD
    for base in range(0, s.n * z.LISTED, z.LISTED):
        for card in filter(is_card, lists[base + z.POOL] + lists[base + z.FORMATION]):
            cards.append(card)
            if card in attached:
                _add_attached(s, card, cards)
        cards += lists[base + z.TABLE]
    battle = s.battle
    if battle is not None:
        for card in (battle.champion, battle.opponent):
            if card >= 0 and s.zone[card] == z.BATTLE:
                cards.append(card)
                if card in attached:
                    _add_attached(s, card, cards)
    return _known(s, cards)


def _known(s: State, cards: list[int]) -> list[int]:
    """The same without secret allies, if there are any."""
    return [card for card in cards if not secret(s, card)] if marks.SECRET.alone in s.marks else cards


def _add_attached(s: State, card: int, cards: list[int]) -> None:
    for hung in s.attached[card]:
        if s.flags[hung] & z.BENEATH:
            continue
        cards.append(hung)
        if hung in s.attached:
            _add_attached(s, hung, cards)


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


def _file_copied(s: State, b: Board, holder: int, model: int, *, local: bool) -> None:
    """File what a card has copied; `local`: only what works in its own place (copy.exact-text)."""
    d = s.kit.defs[model]
    level = awake(s, holder)
    x = Context(holder, s.ctrl[holder], user_of(s, holder))
    for ability in d.always:
        if local and (ability.anywhere or isinstance(ability.what, AboutPlayers)):
            continue
        if level == 2 or ability.anywhere or ability.what.standing:
            b.statics.setdefault(ability.what.kind, []).append((ability.what, x, ability))
    for when in d.whens:
        if when.anywhere and local:
            continue
        if level == 2 or when.anywhere:
            b.whens.setdefault(when.event, []).append((when, x))


def _file_all(s: State, cards: list[int]) -> Board:
    """The board before any power is taken away or copied: it depends only on what lies where."""
    b = Board(cards)
    defs, defn = s.kit.defs, s.defn
    target = s.battle.target if s.battle is not None else _NOWHERE
    statics, whens, ctrl, hosts, flags = b.statics, b.whens, s.ctrl, s.host, s.flags
    for card in cards:
        d = defs[defn[card]]
        if d.off_board:
            continue
        host = hosts[card]
        if d.rests and card != target and host != target:
            continue
        if d.active:
            if d.uses:
                b.usable.append(card)
            if d.answers:
                b.answering.append(card)
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
            statics[kind].append((what, x, ability))
        if d.whens:
            for when in d.whens if level == 2 else d.standing_whens:
                whens[when.event].append((when, x))
    for rule in s.kit.rulebook:
        d = defs[defn[rule]]
        x = Context(rule, ctrl[rule], rule)
        for kind, what, ability in d.rows:
            statics[kind].append((what, x, ability))
        for when in d.whens:
            whens[when.event].append((when, x))
        if d.uses:
            b.usable.append(rule)
    for running in s.effects:
        if not _still_works(s, running):
            continue
        node = s.kit.nodes[running.node]
        assert isinstance(node, Static)
        x = context_of(s, running)
        if isinstance(node, Triggering):
            b.whens.setdefault(node.power.event, []).append((node.power, x))
        b.statics.setdefault(node.kind, []).append((node, x, None))
    bind(s, b)
    b.steady = "imitate" not in b.statics and "blank" not in b.statics
    return b


def target_gone(s: State, running: Running) -> bool:
    """Whether an effect has lost every card it works on: one that has left play and come back is another
    (inplay.leaving-default, limbo.not-in-play).
    """
    works_on = [(card, generation) for name, card, generation in running.tied if name != ORIGIN]
    return bool(works_on) and all(s.gen[card] != generation for card, generation in works_on)


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


def build(s: State, *, naive: bool = False) -> Board:
    """File every active ability. Powers taken away ("blank") are left out; copied ones ("imitate") added.

    A power that decides about this and asks about the board meanwhile sees it as it was filed.
    """
    everything = (
        [c for c in range(len(s.defn)) if s.zone[c] in z.IN_PLAY and not s.flags[c] & z.BENEATH] if naive else []
    )
    b = _file_all(s, _known(s, everything)) if naive else filed(s)
    if b.steady:
        return b
    s.cache = {"board": b}
    uncopied = b
    if "imitate" in b.statics:
        b = _with_copied(s, b, naive=naive)
    if "blank" in b.statics:
        lost, mute = _lost(s, b)
        if any(entry[1].source in lost and _lent_to_bearer(s, entry) for entry in b.statics.get("imitate", ())):
            b = _with_copied(s, uncopied, naive=naive, lost=lost)
        if lost or mute:
            b = _struck(s, b, lost, mute)
            s.cache = {"board": b}
    return b


def _with_copied(s: State, b: Board, *, naive: bool, lost: frozenset[int] = frozenset()) -> Board:
    """The board with the powers that cards have copied, but for what those give their bearers that have `lost` their
    own. It is kept if it holds until cards lie differently.
    """
    b = _own_copy(b)
    s.cache = {"board": b}
    by_place = True
    for static, x, ability in tuple(b.statics.get("imitate", ())):
        assert isinstance(static, Imitation)
        if x.source in lost and _lent_to_bearer(s, (static, x, ability)):
            continue
        by_place = by_place and static.by_place and (ability is None or ability.when is None)
        if ability is None or ability.when is None or ability.when.met(s, x):
            for holder, model in static.pairs(s, x):
                if static.replaces:
                    _replace_own(b, holder)
                _file_copied(s, b, holder, model, local=static.local or static.in_place)
                if not static.local:
                    b.copied[holder] = (*b.copied.get(holder, ()), model)
    _index_copied(s, b)
    if by_place and not naive and "blank" not in b.statics:
        s.filed = b  # it holds until cards lie differently
    s.cache = {"board": b}
    return b


def _replace_own(b: Board, holder: int) -> None:
    """The card's own power goes; what it has copied stays and comes to it (copy.exact-text)."""
    if holder in b.replaced:
        return
    b.replaced |= {holder}
    for kind, entries in b.statics.items():
        b.statics[kind] = [e for e in entries if e[1].source != holder or e[2] is None]
    for event, whens in b.whens.items():
        b.whens[event] = [w for w in whens if w[1].source != holder]


def _index_copied(s: State, b: Board) -> None:
    """Cards that may use a power or answer only because they have copied it."""
    for card, models in b.copied.items():
        if card not in b.usable and any(s.kit.defs[m].uses for m in models):
            b.usable = [*b.usable, card]
        if card not in b.answering and any(s.kit.defs[m].answers for m in models):
            b.answering = [*b.answering, card]


def abilities_of(s: State, card: int) -> tuple[Ability, ...]:
    """The abilities printed on a card, then those it has copied in the order of the models (copy.exact-text)."""
    own = s.kit.defs[s.defn[card]].abilities
    if Imitation.kind not in s.kit.questions:
        return own
    models = board(s).copied.get(card, ())
    if not models:
        return own
    return (*own, *(ability for m in models for ability in s.kit.defs[m].abilities))


def _own_copy(b: Board) -> Board:
    """A board whose statics and whens may be changed."""
    other = Board(b.cards)
    other.statics = {kind: entries[:] for kind, entries in b.statics.items()}
    other.whens = {event: entries[:] for event, entries in b.whens.items()}
    other.usable, other.answering, other.bound = b.usable, b.answering, b.bound
    return other


def _lost(s: State, b: Board) -> tuple[frozenset[int], set[int]]:
    """The cards whose powers have been taken away, and those that have lost only their psionic ones; what takes them
    away is read before it is itself lost.
    """
    from sixrealms.engine.immunity import shielded  # it imports this module

    lost: set[int] = set()
    mute: set[int] = set()
    for static, x, ability in b.statics["blank"]:
        if ability is not None and ability.when is not None and not ability.when.met(s, x):
            continue
        assert isinstance(static, TakesPower)
        taken, who = mute if static.psionic else lost, static.who
        for card in who.sift(s, b.cards):
            if card not in taken and who.holds(s, card, x) and not shielded(s, card, x, b):
                taken.add(card)
    return frozenset(lost), mute


def _struck(s: State, b: Board, lost: frozenset[int], mute: set[int]) -> Board:
    """The board without what these cards do; what a power has taken away stays taken although that power is lost."""
    left = _own_copy(b)
    left.copied, left.replaced = b.copied, b.replaced
    for kind, entries in b.statics.items():
        if kind != "blank" and any(entry[1].source in lost for entry in entries):
            left.statics[kind] = [e for e in entries if e[1].source not in lost or _goes_on(s, e)]
    for event, whens in b.whens.items():
        if any(when[1].source in lost for when in whens):
            left.whens[event] = [w for w in whens if w[1].source not in lost]
    left.lost = lost
    if mute:
        strike_psionics(left, mute)
    return left


def _goes_on(s: State, entry: Entry) -> bool:
    """Whether what a power has set going goes on although the power is lost: not that of a spell or event that lies on
    the table just for it, nor what a card gives its bearer for as long as it is there.
    """
    return entry[2] is None and s.zone[entry[1].source] != z.TABLE and not _lent_to_bearer(s, entry)


def _lent_to_bearer(s: State, entry: Entry) -> bool:
    """Whether an effect that runs as long as its card is in play works on whoever bears that."""
    static, x, _ = entry
    return any("bearer" in node.pointed_at() for node in static.subjects()) and any(
        running.until[0] == "source" and running.context.source == x.source and s.kit.nodes[running.node] is static
        for running in s.effects
    )


def filed(s: State) -> Board:
    """The board as the cards lie, kept until `atoms.touch` says that they lie differently."""
    b = s.filed
    if b is None:
        b = s.filed = _file_all(s, _find_in_play(s))
    return b


def board(s: State) -> Board:
    """The board as it is now."""
    b = s.filed
    if b is None:
        b = filed(s)
    if b.steady:
        return b
    settled: Board | None = s.cache.get("board")
    if settled is None:
        settled = s.cache["board"] = build(s)
    return settled


def statics(s: State, question: type[Question]) -> list[tuple[Question, Context, Always | None]]:
    """Active continuous effects that answer a question, conditions not yet asked."""
    b = s.filed
    if b is None or not b.steady:
        if question.kind not in s.kit.questions:
            return _NONE
        b = board(s)
    entries: list[Any] = b.statics.get(question.kind, _NONE)
    return entries


def holding_true(s: State, question: type[Question]) -> list[tuple[Question, Context, Always | None]]:
    """Active continuous effects that answer a question and whose conditions are met."""
    b = s.filed
    if b is None or not b.steady:
        if question.kind not in s.kit.questions:
            return _NONE
        b = board(s)
    entries: list[Any] | None = b.statics.get(question.kind)
    if not entries:
        return _NONE
    return [e for e in entries if e[2] is None or e[2].when is None or e[2].when.met(s, e[1])]


def keeps_own(s: State, card: int, number: int) -> bool:
    """Whether this ability, counted in `abilities_of`, is copied or the card still has its own power; and whether it is
    no psionic one that is lost.
    """
    if TakesPower.kind in s.kit.questions and card in board(s).mute and psionic(abilities_of(s, card)[number]):
        return False
    if Imitation.kind not in s.kit.questions:
        return True
    return card not in board(s).replaced or number >= len(s.kit.defs[s.defn[card]].abilities)


def blanked(s: State, card: int) -> bool:
    """Whether the card's special power is taken away (race, movement and icon ability stay). What takes the power of
    a whole kind of cards takes it of those just being played or still in a hand as well (gloss.negate).
    """
    if TakesPower.kind not in s.kit.questions:
        return False
    b = board(s)
    if card in b.lost:
        return True
    if "blank" not in b.statics or s.zone[card] in z.IN_PLAY:
        return False
    return any(not static.psionic and static.who.holds(s, card, x) for static, x, _ in holding_true(s, TakesPower))
