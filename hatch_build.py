"""The build hook: makes the web client before the package is put together (`tools/client.py` says how), and compiles
the engine where that is wanted (`tools/compiled.py`).
"""

from __future__ import annotations

import importlib.util
import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientHook(BuildHookInterface[Any]):
    """Builds the client into the package unless it is there already or is not wanted, and the engine if it is."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """What the build needs beside itself: the compiler of the engine, where that is wanted."""
        wanted = os.environ.get(self._tool("compiled").WANTED) == "1"
        return ["mypy>=1.13", "setuptools>=70"] if wanted else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called before the files of the package are collected."""
        if self.target_name == "wheel":
            self._compile(build_data)
        client = self._tool("client")
        if os.environ.get(client.SKIP) == "1":
            self.app.display_info(f"{client.SKIP}=1: built without the web client")
            return
        try:
            client.build(Path(self.root))
        except client.ClientNotBuilt as wrong:
            print(wrong, file=sys.stderr)  # noqa: T201 - for whoever installs the package
            raise SystemExit(1) from None

    def _tool(self, name: str) -> Any:
        """A module of `tools`, which is no part of what is installed."""
        spec = importlib.util.spec_from_file_location(
            f"sixrealms_{name}_build", Path(self.root) / "tools" / f"{name}.py"
        )
        assert spec is not None
        assert spec.loader is not None
        tool = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(tool)
        return tool

    def _compile(self, build_data: dict[str, Any]) -> None:
        """Put the libraries beside the modules they are made of; without a compiler the package is the pure one."""
        compiled = self._tool("compiled")
        if os.environ.get(compiled.WANTED) != "1":
            return
        try:
            made = compiled.build(root=Path(self.root))
        except compiled.NotCompiled as wrong:
            self.app.display_warning(f"built without the compiled engine: {wrong}")
            return
        for library in made:
            build_data["force_include"][str(library)] = library.relative_to(compiled.FOLDER).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
