"""What every server needs, loaded by the process that servers of tests are forked off, and by nobody else."""

from __future__ import annotations

import threading

from sixrealms.server import app, serve, warm_up
from sixrealms.server.store.migrations import steps
from sixrealms.terminal import command_line, serve_command
from tests.server import forked

LOADED = (serve, steps, command_line, serve_command, forked)

warm_up.prepare()
app.requests()
assert threading.active_count() == 1, "threads are not forked"
