"""Artifacts of 4th Edition."""

from sixrealms.language import *

# What lay in Limbo before it came still returns
card("4th/510", "Throne of the Mountain God", Always(ZonesExchanged(~EVENT, LIMBO, ABYSS)))
