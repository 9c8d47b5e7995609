### Números que os jogadores dizem.

each-tells = { DO($who, "dizer") } { $about ->
       *[ask-age] sua idade
    }
spread-ages = anos entre o mais velho e o mais novo
    .gender = m
    .number = many
    .determiner = the
