"""Wordings of the runes and ruins set."""
