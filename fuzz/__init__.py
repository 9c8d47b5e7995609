"""Searching for games that break an invariant: `python -m fuzz --help`."""

from __future__ import annotations
