"""The rules need no server: nothing below imports it, and without its libraries everything else works."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import sixrealms

SOURCE = Path(sixrealms.__file__).parent
_WITHOUT = """
import sys
for name in ("litestar", "uvicorn", "websockets", "sqlalchemy", "alembic"):
    sys.modules[name] = None
from sixrealms import new_game
from sixrealms.terminal.main import main
assert new_game(["A-1", "B-1"]).pending is not None
assert main(["rules", "gloss.hand"]) == 0
raise SystemExit(main(["serve"]))
"""


def test_only_the_command_imports_the_server() -> None:
    users = [
        path.relative_to(SOURCE).as_posix()
        for path in SOURCE.rglob("*.py")
        if "sixrealms.server" in path.read_text(encoding="utf-8") and not path.is_relative_to(SOURCE / "server")
    ]

    assert sorted(users) == [
        "terminal/admin/audit.py",
        "terminal/admin/bans.py",
        "terminal/admin/changes.py",
        "terminal/admin/lists.py",
        "terminal/admin/ranked_people.py",
        "terminal/admin/reports.py",
        "terminal/admin/shared.py",
        "terminal/admin/show.py",
        "terminal/backup_command.py",
        "terminal/serve_command.py",
        "terminal/tournament/leagues.py",  # and so are leagues
        "terminal/tournament/people.py",  # who they are in the ranking of a server
        "terminal/tournament/plan_and_keys.py",  # events are kept in the database of the server
        "terminal/tournament/repairs.py",  # so are the tables of its games
        "terminal/tournament/service.py",
        "terminal/tournament_files.py",
        "terminal/web_play.py",
    ]


def test_without_its_libraries_only_the_server_is_missing_and_says_so() -> None:
    done = subprocess.run([sys.executable, "-c", _WITHOUT], capture_output=True, text=True, check=False)

    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1
    assert "sixrealms[serve]" in done.stderr
