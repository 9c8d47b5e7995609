"""Computer players: each answers decisions from its own view of the game."""
