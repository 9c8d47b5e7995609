"""What is wrong with a shorthand, where, and what was probably meant."""

from __future__ import annotations

from sixrealms.errors import OptionRefused


class ShorthandMistake(OptionRefused):
    """A shorthand that is not understood: what is wrong, where, and what was probably meant.

    `line` is what was given and `at`, `length` the wrong part of it; `picture` shows both with carets under the part.
    `nearest` is the word for the wrong part or, where a word of another place was meant, the whole name; `mended` is
    the line with it. Both are empty where nothing is near. The line is `understood` then, unless something else is
    wrong with it that nothing is known for.
    """

    def __init__(
        self, line: str, at: int, length: int, why: OptionRefused, nearest: str = "", mended: str = ""
    ) -> None:
        self.line = line
        self.at = min(at, len(line))
        self.length = max(1, min(length, len(line) - self.at))
        self.nearest = nearest
        self.mended = mended
        self.understood = False
        where = {"column": str(self.at + 1), "line": repr(line[:80])}
        if nearest:
            super().__init__("naming-mistake-nearest", why=why, nearest=nearest, **where)
        else:
            super().__init__("naming-mistake", why=why, **where)
        self.picture = (f"  {line}", f"  {' ' * self.at}{'^' * self.length}")
