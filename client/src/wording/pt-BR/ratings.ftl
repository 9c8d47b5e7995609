### Pontuação: quem joga com que força, e o que uma partida mudou nisso

ratings-title = Pontuação
ratings-is = { $games ->
    [1] De partidas entre pessoas que valem pontos. Todos começam com 1500; aparece quem terminou uma.
   *[other] De partidas entre pessoas que valem pontos. Todos começam com 1500; aparece quem terminou { $games }.
}
ratings-how = Que uma partida vale pontos é combinado ao montar a mesa, por todos que se sentam; partidas com o computador nunca contam. Quem desiste ou deixa o tempo acabar fica em último lugar.
ratings-ruleset = Regras
ratings-place = Lugar
ratings-player = Jogador
ratings-points = Pontos
ratings-sure = Certeza
ratings-games = Partidas
ratings-you = você
ratings-none = Ainda não há ninguém aqui
ratings-none-is = { $games ->
    [1] Jogue uma partida que vale pontos: monte uma mesa, escolha um amigo e marque “Vale pontos”.
   *[other] Jogue { $games } partidas que valem pontos: monte uma mesa, escolha um amigo e marque “Vale pontos”.
}
ratings-set-up = Montar uma mesa
ratings-certainty-new = ainda incerto
ratings-certainty-rough = aproximado
ratings-certainty-fair = bastante certo
ratings-certainty-good = certo
ratings-mine = Sua pontuação
ratings-mine-none = Você ainda não terminou nenhuma partida que vale pontos.
ratings-all = A pontuação de todos
ratings-mine-of = { $ruleset }: { $points } pontos, { $sure }
ratings-mine-games = { $rank ->
    [0] { $games ->
        [1] uma partida; ainda fora da lista
       *[other] { $games } partidas; ainda fora da lista
    }
   *[other] { $games ->
        [1] uma partida; { $rank }º lugar
       *[other] { $games } partidas; { $rank }º lugar
    }
}
ratings-changes = Últimas partidas que valeram pontos
ratings-change = { $day }: { $place }º lugar de { $players }, de { $before } para { $after } pontos
ratings-wish = Vale pontos
ratings-wish-is = A partida muda os pontos de todos que jogam. Quem se senta tem uma conta, usa o nome dela e concorda com isso.
ratings-wish-account = Partidas que valem pontos são para quem tem uma conta.
ratings-wish-account-way = Crie uma, ou entre na sua
ratings-wish-alone = Uma partida que vale pontos é só entre pessoas, cada uma no seu aparelho, com baralhos legais.
ratings-join = Esta partida vale pontos
ratings-join-is = Ela muda os pontos de todos que jogam; quem desiste ou deixa o tempo acabar fica em último lugar. Ao se sentar você concorda. Você usa o nome da sua conta.
