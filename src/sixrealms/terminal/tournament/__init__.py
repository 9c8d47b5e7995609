"""`sixrealms tournament`: run an event from sign-up to ranking, each command a step that is kept at once."""
