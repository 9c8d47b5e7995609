"""Wordings of the birthright set."""
