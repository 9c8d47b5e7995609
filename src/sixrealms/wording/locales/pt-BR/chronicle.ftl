### A whole game in five sentences

chronicle-opening = Uma partida de { $turns ->
    [1] um turno
   *[other] { $turns } turnos
} e { $battles ->
    [0] nenhuma batalha
    [1] uma batalha
   *[other] { $battles } batalhas
}: { $players }.
chronicle-you = você
chronicle-first-raze = O primeiro reino a cair foi { $yours ->
    [yes] o seu { $card }
   *[no] { $card }, de { $owner }
}, no turno { $turn }{ $count ->
    [0] , e nenhum outro caiu depois
    [1] ; mais um caiu depois
   *[other] ; mais { $count } caíram depois
}.
chronicle-no-raze = Nenhum reino caiu.
chronicle-hero = { $card }, { $yours ->
    [yes] do seu lado
   *[no] de { $owner }
}, venceu { $count ->
    [1] uma rodada de batalha
   *[other] { $count } rodadas de batalha
}; ninguém venceu mais.
chronicle-no-round = Nenhum campeão venceu outro.
chronicle-turned-fallen = A virada veio no turno { $turn }: com a queda de { $card }, a vantagem passou a { $who } e ali ficou.
chronicle-turned-laid = A virada veio no turno { $turn }: com { $card }, a vantagem passou a { $who } e ali ficou.
chronicle-turned-blow = O golpe mais duro foi a queda de { $card } no turno { $turn }; dali { $who } seguiu até a vitória.
chronicle-turned-plain = A virada veio no turno { $turn }: a vantagem passou a { $who } e ali ficou.
chronicle-clash = A luta mais dura veio no turno { $turn }: { $card } com { $number } contra { $other } com { $against }.
chronicle-quiet = Ninguém teve uma vantagem digna de nota.
chronicle-end = Vitória no turno { $turn }: { $who }, com { $realms } reinos contra { $others }.
chronicle-end-conceded = No turno { $turn } os outros desistiram, e a vitória ficou com { $who }, com { $realms } reinos contra { $others }.
chronicle-nobody = Depois do turno { $turn } ninguém tinha vencido.
