"""What the server answers when it does not do what it was asked."""

from __future__ import annotations

from typing import Any, Final

from sixrealms.errors import SixRealmsError
from sixrealms.server.impossible import impossible
from sixrealms.wording import LANGUAGES, message_ids, say

#: The code of what the rest of the program refuses; what is told is its sentence.
IMPOSSIBLE: Final = "impossible"


class Refused(SixRealmsError):
    """A request that is not carried out: a code for programs, a sentence for people, more where there is more."""

    def __init__(self, code: str, message: str, **more: Any) -> None:
        super().__init__(message)
        self.code = code
        self.more = more


def preferred(accepted: str) -> str:
    """The language of ours a reader likes most (`Accept-Language`); English if he likes none of them."""
    liked: list[tuple[float, str]] = []
    for wish in accepted[:200].split(","):
        name, _, weight = wish.partition(";")
        try:
            liked.append((float(weight.strip().removeprefix("q=") or 1), name.strip().lower()))
        except ValueError:
            continue
    for liking, name in sorted(liked, key=lambda one: -one[0]):
        for ours in LANGUAGES:
            if liking > 0 and name.partition("-")[0] == ours.partition("-")[0].lower():
                return ours
    return LANGUAGES[0]


def in_words(code: str, message: str, language: str) -> str:
    """Why something is not done: `message` in English, which has the details, elsewhere what the code means."""
    if code == IMPOSSIBLE:
        return impossible(message, language)
    name = f"refused-{code}"
    return message if language == LANGUAGES[0] or name not in message_ids(language) else say(name, language)
