"""Words that one card alone needs today, each with that card. With a second user a word moves to its part of speech."""

from __future__ import annotations

from sixrealms.powers.attachment import UNLAWFULLY_WORN
from sixrealms.powers.averted_loss import BeatenAfterAll
from sixrealms.powers.battle_steps import AttackInstead, CombatAgain
from sixrealms.powers.battles_in_abyss import FoughtInTheAbyss
from sixrealms.powers.belated_powers import WorkNow
from sixrealms.powers.counters import FollowsUp, TearUp
from sixrealms.powers.digits import SureDigit
from sixrealms.powers.formation import FillsFront
from sixrealms.powers.guesses import CardsGuessed
from sixrealms.powers.immunity import ImmuneTo
from sixrealms.powers.kept_beneath import KeptBeneath
from sixrealms.powers.levels import LimitRaised
from sixrealms.powers.order_of_play import TURN_MISSED, ReverseOrder
from sixrealms.powers.out_of_action import LiesFaceDown
from sixrealms.powers.outside_numbers import EachTells
from sixrealms.powers.owed_choices import Redeem
from sixrealms.powers.places import SharesHoldings
from sixrealms.powers.protection import StruckFirst
from sixrealms.powers.rare_questions import WAS_TURNED, FromSet
from sixrealms.powers.rule_answers import AnswersForYou
from sixrealms.powers.rule_card_counts import OneRuleAgain
from sixrealms.powers.substitutes import StandsInFor
from sixrealms.powers.table_rules import CountsAsRealm, Reckoning
from sixrealms.powers.wandering_cards import Wanders
from sixrealms.powers.ways import CameBy

__all__ = [
    "TURN_MISSED",
    "UNLAWFULLY_WORN",
    "WAS_TURNED",
    "AnswersForYou",
    "AttackInstead",
    "BeatenAfterAll",
    "CameBy",
    "CardsGuessed",
    "CombatAgain",
    "CountsAsRealm",
    "EachTells",
    "FillsFront",
    "FollowsUp",
    "FoughtInTheAbyss",
    "FromSet",
    "ImmuneTo",
    "KeptBeneath",
    "LiesFaceDown",
    "LimitRaised",
    "OneRuleAgain",
    "Reckoning",
    "Redeem",
    "ReverseOrder",
    "SharesHoldings",
    "StandsInFor",
    "StruckFirst",
    "SureDigit",
    "TearUp",
    "Wanders",
    "WorkNow",
]

#: The printing whose power needs the word.
_CARD_OF = {
    "AnswersForYou": "4th/495",  # Circle of Life
    "AttackInstead": "4th/392",  # Misdirection
    "BeatenAfterAll": "1st/416",  # Pit Trap!
    "CameBy": "4th/57",  # Blood Sea of Istar
    "CardsGuessed": "4th/390",  # ESP
    "CombatAgain": "4th/154",  # The Torments of Sisyphus
    "CountsAsRealm": "RL/30",  # City States
    "EachTells": "BR/122",  # Child's Play
    "FillsFront": "1st/203",  # Siege
    "FollowsUp": "4th/233",  # Marauder
    "FoughtInTheAbyss": "4th/64",  # Nightmare Lands
    "FromSet": "DU/120",  # Poor Oriental Lord
    "ImmuneTo": "4th/486",  # Verenestra
    "KeptBeneath": "4th/79",  # Tilverton
    "LiesFaceDown": "1st/186",  # Fairy Madness
    "LimitRaised": "4th/311",  # Yumac the Cold
    "OneRuleAgain": "4th/491",  # Rule Lawyer's Delight
    "Reckoning": "FR/103",  # Vessel of Vaporous Stones
    "Redeem": "3rd/90",  # Airship
    "ReverseOrder": "FR/10",  # Wild Magic Surge
    "SharesHoldings": "1st/133",  # The Sea Barons
    "StandsInFor": "1st/93",  # Rod of Shapechange
    "StruckFirst": "4th/249",  # Troll
    "SureDigit": "NS/74",  # A Sure Thing
    "TURN_MISSED": "BR/22",  # Biding Your Time
    "TearUp": "DU/110",  # Enter Darkness Together
    "UNLAWFULLY_WORN": "RR/100",  # The Monty Haul Campaign
    "WAS_TURNED": "1st/437",  # Estate Transference
    "Wanders": "4th/134",  # Tarrasque
    "WorkNow": "4th/360",  # The Bog Monster
}
