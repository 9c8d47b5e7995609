"""Puzzles found in games between computers: positions, cut down to few cards, with one first move that solves them.

`positions` plays the games, `cut_down` takes away what is not needed, `judged` proves and grades, `hunt` keeps what is
unlike all others.
"""
