"""What comes back from limbo, when, and where to."""

from __future__ import annotations

from sixrealms.engine import atoms, marks
from sixrealms.engine import zones as z
from sixrealms.engine.causes import BEARER, COPY, NOWHERE
from sixrealms.engine.cosmos import copy_in_play
from sixrealms.engine.leave import leave
from sixrealms.engine.on_entry import came_back
from sixrealms.engine.placement import open_places
from sixrealms.engine.state import InLimbo, State
from sixrealms.engine.traits import is_champion


def limbo_returns(s: State, player: int) -> None:
    """Champions come back at the end of their owner's turn; a copy in play turns that into a discard
    (limbo.return-time, limbo.duplicate-discarded, limbo.no-staying).
    """
    kept: list[InLimbo] = []
    due: list[InLimbo] = []
    for entry in s.limbo:
        if s.zone[entry.card] != z.LIMBO:
            continue
        if entry.player != player or entry.turns < 0:
            kept.append(entry)
        elif entry.turns > 1:
            kept.append(entry._replace(turns=entry.turns - 1))
        else:
            due.append(entry)
    s.limbo = tuple(kept)
    lies = {entry: _champion(s, entry.card) or s.kit.defs[s.defn[entry.card]].type == "realm" for entry in due}
    for entry in sorted(due, key=lambda one: not lies[one]):  # what hung on them after them
        return_from_limbo(s, entry)


def return_from_limbo(s: State, entry: InLimbo) -> None:
    """Back to the pool with what it kept; a realm to its place, else to the foremost gap (limbo.which-return); other
    cards to the discard pile (limbo.only-champions-return), unless a power brings them all back: then to the card they
    hung on, if that is in play. What a power has made a champion comes back as one if it is one still.
    """
    card = entry.card
    back = s.marks.pop(marks.COMES_BACK.of(card), 0)
    d = s.kit.defs[s.defn[card]]
    atoms.touch(s)
    if _champion(s, card) and copy_in_play(s, card) < 0:
        atoms.move(s, card, z.POOL, entry.player)
        atoms.note(s, "returns", card)
        for hung in entry.attachments:
            if s.zone[hung] != z.LIMBO:
                continue
            if copy_in_play(s, hung) >= 0:  # open.limbo-artifact-copy
                atoms.note(s, "leave", hung, z.LIMBO, z.DISCARD, COPY, -1)
                atoms.move(s, hung, z.DISCARD)
            else:
                atoms.attach(s, hung, card)
        s.marks.pop(marks.WENT_AS_CHAMPION.of(card), None)
        if not is_champion(s, card):
            leave(s, card, told=NOWHERE)
            return
        came_back(s, card)
        return
    s.marks.pop(marks.WENT_AS_CHAMPION.of(card), None)
    if back > 1 and _bears_again(s, back - 2) and copy_in_play(s, card) < 0:
        atoms.attach(s, card, back - 2)
        atoms.note(s, "returns", card)
        came_back(s, card)
        return
    if d.type == "realm" and (back or not s.kit.ruleset.limbo_only_champions_return) and copy_in_play(s, card) < 0:
        places = open_places(s, entry.player)
        if places:
            own = s.marks.get(marks.PLACE_LEFT.of(card), 0) - 1
            atoms.mark(s, marks.PLACE_LEFT.of(card), 0)
            free = own >= 0 and s.formation(entry.player)[own] < 0
            atoms.settle_in_formation(s, card, entry.player, own if free else places[0])
            atoms.note(s, "returns", card)
            return
    atoms.note(s, "leave", card, z.LIMBO, z.DISCARD, COPY if copy_in_play(s, card) >= 0 else NOWHERE, -1)
    atoms.move(s, card, z.DISCARD)
    for hung in entry.attachments:
        if s.zone[hung] == z.LIMBO:
            atoms.note(s, "leave", hung, z.LIMBO, z.DISCARD, BEARER, card)
            atoms.move(s, hung, z.DISCARD)


def _champion(s: State, card: int) -> bool:
    """Whether it is a champion by its print, or has gone to Limbo as one."""
    return s.kit.defs[s.defn[card]].champion or bool(s.marks.get(marks.WENT_AS_CHAMPION.of(card)))


def _bears_again(s: State, host: int) -> bool:
    """Whether a card that others hung on lies where they can hang on it."""
    return s.zone[host] == z.POOL or (s.zone[host] == z.FORMATION and not s.flags[host] & z.RAZED)
