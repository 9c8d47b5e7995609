"""The commands of whoever runs a server, on its database."""

from __future__ import annotations
