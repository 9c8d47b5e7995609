"""One module per step; each names the step before it."""

from __future__ import annotations
