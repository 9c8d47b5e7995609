"""How a game begins, and whose turn is next (ledger: setup.*)."""

from __future__ import annotations

from sixrealms.engine import atoms, chance, marks
from sixrealms.engine import zones as z
from sixrealms.engine.action import NUMBER, Action
from sixrealms.engine.ask import answered, ask, goto, push
from sixrealms.engine.atoms import note
from sixrealms.engine.destination import torn
from sixrealms.engine.draws import draw
from sixrealms.engine.flow import dungeon_entry, game_end
from sixrealms.engine.rules_for_player import time_to_win
from sixrealms.engine.state import Frame, State, TurnState


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
        game_end.check_goal(s, (turn.player,))


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
    game_end.after_turn(s)
