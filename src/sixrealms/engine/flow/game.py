"""Setting up, whose turn is next, and how a game ends (ledger: setup.*, victory.*, deckout.*)."""

from __future__ import annotations

from typing import Final

from sixrealms.engine import atoms, chance, marks
from sixrealms.engine import zones as z
from sixrealms.engine.action import NUMBER, Action
from sixrealms.engine.ask import answered, ask, goto, push
from sixrealms.engine.atoms import note
from sixrealms.engine.board import holding_true
from sixrealms.engine.draws import draw
from sixrealms.engine.flow import dungeon_entry
from sixrealms.engine.goal import partners, realms_of
from sixrealms.engine.leave import torn
from sixrealms.engine.rules_for_player import goal_for, rules_for, seats_that_win_at_once, time_to_win, wins_at_any_time
from sixrealms.engine.state import Frame, Result, State, TurnState
from sixrealms.engine.victory_statics import GoalCount, Victory

#: Why a game is over whose last turn was agreed on.
LAST_TURN: Final = "turn-limit"


def begin(s: State) -> None:
    """Decks shuffled, first player drawn, opening hands dealt; the first turn is on the frames."""
    s.lists = [()] * (s.n * z.LISTED)
    for seat, deck in enumerate(s.kit.decks):
        s.lists[seat * z.LISTED + z.FORMATION] = (-1,) * s.kit.size.places
        for card in deck:
            if s.kit.defs[s.defn[card]].type == "dungeon":  # dungeon-card.kept-apart
                if s.kit.ruleset.dungeon_cards:
                    atoms.move(s, card, z.DUNGEON, seat)
                continue
            if torn(s, card):  # in a game that was started over
                atoms.move(s, card, z.VOID, seat)
                continue
            s.zone[card] = z.DRAW
        s.lists[seat * z.LISTED + z.DRAW] = tuple(c for c in deck if s.zone[c] == z.DRAW)
    for card in s.kit.opening:
        atoms.move(s, card, z.TABLE, 0)
    first = _first_player(s)
    for seat in range(s.n):
        atoms.shuffle(s, seat)
    s.active = first
    s.queue = ()
    s.turn = TurnState(first)
    s.frames = []
    push(s, "game", "cut", first, 0)
    if s.kit.realm_decks:
        push(s, "laying", "next", int(dict(s.kit.setup.options).get("oldest", "1")) - 1)  # tyrant.setup.order


def _cut(s: State, first: int, seat: int) -> None:
    """The player on the right may cut each deck before it is drawn from (setup.cut). A seeded shuffle needs no cut, so
    it is only asked for when the game was set up with the option "cut".
    """
    if s.answer is not None:
        lifted = answered(s).number
        pile = s.listed(seat, z.DRAW)
        s.lists[seat * z.LISTED + z.DRAW] = (*pile[lifted:], *pile[:lifted])
        atoms.note(s, "cut", seat, lifted)
        seat += 1
    if seat < s.n and s.kit.ruleset.cut and ("cut", "ask") in s.kit.setup.options:
        goto(s, "cut", first, seat)
        right = (seat - s.direction) % s.n
        ask(s, right, NUMBER, "ask-cut", [Action("number", number=n) for n in range(len(s.listed(seat, z.DRAW)))])
        return
    for player in range(s.n):
        draw(s, player, s.kit.size.opening_hand)
    s.marks.pop(marks.PILE_EMPTY.alone, None)
    goto(s, "first", first)


def _first_player(s: State) -> int:
    """Everyone shows a random card, the highest last digit begins; ties draw again (setup.first-player.*)."""
    tied = list(range(s.n))
    while len(tied) > 1:
        if len({_digit(s, card) for seat in tied for card in s.listed(seat, z.DRAW)}) == 1:
            return tied[0]  # they would draw for ever
        digits = []
        for seat in tied:
            pile = s.listed(seat, z.DRAW)
            if not pile:
                return tied[0]
            card = pile[chance.below(s, len(pile))]
            digits.append(_digit(s, card))
            note(s, "start-draw", seat, card)
        best = max(digits)
        tied = [seat for seat, digit in zip(tied, digits, strict=True) if digit == best]
    return tied[0]


def _digit(s: State, card: int) -> int:
    return s.kit.defs[s.defn[card]].printing.number % 10


def step(s: State, frame: Frame) -> None:
    """Procedure "game": one turn after the other."""
    if frame[1] == "cut":
        _cut(s, frame[2], frame[3])
        return
    if frame[1] == "first":
        if s.kit.ruleset.dungeon_enters == "start":
            goto(s, "dungeons", frame[2], 0)
        else:
            _start_turn(s, TurnState(frame[2]))
        return
    if frame[1] == "dungeons":
        _dungeons(s, frame[2], frame[3])
        return
    _after_turn(s)
    if s.result is None:
        _start_turn(s, _next_turn(s))


def _dungeons(s: State, first: int, number: int) -> None:
    """Whoever begins and then all others may put out their dungeon cards as the game starts (dungeon.entry)."""
    seats = (first, *s.seats_after(first))
    if s.answer is not None:
        dungeon_entry.take_answer(s, seats[number])
        number += 1
    while number < s.n:
        goto(s, "dungeons", first, number)
        if dungeon_entry.offer(s, seats[number]):
            return
        number += 1
    _start_turn(s, TurnState(first))


def _start_turn(s: State, turn: TurnState) -> None:
    atoms.stir(s)
    s.turn = turn
    s.active = turn.player
    s.turns += 1
    if turn.granted_by < 0:
        taken = list(s.turns_taken)
        taken[turn.player] += 1
        s.turns_taken = tuple(taken)
    goto(s, "turns")
    push(s, "turn", "start")
    timing = time_to_win(s, turn.player)
    if timing == "turn-start" or (timing == "real-turn-start" and turn.granted_by < 0):  # barbarian.*, team-spirit
        check_goal(s, (turn.player,))


def _next_turn(s: State) -> TurnState:
    """Extra turns first, then clockwise; a skipped turn passes on (open.extra-turn-shape, open.skipped-turn)."""
    if s.queue:
        turn, s.queue = s.queue[0], s.queue[1:]
        return turn
    aside = s.turn.granted_by >= 0 or s.turn.inserted
    seat = s.marks.get(marks.LAST_REAL.alone, s.active + 1) - 1 if aside else s.active
    while True:
        seat = (seat + s.direction) % s.n
        if s.skips[seat]:
            skips = list(s.skips)
            skips[seat] -= 1
            s.skips = tuple(skips)
            s.marks[marks.TURNS_SKIPPED.of(seat)] = s.marks.get(marks.TURNS_SKIPPED.of(seat), 0) + 1
            note(s, "skipped", seat)
            continue
        return TurnState(seat)


def _after_turn(s: State) -> None:
    if s.turn.granted_by < 0 and not s.turn.inserted:
        s.marks[marks.LAST_REAL.alone] = s.active + 1
    if s.kit.ruleset.empty_pile == "end" and _run_out(s):  # deckout.game-end
        end_by_count(s, "deck-out")
    if s.check_goal and wins_at_any_time(s):
        check_goal(s)
    limit = s.kit.ruleset.turn_limit
    if s.result is None and limit and s.turns >= limit:
        _end_at_last(s)


def _run_out(s: State) -> bool:
    """Whether somebody has drawn their last card in this turn (open.deckout-trigger), or card play has left them none;
    who renews their pile ends no game with it (option.barbarian.reshuffle, option.true-victory.no-exhaustion-win).
    """
    if s.marks.get(marks.PILE_EMPTY.alone):
        return True
    return any(not s.listed(seat, z.DRAW) and rules_for(s, seat).empty_pile == "end" for seat in range(s.n))


def _end_at_last(s: State) -> None:
    """The last turn is over (open.endless-game): the realms are counted as for an empty draw pile, unless a game is won
    in another way; where only a goal wins nobody has won (option.true-victory.condition, option.conqueror.victory).
    """
    if s.kit.ruleset.only_formation_wins:
        finish(s, (), LAST_TURN)
    elif victories := holding_true(s, Victory):
        static, x, _ = victories[0]
        ahead = static.at_last(s, x)
        finish(s, ahead if ahead and set(ahead) <= set(partners(s, ahead[0])) else (), LAST_TURN)
    else:
        end_by_count(s, LAST_TURN)


def end_by_count(s: State, reason: str) -> None:
    """Most unrazed realms, then razed ones, then holdings; else a draw (victory.deckout.*). What a team has counts
    together, as it does for its goal (format.team-spirit.victory).
    """
    counted = [_count(s, seat) for seat in range(s.n)]
    scores = [
        [sum(column) for column in zip(*(counted[p] for p in partners(s, seat)), strict=True)] for seat in range(s.n)
    ]
    # who has True Victory alone wins by nothing but realms (option.true-victory.condition)
    counting = [seat for seat in range(s.n) if s.kit.ruleset.only_formation_wins or not _by_formation_only(s, seat)]
    best = max((scores[seat] for seat in counting), default=[])
    finish(s, tuple(seat for seat in counting if scores[seat] == best), reason)


def _by_formation_only(s: State, seat: int) -> bool:
    return rules_for(s, seat).only_formation_wins


def _count(s: State, seat: int) -> tuple[int, int, int]:
    """A player's unrazed realms, razed realms and holdings."""
    realms, unrazed = s.realms(seat), s.unrazed(seat)
    holdings = sum(1 for r in realms for h in s.on(r) if s.kit.defs[s.defn[h]].type == "holding")
    return unrazed, len(realms) - unrazed, holdings


def finish(s: State, winners: tuple[int, ...], reason: str) -> None:
    s.result = Result(winners, reason, tuple(s.unrazed(seat) for seat in range(s.n)))
    note(s, "result", *winners)


def check_goal(s: State, seats: tuple[int, ...] = (), joint: tuple[int, ...] = ()) -> None:
    """victory.six-realms; the active player before the next clockwise (open.victory-simultaneous).

    `seats`: the players who may win now; all who need not wait for the beginning of a turn, unless it is
    said. `joint`: the winner of a battle and their helpers; if they win now, so do those of them who may win now and
    have reached the goal with them.
    """
    s.check_goal = False
    seats = seats or seats_that_win_at_once(s)
    others = () if s.kit.ruleset.only_formation_wins else holding_true(s, Victory)
    replaced = (
        [
            (winners, static, x)
            for winners, static, x in ((st.winners(s, x), st, x) for st, x, _ in others)
            if winners is not None
        ]
        if others
        else []
    )
    teams = s.kit.ruleset.teams
    common = goal_for(s, s.active) if s.kit.alike else 0
    only_realms = GoalCount.kind not in s.kit.questions and not teams
    for seat in seats:
        own = replaced and rules_for(s, seat).only_formation_wins  # option.true-victory.condition
        for winners, _, _ in replaced:
            if seat in winners and not own:
                together = len(winners) == 1 or set(winners) <= set(partners(s, seat))
                finish(s, winners if together else (), "goal" if together else "tie")
                return
        if replaced and not own and any(static.aims(s, seat, x) is not None for _, static, x in replaced):
            continue
        goal = common or goal_for(s, seat)
        if only_realms and len(s.formation(seat)) - s.formation(seat).count(-1) < goal:
            continue
        side = partners(s, seat)
        if realms_of(s, side) < goal:
            continue
        allied = [p for p in joint if p in seats and realms_of(s, partners(s, p)) >= goal_for(s, p)]
        if allied[:1] == list(joint[:1]) and not set(side).isdisjoint(allied):
            side = tuple(sorted({*side, *allied}))
        finish(s, side, "goal")
        return
