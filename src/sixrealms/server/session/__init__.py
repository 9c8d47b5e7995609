"""Tables that are running: people sit down, connect, act and are told what happens.

A message comes in at `connection`, is found allowed by `validation`, stored and folded by `live_table`, and told to
everybody by `broadcast`; `room` joins these for one table, `lobby` holds all rooms.
"""

from __future__ import annotations
