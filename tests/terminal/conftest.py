"""What the tests of the terminal have in common."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.terminal.table.typist import Typist


@pytest.fixture
def typist(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Typist:
    """Somebody who types at a terminal of their own."""
    return Typist(monkeypatch, capsys, tmp_path / "home")
