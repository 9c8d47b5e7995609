"""An event as it is told to whoever asks: messages, sentences of the log, and what has changed."""
