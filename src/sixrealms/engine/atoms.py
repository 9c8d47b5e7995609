"""The only functions that change where cards are and what they are. Each leaves the state consistent."""

from __future__ import annotations

from typing import Any, Final

from sixrealms.engine import chance, marks
from sixrealms.engine import zones as z
from sixrealms.engine.state import Battle, Running, State


def touch(s: State, *moved: int) -> None:
    """Note that cards lie differently or powers wake or sleep: everything derived is computed anew when next asked.

    `moved` are the cards of which, with what hangs on them, something has changed: zone, host, place, flags, control,
    whether their realm is attacked. All others lie as before. Without any nothing is taken for granted.
    """
    s.version += 1
    s.cache = {}
    s.forget_board(moved if moved else None)


def touch_effects(s: State) -> None:
    """Note that other effects are running; the cards lie as before."""
    s.version += 1
    s.cache = {}
    s.forget_board(())


def stir(s: State) -> None:
    """Note a change that powers may ask about but that leaves every card in play where it is (a hand, a phase)."""
    s.version += 1
    s.cache = {}


def note(s: State, *entry: Any) -> None:
    """Write one entry of the game's log, if anybody keeps one."""
    if s.log is not None:
        s.log.append(entry)


#: Where a card lies with its owner, as a rule.
_OWNERS: Final = frozenset({z.DRAW, z.HAND, z.DISCARD, z.ABYSS, z.VOID})


def _take_out(s: State, card: int) -> None:
    zone = s.zone[card]
    if zone == z.ATTACHED:
        host = s.host[card]
        rest = tuple(c for c in s.attached[host] if c != card)
        if rest:
            s.attached[host] = rest
        else:
            del s.attached[host]
        s.host[card] = -1
    elif zone == z.FORMATION:
        at = s.ctrl[card] * z.LISTED + z.FORMATION
        places = list(s.lists[at])
        places[s.slot[card]] = -1
        s.lists[at] = tuple(places)
        s.slot[card] = 255
        s.check_goal = True  # a game may be over when somebody has no realm left
    elif zone < z.LISTED:
        seat = s.owner[card] if zone in _OWNERS else s.ctrl[card]
        at = seat * z.LISTED + zone
        row = s.lists[at]
        try:
            i = row.index(card)
        except ValueError:  # a hand or pile that is not its owner's (swapped hands)
            at = next(i for i in range(zone, len(s.lists), z.LISTED) if card in s.lists[i])
            row = s.lists[at]
            i = row.index(card)
        s.lists[at] = row[:i] + row[i + 1 :]


_IN_PLAY: Final = z.IN_PLAY
_OPEN: Final = z.OPEN
_LISTED: Final = z.LISTED
_KEEPS_CONTROL: Final = frozenset({z.POOL, z.TABLE, z.BATTLE, z.PLAYING})


#: Where a champion loses the levels it has earned; Limbo and a hand are not among them (option.experience.forfeit).
_FORGETS: Final = frozenset({z.DISCARD, z.ABYSS, z.VOID, z.DRAW})


def _see(s: State, card: int, zone: int, seat: int) -> None:
    if zone in _OPEN:
        if s.flags[card] & z.FACE_DOWN:
            s.seen[card] |= 1 << seat  # whoever has a covered card may look at it
        else:
            s.seen[card] = 255
    elif zone in (z.HAND, z.DUNGEON):
        s.seen[card] |= 1 << seat
    elif zone == z.DRAW:
        s.seen[card] = 0


def move(s: State, card: int, zone: int, seat: int = -1, *, bottom: bool = False) -> None:
    """Put a card into a listed zone, or into PLAYING, BATTLE or OUTSIDE.

    `seat` is the player whose zone it is; by default the controller for zones in play and the owner otherwise
    (ledger: `discard.to-owner`). A card leaving play gets a new generation and its owner's control back.
    """
    was = s.zone[card]
    if zone not in _IN_PLAY and card in s.kit.tokens:
        zone = z.OUTSIDE  # it is no card: no hand or pile takes it
    was_in_play = was in _IN_PLAY
    if was_in_play or zone in _IN_PLAY or (s.effects and was == z.PLAYING):
        touch(s, card)  # an effect may last only as long as its card is there (filing._still_works)
    else:
        stir(s)
    leaving = was_in_play and zone not in _IN_PLAY
    hung = _out_of_limbo(s, card) if was == z.LIMBO and s.limbo else ()
    if was == z.LIMBO and zone == z.POOL and s.effects:
        s.effects = tuple([_goes_on(s, running, card) for running in s.effects])
    if zone in _FORGETS and marks.EARNED.of(card) in s.marks:
        del s.marks[marks.EARNED.of(card)]
    _take_out(s, card)
    if leaving:
        s.gen[card] += 1
        s.flags[card] = 0
        if marks.AWAY.of(card) in s.marks:
            del s.marks[marks.AWAY.of(card)]
    if zone in _KEEPS_CONTROL:
        owner = s.ctrl[card] if seat < 0 else seat
        s.ctrl[card] = owner
    else:
        owner = s.owner[card] if seat < 0 else seat
        s.ctrl[card] = owner
    s.zone[card] = zone
    if zone < _LISTED:
        at = owner * _LISTED + zone
        row = s.lists[at]
        s.lists[at] = (card, *row) if zone == z.DRAW and not bottom else (*row, card)
    if z.TABLE in (was, zone):
        s.check_goal = True  # it may change what counts
    if zone == z.BATTLE and s.flags[card] & z.FACE_DOWN:
        for one in (card, *s.attached.get(card, ())):
            uncover(s, one)
    if (zone in _IN_PLAY and zone != z.BATTLE) or zone == z.PLAYING:
        s.play_order[card] = s.next_id
        s.next_id += 1
    _see(s, card, zone, owner)
    for one in hung:
        if s.zone[one] != z.LIMBO:
            continue
        if zone == z.POOL:
            attach(s, one, card)
        else:
            note(s, "leave", one, z.LIMBO, z.DISCARD, "bearer", card)
            move(s, one, z.DISCARD)


def waited_for(s: State, running: Running, card: int, generation: int) -> bool:
    """Whether what lasts until something ends it works on a champion that is only in Limbo: sent there outside combat
    it has kept what it had (limbo.outside-combat-keeps), and nobody has ended that.
    """
    there = s.zone[card] == z.LIMBO and s.gen[card] == generation + 1
    return running.until[0] == "dispelled" and there and bool(s.marks.get(marks.WENT_WHOLE.of(card)))


def _goes_on(s: State, running: Running, card: int) -> Running:
    """The effect as it works on a champion that comes from Limbo to a pool again."""
    tied = tuple(
        [
            (name, one, s.gen[one])
            if one == card and waited_for(s, running, one, generation)
            else (name, one, generation)
            for name, one, generation in running.tied
        ]
    )
    return running if tied == running.tied else running._replace(tied=tied)


def _out_of_limbo(s: State, card: int) -> tuple[int, ...]:
    """Forget the stay of a card that is called back before its time, so that it does not end a later one; what it took
    along (ledger: `limbo.outside-combat-keeps`).
    """
    hung = tuple(one for entry in s.limbo if entry.card == card for one in entry.attachments)
    s.limbo = tuple(entry for entry in s.limbo if entry.card != card)
    return hung


def draw(s: State, seat: int, count: int) -> tuple[int, ...]:
    """Put up to `count` cards from the top of a draw pile into the hand; the cards."""
    at = seat * z.LISTED + z.DRAW
    pile = s.lists[at]
    drawn = pile[:count]
    if drawn:
        stir(s)
        s.lists[at] = pile[count:]
        s.lists[seat * z.LISTED + z.HAND] = (*s.hand(seat), *drawn)
        for card in drawn:
            s.zone[card] = z.HAND
            s.ctrl[card] = seat
            s.seen[card] |= 1 << seat
    return drawn


def settle_in_formation(s: State, card: int, seat: int, place: int) -> None:
    """Lay a realm on an empty place of `seat`'s formation."""
    touch(s, card)
    _take_out(s, card)
    s.zone[card] = z.FORMATION
    s.ctrl[card] = seat
    s.slot[card] = place
    at = seat * z.LISTED + z.FORMATION
    places = list(s.lists[at])
    if places[place] != -1:
        raise AssertionError(f"place {z.PLACES[place]} of seat {seat} is not empty")
    places[place] = card
    s.lists[at] = tuple(places)
    s.check_goal = True
    s.play_order[card] = s.next_id
    s.next_id += 1
    _see(s, card, z.FORMATION, seat)


def swap_places(s: State, one: int, other: int) -> None:
    """Let two realms of one formation change places; what hangs on them stays there."""
    touch(s, one, other)
    at = s.ctrl[one] * z.LISTED + z.FORMATION
    if s.ctrl[one] != s.ctrl[other]:
        raise AssertionError("realms change places within one formation only")
    places = list(s.lists[at])
    s.slot[one], s.slot[other] = s.slot[other], s.slot[one]
    places[s.slot[one]], places[s.slot[other]] = one, other
    s.lists[at] = tuple(places)


def attach(s: State, card: int, host: int) -> None:
    """Hang a card on another, whose controller controls it from now on. From Limbo it brings what it took there."""
    hung = _out_of_limbo(s, card) if s.zone[card] == z.LIMBO and s.limbo else ()
    touch(s, card)
    _take_out(s, card)
    s.zone[card] = z.ATTACHED
    s.host[card] = host
    s.ctrl[card] = s.ctrl[host]
    s.attached[host] = (*s.attached.get(host, ()), card)
    if s.zone[host] == z.FORMATION:
        s.check_goal = True  # some holdings count
    s.play_order[card] = s.next_id
    s.next_id += 1
    _see(s, card, z.ATTACHED, s.ctrl[host])
    for one in hung:
        if s.zone[one] == z.LIMBO:
            attach(s, one, card)


def raze(s: State, card: int) -> None:
    """Turn a realm over where it lies (ledger: `raze.face-down`)."""
    touch(s, card)
    s.flags[card] |= z.RAZED


def rebuild(s: State, card: int) -> None:
    """Turn a razed realm up again (ledger: `rebuild.power-back`)."""
    touch(s, card)
    s.flags[card] &= 255 - z.RAZED
    s.check_goal = True
    s.seen[card] = 255


def set_flag(s: State, card: int, flag: int, on: bool = True) -> None:
    touch(s, card)
    if on:
        s.flags[card] |= flag
    else:
        s.flags[card] &= 255 - flag


def cover(s: State, card: int) -> None:
    """Turn a card face down: of those who saw it in play only its player may still know which it is."""
    touch(s, card)
    s.flags[card] |= z.FACE_DOWN
    if s.zone[card] in z.OPEN:
        s.seen[card] = 1 << s.ctrl[card]


def uncover(s: State, card: int) -> None:
    """Turn a card up that lay face down."""
    touch(s, card)
    s.flags[card] &= 255 - z.FACE_DOWN
    s.seen[card] = 255


def _concerned(battle: Battle | None) -> tuple[int, ...]:
    """The cards whose places or powers depend on this being the battle."""
    if battle is None:
        return ()
    return tuple([card for card in (battle.target, battle.champion, battle.opponent) if card >= 0])


def set_battle(s: State, battle: Battle | None) -> None:
    old = s.battle
    if old is None or battle is None or old[:5] != battle[:5]:
        touch(s, *_concerned(old), *_concerned(battle))
    else:
        stir(s)  # round, stage and marks of a battle wake nobody
    s.battle = battle


def set_control(s: State, card: int, seat: int) -> None:
    """Give control of a pool champion (with all that hangs on it) to another seat, which may look at what of it lies
    face down; ownership stays.
    """
    touch(s, card)
    if s.zone[card] == z.POOL:
        at = s.ctrl[card] * z.LISTED + z.POOL
        s.lists[at] = tuple(c for c in s.lists[at] if c != card)
        s.lists[seat * z.LISTED + z.POOL] = (*s.lists[seat * z.LISTED + z.POOL], card)
    for one in (card, *s.attached.get(card, ())):
        s.ctrl[one] = seat
        reveal(s, one, 1 << seat)


def reveal(s: State, card: int, to: int = 255) -> None:
    """Let the seats of the bit mask know a card's identity."""
    s.seen[card] |= to


def move_in_pile(s: State, card: int) -> None:
    """Put a card of a draw pile on top of it; whoever knows it still does."""
    stir(s)
    at = s.owner[card] * z.LISTED + z.DRAW
    s.lists[at] = (card, *(other for other in s.lists[at] if other != card))


def shuffle(s: State, seat: int) -> None:
    """Shuffle a draw pile; nobody knows any of its cards afterwards (ledger: `setup.shuffle`)."""
    stir(s)
    at = seat * z.LISTED + z.DRAW
    s.lists[at] = chance.shuffled(s, s.lists[at])
    for card in s.lists[at]:
        s.seen[card] = 0


def mark(s: State, key: str, value: int = 1) -> None:
    """Note a rare fact (a power used this turn, a declared type); value 0 removes the note."""
    if not value and key not in s.marks:
        return  # nothing changes
    if key.startswith(marks.AWAY.prefix):  # decides whether a card that lies face down is awake (board.awake)
        touch(s)
    else:
        stir(s)
    if value:
        s.marks[key] = value
    else:
        del s.marks[key]
