"""Holdings of the Birthright booster."""

from sixrealms.language import *

card("BR/17", "The Maze of Maalvar the Minotaur", Always(CannotAttack(~(FLYER | EARTHWALKER))))
