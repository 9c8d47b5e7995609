"""The table in a terminal: what a person sees of a game, hears of it, and can say to it."""
