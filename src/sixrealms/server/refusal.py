"""What the server answers when it does not do what it was asked."""

from __future__ import annotations

from typing import Any

from sixrealms.errors import SixRealmsError


class Refused(SixRealmsError):
    """A request that is not carried out: a code for programs, a sentence for people, more where there is more."""

    def __init__(self, code: str, message: str, **more: Any) -> None:
        super().__init__(message)
        self.code = code
        self.more = more
