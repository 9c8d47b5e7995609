### Arquivos de cenário

help-scenario =
    Joga arquivos de cenário: uma posição, lances e o que deve resultar deles.
    Código de saída 0: todos passaram; 1: algum falhou; 2: um arquivo não é um cenário possível.
help-scenario-json = Escreve uma lista de objetos para outros programas.

scenario-passed = passou: { $title } ({ $file })
scenario-failed = FALHOU: { $title } ({ $file })
scenario-count =
    { $all ->
        [one] { $passed } de { $all } cenário passou.
       *[other] { $passed } de { $all } cenários passaram.
    }
