"""Card and rule tests in the words of the table.

    @card_test("1st/21", rules=["worldbonus.amount"])
    def test_monsters_are_stronger_there(t):
        t.seat("A", formation={"A": "Waterdeep"}, pool=["Dagrande"], hand=["War Party", 2])
        t.seat("B", formation={"A": "1st/21"}, pool=["1st/199"])
        t.begin(active="A", phase=4)
        t.A.attacks("1st/21", with_="Dagrande")
        t.B.defends("1st/199")
        t.level("Dagrande", 4)
        t.A.plays("War Party")
        t.settled("B")

Strict: every step must be one of the legal answers to the question that is asked at that moment, otherwise the test
fails and says who is asked what with all answers. Nothing is passed by itself unless `begin(..., windows="pass")`.
A test must end with `t.settled(seat)` or `t.over(winners)`; both fail if any card that no step and no expectation
named (a bystander) lies elsewhere, was turned over or changed its controller since `begin`.

DECORATORS
  @card_test(*printing_ids, rules=[ledger ids], rotate=True | "why the seats cannot change", edition=set)
      def test_x(t)                       the knock-out check finds it under every printing id
  @card_family({printing_id: (args...)}, rules=[...], ...)
      def test_x(t, printing, *args)      one parametrised test per printing, each registered
  @table_test(rules=[...])                the same without cards: a test of the rules
      @pytest.mark.parametrize above any of them gives the function further arguments.
  Every test runs: in copies and through saved files at every decision (positions must agree, originals stay), with
  the active powers and levels computed afresh, and again with the seats moved round the table.

THE TABLE
  t.seat("A", formation={"A": "Waterdeep", "B": "Thay (razed) + Castle"}, pool=["Dagrande + Horn of Blasting"],
         hand=["War Party", 3], draw=["Top Card", "Next", 10], discard=[], limbo=["Dagrande (2 turns)"], abyss=[],
         void=[], table=["a rule card"], dungeon="DL/..", outside=[])
      Cards: name, or printing id, or "Name [2nd/7]"; "+ X" hangs X on it; notes (razed) (face down) (turned) (spent)
      (lasting) (of B = owned by B) (2 turns = left in Limbo); {"card": "X", "with": ["Y", {...}]} for deeper hanging.
      A number means that many fillers: a powerless ally called "filler". `draw` not given: 12; given: just that.
      A name means the printing of the edition (that of the first id of @card_test, or edition=), else the default one.
  t.begin(active="A", phase=3, windows="ask"|"pass", ruleset="tournament", size=55, seed=1, unenforced=False,
          turn=0, taken=3, done=(), marks={}, answers={}, options={}, edition="")
      phase 0..5 stands in that phase (1: draws next), "start": the turn begins. taken: real turns each seat has begun
      (a number or {"A": 1}). done: what the active player did this turn: "realm", "holding", "rule", "attack".
      answers: fields of rulesets.Ruleset replaced. unenforced: True or names whose power may still be unwritten.
      Tables in tests are patient: in phases 0, 2, 3, 4, 5, in combat, as defender and after a won round the player is
      always asked, even if all they can do is pass (decline, stop), so tests do not depend on what else is in a hand.
      Windows for answers and any-time cards open only for seats that have something; a choice of one is made at once.

  References in steps and expectations: "War Party", "B:War Party" (owner), "War Party#2" (in the order written),
  "1st/54", "War Party [1st/54]", "filler".

STEPS (t.A is seat A)
  t.A.attacks(realm, with_=champion)        t.B.defends(champion)       t.B.declines()    t.A.stops()
  t.A.plays(card, on=|by=|with_=other, at="B" (place of a realm), way=n)   t.A.uses(card, power=n)
  t.B.answers(card, by=user, power=n)       t.A.passes(times=1)         t.passes_all()   (every open window)
  t.A.chooses(*cards)   t.A.done()          t.A.says("yes"|"no")        t.A.mode(1 or "words of the way")
  t.A.number(3)   t.A.player("B")   t.A.asks("C") (for help)   t.A.place("C")   t.A.names("Fireball")
  t.A.rebuilds(realm, paying=[3 cards])     t.A.keeps(card="filler")   t.A.returns(card)   t.A.mulligan()
  t.does("A plays War Party beside Dagrande")   any line of the notation
  way and power count from 1 among the card's ways to be played and powers to be used or answers.

REFUSALS
  t.A.cannot("play"|"use"|"attack"|"defend"|"rebuild"|"answer", card, other=, because="rule.id or message id")
      No such action is legal, and at least one is refused for exactly that reason and no other; several reasons that
      always come together: because=("a", "b"). For attack: card = realm, other = champion.
  t.A.can(verb, card, other=)
  t.B.could_not_answer(card, because=...)   looks back at the windows the last step opened, although nobody was asked

EXPECTATIONS
  t.zone(card, "discard")         in its owner's zone; of="B" for another's. Zones: draw hand pool formation discard
                                  limbo abyss void table dungeon attached battle playing outside
  t.on(card, host)   t.razed(realm)   t.standing(realm)
  t.level(card, 7)   t.total(card, 11)   t.base(card, 4)   t.trace(card, ["+4 base", "+3 world"], of="level"|"total")
  t.type(card, "wizard")   t.kind(card, "Undead")   t.not_kind(card, "Undead")   t.world(card, "FR")
  t.count("A", hand=5, draw=11)   t.contents("A", "hand", ["War Party", "filler"])
  t.offered("Thay", "Waterdeep")  exactly these cards are offered now;  t.offered(..., field="other")
  t.asked("A", "ask-choose")      whose decision and about what, in the middle of a test
  t.phase(4)   t.turn_of("B")   t.expect(condition, "what should be true")   t.state (read only)   t.card("X") (number)
  t.settled("A", about="ask-phase-4")   t.over("A")   end of the test
  t.changed(*cards)               cards that may change without being expected anywhere
"""

from __future__ import annotations

from tests.talk.registering import BY_WORDING, CardTest, card_family, card_test, table_test
from tests.talk.seat import Seat
from tests.talk.table import Table

__all__ = ["BY_WORDING", "CardTest", "Seat", "Table", "card_family", "card_test", "table_test"]
