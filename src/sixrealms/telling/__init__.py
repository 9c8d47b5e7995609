"""What happens in a game, in words: names of cards, sentences, questions, reasons; for the terminal and the server."""
