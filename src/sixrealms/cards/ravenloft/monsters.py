"""Monsters of the Ravenloft booster."""

from sixrealms.language import *

same_as("RL/89", "Arijani", "1st/457")
