"""The whole game as plain data: columns of small numbers and tuples of tuples.

`atoms.py` writes where cards are (the deal: `flow/game.py`), the flow all the rest. A copy is independent and costs
microseconds; everything that is pending (half-resolved effects, windows, battles) is in `frames`, so a copy at any
decision can be played on.
"""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from sixrealms.engine import zones as z
from sixrealms.engine.compiler_hints import mypyc_attr

if TYPE_CHECKING:
    from sixrealms.engine.action import Action, Decision
    from sixrealms.engine.chance import Seed
    from sixrealms.engine.filed_board import Board
    from sixrealms.engine.kit import Kit
    from sixrealms.engine.power import Context

#: A frame is (procedure name, step, registers ...): what is still to be done, innermost last.
Frame = tuple[Any, ...]


#: Flag of an act that is the use another player has of a card played, right after its own (dup.as-normal).
SECONDARY: Final = "secondary"


class Battle(NamedTuple):
    """All attacks on one realm in one turn (ledger: `combat.terms`)."""

    attacker: int  # player
    defender: int  # player
    target: int  # the realm (or dungeon card)
    champion: int = -1  # attacking champion of this round
    opponent: int = -1  # defending champion of this round, possibly the realm itself
    round: int = 0
    stage: int = 0  # 0 declared, 1 defender chosen, 2 activated (combat has begun), 3 round decided
    used: tuple[int, ...] = ()  # champions that had their round
    loser: int = -1  # player who lost the round that has just been decided
    razed_by: int = -1  # player who razed or discarded the target in this battle
    flags: tuple[str, ...] = ()


class Act(NamedTuple):
    """Something announced and not yet done: a card played, a power used. Answers edit its row."""

    id: int
    card: int
    player: int
    user: int  # caster, wielder, bearer; -1 if nobody
    ability: str  # key of the Play, Use or Answer node; "" for a card without power
    way: str  # "play", "use" or "answer"
    context: Context
    cancelled: bool = False
    exempt: int = 0  # bit p: player p is not affected (Calm)
    flags: tuple[str, ...] = ()
    answers: int = -1  # id of the act this one answers
    moment: str = ""


#: Among the ties of a running effect: the card it comes from, where an effect does not outlive that.
ORIGIN: Final = "origin"


class Running(NamedTuple):
    """A continuous effect with a stated duration, from a card that may have left play."""

    id: int
    node: str  # key of the Static node
    context: Context
    until: tuple[Any, ...]  # ("turn-end",) ("start", player) ("end", player, n) ("realm", player) ("round",) ...
    card: int  # card lying on the table for it, or -1
    #: what it works on: "source", "user" or a bound name, the card in play, and its generation then (target_gone);
    #: where it does not outlive the card it comes from, that one too under ORIGIN
    tied: tuple[tuple[str, int, int], ...] = ()


class InLimbo(NamedTuple):
    """A card in Limbo with its date of return."""

    card: int
    player: int
    turns: int  # real turns of `player` still to end; -1 = until something calls it back, or what it hung on comes back
    attachments: tuple[int, ...] = ()


class TurnState(NamedTuple):
    """One turn to come; `granted_by` is the card of an extra turn, -1 for a real one. An `inserted` turn is a real one
    out of the order of play.
    """

    player: int
    granted_by: int = -1
    inserted: bool = False


class Result(NamedTuple):
    """How a game ended."""

    winners: tuple[int, ...]
    reason: str
    unrazed: tuple[int, ...]


# Else `__new__` of a compiled class initialises as well, and `copy` fills in everything itself.
@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One position, complete. See the module docstring; fields in the order they are saved."""

    __slots__ = (
        "active",
        "acts",
        "answer",
        "attached",
        "battle",
        "cache",
        "chances",
        "check_goal",
        "clock",
        "ctrl",
        "defn",
        "direction",
        "done",
        "effects",
        "filed",
        "flags",
        "frames",
        "gen",
        "halting",
        "host",
        "kit",
        "limbo",
        "lists",
        "log",
        "marks",
        "n",
        "next_id",
        "owner",
        "pending",
        "phase",
        "play_order",
        "queue",
        "result",
        "seed",
        "seen",
        "skips",
        "slot",
        "stale",
        "triggers",
        "turn",
        "turns",
        "turns_taken",
        "version",
        "zone",
    )  # fmt: skip

    def __init__(self, kit: Kit, seed: Seed) -> None:
        size = len(kit.cards)
        self.kit = kit
        self.n = kit.players
        self.seed = seed
        self.chances = 0
        self.defn = list(kit.cards)  # read more than anything else and never copied: a list is read quickest
        self.owner = bytearray(kit.owners)
        self.ctrl = bytearray(kit.owners)
        self.zone = bytearray([z.OUTSIDE] * size)
        for rule in kit.rulebook:
            self.zone[rule] = z.RULEBOOK
        self.host = array("h", [-1] * size)
        self.slot = bytearray([255] * size)
        self.flags = bytearray(size)
        self.gen: array[int] = array("H", [0] * size)
        self.seen = bytearray(size)
        for rule in kit.rulebook:
            self.seen[rule] = 255
        for seat, realms in enumerate(kit.realm_decks):
            for realm in realms:
                self.seen[realm] = 1 << seat
        self.play_order = array("I", [0] * size)
        self.lists: list[tuple[int, ...]] = [()] * (self.n * z.LISTED)
        self.attached: dict[int, tuple[int, ...]] = {}
        self.battle: Battle | None = None
        self.acts: tuple[Act, ...] = ()
        self.frames: list[Frame] = []
        self.effects: tuple[Running, ...] = ()
        self.triggers: tuple[tuple[str, Context], ...] = ()
        self.limbo: tuple[InLimbo, ...] = ()
        self.marks: dict[str, int] = {}
        self.active: int = 0
        self.phase = 0
        self.turn = TurnState(0)
        self.turns = 0  # turns begun so far
        self.turns_taken = (0,) * self.n  # real turns begun per player
        self.queue: tuple[TurnState, ...] = ()
        self.skips = (0,) * self.n
        self.direction = 1
        self.done = 0  # bits of what the active player has done this turn (once_a_turn.py)
        #: hour of the day for cards that ask, an option of the game; -1 unknown
        self.clock = int(dict(kit.setup.options).get("hour", -1))
        self.next_id = 1
        self.result: Result | None = None
        self.check_goal = False  # the formation changed since the goal was last checked
        self.pending: Decision | None = None
        self.answer: Action | None = None
        self.version = 0
        self.cache: dict[Any, Any] = {}
        self.filed: Board | None = None  # board.py; like the cache it is shared by copies and never edited
        #: the board before it was forgotten, and the cards that lie differently since (filing.py)
        self.stale: tuple[Board, tuple[int, ...]] | None = None
        self.log: list[tuple[Any, ...]] | None = None
        self.halting = False  # uniform_windows.py: offers nobody can take are made as well

    def copy(self) -> State:
        """An independent state that plays on exactly as this one would; it has no log."""
        t = State.__new__(State)
        t.kit = self.kit
        t.n = self.n
        t.seed = self.seed
        t.chances = self.chances
        t.defn = self.defn
        t.owner = self.owner
        t.ctrl = self.ctrl[:]
        t.zone = self.zone[:]
        t.host = self.host[:]
        t.slot = self.slot[:]
        t.flags = self.flags[:]
        t.gen = self.gen[:]
        t.seen = self.seen[:]
        t.play_order = self.play_order[:]
        t.lists = self.lists[:]
        t.attached = self.attached.copy()
        t.battle = self.battle
        t.acts = self.acts
        t.frames = self.frames[:]
        t.effects = self.effects
        t.triggers = self.triggers
        t.limbo = self.limbo
        t.marks = self.marks.copy()
        t.active = self.active
        t.phase = self.phase
        t.turn = self.turn
        t.turns = self.turns
        t.turns_taken = self.turns_taken
        t.queue = self.queue
        t.skips = self.skips
        t.direction = self.direction
        t.done = self.done
        t.clock = self.clock
        t.next_id = self.next_id
        t.result = self.result
        t.check_goal = self.check_goal
        t.pending = self.pending
        t.answer = self.answer
        t.version = self.version
        t.cache = self.cache  # shared until either changes: `atoms.touch` replaces it, never edits it
        t.filed = self.filed
        t.stale = self.stale
        t.log = None
        t.halting = False
        return t

    def forget(self) -> None:
        """Forget everything derived from the state. To be called after writing to it without `atoms`."""
        self.cache = {}
        self.filed = None
        self.stale = None

    def forget_board(self, moved: tuple[int, ...] | None) -> None:
        """The board is filed anew when next asked; by difference if all that has changed is about the cards `moved`."""
        b = self.filed
        self.filed = None
        if moved is None:
            self.stale = None
        elif b is not None:
            self.stale = (b.before or b, moved)
        elif self.stale is not None:
            self.stale = (self.stale[0], self.stale[1] + moved)

    # -- reading, in the game's words -------------------------------------------------------------------------

    def hand(self, player: int) -> tuple[int, ...]:
        return self.lists[player * z.LISTED + z.HAND]

    def pool(self, player: int) -> tuple[int, ...]:
        return self.lists[player * z.LISTED + z.POOL]

    def formation(self, player: int) -> tuple[int, ...]:
        return self.lists[player * z.LISTED + z.FORMATION]

    def listed(self, player: int, zone: int) -> tuple[int, ...]:
        return self.lists[player * z.LISTED + zone]

    def realms(self, player: int) -> list[int]:
        """Realms of the formation, razed or not."""
        return list(filter(z.IS_CARD, self.lists[player * z.LISTED + z.FORMATION]))

    def unrazed(self, player: int) -> int:
        flags = self.flags
        return sum(1 for c in self.lists[player * z.LISTED + z.FORMATION] if c >= 0 and not flags[c] & z.RAZED)

    def on(self, card: int) -> tuple[int, ...]:
        """Cards attached to `card`, in the order they came."""
        return self.attached.get(card, ())

    def seats_after(self, player: int) -> tuple[int, ...]:
        """The other seats in order of play, beginning after `player` (ledger: `setup.order.clockwise`)."""
        return self.kit.seats_after[self.direction][player]

    def act(self, act_id: int) -> Act | None:
        for act in reversed(self.acts):
            if act.id == act_id:
                return act
        return None

    def name(self, card: int) -> str:
        return self.kit.defs[self.defn[card]].name
