"""Make the libraries of a copy of the package, in its folder; `tools/compiled.py` runs this.

`python -m tools.compiler.libraries [--trained] MODULE... build_ext --inplace`, where modules are paths in the copy.
Trained by games that are played on what was compiled first, gcc keeps together what is used together.

What mypyc is taught hangs on its inside. Another mypyc than the one this was written for compiles everything as it does
by itself, and that is said.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from mypy.version import __version__
from mypyc.build import mypycify
from setuptools import Extension, setup

from tools.compiler.constants import fold

HEADER: Final = Path(__file__).with_name("fast_paths.h")
#: Whoever calls within the library need not ask the loader where.
FLAGS: Final = ("-fvisibility=hidden", "-fno-plt") if sys.platform == "linux" else ()
#: What asks for training, and what gcc is told before it and after.
TRAINED: Final = "--trained"
COUNTING: Final = ("-fprofile-generate", "-fprofile-update=single")
COUNTED: Final = ("-fprofile-use", "-Wno-missing-profile")
#: What the name of the library ends with that holds what all modules do; those beside the modules only lead there.
SHARED: Final = "__mypyc"
#: The mypyc this was written for, as its version begins.
KNOWN: Final = "2.4."
_INTERNAL: Final = '#include "__native_internal'


def main(arguments: Sequence[str]) -> None:
    """Compile the modules named before the commands of setuptools."""
    modules = [argument for argument in arguments if argument.endswith(".py")]
    fold(map(Path, modules))
    taught = _teach(modules)
    extensions: list[Extension] = mypycify(
        ["--strict", "--follow-imports=silent", "--no-warn-unused-ignores", *modules],
        opt_level="2",
        debug_level="0",
        multi_file=True,
    )
    if taught:
        shutil.copy(HEADER, "build")
        for made in Path("build").glob("__native*.c"):
            made.write_text(including(made.read_text(encoding="utf-8"), HEADER.name), encoding="utf-8")
    commands = [argument for argument in arguments if argument not in modules and argument != TRAINED]
    if TRAINED in arguments:
        _compile(extensions, commands, COUNTING, COUNTING)
        paths = os.pathsep.join([str(Path.cwd()), *filter(None, [os.environ.get("PYTHONPATH")])])
        games = [sys.executable, "-m", "tools.compiler.training_games"]
        subprocess.run(games, env={**os.environ, "PYTHONPATH": paths}, check=True)
        _compile(extensions, [*commands, "--force"], COUNTED, ())
    else:
        _compile(extensions, commands, (), ())


def _compile(extensions: list[Extension], commands: list[str], flags: Sequence[str], linked: Sequence[str]) -> None:
    """Make them; `flags` and those to link with are for the library that holds what all modules do."""
    given = [(extension.extra_compile_args, extension.extra_link_args) for extension in extensions]
    for extension in extensions:  # mypyc gives them one list in common
        further = (flags, linked) if extension.name.endswith(SHARED) else ((), ())
        extension.extra_compile_args = [*extension.extra_compile_args, *FLAGS, *further[0]]
        extension.extra_link_args = [*extension.extra_link_args, *further[1]]
    setup(name="sixrealms-engine", packages=[], py_modules=[], ext_modules=extensions, script_args=commands)
    for extension, (compile_args, link_args) in zip(extensions, given, strict=True):
        extension.extra_compile_args, extension.extra_link_args = compile_args, link_args


def _teach(modules: Sequence[str]) -> bool:
    if not __version__.startswith(KNOWN):
        sys.stderr.write(f"mypyc {__version__} is not taught what {KNOWN} is: the engine is compiled, and slower\n")
        return False
    from tools.compiler.additions import teach  # another mypyc may not have what it imports

    teach([(module.removesuffix(".py").replace("/", "."), Path(module)) for module in modules])
    return True


def including(source: str, header: str) -> str:
    """A generated file that includes the header right after mypyc's own."""
    before, internal, after = source.partition(_INTERNAL)
    rest, line = after.split("\n", 1), f'#include "{header}"'
    return source if not internal or rest[1].startswith(line) else f"{before}{internal}{rest[0]}\n{line}\n{rest[1]}"


if __name__ == "__main__":
    main(sys.argv[1:])
