### O que não se entende no nome de um jogo

naming-mistake = coluna { $column } de { $line }: { $why }
naming-mistake-nearest = coluna { $column } de { $line }: { $why }; você quis dizer { $nearest }?

naming-too-long = tem mais de { $most } caracteres
naming-misspelt = o nome do jogo está escrito errado
naming-no-game = um anúncio começa com o nome do jogo, 'Spellfire:' (notation.order)
naming-no-size = falta o tamanho do baralho: ele fica no fim, entre colchetes, como [55] (notation.order)
naming-after-size = nada pode vir depois do tamanho do baralho (notation.order)
naming-no-such-size = não há baralhos de { $size } cartas (protocol.deck-sizes)
naming-size-of-type = { $name } se joga só com { $size } cartas (tournament.types.deck-size-free)
naming-size-of-variant = { $name } vale só com { $size } cartas (variant.sideboard.deck-exact)
naming-as-issued = { $name } se joga com as cartas entregues ({ $rule }) e nada além delas, então { $other } não cabe nesse jogo ({ $other_rule })
naming-stray = { $stray } não tem lugar aqui (notation.grammar)
naming-not-closed = o parêntese das variantes não está fechado (notation.grammar)
naming-after-variants = depois das variantes vêm um travessão e a condição de vitória (notation.order)
naming-second-dash = um segundo travessão (notation.grammar)
naming-no-variant = falta a variante
naming-variant = nenhuma variante se chama { $said } (variant.list)
naming-twice = { $name } aparece duas vezes
naming-no-victory = falta a condição de vitória depois do travessão; existem { $known } (notation.grammar)
naming-victory = nenhuma condição de vitória se chama { $said }; existem { $known } (notation.grammar)
naming-belongs-variant = { $name } é uma variante e fica entre parênteses (notation.order)
naming-belongs-option = { $name } é uma regra opcional e fica nos parênteses das variantes (notation.order)
naming-belongs-type = { $name } é um tipo de jogo e fica na frente, e um jogo tem um só (notation.order)
naming-belongs-victory = { $name } é uma condição de vitória e fica depois de um travessão, e um jogo tem uma só (notation.order)
naming-victory-of-size = um nome de { $size } cartas que não diz a condição de vitória quer dizer { $victory } (conflict.victory.default-for-110), e { $name } não combina com essa condição ({ $rule }); diga outra: { $known }
naming-x = X representa um algarismo (format.no-xs.predicate)
naming-type = nenhum tipo de torneio se chama { $said }, e abaixo não há regras próprias (tournament.types.custom)
naming-not-a-name = { $said } não pode ser um nome: parênteses, colchetes e travessões têm ali outro sentido
naming-not-of-type = { $said } não é um nome do tipo { $type } (notation.grammar)
naming-needs-rules = { $said } precisa de regras próprias no texto (tournament.types.custom)

naming-no-type = não há o tipo de torneio { $said }; existem { $known }
naming-unknown-variant = não há a variante { $said }; as variantes são { $known }
naming-variant-twice = uma variante aparece duas vezes
naming-digit = No-Xs precisa de um algarismo de 0 a 9, e nenhum outro tipo tem um (format.no-xs.predicate)
naming-no-game-of-size = nenhum jogo tem baralhos de { $size } cartas; existem { $known } (protocol.deck-sizes)
naming-no-world = não se pode escolher o mundo { $said }; existem { $known } (format.world-war.worlds)
naming-not-played = { $name } pode ser nomeado, mas esta versão não o joga (general.optional-rules.who)
