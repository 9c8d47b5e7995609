"""A game looked at afterwards: who was winning when, where it turned, and what would have been better there."""

from __future__ import annotations
