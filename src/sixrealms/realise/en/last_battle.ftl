### What a battle has left behind.

fallen = champion killed in the last battle
    .many = champions killed in the last battle
    .default = every
