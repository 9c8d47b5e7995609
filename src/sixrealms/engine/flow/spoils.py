"""Spoils of victory (ledger: spoils.*) and dungeon spoils (dungeon-card.spoils.*).

Frame ("spoils", step, player, cards left to draw, first card); at the step "due" the last is what was attacked, if the
player draws for the battle itself. Step "plain" draws a card that is none of them.
"""

from __future__ import annotations

from sixrealms.engine import atoms, marks
from sixrealms.engine import zones as z
from sixrealms.engine.action import Action
from sixrealms.engine.ask import answered, ask_act, ask_yes, goto, pop, push
from sixrealms.engine.atoms import note, reveal
from sixrealms.engine.board import holding_true
from sixrealms.engine.draws import draw
from sixrealms.engine.expiry import clear_marks
from sixrealms.engine.extra_draws import announce_extra, more_spoils
from sixrealms.engine.flow.act import announce
from sixrealms.engine.flow.mulligan import note_chance
from sixrealms.engine.playable import plays_of
from sixrealms.engine.state import Frame, State
from sixrealms.engine.statics import SpoilsLost
from sixrealms.engine.triggers import emit

#: The step that takes the answer, by the step that asks.
CHOSEN = {"choose": "chosen", "dungeon-choose": "dungeon-chosen"}


def step(s: State, frame: Frame) -> None:
    STEPS[frame[1]](s, frame)


def note_spoils(s: State, player: int) -> int:
    """How many cards are drawn as spoils (spoils.source). What adds to them is noted: it may be gone by then."""
    more = more_spoils(s, player)
    _noted_sources(s, player)
    for number, source in enumerate(more):
        atoms.mark(s, marks.MORE_SPOILS.of_two(player, number), source + 1)
    return s.kit.ruleset.spoils_count + len(more)


def _noted_sources(s: State, player: int) -> list[int]:
    """The cards noted as adding one each to the spoils of a seat, in their order; they are noted no longer."""
    beside = marks.MORE_SPOILS.beside(player)
    keys = sorted((key for key in s.marks if key.startswith(beside)), key=lambda key: int(key.removeprefix(beside)))
    return [s.marks.pop(key) - 1 for key in keys]


def _due(s: State, frame: Frame) -> None:
    """Powers that wait for spoils come before they are drawn, dungeon spoils as well (open.dungeon-spoils-due); one may
    stand in for them.
    """
    _, which, player, count, *fought = frame
    goto(s, "draw" if which == "due" else "dungeon", player, count)
    emit(s, "spoils-due", -1, by=player, other=fought[0] if fought else -1)


def give_up_spoils(s: State, to: int | None = None) -> None:
    """The spoils about to be drawn are not, or `to` draws them instead."""
    s.marks[marks.SPOILS_GIVEN_UP.alone] = 1 if to is None else 2 + to


def _drawn(s: State, player: int, count: int) -> tuple[int, list[int]]:
    """Who draws in the end, and the cards; none of what has been given up to nobody."""
    to = s.marks.pop(marks.SPOILS_GIVEN_UP.alone, 2 + player) - 2
    return to, draw(s, to, count) if to >= 0 else []


def who_draws(s: State, winner: int) -> int | None:
    """Who draws what a seat has won: the seat itself, unless it has lost that to another or, None, to nobody."""
    for static, x, _ in holding_true(s, SpoilsLost):
        if static.loses(s, winner, x):
            return static.drawn_by(s, x)
    return winner


def earn_spoils(s: State, seat: int, count: int, *, besides: bool) -> None:
    """Let a seat draw spoils as soon as the battle is over, now if there is none: so many besides what it draws for
    the battle, or so many in all at least.
    """
    kind = marks.SPOILS_BESIDES if besides else marks.SPOILS_AT_LEAST
    before = s.marks.get(kind.of(seat), 0)
    atoms.mark(s, kind.of(seat), before + count if besides else max(before, count))
    if s.battle is None:
        push_spoils(s, collect_promised(s, None))


def collect_promised(s: State, earned: tuple[int, int] | None) -> list[tuple[int, int]]:
    """Take up what powers have promised: who draws how many spoils, with what the battle has `earned` somebody; the
    winner of the battle first. What somebody has lost to another is drawn by that one.
    """
    due = dict([] if earned is None else [earned])
    for seat in range(s.n):
        least = s.marks.pop(marks.SPOILS_AT_LEAST.of(seat), 0)
        besides = s.marks.pop(marks.SPOILS_BESIDES.of(seat), 0)
        to = who_draws(s, seat) if least or besides else None
        if to is not None:
            due[to] = max(due.get(to, 0), least) + besides
    return list(due.items())


def push_spoils(s: State, due: list[tuple[int, int]], victor: int = -1, target: int = -1) -> None:
    """Have spoils drawn; those of the `victor`, or of whoever draws in their place, are for the fight over `target`."""
    for seat, count in reversed(due):
        push(s, "spoils", "due", seat, count, *((target,) if seat == victor else ()))


def _draw(s: State, frame: Frame) -> None:
    """One card from the winner's own pile; an empty pile gives nothing (open.spoils-empty-pile)."""
    _, _, earned_by, count = frame
    sources = _noted_sources(s, earned_by)
    player, drawn = _drawn(s, earned_by, count)
    if not drawn:
        pop(s)
        return
    note(s, "spoils", player, *drawn)
    goto(s, "more", player, tuple(reversed(drawn[1:])), drawn[0])
    extra = drawn[s.kit.ruleset.spoils_count :]
    if extra and sources and player == earned_by:
        announce_extra(s, player, extra, sources)


def _more(s: State, frame: Frame) -> None:
    """Whoever could has answered the cards that a power has added to the spoils."""
    clear_marks(s, marks.DRAWN.prefix)
    goto(s, "rest", *frame[2:])


def _rest(s: State, frame: Frame) -> None:
    """Of several only the first may be played at once; the others stay in hand or on the pile, where they keep their
    order if none of them is taken (spoils.first-card-only).
    """
    _, _, player, rest, first = frame
    if s.answer is not None:
        card = answered(s)
        if card.verb == "return-to-pile":
            _put_back(s, player, card.card)
        rest = rest[1:]
    while rest and rest[0] not in s.hand(player):
        rest = rest[1:]
    if not rest or not s.kit.ruleset.spoils_may_return:
        goto(s, "choose", player, first)
        return
    goto(s, "rest", player, rest, first)
    ask_act(s, player, "ask-spoils-rest", [Action("keep", rest[0]), Action("return-to-pile", rest[0])])


def _put_back(s: State, player: int, card: int) -> None:
    note(s, "returned", player)
    atoms.move(s, card, z.DRAW, player)
    s.seen[card] |= 1 << player


def _choose(s: State, frame: Frame) -> None:
    """Play it at once, keep it, or put it back on top (spoils.options, spoils.first-card-only; dungeon spoils:
    dungeon-card.spoils.other).
    """
    _, step, player, card = frame
    if card not in s.hand(player):
        pop(s)
        return
    options = spoils_plays(s, player, card)
    note_chance(s, player, options)
    chosen = CHOSEN[step]
    options += kept(s, chosen, card)
    goto(s, chosen, player, card)
    ask_act(s, player, "ask-spoils", options)


def kept(s: State, chosen: str, card: int) -> list[Action]:
    """What may become of a spoils card that is not played. Of dungeon spoils (step "dungeon-chosen") none goes back on
    the pile (conflict.dungeon.spoils-holdback).
    """
    keep = [Action("keep", card)]
    if chosen == "chosen" and s.kit.ruleset.spoils_may_return:
        keep.append(Action("return-to-pile", card))
    return keep


def spoils_plays(s: State, player: int, card: int) -> list[Action]:
    """Ways to play one spoils card; only timing is waived (spoils.play-out-of-time, open.spoils-cosmos)."""
    return list(plays_of(s, player, card, "spoils"))


def _chosen(s: State, frame: Frame) -> None:
    _, _, player, card = frame
    action = answered(s)
    pop(s)
    if action.verb == "return-to-pile":
        _put_back(s, player, card)
    elif action.verb == "play":
        announce(s, player, action, "spoils")


def _plain(s: State, frame: Frame) -> None:
    """What a helper draws where their card is no spoils of victory (conflict.aiding.spoils)."""
    pop(s)
    draw(s, frame[2], frame[3])


def _dungeon(s: State, frame: Frame) -> None:
    """Dungeon spoils are shown to all; a realm goes to the Abyss (dungeon-card.spoils.reveal, .realm, .other)."""
    _, _, player, count = frame
    player, drawn = _drawn(s, player, count)
    if not drawn:
        pop(s)
        return
    card = drawn[0]
    reveal(s, card)
    note(s, "dungeon-spoils", player, card)
    if s.kit.defs[s.defn[card]].type == "realm":
        atoms.move(s, card, z.ABYSS)
        goto(s, "reshuffle", player)
        ask_yes(s, player, "ask-reshuffle")
        return
    goto(s, "dungeon-choose", player, card)


def _reshuffle(s: State, frame: Frame) -> None:
    player = frame[2]
    pop(s)
    if answered(s).verb == "yes":
        for card in s.listed(player, z.DISCARD):
            atoms.move(s, card, z.DRAW, player)
        atoms.shuffle(s, player)


STEPS = {
    "due": _due, "dungeon-due": _due, "plain": _plain,
    "draw": _draw, "more": _more, "rest": _rest, "choose": _choose, "chosen": _chosen,
    "dungeon": _dungeon, "reshuffle": _reshuffle, "dungeon-choose": _choose, "dungeon-chosen": _chosen,
}  # fmt: skip
