"""What a server keeps in its database: tables with their entries, tournaments, people and the keys they hold."""

from __future__ import annotations
