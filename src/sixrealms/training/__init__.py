"""Finding the numbers by which computer players judge, by letting them play: `python -m sixrealms.training tune`."""
