"""Tournaments on this server: `service` carries out what organisers and players ask, `tables` plays its rounds here."""

from __future__ import annotations
