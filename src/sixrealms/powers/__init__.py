"""The effect vocabulary: powers as data that can be inspected, copied, walked and printed as text.

Authors of card files write `from sixrealms.powers.vocabulary import ...`; one module per idea stands behind it:
refs (one card), questions (tests on a card), sets (many cards), players, numbers, conditions, levels and statics
(continuous effects), doing (putting effects together), moving, fighting, countering, lasting (effects).
"""
