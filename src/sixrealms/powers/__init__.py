"""The effect vocabulary: powers as data that can be inspected, copied, walked and printed as text.

One module per idea. Authors of card files import from `sixrealms.language`, which lists every word by its part of
speech.
"""
