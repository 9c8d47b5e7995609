"""Wordings of the dungeons set."""
