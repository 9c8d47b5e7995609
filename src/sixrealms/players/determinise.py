"""A position without secrets: what a player cannot know is dealt anew before they think about it.

The unseen cards of an owner lie in hands and draw piles where nobody tells them apart. A player may know which cards
they are, as they know the decks, and never which lies where. `without_secrets` forgets that and the stream of chance;
`imagine` deals them at random. Neither depends on how they truly lie (ledger: `gloss.hand`, `setup.shuffle`).

A dungeon card still beside another player's deck is not imagined: it is some dungeon card, of which nothing is expected
(`dungeon.entry`). One card alone cannot be mixed with others, so its identity would give it away.

What a power shows them they know: cards they have seen stay where they are, and while some hand cards lie open
(`OpenHands`) those are left alone and no card that would lie open is imagined among the covered ones.
"""

from __future__ import annotations

from copy import copy
from dataclasses import replace
from random import Random
from typing import NamedTuple

from sixrealms.catalogue import Printing
from sixrealms.engine import zones as z
from sixrealms.engine.board import holding_true
from sixrealms.engine.card_def import CardDef
from sixrealms.engine.kit import Kit
from sixrealms.engine.state import State
from sixrealms.engine.statics import OpenHands
from sixrealms.engine.view import lies_open
from sixrealms.players.beliefs import exchange_unlikely
from sixrealms.players.imagined_deals import ImaginedDealing
from sixrealms.players.parameters import Parameters


class Unseen(NamedTuple):
    """The cards of one owner that a player cannot tell apart, in the order of their places."""

    free: tuple[int, ...]  # in hands and draw piles
    laid: tuple[int, ...]  # face down in play: a realm's place holds some realm, a pool some champion
    identities: tuple[int, ...]  # of all of them, in an order that says nothing


class Secretless(NamedTuple):
    """A position with the unseen cards in an order of no meaning, and a chance of its own."""

    state: State
    unseen: tuple[Unseen, ...]
    dealing: ImaginedDealing
    parted: bool  # some cards of hands lie open, so that the covered ones are known not to be such cards


def without_secrets(s: State, player: int) -> Secretless:
    """What `player` may know of the position, ready to be played on in their head."""
    parted = bool(holding_true(s, OpenHands))
    unseen = _unseen(s, player, parted)
    t = s.copy()
    t.seed = 0
    t.defn = s.defn[:]
    for cards in unseen:
        _deal(t, cards, cards.identities)
    for realms in s.kit.realm_decks:  # what others have not laid: which of them it is, nobody else can tell
        hidden = [c for c in realms if s.zone[c] == z.OUTSIDE and not s.seen[c] >> player & 1]
        for card, identity in zip(hidden, sorted(s.defn[c] for c in hidden), strict=True):
            t.defn[card] = identity
    dealing = ImaginedDealing(_cover_dungeons(t, player), t.defn)
    t.kit = dealing.kit(t.defn)
    t.cache = {}
    if any(cards.laid for cards in unseen):
        t.forget()
    return Secretless(t, unseen, dealing, parted)


def _cover_dungeons(t: State, player: int) -> Kit:
    """Let the dungeon cards that others hold beside their decks be cards without name or power."""
    hidden = [c for c, zone in enumerate(t.zone) if zone == z.DUNGEON and not t.seen[c] >> player & 1]
    if not hidden:
        return t.kit
    kit = copy(t.kit)
    true = {t.defn[c] for c in hidden}
    covered = CardDef(_covered(kit.defs[min(true)].printing), None, kit.ruleset)
    for card in hidden:
        t.defn[card] = len(kit.defs)
    told = {kit.defs[i].printing.id for i in true.difference(t.defn)}
    kit.defs = [covered if d.printing.id in told else d for d in (*kit.defs, covered)]
    kit.index_of = {pid: i for pid, i in kit.index_of.items() if pid not in told}
    return kit


def _covered(printing: Printing) -> Printing:
    """What is known of any card with this back: its type."""
    nothing: frozenset[str] = frozenset()
    return replace(
        printing, id="", card_id="", wording="", name="", set="", number=0, printed_number=0, chase=False, rarity="C",
        official=True, world="", attributes=nothing, printed_attributes=nothing, kinds=nothing, printed_kinds=nothing,
        phases=frozenset(), offensive=False, defensive=False, uses=nothing, blank=True,
    )  # fmt: skip


def imagine(known: Secretless, rng: Random, by: Parameters | None = None) -> State:
    """A position as it may be: the unseen cards dealt by `rng`, and all chance to come from it as well.

    `by` says what is believed of hands; without it every deal is equally likely.
    """
    t = known.state.copy()
    t.seed = rng.getrandbits(64)
    t.defn = t.defn[:]
    t.cache = {}  # what was found out about a card of another deal does not hold for this one
    for cards in known.unseen:
        identities = list(cards.identities)
        rng.shuffle(identities)
        _deal(t, cards, identities)
        if known.parted:
            _keep_covered(t, cards)
        elif by is not None:
            exchange_unlikely(t, cards.free, rng, by)
    t.kit = known.dealing.kit(t.defn)
    return t


def _keep_covered(s: State, cards: Unseen) -> None:
    """Give what would lie open in a hand to the draw pile, for a card that stays covered."""
    defn = s.defn
    piled = [c for c in cards.free if s.zone[c] == z.DRAW]
    for held in cards.free:
        if not lies_open(s, held):
            continue
        for number, below in enumerate(piled):
            defn[held], defn[below] = defn[below], defn[held]
            s.cache = {}
            if not lies_open(s, held):
                del piled[number]
                break
            defn[held], defn[below] = defn[below], defn[held]
            s.cache = {}


def _unseen(s: State, player: int, parted: bool) -> tuple[Unseen, ...]:
    """By owner."""
    seen, owner, zones, bit = s.seen, s.owner, s.zone, 1 << player
    free: list[list[int]] = [[] for _ in range(s.n)]
    laid: list[list[int]] = [[] for _ in range(s.n)]
    for seat in range(s.n):
        for zone in (z.HAND, z.DRAW):
            for card in s.lists[seat * z.LISTED + zone]:
                if not seen[card] & bit and not (parted and lies_open(s, card)):
                    free[owner[card]].append(card)
    for card, zone in enumerate(zones):
        if zone in z.OPEN and not seen[card] & bit:
            laid[owner[card]].append(card)
    return tuple(
        Unseen(tuple(cards), tuple(down), tuple(sorted(s.defn[c] for c in (*cards, *down))))
        for cards, down in zip(free, laid, strict=True)
    )


def _deal(s: State, cards: Unseen, identities: tuple[int, ...] | list[int]) -> None:
    """Give the cards the identities in this order; what lies face down gets the first that may lie there."""
    defn = s.defn
    if cards.laid:
        left = list(identities)
        for card in cards.laid:
            kind = _kind(s, defn[card])
            fitting = next(i for i in left if _kind(s, i) == kind)
            left.remove(fitting)
            defn[card] = fitting
        identities = left
    for card, identity in zip(cards.free, identities, strict=True):
        defn[card] = identity


def _kind(s: State, identity: int) -> str:
    d = s.kit.defs[identity]
    return "champion" if d.champion else d.type
