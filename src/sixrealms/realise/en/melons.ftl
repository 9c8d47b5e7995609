### The melon.

one-less-for-melons = { DOES($who, "draw") } one card less, but at least one, if another player has brought a melon
