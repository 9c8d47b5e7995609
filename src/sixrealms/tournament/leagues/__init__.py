"""Leagues: events of a season together, with a ranking of their own. Plain data in, plain data out."""
