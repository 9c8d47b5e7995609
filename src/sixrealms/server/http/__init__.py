"""The requests a server answers, one module for each thing they are about, and the socket of a table."""

from __future__ import annotations
