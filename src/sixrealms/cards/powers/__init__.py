"""Wordings of the Powers set."""
