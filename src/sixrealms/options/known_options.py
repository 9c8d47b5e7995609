"""Every option the program knows. An option is one file below this package that binds the name OPTION."""

from __future__ import annotations

import difflib
import importlib
import pkgutil
from functools import cache
from types import MappingProxyType

from sixrealms.errors import OptionError, OptionRefused
from sixrealms.options.option import Option

#: Packages whose modules are one option each.
_SHELVES = ("victories", "tournament_types", "variants", "optional_rules")


@cache
def all_options() -> MappingProxyType[str, Option]:
    """All options by key, in the order of the shelves and of the alphabet."""
    found: dict[str, Option] = {}
    for shelf in _SHELVES:
        package = importlib.import_module(f"sixrealms.options.{shelf}")
        for info in sorted(pkgutil.iter_modules(package.__path__), key=lambda i: i.name):
            option = importlib.import_module(f"{package.__name__}.{info.name}").OPTION
            if option.key in found:
                raise OptionError(f"two options are called {option.key!r}")
            found[option.key] = option
    return MappingProxyType(found)


def named(key: str) -> Option:
    """The option with this key; OptionError names the nearest one."""
    options = all_options()
    if key in options:
        return options[key]
    near = difflib.get_close_matches(key, list(options), n=1, cutoff=0.5)
    if near:
        raise OptionRefused("unfit-unknown-nearest", value=repr(key), nearest=near[0])
    raise OptionRefused("unfit-unknown", value=repr(key))
