"""Build the wheel, install it alone and play with it: `python -m tools.wheel_check [FOLDER]`.

What is installed is tried from a folder without the sources: rules, cards, simulated games in the terminal with nothing
but the wheel; then, with the libraries of `sixrealms[serve]`, a server that says it is well and gives the page of the
browser table. FOLDER (otherwise a temporary one) holds the wheel and the environment.
"""

from __future__ import annotations

import re
import subprocess
import sys
import venv
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final
from urllib.error import HTTPError
from urllib.request import urlopen

ROOT: Final = Path(__file__).resolve().parent.parent
PIP: Final = ("-m", "pip", "--disable-pip-version-check", "-q")
#: What a player does first, and a piece of what the program answers.
TRIED: Final = (
    (("--version",), "sixrealms"),
    (("rules", "gloss.hand"), "hand"),
    (("cards", "1st/45"), "Drizzt"),
    (("simulate", "--games", "3", "--bots", "greedy"), "3"),
    (("deck", "list"), "A-1"),
    (("--lang", "pt-BR", "rules", "gloss.hand"), "mão"),
)
_PATIENCE: Final = 60  # seconds for a server to say where it is


class NotWhole(Exception):
    """The installed wheel does not do what the sources do."""


def build(folder: Path) -> Path:
    """The wheel, made of the sources; the web client is built into it."""
    _python(Path(sys.executable), *PIP, "wheel", "--no-deps", "--wheel-dir", str(folder), str(ROOT), at=folder)
    (wheel,) = folder.glob("sixrealms-*.whl")
    return wheel


def install(wheel: Path, folder: Path, extra: str = "") -> Path:
    """The program installed from the wheel into an environment of its own; its Python."""
    place = folder / "venv"
    if not place.exists():
        venv.create(place, with_pip=True)
    python = place / "bin" / "python"
    _python(python, *PIP, "install", "--constraint", str(ROOT / "constraints.txt"), f"{wheel}{extra}", at=folder)
    return python


def try_commands(python: Path, folder: Path) -> None:
    """What a player does first; NotWhole for a command that fails or says something else."""
    for words, wanted in TRIED:
        said = _python(python, "-m", "sixrealms", *words, at=folder)
        if wanted not in said:
            raise NotWhole(f"sixrealms {' '.join(words)} does not say {wanted!r}: {said[:300]}")


def try_server(python: Path, folder: Path) -> None:
    """A server that runs from the wheel; NotWhole if it is not well or has no page."""
    command = [
        str(python),
        "-I",
        "-m",
        "sixrealms",
        "serve",
        "--port",
        "0",
        "--database",
        f"sqlite:///{folder / 'tables.db'}",
    ]
    with subprocess.Popen(command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as server:
        try:
            address = _address(server)
            for path, wanted in (("/health", "ok"), ("/", "<title>")):
                found = _asked(address + path)
                if wanted not in found:
                    raise NotWhole(f"{path} of the installed server does not say {wanted!r}: {found[:300]}")
        finally:
            server.terminate()


def _asked(url: str) -> str:
    """What the server says there; NotWhole with its words if it refuses."""
    try:
        with urlopen(url, timeout=_PATIENCE) as answer:
            return str(answer.read().decode())
    except HTTPError as wrong:
        raise NotWhole(f"{url} of the installed server: {wrong.code} {wrong.read().decode()[:300]}") from None


def _address(server: subprocess.Popen[str]) -> str:
    """Where a server listens, by what it prints."""
    said = ""
    assert server.stdout is not None
    for line in server.stdout:
        said += line
        if found := re.search(r"http://[0-9.:]+", line):
            return found[0]
    raise NotWhole(f"the installed server does not start: {said[-600:]}")


def _python(python: Path, *words: str, at: Path) -> str:
    """What a run of this Python prints, without the sources: none in its folder, none named by PYTHONPATH (-I).

    NotWhole if it fails.
    """
    done = subprocess.run([str(python), "-I", *words], cwd=at, capture_output=True, text=True, check=False)
    if done.returncode:
        raise NotWhole(f"{' '.join(words)}: {(done.stderr or done.stdout)[-1000:]}")
    return done.stdout


def check(folder: Path) -> None:
    """Build, install and try it; NotWhole says what is missing."""
    folder.mkdir(parents=True, exist_ok=True)
    print("wheel 1/4: building")
    wheel = build(folder)
    print(f"wheel 2/4: installing {wheel.name} alone")
    python = install(wheel, folder)
    print("wheel 3/4: rules, cards and games in the terminal")
    try_commands(python, folder)
    print("wheel 4/4: the server and its page")
    try_server(install(wheel, folder, "[serve]"), folder)
    print("wheel: whole")


def main(arguments: Sequence[str]) -> int:
    """Check it in the folder that is named, or in a temporary one."""
    try:
        if arguments:
            check(Path(arguments[0]).resolve())
        else:
            with TemporaryDirectory() as folder:
                check(Path(folder))
    except NotWhole as wrong:
        print(f"wheel: {wrong}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
