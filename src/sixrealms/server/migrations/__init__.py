"""How the database of the tables came to its form, step by step; `steps` takes the steps that are missing."""

from __future__ import annotations
