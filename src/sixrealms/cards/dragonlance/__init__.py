"""Wordings of the dragonlance set."""
