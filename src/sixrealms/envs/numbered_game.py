"""A game as programs that learn play it: numbered actions, rewards, an end; shared by every environment."""

from __future__ import annotations

from sixrealms import table
from sixrealms.engine.action import Action
from sixrealms.engine.goal import partners
from sixrealms.engine.kit import GameSetup
from sixrealms.engine.run import advance
from sixrealms.engine.state import State
from sixrealms.envs import observation
from sixrealms.envs.observation import Observation
from sixrealms.envs.option_rows import ON_A_PAGE, TURN_THE_PAGE, goes_on, offered


class IllegalSlot(ValueError):
    """An action that the mask does not allow."""


class NumberedGame:
    """One game and how far it is. `state` may be read and must not be changed from outside."""

    def __init__(self, setup: GameSetup, most_turns: int, seats: int = 0) -> None:
        """`most_turns`: after so many the game is cut off; `seats`: those observations have room for, 0 its own."""
        self.setup = setup
        self.state: State = table.start(setup)
        self.seats = seats or self.state.n
        self.page = 0
        self.taken: tuple[Action, ...] = ()
        self._most_turns = most_turns

    @property
    def seat(self) -> int:
        """Who is asked, -1 at the end."""
        return self.state.pending.player if self.state.pending is not None else -1

    @property
    def over(self) -> bool:
        """Whether the game has ended by the rules."""
        return self.state.result is not None

    @property
    def cut_off(self) -> bool:
        """Whether it has lasted too long."""
        return not self.over and self.state.turns > self._most_turns

    def legal(self) -> list[int]:
        """The actions of the seat that is asked, in order."""
        slots = list(range(len(offered(self.state, self.page))))
        return [*slots, TURN_THE_PAGE] if goes_on(self.state, self.page) else slots

    def action(self, slot: int) -> Action | None:
        """What an action means now; None for turning the page. IllegalSlot for one that is not offered."""
        if slot == TURN_THE_PAGE and goes_on(self.state, self.page):
            return None
        options = offered(self.state, self.page)
        if not 0 <= slot < len(options):
            known = f"0 to {len(options) - 1} are" if options else "the game is over"
            more = f", and {TURN_THE_PAGE} turns the page" if goes_on(self.state, self.page) else ""
            raise IllegalSlot(f"action {slot} is not offered: {known}{more}")
        return options[slot]

    def slot_of(self, action: Action) -> list[int]:
        """The actions that come to this option, pages turned first."""
        assert self.state.pending is not None
        page, slot = divmod(self.state.pending.options.index(action), ON_A_PAGE)
        return [*[TURN_THE_PAGE] * (page - self.page), slot]

    def act(self, slot: int) -> None:
        """Do it; IllegalSlot if it is not offered."""
        action = self.action(slot)
        if action is None:
            self.page += 1
            return
        self.page = 0
        self.taken = (*self.taken, action)
        advance(self.state, action)

    def observe(self, seat: int) -> Observation:
        """What a seat is shown; its options only where it is asked."""
        return observation.observe(self.state, seat, self.seats, self.page)

    def returns(self) -> list[float]:
        """1 for each who has won; those who have not share the loss of as much. 0 for all before the end, in a game
        that was cut off, and where nobody or everybody has won.
        """
        s = self.state
        won: set[int] = set()
        for winner in s.result.winners if s.result is not None else ():
            won.update(partners(s, winner))
        lost = s.n - len(won)
        if not won or not lost:
            return [0.0] * s.n
        return [1.0 if seat in won else -len(won) / lost for seat in range(s.n)]

    def copy(self) -> NumberedGame:
        """The same game, to be played on without changing this one."""
        other = NumberedGame.__new__(NumberedGame)
        other.setup, other.seats, other.page, other.taken = self.setup, self.seats, self.page, self.taken
        other._most_turns = self._most_turns
        other.state = self.state.copy()
        return other

    def __deepcopy__(self, memo: object) -> NumberedGame:
        return self.copy()
