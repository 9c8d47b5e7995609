"""Invariants about what players may know."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from sixrealms.engine import takeback
from sixrealms.engine import zones as z
from sixrealms.engine.board import holding_true
from sixrealms.engine.state import State
from sixrealms.engine.statics import OpenHands
from sixrealms.engine.view import lies_open, open_view, view
from sixrealms.simulation.conceivable_moves import offered_again
from sixrealms.simulation.invariants.position import CheckedPosition, at_leisure, cold


def unknown_to(s: State, player: int) -> list[list[int]]:
    """Cards of hands and draw piles a player cannot tell apart: those of one owner.

    While some hand cards lie open, the others of a hand are known not to be such cards: hands and piles stay apart.
    """
    apart = bool(holding_true(s, OpenHands))
    rows: dict[tuple[int, int], list[int]] = {}
    for card, zone in enumerate(s.zone):
        if zone in (z.HAND, z.DRAW) and not s.seen[card] >> player & 1 and not lies_open(s, card):
            rows.setdefault((s.owner[card], zone if apart else z.HAND), []).append(card)
    return list(rows.values())


def otherwise(s: State, player: int, rng: Random) -> State:
    """The same position with what `player` cannot know dealt differently.

    Which champions fought this round everybody has seen, and whose power an effect is that goes on, wherever they are
    now: of these only the place in the pile is another.
    """
    other = cold(s)
    identities = s.defn[:]
    seen = {running.context.source for running in s.effects}
    if s.battle is not None:
        seen |= {s.battle.champion, s.battle.opponent}
    for row in unknown_to(at_leisure(s), player):
        for card in seen.intersection(row):
            _lay_elsewhere(other, card, row, rng)
        row = [card for card in row if card not in seen]
        shuffled = row[:]
        rng.shuffle(shuffled)
        for card, model in zip(row, shuffled, strict=True):
            identities[card] = s.defn[model]
    other.defn = identities
    other.kit = s.kit.dealt(list(identities))
    return other


def _lay_elsewhere(s: State, card: int, row: list[int], rng: Random) -> None:
    """Exchange the places of this card and another unknown one of the same list."""
    another = rng.choice([one for one in row if s.zone[one] == s.zone[card]])
    swapped = {card: another, another: card}
    pile = s.owner[card] * z.LISTED + s.zone[card]
    s.lists[pile] = tuple(swapped.get(one, one) for one in s.lists[pile])


def hidden_cards_stay_hidden(p: CheckedPosition) -> Iterator[str]:
    """A player's view and options do not depend on cards they cannot know (gloss.hand)."""
    s = at_leisure(p.now)
    asked = s.pending.player if s.pending is not None else -1
    watched = open_view(s)
    for player in {asked, p.rng.randrange(s.n)} - {-1}:
        other = otherwise(s, player, p.rng)
        one, two = view(s, player), view(other, player)
        if one != two:
            fields = [name for name, a, b in zip(one._fields, one, two, strict=True) if a != b]
            yield f"the view of seat {player} shows hidden cards in {', '.join(fields)}"
        if watched != open_view(other):
            yield "the view of somebody who only watches shows hidden cards"
        if player == asked and offered_again(other) != offered_again(s):
            yield f"the options of seat {player} depend on cards they cannot know"


def nothing_learned_is_taken_back(p: CheckedPosition) -> Iterator[str]:
    """A decision after which its player learned a card, or another seat one they did not lay down themselves, stays
    (general.touch.takeback-instant).
    """
    before, now = p.before, p.now
    if before is None or before.pending is None:
        return
    player = before.pending.player
    policy = takeback.policy(before, now, player)
    if policy == takeback.NEVER:
        return
    for card, (old, new) in enumerate(zip(before.seen, now.seen, strict=True)):
        learned = new & ~old
        knew_it = old >> player & 1
        if learned and not knew_it:
            yield f"{policy}: seats {learned:#b} learned {now.name(card)}, which seat {player} did not know"
        elif learned and before.ctrl[card] != player:
            yield f"{policy}: seats {learned:#b} learned {now.name(card)} of seat {before.ctrl[card]}"
    if now.chances != before.chances:
        yield f"{policy}: chance has decided"
