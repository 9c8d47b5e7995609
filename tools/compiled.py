"""The engine compiled with mypyc: `python -m tools.compiled [--trained] [FOLDER]`, also called by the package's build.

The same sources, no second set of rules. The folder holds a copy of the package with a library beside every module
that is compiled; whoever puts it first on the path runs that (`PYTHONPATH=build/compiled`). Without mypyc or a compiler
nothing is compiled, and the program is the pure one (docs/decisions/0027-the-engine-compiled.md).
"""

from __future__ import annotations

import argparse
import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Sequence
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
FOLDER: Final = ROOT / "build" / "compiled"
#: Set to 1, a wheel is built with the compiled engine.
WANTED: Final = "SIXREALMS_COMPILE"
STAMP: Final = "stamp"
#: What asks for training, and what the stamp says of it.
TRAINED: Final = "--trained"
WITH_GAMES: Final = " and games"
#: What mypyc is taught, and what compiled modules include.
COMPILER: Final = Path(__file__).resolve().parent / "compiler"
#: Where what is compiled lies: the rules, and the words cards are written in.
COMPILED: Final = ("sixrealms/engine", "sixrealms/powers")
#: What stays as it is: data that other libraries look into (msgspec, dataclasses); what goes through a state field by
#: field; the list of cards; chance, which tests fix.
INTERPRETED: Final = frozenset({
    "__init__", "card_files", "chance", "compiler_hints", "digest", "fault", "game_setup", "registry", "unenforced",
    "view",
})  # fmt: skip


class NotCompiled(Exception):
    """Why the engine cannot be compiled."""


def modules(root: Path = ROOT) -> list[Path]:
    """The sources that are compiled."""
    return [path for path in sources(root) if path.stem not in INTERPRETED]


def sources(root: Path = ROOT) -> list[Path]:
    """All modules beside which a library may lie."""
    return [path for folder in COMPILED for path in sorted((root / "src" / folder).rglob("*.py"))]


def named_modules(root: Path = ROOT) -> list[tuple[str, Path]]:
    """The sources that are compiled, each with the name of its module."""
    return [(".".join(path.relative_to(root / "src").with_suffix("").parts), path) for path in modules(root)]


def source_stamp(root: Path = ROOT) -> str:
    """A digest of all that decides what is compiled: the sources, this file and its folder, the interpreter."""
    digest = hashlib.sha256(f"{sys.version} {sysconfig.get_platform()}".encode())
    for path in (Path(__file__), *sorted(COMPILER.glob("*.[hp]*")), *sources(root)):
        digest.update(path.read_bytes())
    return digest.hexdigest()


def build(folder: Path = FOLDER, root: Path = ROOT, *, trained: bool = False) -> list[Path]:
    """The libraries, made anew unless they were made of these sources; NotCompiled says why there are none. To be
    `trained` by games they take gcc, and twice as long. A folder that holds anything but an earlier build is refused.
    """
    stamp = folder / STAMP
    package = folder / "sixrealms"
    made_of = f"{source_stamp(root)}{WITH_GAMES if trained else ''}"
    if stamp.is_file() and stamp.read_text(encoding="utf-8") in (made_of, f"{source_stamp(root)}{WITH_GAMES}"):
        copy_sources(root, package)
        return libraries(folder)
    if folder.exists() and not (folder.is_dir() and (package.is_dir() or not any(folder.iterdir()))):
        raise NotCompiled(f"{folder} holds something else, which would be lost: name a new folder or an empty one")
    shutil.rmtree(folder, ignore_errors=True)
    copy_sources(root, package)
    wanted = [path.relative_to(root / "src").as_posix() for path in modules(root)]
    training = [TRAINED] if trained else []
    environment = {**os.environ, "MYPYPATH": str(folder), "PYTHONPATH": str(Path(__file__).resolve().parent.parent)}
    done = subprocess.run(
        [sys.executable, "-m", "tools.compiler.libraries", *training, *wanted, "build_ext", "--inplace"],
        cwd=folder, env=environment, capture_output=True, text=True, check=False,
    )  # fmt: skip
    if done.returncode:
        shutil.rmtree(folder, ignore_errors=True)
        raise NotCompiled((done.stderr or done.stdout)[-4000:])
    shutil.rmtree(folder / "build", ignore_errors=True)
    stamp.write_text(made_of, encoding="utf-8")
    return libraries(folder)


def copy_sources(root: Path, package: Path) -> None:
    """The package beside its libraries, as it is now."""
    unwanted = shutil.ignore_patterns("__pycache__", "*.pyc")
    shutil.copytree(root / "src" / "sixrealms", package, ignore=unwanted, dirs_exist_ok=True)


def libraries(folder: Path) -> list[Path]:
    """What has been made, with the one library all modules share."""
    ending = sysconfig.get_config_var("EXT_SUFFIX")
    return sorted(folder.rglob(f"*{ending}"))


def main(arguments: Sequence[str] | None = None) -> int:
    """Compile into the folder and say where it is; 1 if that is impossible, 2 if the order is not understood."""
    parser = argparse.ArgumentParser("python -m tools.compiled", description="Compile the engine with mypyc.")
    parser.add_argument(TRAINED, action="store_true", help="let games show the compiler which ways are taken (gcc)")
    parser.add_argument("folder", nargs="?", type=Path, default=FOLDER, help="where the compiled package is to lie")
    chosen = parser.parse_args(arguments)
    folder = chosen.folder.resolve()
    try:
        made = build(folder, trained=chosen.trained)
    except NotCompiled as wrong:
        sys.stderr.write(f"{wrong}\n")
        return 1
    sys.stdout.write(f"{len(made)} libraries; run them with PYTHONPATH={folder}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
