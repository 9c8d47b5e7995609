"""Wordings of the artifacts set."""
