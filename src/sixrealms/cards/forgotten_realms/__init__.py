"""Wordings of the forgotten realms set."""
