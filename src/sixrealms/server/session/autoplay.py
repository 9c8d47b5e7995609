"""What happens at a table without a person: computer players answer, the table passes as its seats have ordered."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from functools import partial
from typing import Final

from sixrealms.engine import uniform_windows
from sixrealms.server import limits
from sixrealms.server.fault_log import noted
from sixrealms.server.game.entries import AheadDropped
from sixrealms.server.game.fog import SPECTATOR
from sixrealms.server.game.outcome import outcome
from sixrealms.server.game.table_game import TableGame
from sixrealms.server.refusal import Refused
from sixrealms.server.session import computers
from sixrealms.server.session.live_table import KeptTable

LOG: Final = logging.getLogger("sixrealms.server")


class GoingOn:
    """Plays as long as no person has to decide; `then` is called when it has come to its end."""

    def __init__(self, kept: KeptTable, then: Callable[[], None]) -> None:
        self._kept = kept
        self._then = then
        self._task: asyncio.Task[None] | None = None
        self._stopped = False

    async def stop(self) -> None:
        """Do nothing any more: the server is closing."""
        self._stopped = True
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    @property
    def busy(self) -> bool:
        """Whether something goes on by itself now."""
        return self._task is not None

    def wake(self) -> None:
        """Go on if nothing does yet and something can."""
        if self._task is None and not self._stopped and self._can() and not self._kept.out_of_date:
            self._task = asyncio.create_task(self._go_on())

    def _can(self) -> bool:
        game = self._kept.game
        if game is None:
            return False
        return self._a_computer_is_asked(game) or self._responding(game) or game.asked.automatic() is not None

    def _a_computer_is_asked(self, game: TableGame) -> bool:
        pending = game.state.pending
        return pending is not None and pending.player in self._kept.bots()

    def _responding(self, game: TableGame) -> bool:
        """Whether a computer player has something to say in a window of a fixed time and has not said it."""
        if not game.halts:
            return False
        bots = self._kept.bots()
        offered = (decision.player for decision in uniform_windows.offers(game.state))
        return any(seat in bots and seat not in game.ahead for seat in offered)

    async def _go_on(self) -> None:
        kept, game = self._kept, self._kept.game
        assert game is not None
        try:
            while self._can() and len(game.actions) < limits.DECISIONS:
                if self._a_computer_is_asked(game):
                    await self._computers_answer(game)
                elif self._responding(game):
                    await self._computers_respond(game)
                else:
                    async with kept.lock:
                        await self._answer_for_the_seat(game)
        except Refused as refused:
            LOG.warning("table %s does not go on by itself: %s", kept.stored.id, refused)
        except Exception as error:  # noqa: BLE001 - it is noted
            noted(f"going on by itself, table {kept.stored.id}", error)
        finally:
            self._task = None
            self._then()

    async def _answer_for_the_seat(self, game: TableGame) -> None:
        """What the seat that is asked has ordered, or has said before it was asked."""
        entry = game.asked.automatic()
        if entry is None:
            return
        try:
            await self._kept.keep(game, [entry], [outcome(game.state, entry.action, halts=game.windows is not None)])
        except (Refused, asyncio.CancelledError):
            raise
        except Exception as error:  # noqa: BLE001 - it is noted
            noted(f"what was ordered, table {self._kept.stored.id}, entry {game.version + 1}", error)
            await self._kept.keep(game, [AheadDropped(entry.seat)], [None])

    async def _computers_answer(self, game: TableGame) -> None:
        version, seen = game.version, game.v(SPECTATOR)
        position, halts = computers.to_think_about(game.state), game.windows is not None
        kept = self._kept
        steps = await kept.workers.think(
            partial(computers.answers, position, kept.bots(), kept.stored.secret, seen, halts=halts)
        )
        async with kept.lock:
            if game.version == version:
                await kept.keep(game, [step.entry for step in steps], [step.after for step in steps])

    async def _computers_respond(self, game: TableGame) -> None:
        kept, halted = self._kept, game.state
        position, seen = computers.to_think_about(halted), game.v(SPECTATOR)
        said = await kept.workers.think(computers.responses, position, kept.bots(), kept.stored.secret, seen)
        async with kept.lock:
            said = [entry for entry in said if entry.seat not in game.ahead]
            if game.state is halted and said:
                await kept.keep(game, said, [None] * len(said))
