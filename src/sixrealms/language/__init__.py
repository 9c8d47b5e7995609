"""Everything a card file may write: one import, one name for each word.

    from sixrealms.language import *

A card file reads like the rulebook because all its words come from here; what is not listed is not part of the
language. Its modules are the parts of speech; the words themselves live below `sixrealms.powers` and in
`sixrealms.engine.ability`, each with its promise.
"""

from __future__ import annotations

from sixrealms.language.abilities import *
from sixrealms.language.bans import *
from sixrealms.language.battle import *
from sixrealms.language.conditions import *
from sixrealms.language.control_flow import *
from sixrealms.language.grants import *
from sixrealms.language.levels import *
from sixrealms.language.memory import *
from sixrealms.language.moves import *
from sixrealms.language.numbers import *
from sixrealms.language.one_card import *
from sixrealms.language.players import *
from sixrealms.language.protection import *
from sixrealms.language.rare_words import *
from sixrealms.language.responses import *
from sixrealms.language.sets import *
from sixrealms.language.tests_on_cards import *
from sixrealms.language.timing import *
