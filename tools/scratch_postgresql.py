"""A PostgreSQL of its own for tests: made in a scratch folder, reached through that folder only, gone afterwards.

    python -m tools.scratch_postgresql COMMAND ...    runs a command with SIXREALMS_TEST_POSTGRESQL set to its address

Needs PostgreSQL's programs (Debian: `postgresql`), nothing else: no running service, no account. As root it runs as
Debian's user `postgres`, because PostgreSQL refuses to run as root.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

VARIABLE = "SIXREALMS_TEST_POSTGRESQL"
"""The environment variable with the address of the database tests use."""
_OWNER = "postgres"
_DEBIAN = Path("/usr/lib/postgresql")
# Nothing here outlives the run: what a power cut would do to the scratch folder is of no interest.
_SETTINGS = "-c listen_addresses= -c max_connections=200 -c fsync=off -c shared_buffers=32MB"


class NoPostgresql(Exception):
    """There is no PostgreSQL to start, or it does not start; says why and what to do."""


def program(name: str) -> str | None:
    """Where a program of PostgreSQL lies, the newest version of Debian's if it is not on the path."""
    versions = sorted(_DEBIAN.glob(f"*/bin/{name}"), key=lambda path: int(path.parts[-3])) if _DEBIAN.is_dir() else []
    return shutil.which(name) or (str(versions[-1]) if versions else None)


@contextmanager
def scratch(*, durable: bool = False) -> Iterator[str]:
    """The address of an empty database, for as long as the context is open; a `durable` one waits for its disk, as a
    real one does. NoPostgresql says why there is none.
    """
    initdb, pg_ctl = program("initdb"), program("pg_ctl")
    if initdb is None or pg_ctl is None:
        raise NoPostgresql("PostgreSQL is not installed; on Debian: apt-get install postgresql")
    folder = Path(tempfile.mkdtemp(prefix="sixrealms-postgresql-"))
    try:
        if os.geteuid() == 0:
            shutil.chown(folder, _OWNER)
        data = str(folder / "data")
        settings = _SETTINGS.replace("fsync=off", "fsync=on") if durable else _SETTINGS
        _do(initdb, "-D", data, "-U", _OWNER, "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync")
        _do(pg_ctl, "-D", data, "-w", "-l", str(folder / "log"), "-o", f"{settings} -k {folder}", "start")
        try:
            yield f"postgresql://{_OWNER}@/{_OWNER}?host={folder}"
        finally:
            _do(pg_ctl, "-D", data, "-w", "-m", "immediate", "stop")
    except LookupError:
        raise NoPostgresql(f"root needs a user {_OWNER} to run PostgreSQL as; Debian's package makes one") from None
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def restart(address: str) -> None:
    """Stop a database of `scratch` as a crash would, and start it again as it was started."""
    pg_ctl = program("pg_ctl")
    assert pg_ctl is not None
    data = str(Path(address.rpartition("host=")[2]) / "data")
    log = str(Path(data).parent / "log")
    _do(pg_ctl, "-D", data, "-w", "-m", "immediate", "-l", log, "restart")


def _do(*command: str) -> None:
    """Run a program of PostgreSQL. Its words go to a file: a server that is started would hold a pipe open."""
    owner = ["runuser", "-u", _OWNER, "--"] if os.geteuid() == 0 else []
    with tempfile.TemporaryFile("w+") as said:
        done = subprocess.run([*owner, *command], stdout=said, stderr=said, cwd="/", check=False)
        said.seek(0)
        words = " ".join(said.read().split())
    if done.returncode:
        raise NoPostgresql(f"{Path(command[0]).name} fails: {words[-300:]}")


def main(command: list[str]) -> int:
    """Run a command beside a scratch PostgreSQL; returns its exit code, 2 if there is no PostgreSQL."""
    if not command:
        print("usage: python -m tools.scratch_postgresql COMMAND ...", file=sys.stderr)
        return 2
    try:
        with scratch() as address:
            return subprocess.run(command, env={**os.environ, VARIABLE: address}, check=False).returncode
    except NoPostgresql as missing:
        print(f"scratch_postgresql: {missing}", file=sys.stderr)
        return 2


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
