"""Organised play: who sits where, what a table is worth, who goes on, and why.

Pure data and functions: no clock, no file, no network, and no chance but that of a seed somebody gives.
"""
