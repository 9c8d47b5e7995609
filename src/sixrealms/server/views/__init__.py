"""What one watcher is shown: the table through the fog, why an action is refused, replays, pages of cards and rules."""

from __future__ import annotations
