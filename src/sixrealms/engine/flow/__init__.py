"""The procedures of the rules, each a small table of steps over plain frames."""
