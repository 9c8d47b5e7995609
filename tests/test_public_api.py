"""The example in the documentation of the public API is one that runs."""

from __future__ import annotations

import doctest

from sixrealms import table


def test_the_example_of_the_public_api_runs() -> None:
    ran = doctest.testmod(table)
    assert ran.attempted
    assert not ran.failed
