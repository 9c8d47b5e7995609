"""The mulligan: a fresh game for a player who never saw a realm they could play (ledger: mulligan.*)."""

from __future__ import annotations

from collections.abc import Iterable

from sixrealms.engine import marks
from sixrealms.engine import zones as z
from sixrealms.engine.action import Action
from sixrealms.engine.atoms import mark, note, touch
from sixrealms.engine.cosmos import copy_in_play
from sixrealms.engine.digest import SAVED
from sixrealms.engine.playable import plays
from sixrealms.engine.reason import Reason
from sixrealms.engine.state import State


def note_chance(s: State, player: int, offered: Iterable[Action]) -> None:
    """Remember that they could have laid down a realm: what they lose of them afterwards is no excuse
    (mulligan.lost-realm).
    """
    if not s.kit.ruleset.mulligan or s.turns_taken[player] > 2 or s.marks.get(marks.REALM_CHANCE.of(player)):
        return
    if any(action.verb == "play" and s.kit.defs[s.defn[action.card]].type == "realm" for action in offered):
        mark(s, marks.REALM_CHANCE.of(player))


def _has_lost_his_dungeon(s: State, player: int) -> bool:
    """Whether their first real turn begins after two lost ones, and their dungeon card is still beside their deck
    (dungeon-card.play.skipped-second).
    """
    return (
        s.phase == 0
        and s.kit.ruleset.dungeon_enters == "first-turn"
        and s.turns_taken[player] == 1
        and s.turn.granted_by < 0
        and s.marks.get(marks.TURNS_SKIPPED.of(player), 0) >= 2
        and bool(s.listed(player, z.DUNGEON))
    )


def reasons(s: State, player: int) -> list[Reason]:
    """Why the active player cannot call a mulligan now; empty if they can."""
    found = []
    if not s.kit.ruleset.mulligan:
        found.append(Reason("mulligan.condition", "no-mulligan-rule"))
        return found
    if s.active == player and _has_lost_his_dungeon(s, player):
        return [Reason("mulligan.max-two", "mulligan-twice")] if _called_twice(s, player) else []
    if s.phase != 5 or s.active != player or s.turns_taken[player] != 2 or s.turn.granted_by >= 0:
        found.append(Reason("mulligan.condition", "mulligan-time"))
    if s.marks.get(marks.REALM_PLAYED.of(player)) or s.realms(player):
        found.append(Reason("mulligan.condition", "realm-played"))
    elif s.marks.get(marks.REALM_CHANCE.of(player)) and not _holds_realm(s, player):
        found.append(Reason("mulligan.lost-realm", "realm-chance"))
    if _called_twice(s, player):
        found.append(Reason("mulligan.max-two", "mulligan-twice"))

    playable = {action.card for action in plays(s, player, "5")}  # open.mulligan-events
    for card in s.hand(player):
        d = s.kit.defs[s.defn[card]]
        if d.type == "realm" and copy_in_play(s, card) < 0:  # mulligan.blocked-by-cosmos
            found.append(Reason("mulligan.reveal", "holds-realm", card, "now" if card in playable else ""))
        if card in playable and d.type == "event" and d.power is not None and "may-bring-realm" in d.power.all_tags():
            found.append(Reason("mulligan.events-first", "event-first", card))
    return found


def _holds_realm(s: State, player: int) -> bool:
    return any(s.kit.defs[s.defn[c]].type == "realm" and copy_in_play(s, c) < 0 for c in s.hand(player))


def _called_twice(s: State, player: int) -> bool:
    return s.marks.get(marks.MULLIGANS.of(player), 0) >= 2


def calls(s: State, player: int) -> list[Action]:
    """The call for a fresh game, where the rules allow it now."""
    if s.turns_taken[player] > 2 or s.realms(player) or reasons(s, player):
        return []
    return [Action("mulligan")]


def restart(s: State) -> None:
    """Start over with the same decks but for what was torn up; nobody has won or lost (mulligan.no-result,
    mulligan.new-first-player, general.deck.destroyed-replacement).
    """
    from sixrealms.engine.flow.game import begin  # it imports this module

    player = s.active
    note(s, "mulligan", player, *s.hand(player))  # mulligan.reveal: told to everybody
    of_the_match = marks.Until.MATCH.prefix
    calls_so_far = {k: v for k, v in s.marks.items() if k.startswith(of_the_match)}
    for seat in range(s.n):
        if seat != player:
            calls_so_far.pop(marks.MULLIGANS.of(seat), None)
    calls_so_far[marks.MULLIGANS.of(player)] = calls_so_far.get(marks.MULLIGANS.of(player), 0) + 1
    fresh = State(s.kit, s.seed)
    fresh.chances = s.chances
    fresh.marks.update(calls_so_far)
    fresh.marks.update({key: mark for key, mark in s.marks.items() if key.startswith(marks.TORN.prefix)})
    for name in SAVED:
        setattr(s, name, getattr(fresh, name))
    s.defn, s.answer, s.halting = fresh.defn, None, False
    touch(s)
    begin(s)
