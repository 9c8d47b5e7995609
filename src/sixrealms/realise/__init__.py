"""What powers say to people, made from the powers themselves: one realiser for every language.

`realise.power(power, language)` makes the whole text; each language is a folder with its grammar and its messages
(docs/guides/adding-a-language.md). Nothing in the engine or in the vocabulary knows any language.
"""
