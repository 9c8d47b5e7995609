### What the server itself says to people

player-who-left = a player who left ({ $seat })
