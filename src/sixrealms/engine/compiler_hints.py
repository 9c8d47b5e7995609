"""What the compiler of the engine is told of a class; without the compiler it is nothing
(docs/decisions/0027-the-engine-compiled.md).
"""

from __future__ import annotations

try:
    from mypy_extensions import mypyc_attr
except ImportError:  # it comes with mypy, and nobody needs it who plays

    def mypyc_attr(**attributes: object):  # type: ignore[no-untyped-def, misc]
        """Leave a class as it is."""
        return lambda described: described


__all__ = ["mypyc_attr"]
