### O que o próprio servidor diz às pessoas

player-who-left = um jogador que saiu ({ $seat })
