"""Wordings of the underdark set."""
