"""What the server answers when it does not do what it was asked."""

from __future__ import annotations

from typing import Any, Final

from sixrealms.errors import InEveryLanguage, SixRealmsError
from sixrealms.wording import LANGUAGES, message_ids, say

#: The code of what the rest of the program refuses; what is told is its sentence.
IMPOSSIBLE: Final = "impossible"


class Refused(SixRealmsError):
    """A request that is not carried out: a code for programs, a sentence for people, more where there is more.

    `because` is what the rest of the program has refused, where that has its own sentence in every language.
    """

    def __init__(self, code: str, message: str, *, because: InEveryLanguage | None = None, **more: Any) -> None:
        super().__init__(message)
        self.code = code
        self.because = because
        self.more = more

    def said(self, language: str) -> str:
        """The sentence in a language."""
        return self.because.said(language) if self.because is not None else in_words(self.code, str(self), language)


def failed(error: str) -> Refused:
    """What somebody is told whose question makes the program fail: the id under which that is in the log."""
    because = InEveryLanguage("refused-fault-noted", error=error)
    return Refused("fault", str(because), because=because, error=error)


def preferred(accepted: str) -> str:
    """The language of ours a reader likes most (`Accept-Language`); English if they like none of them."""
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
    """Why something is not done: `message` in English, which has the details, elsewhere what the code means; of what
    the rest of the program refuses in English only, that it is impossible, with that sentence behind it.
    """
    if code == IMPOSSIBLE:
        return message if language == LANGUAGES[0] else say("impossible-otherwise", language, why=message)
    name = f"refused-{code}"
    return message if language == LANGUAGES[0] or name not in message_ids(language) else say(name, language)
