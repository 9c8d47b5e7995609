"""Tournaments on this server: `desk` carries out what organisers and players ask, `tables` plays its rounds here."""

from __future__ import annotations
