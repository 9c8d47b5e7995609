"""How fast the engine is, in figures that compare between machines: `python -m benchmarks`."""

from __future__ import annotations
