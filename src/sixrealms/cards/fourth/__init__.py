"""Wordings of the fourth set."""
