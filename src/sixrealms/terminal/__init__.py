"""The programs that face a person at a terminal."""
