"""What the compiler of the engine is told of a class, and what its classes need that are dataclasses; without the
compiler all of it is nothing (docs/decisions/0027-the-engine-compiled.md).
"""

from __future__ import annotations

from inspect import get_annotations
from types import GetSetDescriptorType
from typing import TYPE_CHECKING

try:
    from mypy_extensions import mypyc_attr, trait
except ImportError:  # it comes with mypy, and nobody needs it who plays

    def mypyc_attr(**attributes: object):  # type: ignore[no-untyped-def, misc]
        """Leave a class as it is."""
        return lambda described: described

    def trait(described):  # type: ignore[no-untyped-def, misc]
        """Leave a class as it is."""
        return described


if TYPE_CHECKING:
    from dataclasses import dataclass
else:
    import dataclasses

    def dataclass(**how):
        """`dataclasses.dataclass` for parts of powers. A compiled class has a descriptor for what its base declares,
        which would be taken for the value of what is declared again without one.
        """

        def made(described):
            for name in get_annotations(described):
                if name not in vars(described) and isinstance(getattr(described, name, None), GetSetDescriptorType):
                    setattr(described, name, dataclasses.field())
            return dataclasses.dataclass(**how)(described)

        return made


__all__ = ["dataclass", "mypyc_attr", "trait"]
