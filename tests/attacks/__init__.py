"""Attacks on a server that stands in the open, each as somebody has done it, and that they come to nothing."""
