"""Lessons and puzzles: positions to play on from, with what is to be reached there. Each is one file below `data/`."""
