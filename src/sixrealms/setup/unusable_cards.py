"""The cards of a deck that nothing else in it can use: spells nobody casts, items nobody bears, holdings no realm has.

The engine is asked, with one champion of the deck on the table after the other, so every power counts that a game would
count. A card that some other card of the deck lets champions use is left alone, whatever else that asks for: it is
marked only where nothing speaks for it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from sixrealms import table
from sixrealms.catalogue import WORLDS, Printing, printing
from sixrealms.decks import Deck
from sixrealms.engine import atoms
from sixrealms.engine import zones as z
from sixrealms.engine.ability import Answer, Play
from sixrealms.engine.card_def import EQUIPMENT, ICON_ABILITY
from sixrealms.engine.card_users import may_use
from sixrealms.engine.kit import GameSetup
from sixrealms.engine.placement import JUDGES
from sixrealms.engine.playable import for_others
from sixrealms.engine.power import Context
from sixrealms.engine.reason import Reason
from sixrealms.engine.state import State
from sixrealms.engine.statics import AllowsUse, AttachRule
from sixrealms.powers import registry

_RULESET: Final = "tournament"
"""Who may use what is asked under the fullest rules; the others differ in nothing that a deck could show."""
_SIZE: Final = 55


class Unusable(NamedTuple):
    """A card that nothing in its deck can use, and why: a statement of the ledger and a sentence of `wording`."""

    card: Printing
    rule: str
    message: str  # unusable-...
    world: str = ""  # the one that would be needed, where it is a matter of worlds


def unusable(deck: Deck) -> list[Unusable]:
    """Every card of the deck, each once, that none of its champions can use or realms bear."""
    cards = tuple(dict.fromkeys(deck.cards))
    if not cards:
        return []
    setup = GameSetup(_RULESET, _SIZE, (cards, cards[:1]), 0)
    s = _bare_table(setup)
    known = [printing(one) for one in cards]
    champions = [number for number, one in enumerate(known) if one.is_champion]
    realms = [number for number, one in enumerate(known) if one.type == "realm"]
    asked = {number: one for number, one in enumerate(known) if _needs_somebody(s, number)}
    against: dict[int, list[Reason]] = {number: [] for number in asked}
    for user in champions:
        _ask(s, user, z.POOL, [number for number, one in asked.items() if one.type != "holding"], against)
    for realm in realms:
        _ask(s, realm, z.FORMATION, [number for number, one in asked.items() if one.type == "holding"], against)
    return [
        _told(asked[number], found)
        for number, found in against.items()
        if found is not _USABLE and not any(_grants(s, other, number) for other in range(len(cards)))
    ]


def _bare_table(setup: GameSetup) -> State:
    """Nothing lies anywhere."""
    s = State(table.kit_for(setup, as_listed=True), 0)
    s.lists = [()] * (s.n * z.LISTED)
    for seat in range(s.n):
        s.lists[seat * z.LISTED + z.FORMATION] = (-1,) * s.kit.size.places
    return s


_USABLE: Final[list[Reason]] = []
"""Stands for a card somebody can use."""
_ASKED: Final = frozenset({"caster", "bearer", "fighter", "realm"})


def _needs_somebody(s: State, card: int) -> bool:
    """Whether a card is of use only on or by another one, as far as its power is known: a holding or an item may say
    that it lies anywhere.
    """
    d = s.kit.defs[s.defn[card]]
    if d.users not in _ASKED or "nobody" in d.way_users.values():
        return False
    return d.users == "caster" or not (d.responds or registry.status(d.printing) == "missing")


def _ask(s: State, user: int, zone: int, cards: list[int], against: dict[int, list[Reason]]) -> None:
    """Put one card on the table, and note of all others what it has against using them."""
    cards = [card for card in cards if against[card] is not _USABLE]
    if not cards:
        return
    if zone == z.FORMATION:
        atoms.settle_in_formation(s, user, 0, 0)
    else:
        atoms.move(s, user, zone, 0)
    for card in cards:
        found = list(_reasons(s, user, card))
        against[card] = found + against[card] if found else _USABLE
    atoms.move(s, user, z.OUTSIDE, 0)


def _reasons(s: State, user: int, card: int) -> Iterator[Reason]:
    """What stands against a champion using a card, or a realm bearing a holding, wherever in the game it is."""
    d = s.kit.defs[s.defn[card]]
    if d.users == "fighter":  # every champion takes allies along (gloss.allies.when)
        return
    if d.users != "caster":
        yield from JUDGES[d.users](s, 0, card, user, "3")
        return
    if not may_use(s, user, card):
        yield Reason("icon.ability.by-type", "cannot-use", user)
        return
    ways: list[Play | Answer] = [*d.plays, *d.answers]
    refused = [for_others(s, one, Context(card, 0, user), card) for one in ways]
    if refused and all(refused):  # a way that names nobody is for everybody able to
        yield refused[0][0]


def _grants(s: State, other: int, card: int) -> bool:
    """Whether another card of the deck, wherever it will lie, lets somebody use this one."""
    giver, d = s.kit.defs[s.defn[other]], s.kit.defs[s.defn[card]]
    if giver is d:
        return False
    x = Context(other, 0)
    for node in giver.nodes.values():
        if isinstance(node, AllowsUse) and node.what.holds(s, card, x):
            return True
        if isinstance(node, AttachRule) and d.users in ("bearer", "realm") and giver.type != d.type:
            return True
    return d.users == "caster" and any(use.partition("/")[0] == d.type for use in giver.uses_facts)


def _told(card: Printing, found: list[Reason]) -> Unusable:
    """Why nothing can use it, in the words of the reason that speaks of the most of them."""
    if card.type == "holding":
        return Unusable(card, "holding.world", "unusable-holding", WORLDS.get(card.world, card.world))
    if not found:
        rule = "turn.phase3.attach-required" if card.type in EQUIPMENT else "turn.phase3.user-required"
        return Unusable(card, "gloss.allies.when" if card.type == "ally" else rule, "unusable-nobody")
    nearest = min(found, key=lambda reason: _FARNESS.get(reason.rule, 0))
    if nearest.rule == "card.world.matching":
        return Unusable(card, nearest.rule, "unusable-world", WORLDS.get(card.world, card.world))
    if nearest.rule == "icon.ability.by-type" and card.type in ICON_ABILITY.values():
        return Unusable(card, nearest.rule, "unusable-cast")
    return Unusable(card, nearest.rule, "unusable-limited")


_FARNESS: Final = {"icon.ability.by-type": 2, "card.world.matching": 1}
"""Of a champion that could use it but for one thing, that thing is told rather than what keeps all others away."""
