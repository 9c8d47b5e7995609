"""What a seat knows, in words: a position on a few lines, and everything that came to it since the game began.

The words are English, as those of the notation, and say no more than the numbers do: a card one cannot see has no name.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from sixrealms import catalogue, table
from sixrealms.engine import zones as z
from sixrealms.engine.action import Action
from sixrealms.engine.kit import GameSetup
from sixrealms.engine.run import advance
from sixrealms.engine.state import State
from sixrealms.engine.view import SeenCard, View, view
from sixrealms.records.card_names import SEATS
from sixrealms.records.verb_phrases import PHRASES

_PILES = ("table", "playing", "limbo", "discard", "abyss", "void")


def observation_text(s: State, seat: int) -> str:
    """The position as `seat` knows it: the turn, the battle, a line for everything that lies with each player."""
    return "\n".join(_lines(s, view(s, seat)))


def option_text(s: State, seat: int, action: Action) -> str:
    """An option of the pending decision in the words of the notation; cards one cannot see are hidden ones."""
    words = [SEATS[seat], PHRASES[action.verb][0]]
    if action.card >= 0:
        words.append(_name(s, seat, action.card))
    if action.other >= 0:
        place = action.verb == "play" and s.kit.defs[s.defn[action.card]].type == "realm"
        words.append(f"at {z.PLACES[action.other]}" if place else f"with {_name(s, seat, action.other)}")
    if action.number >= 0:
        words.append(
            SEATS[action.number]
            if action.verb in ("seat", "request")
            else z.PLACES[action.number]
            if action.verb == "place"
            else str(action.number + 1)
        )
    return " ".join(word for word in (*words, action.text) if word)


def information_state_text(setup: GameSetup, taken: Sequence[Action], seat: int) -> str:
    """Everything `seat` has come to know from the first decision on: each position as it changed for it, each question
    it was asked and what it answered. Two games it cannot tell apart have the same text (perfect recall).
    """
    s = table.start(setup)
    known = _lines(s, view(s, seat))
    told = [*known]
    for action in taken:
        decision = s.pending
        assert decision is not None
        if decision.player == seat:
            told.append(f"? {decision.about}: {option_text(s, seat, action)}")
        advance(s, action)
        now = _lines(s, view(s, seat))
        told += [f"> {line}" for line in now if line not in known]
        known = now
    return "\n".join(told)


def _name(s: State, seat: int, card: int) -> str:
    if not s.seen[card] >> seat & 1:
        return f"a hidden card of {SEATS[s.owner[card]]}"
    return s.name(card) if s.owner[card] == seat else f"{SEATS[s.owner[card]]}:{s.name(card)}"


def _lines(s: State, v: View) -> list[str]:
    asked = f"{SEATS[v.asked]} is asked" if v.asked >= 0 else "the game is over"
    lines = [f"seat {SEATS[v.player]}, turn {v.turn} of {SEATS[v.active]}, phase {v.phase}, {asked}"]
    if v.asked == v.player:
        lines.append(f"question: {v.about}")
    battle = v.battle
    if battle is not None:
        fighters = [_name(s, v.player, c) for c in (battle.champion, battle.opponent) if c >= 0]
        where = _name(s, v.player, battle.target)
        lines.append(
            f"battle, round {battle.round}, stage {battle.stage}: {SEATS[battle.attacker]} attacks"
            f" {SEATS[battle.defender]}: {where}; {' against '.join(fighters) or 'nobody'}"
        )
    cards = (*v.table, *v.known_piles)
    hanging: dict[int, list[SeenCard]] = {}
    for card in cards:
        if card.host >= 0:
            hanging.setdefault(card.host, []).append(card)
    if v.hand:
        lines.append(f"hand: {_row(v.hand, hanging)}")
    for seat in range(s.n):
        goal = next(goal for goal in v.goals if seat in goal.side)
        own = [card for card in cards if card.controller == seat and card.host < 0]
        lines.append(
            f"{SEATS[seat]}: hand {v.hand_sizes[seat]}, pile {v.pile_sizes[seat]}, steps to the goal {goal.missing}"
        )
        realms = sorted((card for card in own if card.zone == "formation"), key=lambda card: card.place)
        lines += _line(seat, "realms", ", ".join(f"{z.PLACES[r.place]} {_row([r], hanging)}" for r in realms))
        for zone in ("pool", "battle", *_PILES):
            lines += _line(seat, zone, _row([card for card in own if card.zone == zone], hanging))
        for zone in ("hand", "draw", "dungeon"):
            lines += _line(seat, f"known of {zone}", _row([card for card in own if card.zone == zone], hanging))
    return lines


def _line(seat: int, what: str, cards: str) -> list[str]:
    return [f"{SEATS[seat]} {what}: {cards}"] if cards else []


def _row(cards: Iterable[SeenCard], hanging: dict[int, list[SeenCard]]) -> str:
    """The cards by name in an order of no meaning, each with what hangs on it."""
    told = []
    for card in cards:
        name = catalogue.printing(card.printing).name if card.printing else "a hidden card"
        marks = [mark for mark, holds in (("razed", card.razed), ("face down", card.face_down)) if holds]
        on = _row(hanging.get(card.id, ()), hanging)
        told.append(name + (f" ({', '.join(marks)})" if marks else "") + (f" [{on}]" if on else ""))
    return ", ".join(sorted(told))
