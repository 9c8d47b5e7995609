"""Which powers are active now: asking the board (`filed_board.py`).

It is filed at most once per change of what lies where (`State.filed`, filing.py); what powers take away or copy
(`effective_board.py`) is found anew after every change of the state (`State.cache`), and only if it can change the
answer to what is asked.
`build(s, naive=True)` finds the same by looking at every object of the game and is the oracle of the fuzz checks.
"""

from __future__ import annotations

from typing import Any, Final, TypeVar

from sixrealms.engine import zones as z
from sixrealms.engine.ability import Always, When
from sixrealms.engine.by_place import condition_holds
from sixrealms.engine.filed_board import Board
from sixrealms.engine.filing import file_all, known, refile
from sixrealms.engine.power import Ability, Context, Static
from sixrealms.engine.psionics import psionic
from sixrealms.engine.reflection import directed, gained
from sixrealms.engine.state import State
from sixrealms.engine.statics import Imitation, TakesPower

Question = TypeVar("Question", bound=Static)

_NONE: Final[list[Any]] = []  # never changed
_NOBODY: Final[frozenset[int]] = frozenset()
_IN_PLAY: Final = z.IN_PLAY
#: How many cards are being judged whose type or kinds may change by what is asked meanwhile (traits.py).
JUDGING: Final = "judging"


def in_play(s: State) -> list[int]:
    """All cards in play, in seat order: pools, formations, table, battle; each followed by what hangs on it."""
    return filed(s).cards


def build(s: State, *, naive: bool = False) -> Board:
    """The board with the powers that are copied and without those taken away; `naive`: by looking at every object."""
    from sixrealms.engine.effective_board import settle  # it imports this module

    if not naive:
        b = filed(s)
        return b if b.steady else settle(s, b)
    everything = [c for c in range(len(s.defn)) if s.zone[c] in z.IN_PLAY and not s.flags[c] & z.BENEATH]
    return settle(s, file_all(s, known(s, everything)), naive=True)


def filed(s: State) -> Board:
    """The board as the cards lie, kept until `atoms.touch` says that they lie differently."""
    b = s.filed
    if b is None:
        b = s.filed = refile(s)
        s.stale = None
        mark_uncertain(s, b)
    return b


def mark_uncertain(s: State, b: Board) -> None:
    """Mark what of a board that has just been filed is not certain before it is settled."""
    if Imitation.kind in b.statics:
        b.copies = True
        b.unsettle(s.kit.no_answers, s.kit.no_whens)
    elif TakesPower.kind in b.statics:
        from sixrealms.engine.effective_board import weigh_losses  # it imports this module

        weigh_losses(s, b)


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


def concerned(s: State, question: type[Question]) -> frozenset[int]:
    """The cards in play that some answer to this question could be about, whatever of it is lost: found once for as
    long as cards lie as they do, by a first look (`Static.among`).
    """
    b = filed(s)
    found = b.concerned.get(question.kind)
    return _concerned(s, b, question.kind) if found is None else found


def _concerned(s: State, b: Board, kind: str) -> frozenset[int]:
    entries, cards = b.statics.get(kind, _NONE), b.cards
    if not entries and not b.copies:
        b.concerned[kind] = _NOBODY
        return _NOBODY
    everything = b.concerned[kind] = frozenset(cards)  # for what is asked meanwhile
    if b.copies:
        return everything  # what is copied may answer as well
    found: set[int] = set()
    for static, x, _ in entries:
        some = static.among(s, cards, x)
        if some is cards:
            return everything
        found.update(some)
    about = b.concerned[kind] = frozenset(found)
    return about


def statics_about(s: State, question: type[Question], card: int) -> list[tuple[Question, Context, Always | None]]:
    """Those of `statics` that may be about this card; none if it lies in play and they are about others."""
    b = s.filed
    if b is None:
        if question.kind not in s.kit.questions:
            return _NONE
        b = filed(s)
    kind = question.kind
    entries: list[Any] | None = b.known.get(kind, _NONE)
    if entries is _NONE:
        return _NONE
    about = b.concerned.get(kind)
    if about is None:
        about = _concerned(s, b, kind)
    if card not in about and s.zone[card] in _IN_PLAY:
        return _NONE
    return board(s).statics.get(kind, _NONE) if entries is None else entries


def holding_true(s: State, question: type[Question]) -> list[tuple[Question, Context, Always | None]]:
    """Active continuous effects that answer a question and whose conditions are met."""
    b = s.filed
    if b is None:
        if question.kind not in s.kit.questions:
            return _NONE
        b = filed(s)
    kind = question.kind
    if b.known.get(kind, _NONE) is _NONE:
        return _NONE
    found: list[Any] | None = b.in_effect.get(kind)
    return _holding_true(s, b, kind) if found is None else found


def _holding_true(s: State, b: Board, kind: str) -> list[Any]:
    """What of a question works now. It is remembered with the board where all conditions that were asked are by place
    (`in_force`), until cards lie differently.
    """
    entries, lasts = b.known.get(kind, _NONE), True
    if entries is None:
        entries = board(s).statics.get(kind, _NONE)
        settled = s.filed
        assert settled is not None
        b, lasts = settled, settled.steady
    found = []
    for entry in entries:
        ability = entry[2]
        if ability is not None and ability.when is not None:
            holds = in_force(s, ability, entry[1])
            lasts = lasts and b.met.get((ability.key, entry[1])) is not None
            if not holds:
                continue
        found.append(entry)
    if lasts:
        b.in_effect[kind] = found
    return found


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
    b = s.filed
    if b is None:
        b = filed(s)
    return board(s) if b.copies or (s.battle is not None and TakesPower.REFLECTS in s.kit.questions) else b


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
