"""Importing this module imports every power file below `sixrealms.cards`.

It is a module and not a function: a thread that imports it while another one does so waits until all files are there.
"""

from __future__ import annotations

import importlib
import pkgutil

import sixrealms.cards as cards
from sixrealms.powers.registry import write_repeats

for _file in sorted(pkgutil.walk_packages(cards.__path__, "sixrealms.cards."), key=lambda file: file.name):
    importlib.import_module(_file.name)

write_repeats()
