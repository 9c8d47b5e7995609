"""One socket as frames of JSON: what comes, what goes, and why it ends."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from litestar import WebSocket
from litestar.datastructures import State as AppState
from litestar.exceptions import WebSocketDisconnect
from msgspec import UNSET

from sixrealms.errors import InEveryLanguage
from sixrealms.server import limits
from sixrealms.server.messages.outgoing import Told, Wrong
from sixrealms.server.refusal import Refused, in_words

Socket = WebSocket[Any, Any, AppState]

#: Codes a socket is closed with: what was said cannot be understood, or is refused; too much; connect again.
NOT_UNDERSTOOD: Final = 4400
REFUSED: Final = 4403
TOO_MUCH: Final = 4429
AGAIN: Final = 4410


_NOTICED: Final = "Unexpected ASGI message"


class HangUp(Exception):
    """The connection is of no use any more; `told` is the last message, `because` what it is in every language, where
    it has more to say than its code.
    """

    def __init__(self, code: int, told: Wrong, because: InEveryLanguage | None = None) -> None:
        super().__init__(told.message)
        self.code = code
        self.told = told
        self.because = because


def in_the_language(told: Wrong, language: str, because: InEveryLanguage | None = None) -> Wrong:
    """What was wrong, in the reader's language."""
    if because is not None:
        return Wrong(told.code, because.said(language), told.retry)
    return Wrong(told.code, in_words(told.code, told.message, language), told.retry)


def refused(because: Refused) -> Wrong:
    """A refusal with which the connection ends."""
    return Wrong(because.code, str(because), because.more.get("retry", UNSET))


async def send(socket: Socket, message: Told) -> None:
    """Send a message; WebSocketDisconnect if the other end is gone."""
    try:
        await socket.send_text(msgspec.json.encode(message).decode())
    except OSError:  # what servers raise when the other end is gone
        raise WebSocketDisconnect(detail="gone") from None
    except RuntimeError as error:  # what uvicorn raises when it has noticed before us
        if not str(error).startswith(_NOTICED):
            raise
        raise WebSocketDisconnect(detail="gone") from None


async def receive(socket: Socket) -> str:
    """The next message of the client. HangUp for one that is too long or no text."""
    event = await socket.receive()
    if event["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(detail="gone")
    text = event.get("text")
    if not isinstance(text, str):
        raise HangUp(NOT_UNDERSTOOD, Wrong("not-text", "messages are JSON in text frames"))
    if len(text) > limits.MESSAGE:
        raise HangUp(TOO_MUCH, Wrong("too-long", f"a message has at most {limits.MESSAGE} characters"))
    return text


def short(wrong: Exception) -> str:
    """Why a message is none, on one line."""
    return " ".join(str(wrong).split())[:200] or "this is no message of the protocol"
