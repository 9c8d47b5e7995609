"""The effect vocabulary: powers as data that can be inspected, copied, walked and printed as text."""
