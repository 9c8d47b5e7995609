"""`sixrealms tournament`: run an event from sign-up to ranking, what each command records is kept at once."""
