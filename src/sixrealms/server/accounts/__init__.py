"""Who somebody is: guests, accounts with passwords or passkeys, and people who only watch."""

from __future__ import annotations
