"""Which powers are active now, sorted by the question they answer and the event they wait for.

Filed at most once per change of what lies where (`State.filed`); what powers take away or copy (`effective_board.py`)
is found anew after every change of the state (`State.cache`), and only if it can change the answer to what is asked.
`build(s, naive=True)` finds the same by looking at every object of the game and is the oracle of the fuzz checks.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from typing import Any, Final, TypeVar

from sixrealms.engine import marks
from sixrealms.engine import zones as z
from sixrealms.engine.ability import Always, Triggering, When
from sixrealms.engine.action import made
from sixrealms.engine.by_place import condition_holds
from sixrealms.engine.face_down import secret
from sixrealms.engine.own_rule_cards import bind
from sixrealms.engine.power import Ability, Context, Static
from sixrealms.engine.psionics import psionic
from sixrealms.engine.reflection import directed, gained
from sixrealms.engine.state import ORIGIN, Running, State
from sixrealms.engine.statics import Imitation, TakesPower

Entry = tuple[Static, Context, Always | None]
Question = TypeVar("Question", bound=Static)

_NONE: Final[list[Any]] = []  # never changed
#: How many cards are being judged whose type or kinds may change by what is asked meanwhile (traits.py).
JUDGING: Final = "judging"


class Board:
    """`statics[kind]` and `whens[event]` with their contexts; `cards` in play in a stable order.

    `usable` and `answering` are those with powers to use and with answers, `lost` those whose powers have been taken
    away, `mute` those that have lost their psionic ones. A board is `steady` if nothing takes powers away from cards on
    it or copies them, or what is copied and lost hangs only on how cards lie: it stays as it is until they lie
    differently, and so do the `types` of cards found meanwhile, if they are by place; what else is, `holding` says
    (by_place.py). `met` says of conditions that have been asked whether they are met, None if that is not by place.
    `before` is the board that has become a steady one by what is copied and lost.
    One that `copies` is not settled before powers have been copied; of the `threatened` cards some may lose theirs, by
    one of the `threats`: what takes them away, with the cards it can concern as they lie. `known` and
    `known_whens` are `statics` and `whens`, but None where those are among them: who answers or waits shows when the
    board has been settled.
    """

    __slots__ = (
        "answering", "before", "bound", "cards", "copied", "copies", "holding", "known", "known_whens", "lost", "met",
        "mute", "reflected", "replaced", "statics", "steady", "threatened", "threats", "types", "usable",
        "variants", "whens",
    )  # fmt: skip

    def __init__(self, cards: list[int]) -> None:
        self.cards = cards
        self.statics: dict[str, list[Entry]] = defaultdict(list)
        self.whens: dict[str, list[tuple[When, Context]]] = defaultdict(list)
        self.usable: list[int] = []
        self.answering: list[int] = []
        self.lost: frozenset[int] = frozenset()
        self.mute: frozenset[int] = frozenset()
        self.reflected: dict[int, int] = {}  # card -> the one as whose power it works against its own side
        self.replaced: frozenset[int] = frozenset()  # those whose own power another card's has replaced
        self.bound: frozenset[int] = frozenset()  # rule cards that bind only their own player
        self.copied: dict[int, tuple[int, ...]] = {}  # card -> definitions whose powers it has as well
        self.steady = True
        self.copies = False
        self.threats: list[tuple[TakesPower, Context, Always | None, list[int]]] = []
        self.threatened: frozenset[int] = frozenset()
        self.known: Mapping[str, list[Entry] | None] = self.statics
        self.known_whens: Mapping[str, list[tuple[When, Context]] | None] = self.whens
        self.variants: dict[tuple[Any, ...], Board] = {}  # what this board becomes by what is copied and taken away
        self.types: dict[int, str] = {}
        self.holding: dict[str, bool] = {}
        self.met: dict[tuple[str, Context], bool | None] = {}
        self.before: Board | None = None

    def apart(self) -> Board:
        """The same board, with nothing found meanwhile about types and what hangs on them."""
        other = Board(self.cards)
        other.statics, other.whens, other.usable, other.answering = (
            self.statics, self.whens, self.usable, self.answering,
        )  # fmt: skip
        other.lost, other.mute, other.reflected, other.replaced = self.lost, self.mute, self.reflected, self.replaced
        other.bound, other.copied, other.steady, other.copies = self.bound, self.copied, self.steady, self.copies
        other.threats, other.threatened = self.threats, self.threatened
        other.known, other.known_whens = self.known, self.known_whens
        return other

    def unsettle(self, questions: Iterable[str], events: Iterable[str]) -> None:
        """Let nobody know who answers these questions and waits for these events: powers may be copied, or lost."""
        self.steady = False
        self.known = {**self.statics, **dict.fromkeys(questions)}
        self.known_whens = {**self.whens, **dict.fromkeys(events)}


_NOWHERE: Final = -2  # neither a card nor the host of a card that hangs on nothing


def in_play(s: State) -> list[int]:
    """All cards in play, in seat order: pools, formations, table, battle; each followed by what hangs on it."""
    return filed(s).cards


def _find_in_play(s: State) -> list[int]:
    cards: list[int] = []
    attached = s.attached
    lists = s.lists
    for base in range(0, s.n * z.LISTED, z.LISTED):
        for card in filter(z.IS_CARD, lists[base + z.POOL] + lists[base + z.FORMATION]):
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
    """The board with the powers that are copied and without those taken away; `naive`: by looking at every object."""
    from sixrealms.engine.effective_board import settle  # it imports this module

    if not naive:
        b = filed(s)
        return b if b.steady else settle(s, b)
    everything = [c for c in range(len(s.defn)) if s.zone[c] in z.IN_PLAY and not s.flags[c] & z.BENEATH]
    return settle(s, _file_all(s, _known(s, everything)), naive=True)


def filed(s: State) -> Board:
    """The board as the cards lie, kept until `atoms.touch` says that they lie differently."""
    b = s.filed
    if b is None:
        b = s.filed = _file_all(s, _find_in_play(s))
        if Imitation.kind in b.statics:
            b.copies = True
            b.unsettle(s.kit.questions, s.kit.events)
        elif TakesPower.kind in b.statics:
            from sixrealms.engine.effective_board import weigh  # it imports this module

            weigh(s, b)
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
        settled = build(s)
        s.cache["board"] = settled  # not before: settling begins another cache for a while
    return settled


def statics(s: State, question: type[Question]) -> list[tuple[Question, Context, Always | None]]:
    """Active continuous effects that answer a question, conditions not yet asked."""
    b = s.filed
    if b is None:
        if question.kind not in s.kit.questions:
            return _NONE
        b = filed(s)
    entries: list[Any] | None = b.known.get(question.kind, _NONE)
    if entries is None:
        entries = board(s).statics.get(question.kind, _NONE)
    return entries


def holding_true(s: State, question: type[Question]) -> list[tuple[Question, Context, Always | None]]:
    """Active continuous effects that answer a question and whose conditions are met."""
    b = s.filed
    if b is None:
        if question.kind not in s.kit.questions:
            return _NONE
        b = filed(s)
    entries: list[Any] | None = b.known.get(question.kind, _NONE)
    if entries is None:
        entries = board(s).statics.get(question.kind, _NONE)
    if not entries:
        return _NONE
    return [e for e in entries if e[2] is None or e[2].when is None or in_force(s, e[2], e[1])]


def in_force(s: State, ability: Always, x: Context) -> bool:
    """Whether the condition of a continuous effect is met. If that holds until cards lie differently it is found once,
    but not while it is being found out of what type or kinds a card is.
    """
    if ability.when is None:
        return True
    b = s.filed
    if b is None:
        return ability.when.met(s, x)
    key = (ability.key, x)
    if key in b.met:
        known = b.met[key]
        return ability.when.met(s, x) if known is None else known
    found = ability.when.met(s, x)
    if ability.key and b is s.filed and not s.cache.get(JUDGING):
        b.met[key] = found if condition_holds(s, b, ability.when) else None
    return found


def waiting_for(s: State, event: str) -> list[tuple[When, Context]]:
    """Active triggered powers that wait for an event."""
    if event not in s.kit.events:
        return _NONE
    whens = filed(s).known_whens.get(event, _NONE)
    return board(s).whens.get(event, _NONE) if whens is None else whens


def with_copies(s: State) -> Board:
    """The board as far as nothing but copying or reflecting changes it: who has powers to use or answers."""
    b = filed(s)
    return board(s) if b.copies or _reflects(s) else b


def _reflects(s: State) -> bool:
    """Whether anybody may reflect a power now."""
    return s.battle is not None and TakesPower.REFLECTS in s.kit.questions


def abilities_of(s: State, card: int) -> tuple[Ability, ...]:
    """The abilities printed on a card, then those it has copied in the order of the models (copy.exact-text), then
    those to be used that it reflects.
    """
    own = s.kit.defs[s.defn[card]].abilities
    reflects = _reflects(s)
    if Imitation.kind not in s.kit.questions and not reflects:
        return own
    b = with_copies(s)
    models = b.copied.get(card, ())
    if models:
        own = (*own, *(ability for m in models for ability in s.kit.defs[m].abilities))
    return (*own, *gained(s, b, card)) if reflects and b.reflected else own


def keeps_own(s: State, card: int, number: int) -> bool:
    """Whether this ability, counted in `abilities_of`, is copied or the card still has its own power; and whether it is
    no psionic one that is lost, nor one that somebody reflects.
    """
    if _reflects(s) and card in board(s).reflected and directed(abilities_of(s, card)[number]):
        return False
    if _threatened(s, card) and card in board(s).mute and psionic(abilities_of(s, card)[number]):
        return False
    if Imitation.kind not in s.kit.questions:
        return True
    return card not in with_copies(s).replaced or number >= len(s.kit.defs[s.defn[card]].abilities)


def _threatened(s: State, card: int) -> bool:
    """Whether the power of a card in play may be lost: not yet whether it is."""
    if TakesPower.kind not in s.kit.questions:
        return False
    b = filed(s)
    return b.copies or card in b.threatened


def blanked(s: State, card: int) -> bool:
    """Whether the card's special power is taken away (race, movement and icon ability stay). What takes the power of
    a whole kind of cards takes it of those just being played or still in a hand as well (gloss.negate).
    """
    if TakesPower.kind not in s.kit.questions:
        return False
    if s.zone[card] in z.IN_PLAY:
        return _threatened(s, card) and card in board(s).lost
    return any(
        not (static.psionic or static.reflected) and static.who.holds(s, card, x)
        for static, x, _ in holding_true(s, TakesPower)
    )
