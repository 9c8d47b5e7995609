"""The build hook: makes the web client before the package is put together (`tools/client.py` says how)."""

from __future__ import annotations

import importlib.util
import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientHook(BuildHookInterface[Any]):
    """Builds the client into the package unless it is there already or is not wanted."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called before the files of the package are collected."""
        path = Path(self.root) / "tools" / "client.py"
        spec = importlib.util.spec_from_file_location("sixrealms_client_build", path)
        assert spec is not None
        assert spec.loader is not None
        client = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(client)
        if os.environ.get(client.SKIP) == "1":
            self.app.display_info(f"{client.SKIP}=1: built without the web client")
            return
        try:
            client.build(Path(self.root))
        except client.ClientNotBuilt as wrong:
            print(wrong, file=sys.stderr)  # noqa: T201 - for whoever installs the package
            raise SystemExit(1) from None
