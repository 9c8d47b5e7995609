### A própria linha de comando

## Ajuda

help-sixrealms =
    Jogue Spellfire, o jogo de cartas de 1994, com todas as regras aplicadas.
    Não oficial: sem as ilustrações, os logotipos e os textos das cartas originais.
help-heading-options = Opções
help-commands = Comandos
help-help = Mostra esta ajuda.
help-version = Mostra a versão.
help-lang = Idioma: en ou pt-BR. Sem esta opção, decidem SIXREALMS_LANG ou o sistema.
help-plain = Linhas simples, sem tabelas nem cores, para leitores de tela.
help-rules =
    Consulta as regras: sem nome, as seções; com uma seção, as regras dela;
    com um id, uma regra, de onde ela vem e como cada regulamento a lê.
help-rules-ruleset = Mostra só as leituras deste regulamento.
help-rules-json = Escreve uma lista de objetos para outros programas.

## A lista de comandos

command-play = Joga uma partida no navegador ou neste terminal (--text).
command-deck = Confere, mostra, lista e converte baralhos.
command-cards = Procura cartas e mostra como elas são jogadas.
command-rules = Consulta as regras.
command-options = Consulta regras opcionais, variantes e tipos de torneio.
command-replay = Revê uma partida gravada.
command-scenario = Monta uma posição para experimentar.
command-simulate = Põe jogadores do computador para jogar muitas partidas.
command-tournament = Conduzir um torneio, ou fazer jogadores do computador jogarem um.
command-serve = Abrir mesas na rede.
