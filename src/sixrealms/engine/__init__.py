"""The rules of Spellfire as a pure machine: states in, decisions out. No clock, file, network or outside chance."""

from __future__ import annotations

from sixrealms.engine.action import Action, Decision
from sixrealms.engine.reason import Reason
from sixrealms.engine.state import State
from sixrealms.engine.view import View, view

__all__ = ["Action", "Decision", "Reason", "State", "View", "view"]
