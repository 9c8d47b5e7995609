"""Wordings of the draconomicon set."""
