"""`--database`, the same for every command that works on the database of a server."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import click
from click.core import ParameterSource

from sixrealms.errors import OptionRefused


def database_option(help_id: str) -> Callable[[Any], Any]:
    """`--database URL`; without it the own database. OptionRefused for a value of nothing, as an unset variable of a
    script leaves it: the own database would be changed instead of the one that was meant.
    """
    return click.option("--database", default="", metavar="URL", help=help_id, callback=_named)


def _named(context: click.Context, option: click.Parameter, value: str) -> str:
    given = context.get_parameter_source(option.name or "") is not ParameterSource.DEFAULT
    if given and not value.strip():
        raise OptionRefused("serve-database-empty")
    return value
