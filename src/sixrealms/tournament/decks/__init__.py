"""The decks of an event: lists as they are kept, sideboards and boosters."""
