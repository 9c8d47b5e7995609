"""What is found by letting computers play: better numbers by which they judge (`python -m sixrealms.training tune`),
and puzzles for people (`python -m sixrealms.training puzzles`).
"""
