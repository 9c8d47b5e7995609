"""Wordings that say in other words what a card of the same name has said before; sorted by what they repeat."""

from sixrealms.language import *

same_as("4th/1", "Menzoberranzan", "1st/2")
same_as("4th/210", "Myrmidons", "1st/61")
same_as("4th/120", "Good Fortune", "1st/100")
same_as("4th/125", "Transformation!", "1st/201")
same_as("4th/130", "Treasure", "1st/312")
same_as("4th/175", "Shield of Wickedness", "1st/316")
same_as("3rd/319", "The Caravan", "1st/319")
same_as("3rd/398", "Spell Turning", "1st/398")
same_as("4th/379", "Spell Turning", "1st/398")
same_as("AR/53", "Temporal Stasis", "4th/138")
same_as("AR/58", "Mirror Image", "4th/386")
same_as("RL/79", "Loup-Garou", "4th/236")
same_as("FR/89", "Helm", "4th/255")
same_as("FR/43", "Limited Wish", "4th/382")
same_as("FR/46", "Wish", "4th/384")
same_as("4th/10", "The Coral Kingdom", "FR/11")
same_as("3rd/73", "Vasos Flameslayer", "NO/73")
