"""From the steps of an event to its state: the only way there is.

Every list of steps gives a state, and the same one at any time and on any machine. A step that cannot count any more,
because what it is about was undone or corrected away, is kept and shown as set aside.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Sequence

from sixrealms.errors import TournamentRefused
from sixrealms.tournament import steps
from sixrealms.tournament.deck_changes import from_booster
from sixrealms.tournament.event import Event, Participant, Round, SetAside, TableState, winner_of
from sixrealms.tournament.plan import Plan
from sixrealms.tournament.results import results_of
from sixrealms.tournament.seating import champion, digest, seating
from sixrealms.tournament.tables import Because, Seating

_FACTS = (
    steps.Claimed,
    steps.Recorded,
    steps.Corrected,
    steps.Struck,
    steps.Awarded,
    steps.Placed,
    steps.Extended,
    steps.Opened,
    steps.Exchanged,
)


def fold(plan: Plan, book: Sequence[steps.Taken]) -> Event:
    """The event after these steps."""
    return _Folding(plan, tuple(book)).event


class _Folding:
    """One reading of a book.

    What was said about the tables of a round, corrections included, is laid on them when the round is seated, so that
    everything after follows from the results as they are now known to be.
    """

    def __init__(self, plan: Plan, book: tuple[steps.Taken, ...]) -> None:
        self.event = Event(plan, version=book[-1].number if book else 0)
        self._force = steps.in_force(book)
        self._facts: defaultdict[int, list[steps.Taken]] = defaultdict(list)
        self._known = {t.step.player for t in self._force if isinstance(t.step, steps.Registered)}
        for taken in self._force:
            if isinstance(taken.step, _FACTS) and not (isinstance(taken.step, steps.Placed) and not taken.step.table):
                self._facts[taken.step.round].append(taken)
        for taken in self._force:
            handler = _HANDLERS.get(type(taken.step))
            if handler is not None:
                handler(self, taken)
        for taken in (t for number in self._facts for t in self._facts[number] if number > len(self.event.rounds)):
            self._set_aside(taken, "no-round", round=taken.step.round)  # type: ignore[union-attr]
        self.event.set_aside.sort(key=lambda one: one.taken.number)
        self.event.winner = champion(self.event) or ""

    def _set_aside(self, taken: steps.Taken, why: str, **arguments: str | int) -> None:
        self.event.set_aside.append(SetAside(taken, Because(f"event-aside-{why}", (), dict(arguments))))

    def _player(self, taken: steps.Taken, player: str) -> Participant | None:
        found = self.event.players.get(player)
        if found is None:
            self._set_aside(taken, "no-player", player=player)
        return found

    # -- players ----------------------------------------------------------------------------------------------------

    def amended(self, taken: steps.Taken) -> None:
        assert isinstance(taken.step, steps.Amended)
        self.event.plan = taken.step.plan

    def registered(self, taken: steps.Taken) -> None:
        step = taken.step
        assert isinstance(step, steps.Registered)
        if step.player in self.event.players:
            self._set_aside(taken, "entered", player=step.player)
            return
        rounds = len(self.event.rounds)
        self.event.players[step.player] = Participant(
            step.player, step.name, step.team, step.members, entered_after=rounds
        )

    def renamed(self, taken: steps.Taken) -> None:
        step = taken.step
        assert isinstance(step, steps.Renamed)
        if found := self._player(taken, step.player):
            found.name, found.team, found.members = step.name, step.team, step.members

    def deck_registered(self, taken: steps.Taken) -> None:
        step = taken.step
        assert isinstance(step, steps.DeckRegistered)
        if found := self._player(taken, step.player):
            found.decks[step.member] = step.deck
            found.broken = step.broken

    def decks_locked(self, taken: steps.Taken) -> None:
        assert isinstance(taken.step, steps.DecksLocked)
        self.event.decks_locked = taken.step.locked

    def issued(self, taken: steps.Taken) -> None:
        step = taken.step
        assert isinstance(step, steps.Issued)
        if found := self._player(taken, step.player):
            found.issued[step.member] = found.decks[step.member] = step.deck

    def booster_used(self, taken: steps.Taken) -> None:
        step = taken.step
        assert isinstance(step, steps.BoosterUsed)
        found = self._player(taken, step.player)
        if found is None:
            return
        deck = found.decks.get(step.member)
        changed = from_booster(deck, step.out, step.into) if deck is not None else None
        if changed is None or step.member in found.boosters_used:
            self._set_aside(taken, "booster", player=found.id)
            return
        found.decks[step.member] = changed
        found.boosters_used = (*found.boosters_used, step.member)

    def deck_checked(self, taken: steps.Taken) -> None:
        assert isinstance(taken.step, steps.DeckChecked)
        if found := self._player(taken, taken.step.player):
            found.checks.append(taken.step)

    def withdrawn(self, taken: steps.Taken) -> None:
        assert isinstance(taken.step, steps.Withdrawn)
        found = self._player(taken, taken.step.player)
        if found is None:
            return
        if found.status != "in":
            self._set_aside(taken, "left", player=found.id)
            return
        found.status = "out"
        if table := self._still_playing(found.id, taken):
            table.withdrawn = (*table.withdrawn, found.id)

    def penalised(self, taken: steps.Taken) -> None:
        step = taken.step
        assert isinstance(step, steps.Penalised)
        found = self._player(taken, step.player)
        if found is None:
            return
        self.event.penalties.append((taken, step))
        if step.sanction == "ejection" and found.status != "ejected":
            found.status = "ejected"
            if table := self._still_playing(found.id, taken):
                table.ejected = (*table.ejected, found.id)

    def returned(self, taken: steps.Taken) -> None:
        assert isinstance(taken.step, steps.Returned)
        found = self._player(taken, taken.step.player)
        if found is None:
            return
        if found.status == "in":
            self._set_aside(taken, "not-left", player=found.id)
            return
        found.status = "in"

    def _still_playing(self, player: str, taken: steps.Taken) -> TableState | None:
        """The table of somebody in the current round, if it was not decided before this step."""
        now = self.event.current
        table = now.table_of(player) if now else None
        if now is None or table is None:
            return None
        before = {n: result for n, result in table.results.items() if result.number < taken.number}
        then = TableState(table.number, table.players, before, withdrawn=table.withdrawn, ejected=table.ejected)
        return table if winner_of(self.event, now, then) is None else None

    # -- rounds -----------------------------------------------------------------------------------------------------

    def seated(self, taken: steps.Taken) -> None:
        step = taken.step
        assert isinstance(step, steps.Seated)
        if step.round != len(self.event.rounds) + 1:
            self._set_aside(taken, "other-round", round=step.round)
            return
        found, by_hand = self._seating(taken.number, step)
        if found is None:
            self._set_aside(taken, "no-seating", round=step.round)
            return
        tables = [TableState(table.number, table.players) for table in found.tables]
        now = Round(step.round, found.final, found.worth, tables, by_hand, seated=taken.number)
        self.event.rounds.append(now)
        gone = self._gone_after(taken)
        for fact, why in results_of(now, self._facts[step.round], self.event.plan.wins, gone):
            self._set_aside(fact, why, round=step.round)

    def _gone_after(self, seated: steps.Taken) -> set[str]:
        """Who leaves while the round that is seated by this step is played."""
        found: set[str] = set()
        for taken in self._force:
            if taken.number <= seated.number:
                continue
            if isinstance(taken.step, steps.Seated):
                break
            if isinstance(taken.step, steps.Withdrawn) or (
                isinstance(taken.step, steps.Penalised) and taken.step.sanction == "ejection"
            ):
                found.add(taken.step.player)
        return found

    def _seating(
        self, number: int, step: steps.Seated
    ) -> tuple[steps.Seated | steps.SeatedByHand | Seating | None, bool]:
        """Who sits where: as a person said, as it was announced, or as it follows from results that were corrected."""
        for hand in reversed(self._force):
            if not isinstance(hand.step, steps.SeatedByHand) or hand.step.round != step.round or hand.number < number:
                continue
            if all(player in self._known for table in hand.step.tables for player in table.players):
                return hand.step, True
            self._set_aside(hand, "stranger-seated", round=step.round)
        if step.inputs == digest(self.event):
            return step, False
        try:
            again = seating(self.event)
        except TournamentRefused:  # too few are left, or somebody has no team any more
            return None, False
        return (again if again is not None and again.tables else None), False

    # -- beside the tables --------------------------------------------------------------------------------------------

    def ruled(self, taken: steps.Taken) -> None:
        assert isinstance(taken.step, steps.Ruled)
        self.event.rulings.append((taken, taken.step))

    def replaced(self, taken: steps.Taken) -> None:
        assert isinstance(taken.step, steps.Replaced)
        if self._player(taken, taken.step.player):
            self.event.replaced.append((taken, taken.step))

    def repaired(self, taken: steps.Taken) -> None:
        assert isinstance(taken.step, steps.Repaired)
        self.event.repairs.append((taken, taken.step))

    def clock_started(self, taken: steps.Taken) -> None:
        step = taken.step
        assert isinstance(step, steps.ClockStarted)
        if not 1 <= step.round <= len(self.event.rounds):
            self._set_aside(taken, "no-round", round=step.round)
            return
        now = self.event.rounds[step.round - 1]
        now.clock, now.minutes, now.paused = taken.at, step.minutes, 0

    def clock_paused(self, taken: steps.Taken) -> None:
        step = taken.step
        assert isinstance(step, steps.ClockPaused)
        if now := self._clock(taken, step.round, running=True):
            now.paused = taken.at

    def clock_resumed(self, taken: steps.Taken) -> None:
        step = taken.step
        assert isinstance(step, steps.ClockResumed)
        if now := self._clock(taken, step.round, running=False):
            now.clock, now.paused = now.clock + taken.at - now.paused, 0

    def _clock(self, taken: steps.Taken, number: int, *, running: bool) -> Round | None:
        """The round whose clock runs, or is paused; the step is set aside if it does not."""
        now = self.event.rounds[number - 1] if 1 <= number <= len(self.event.rounds) else None
        if now is not None and now.clock and bool(now.paused) != running:
            return now
        self._set_aside(taken, "clock", round=number)
        return None

    def placed(self, taken: steps.Taken) -> None:
        step = taken.step
        assert isinstance(step, steps.Placed)
        if step.table:
            return  # laid on its table
        self.event.ruled = (*step.order, *(one for one in self.event.ruled if one not in step.order))
        self.event.ruled_why.update(dict.fromkeys(step.order, step.why))

    def wrapped_up(self, taken: steps.Taken) -> None:
        self.event.wrapped_up = taken.at

    def sent(self, taken: steps.Taken) -> None:
        assert isinstance(taken.step, steps.Sent)
        self.event.sent = taken.step.on


_HANDLERS: dict[type, Callable[[_Folding, steps.Taken], None]] = {
    steps.Amended: _Folding.amended,
    steps.Registered: _Folding.registered,
    steps.Renamed: _Folding.renamed,
    steps.DeckRegistered: _Folding.deck_registered,
    steps.DecksLocked: _Folding.decks_locked,
    steps.Issued: _Folding.issued,
    steps.BoosterUsed: _Folding.booster_used,
    steps.DeckChecked: _Folding.deck_checked,
    steps.Withdrawn: _Folding.withdrawn,
    steps.Returned: _Folding.returned,
    steps.Seated: _Folding.seated,
    steps.Penalised: _Folding.penalised,
    steps.Ruled: _Folding.ruled,
    steps.Replaced: _Folding.replaced,
    steps.Repaired: _Folding.repaired,
    steps.ClockStarted: _Folding.clock_started,
    steps.ClockPaused: _Folding.clock_paused,
    steps.ClockResumed: _Folding.clock_resumed,
    steps.Placed: _Folding.placed,
    steps.WrappedUp: _Folding.wrapped_up,
    steps.Sent: _Folding.sent,
}
