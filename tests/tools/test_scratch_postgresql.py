"""A scratch PostgreSQL says why there is none, and leaves nothing behind."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

import psycopg
import pytest

from tools import scratch_postgresql


def test_without_postgresql_it_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(scratch_postgresql, "program", lambda name: None)

    assert scratch_postgresql.main(["true"]) == 2
    assert "apt-get install postgresql" in capsys.readouterr().err


def test_a_program_that_fails_is_named_and_its_folder_is_gone(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(scratch_postgresql, "program", lambda name: "/bin/false")
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))

    assert scratch_postgresql.main(["true"]) == 2
    assert "false fails" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


@pytest.mark.skipif(scratch_postgresql.program("initdb") is None, reason="PostgreSQL is not installed")
def test_a_command_finds_the_database_and_its_exit_code_comes_back() -> None:
    asks = 'import os, psycopg; psycopg.connect(os.environ["SIXREALMS_TEST_POSTGRESQL"]).close(); raise SystemExit(7)'

    with scratch_postgresql.scratch() as address, psycopg.connect(address) as connection:
        found = connection.execute("SELECT 3").fetchone()
    assert found == (3,)
    with pytest.raises(psycopg.OperationalError):
        psycopg.connect(address)

    assert scratch_postgresql.main([sys.executable, "-c", asks]) == 7
