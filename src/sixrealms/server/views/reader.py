"""One watcher at one connection: what they have been told, and what is to be told them next."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Any, Final

from sixrealms.engine.action import Decision
from sixrealms.server.game import chat
from sixrealms.server.game.fog import SPECTATOR, Fog
from sixrealms.server.game.table_game import PUBLIC_BIT, TableGame
from sixrealms.server.messages.outgoing import (
    BackAsked,
    EventTold,
    Line,
    Prompt,
    PromptOption,
    StateTold,
    TableChanged,
    TableTold,
)
from sixrealms.server.views.repeat_prompts import ONE, several
from sixrealms.server.views.table_view import picture
from sixrealms.telling.choices import detail, label, question
from sixrealms.telling.names import Naming
from sixrealms.telling.story import Story

#: Lines of what happened that come with a whole table; the record of the game has all.
LINES: Final = 60


class Reader:
    """Makes the messages for one seat, or a spectator, in one language.

    `whole` is the table from nothing, `news` what has changed since the last message. Folding every `news` into the
    first `whole` gives the table a new `whole` would show.
    """

    def __init__(
        self,
        game: TableGame,
        seat: int,
        language: str,
        names: Sequence[str],
        secret: bytes,
        now: Callable[[], float] = time.time,
    ) -> None:
        self.seat = seat
        self.language = language
        self.version = 0
        self._game = game
        self._live = game  # what people say and their clocks are of this one, and its versions
        self._names = tuple(names)
        self._secret = secret
        self._now = now
        self._picture: TableTold | None = None
        self._heard = 0
        self._taken_back = -1
        self._read: set[int] = set()  # lines of the chat
        self._story = self._new_story()

    def _new_story(self) -> Story:
        bit = PUBLIC_BIT if self.seat == SPECTATOR else self.seat
        return Story(self._game.state, bit, self.language, self._names)

    def fog(self) -> Fog:
        """How this watcher sees the cards now."""
        return Fog(self._game.state, self.seat, self._secret)

    def whole(self) -> StateTold:
        """Everything: the table, the last of what happened, the open question."""
        self._read.clear()
        self._story = self._new_story()
        self._heard = max(len(self._game.happenings) - LINES, 0)
        self._picture = picture(self.fog())
        return StateTold(seat=self.seat, table=self._picture, **self._since())

    def news(self, *, answered: bool = False) -> StateTold | EventTold:
        """What has changed since the last message; everything if something was taken back or nothing was told yet.

        Where the open question has been `answered` already, it is not asked.
        """
        before, now = self._picture, picture(self.fog())
        if before is None or self._taken_back != self._game.taken_back:
            return self.whole()
        self._picture = now
        cards = {number: card for number, card in now.cards.items() if before.cards.get(number) != card}
        gone = [number for number in before.cards if number not in now.cards]
        message = EventTold(changed=_changed(before, now), cards=cards, gone=gone, **self._since())
        if answered:
            message.prompt = None
        return message

    def _since(self) -> dict[str, Any]:
        """What a whole table and news have in common: all that was said and happened since the last message."""
        game = self._game
        self.version = self._live.v(self.seat)
        self._taken_back = game.taken_back
        new = game.happenings[self._heard :]
        self._heard = len(game.happenings)
        request = game.request
        return {
            "v": self.version,
            "log": [Line(line.kind, line.text) for line in self._story.news(new)],
            "prompt": self._prompt(),
            "chat": self._chat(),
            "waiting": list(game.asked.waiting()),
            "clock": self._live.clocks.told(self._now()) if self._live.clocks is not None else None,
            "window": self._live.windows.told(self.seat, self._now()) if self._live.windows is not None else None,
            "back": game.policy(self.seat) if self.seat != SPECTATOR else "",
            **self._attention(),
            "back_asked": BackAsked(request.seat, list(request.waiting)) if request is not None else None,
        }

    def _chat(self) -> list[chat.ChatLine]:
        """What was said since the last message."""
        game = self._live
        over = game.state.result is not None
        new = [number for number in range(len(game.chat)) if number not in self._read]
        new = [number for number in new if chat.heard_by(game.chat[number], self.seat, over=over)]
        self._read.update(new)
        return [chat.told(game.chat[number], self.language) for number in new[-chat.LAST :]]

    def _attention(self) -> dict[str, Any]:
        """The standing orders of this seat, and how often the table has passed for it."""
        if self.seat == SPECTATOR:
            return {"orders": None, "passed": 0}
        orders = self._game.attention.orders(self.seat)
        return {"orders": orders, "passed": self._game.passed.get(self.seat, 0)}

    def _prompt(self) -> Prompt | None:
        """The open question with its answers, for the one who is asked."""
        decision = self._game.asked.question(self.seat)
        if decision is None or self.seat in self._game.ahead:
            return None
        fog = self.fog()
        ahead = decision is not self._game.state.pending
        naming = Naming(self._game.state, self.seat, self.language, self._names)
        at_once = ONE if ahead else several(self._game.state)
        return Prompt(
            ahead=ahead,
            kind=decision.kind,
            about=decision.about,
            card=fog.number(decision.card),
            question=question(naming, decision, private=True),
            detail=detail(naming, decision),
            least=at_once.least,
            most=at_once.most,
            options=self._options(fog, naming, decision),
        )

    def _options(self, fog: Fog, naming: Naming, decision: Decision) -> list[PromptOption]:
        return [
            PromptOption(**fog.action(action)._asdict(), label=label(naming, action)) for action in decision.options
        ]


def _changed(before: TableTold, now: TableTold) -> TableChanged:
    """The fields of the table that are others now; its cards are told by themselves."""
    fields = (name for name in TableChanged.__struct_fields__ if getattr(before, name) != getattr(now, name))
    return TableChanged(**{name: getattr(now, name) for name in fields})
