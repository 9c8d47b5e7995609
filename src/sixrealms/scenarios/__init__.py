"""Positions built on purpose, played from there, and looked at: how a rules question is asked and answered."""
