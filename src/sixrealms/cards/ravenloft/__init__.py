"""Wordings of the Ravenloft booster."""
