### The Tyrant's Game.

points-decide = when a player has no unrazed realm left, the game ends and whoever has most points wins
propose-tie = { DO($who, "propose") } a tie: if every other player agrees, the game ends and nobody has won
