### O melão.

one-less-for-melons = { DOES($who, "sacar") } uma carta a menos, mas ao menos uma, se outro jogador trouxe um melão
