"""Wordings of the night stalkers set."""
