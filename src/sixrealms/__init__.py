"""Six Realms: an unofficial program that plays Spellfire and enforces its rules."""

from __future__ import annotations
