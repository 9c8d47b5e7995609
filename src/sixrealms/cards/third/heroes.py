"""Heroes of 3rd Edition."""

from sixrealms.language import *

# The champion that has beaten him falls after the combat (battle.after-combat-discards)
card("3rd/264", "Herminard", When("defeated", kill(OTHER), only=Fights("defending", World("DS"))))
same_as("3rd/47", "Torg Mac Cei, the Ironlord", "1st/47")
same_as("3rd/57", "The Jotunslayers", "1st/57")
same_as("3rd/76", "Worden Ironfist", "1st/76")
same_as("3rd/79", "Dwarf of Earthfast", "1st/79")
card("3rd/82", "Dagrande", Always(Spoils(YOU, 1), when=Fights("attacking") | Fights("defending")))
