"""What powers copy and take away: the board as it is, made of the board as it was filed (`board.py`).

What may be lost is weighed once for as long as the cards lie as they do. What is copied and lost is found once as well
if it is by place (by_place.py), else after every change of the state. The same answers make the same board: it is kept
beside the one it is made of (`Board.variants`).
"""

from __future__ import annotations

from typing import Any, Final, TypeVar

from sixrealms.engine import zones as z
from sixrealms.engine.ability import Always, When
from sixrealms.engine.by_place import threats_hold, works_by_place
from sixrealms.engine.filed_board import Board, Entry
from sixrealms.engine.filing import awake, user_of
from sixrealms.engine.immunity import shielded
from sixrealms.engine.power import Context
from sixrealms.engine.psionics import strike_psionics
from sixrealms.engine.reflection import fighting, reflect
from sixrealms.engine.state import State
from sixrealms.engine.statics import AboutPlayers, ChangesType, Imitation, TakesPower

_NOBODY: Final[frozenset[int]] = frozenset()
#: What is filed by question, and by event.
Filed = TypeVar("Filed", Entry, "tuple[When, Context]")


def weigh_losses(s: State, b: Board, *, naive: bool = False) -> None:
    """Say of a board what may take powers away, and from which cards, as they lie; `naive`: from any card."""
    for static, x, ability in b.statics.get(TakesPower.kind, ()):
        assert isinstance(static, TakesPower)
        if not naive and ability is not None and ability.when is not None and ability.when.hopeless(s, x):
            continue
        cards = b.cards if naive else static.who.sift(s, b.cards, x)
        if cards:
            b.threats.append((static, x, ability, cards))
    if b.threats:
        b.threatened = frozenset([card for threat in b.threats for card in threat[3]])
        b.unsettle(_certain(b.statics, b.threatened), _certain(b.whens, b.threatened))


def _certain(filed: dict[str, list[Filed]], threatened: frozenset[int]) -> dict[str, list[Filed] | None]:
    """What is filed, and None where some of it is said by cards that may lose their powers."""
    found: dict[str, list[Filed] | None] = {**filed}
    for what, entries in filed.items():
        for entry in entries:
            if entry[1].source in threatened:
                found[what] = None
                break
    return found


def settle(s: State, b: Board, *, naive: bool = False) -> Board:
    """The board with the powers that cards have copied ("imitate") and without those taken away ("blank").

    A power that decides about this and asks about the board meanwhile sees it as far as it has come; whatever is found
    out so is forgotten afterwards.
    """
    kept = s.cache
    s.cache = {"board": b}
    uncopied, holds = b, not naive
    if b.statics.get(Imitation.kind):
        holds = holds and _copies_hold(s, b)
        b = _with_copied(s, b, naive=naive)
    elif naive:
        weigh_losses(s, b, naive=True)
    if b.threats:
        holds = holds and threats_hold(s, b)
        lost, mute, reflected = _lost(s, b)
        if any(entry[1].source in lost and _lent_to_bearer(s, entry) for entry in b.statics.get(Imitation.kind, ())):
            b = _with_copied(s, uncopied, naive=naive, lost=lost)
        if lost or mute or reflected:
            b = _struck(s, b, lost, mute, reflected)
        elif holds:
            b = _spared(b)
    s.cache = kept
    if holds and b is not uncopied:
        b.before, b.threatened = uncopied, b.lost | b.mute
        b.as_printed = ChangesType.kind not in b.statics
        s.filed = b
    return b


def _copies_hold(s: State, b: Board) -> bool:
    """Whether what is copied is so until cards lie differently."""
    return all(
        works_by_place(s, b, ability) and static.by_place(s, b) for static, _, ability in b.statics[Imitation.kind]
    )


def _spared(b: Board) -> Board:
    """The board from which nothing is taken, for certain."""
    return _take_over(Board(b.cards, b.statics, b.whens), b)


# -- what is copied ---------------------------------------------------------------------------------------------


def _with_copied(s: State, b: Board, *, naive: bool, lost: frozenset[int] = _NOBODY) -> Board:
    """The board with the powers that cards have copied, but for what those give their bearers that have `lost` their
    own.
    """
    for number, (static, x, ability) in enumerate(tuple(b.statics[Imitation.kind])):
        assert isinstance(static, Imitation)
        if x.source in lost and _lent_to_bearer(s, (static, x, ability)):
            continue
        if ability is None or ability.when is None or ability.when.met(s, x):
            pairs = static.pairs(s, x)
            if pairs:
                b = _having(s, b, number, static, tuple(pairs))
                s.cache = {"board": b}
    b = _indexed(s, b, naive=naive)
    s.cache = {"board": b}
    return b


def _having(s: State, b: Board, number: int, static: Imitation, pairs: tuple[tuple[int, int], ...]) -> Board:
    """The board with what the imitation of this number copies."""
    found = b.variants.get((number, pairs))
    if found is None:
        found = b.variants[number, pairs] = _copy(b)
        for holder, model in pairs:
            if static.replaces:
                _replace_own(found, holder)
            _file_copied(s, found, holder, model, local=static.local or static.in_place)
            if not static.local:
                found.copied[holder] = (*found.copied.get(holder, ()), model)
    return found


def _file_copied(s: State, b: Board, holder: int, model: int, *, local: bool) -> None:
    """File what a card has copied; `local`: only what works in its own place (copy.exact-text)."""
    d = s.kit.defs[model]
    level = awake(s, holder)
    x = Context(holder, s.ctrl[holder], user_of(s, holder))
    for ability in d.always:
        if local and (ability.anywhere or isinstance(ability.what, AboutPlayers)):
            continue
        if level == 2 or ability.anywhere or ability.what.standing:
            b.statics[ability.what.kind] = [*b.statics.get(ability.what.kind, ()), (ability.what, x, ability)]
    for when in d.whens:
        if when.anywhere and local:
            continue
        if level == 2 or when.anywhere:
            b.whens[when.event] = [*b.whens.get(when.event, ()), (when, x)]


def _replace_own(b: Board, holder: int) -> None:
    """The card's own power goes; what it has copied stays and comes to it (copy.exact-text)."""
    if holder in b.replaced:
        return
    b.replaced |= {holder}
    for kind, entries in b.statics.items():
        b.statics[kind] = [e for e in entries if e[1].source != holder or e[2] is None]
    for event, whens in b.whens.items():
        b.whens[event] = [w for w in whens if w[1].source != holder]


def _indexed(s: State, b: Board, *, naive: bool) -> Board:
    """The board with the cards that may use a power or answer only because they have copied it, and weighed anew."""
    found = b.variants.get(("indexed",))
    if found is None:
        found = b.variants["indexed",] = _copy(b)
        for card, models in b.copied.items():
            if card not in found.usable and any(s.kit.defs[m].uses for m in models):
                found.usable = [*found.usable, card]
            if card not in found.answering and any(s.kit.defs[m].answers for m in models):
                found.answering = [*found.answering, card]
        s.cache = {"board": found}
        weigh_losses(s, found, naive=naive)
    return found


def _copy(b: Board) -> Board:
    """A board whose statics and whens may be filed otherwise; the lists in them are those of the other board."""
    return _take_over(Board(b.cards, b.statics.copy(), b.whens.copy()), b)


def _take_over(other: Board, b: Board) -> Board:
    other.usable, other.answering, other.bound = b.usable, b.answering, b.bound
    other.copied, other.replaced = b.copied.copy(), b.replaced
    return other


# -- what is taken away -----------------------------------------------------------------------------------------


def _lost(s: State, b: Board) -> tuple[frozenset[int], frozenset[int], tuple[tuple[int, int], ...]]:
    """The cards whose powers have been taken away, those that have lost only their psionic ones, and those whose powers
    are reflected, each with who reflects them; what takes them away is read before it is itself lost, but for a psionic
    power of a champion that has none now (gloss.psionic-attack).
    """
    lost: set[int] = set()
    mute: set[int] = set()
    reflected: dict[int, int] = {}
    for static, x, ability, cards in sorted(b.threats, key=_psionics_first):
        if ability is not None and ability.when is not None and not ability.when.met(s, x):
            continue
        if ability is not None and ability.psionic and x.source in mute:
            continue
        who = static.who
        if static.reflected:
            if fighting(s, x.source):
                reflected |= {c: x.source for c in who.passing(s, cards, x) if not shielded(s, c, x, b)}
            continue
        taken = mute if static.psionic else lost
        for card in who.passing(s, cards, x):
            if card not in taken and not shielded(s, card, x, b):
                taken.add(card)
    left = tuple([pair for pair in reflected.items() if pair[0] not in lost])
    return frozenset(lost), frozenset(mute), left


def _psionics_first(threat: tuple[TakesPower, Context, Always | None, list[int]]) -> bool:
    """What takes psionic powers comes before the others, which may be such powers."""
    return not threat[0].psionic


def _struck(
    s: State, b: Board, lost: frozenset[int], mute: frozenset[int], reflected: tuple[tuple[int, int], ...]
) -> Board:
    """The board without what these cards do, or with what they do turned round; what a power has taken away stays taken
    although that power is lost.
    """
    found = b.variants.get((lost, mute, reflected))
    if found is not None:
        return found
    left = b.variants[lost, mute, reflected] = _copy(b)
    for kind, entries in b.statics.items():
        if kind != TakesPower.kind and any(entry[1].source in lost for entry in entries):
            left.statics[kind] = [e for e in entries if e[1].source not in lost or _goes_on(s, e)]
    for event, whens in b.whens.items():
        if any(when[1].source in lost for when in whens):
            left.whens[event] = [w for w in whens if w[1].source not in lost]
    left.lost = lost
    if mute:
        strike_psionics(left, mute)
    if reflected:
        reflect(s, left, dict(reflected))
    return left


def _goes_on(s: State, entry: Entry) -> bool:
    """Whether what a power has set going goes on although the power is lost: not that of a spell or event that lies on
    the table just for it, nor what a card gives its bearer for as long as it is there.
    """
    return entry[2] is None and s.zone[entry[1].source] != z.TABLE and not _lent_to_bearer(s, entry)


def _lent_to_bearer(s: State, entry: tuple[Any, Context, Always | None]) -> bool:
    """Whether an effect that runs as long as its card is in play works on whoever bears that."""
    static, x, _ = entry
    return any("bearer" in node.pointed_at() for node in static.subjects()) and any(
        running.until[0] == "source" and running.context.source == x.source and s.kit.nodes[running.node] is static
        for running in s.effects
    )
