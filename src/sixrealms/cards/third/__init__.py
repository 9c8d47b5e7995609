"""Wordings of 3rd Edition."""
