### What a battle has left behind.

fallen =
    .clause = killed in the last battle
    .many = champions killed in the last battle
    .default = every
