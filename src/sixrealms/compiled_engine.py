"""Whether the engine that runs here was compiled (docs/decisions/0027-the-engine-compiled.md)."""

from __future__ import annotations

from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

_ENGINE = Path(__file__).parent / "engine"


def is_compiled(engine: Path = _ENGINE) -> bool:
    """Whether there is a library for the modules of the engine: Python then takes that and not the source. Found
    without loading the engine.
    """
    return any((engine / f"board{suffix}").is_file() for suffix in EXTENSION_SUFFIXES)
