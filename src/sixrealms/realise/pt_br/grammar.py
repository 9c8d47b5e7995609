"""Brazilian Portuguese grammar, as far as cards need it."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from contextvars import ContextVar
from dataclasses import replace
from typing import Any, ClassVar, Final

from sixrealms.powers.refs import Chosen
from sixrealms.realise.grammar import MOOD, SUPPOSED, Grammar, each_phrase, first_word, many
from sixrealms.realise.noun_phrase import (
    Form,
    Head,
    Modifier,
    NounPhrase,
    Other,
    Phrase,
    Series,
    Theirs,
    Trailing,
    Yours,
)
from sixrealms.realise.pt_br.articles import DETERMINERS, WITH_PRONOUN, melted, nor, plural
from sixrealms.realise.pt_br.exceptions import DONE_WITH, NOT_IT, denied_of_one, excepted, excepting, names_other
from sixrealms.realise.pt_br.sequence import in_sentences, one_after_another, shared_once, time_and, ways_apart
from sixrealms.realise.pt_br.several_nouns import any_of_theirs, before_them, mixed, one_of, told_of_each
from sixrealms.realise.pt_br.verbs import imperative, present, subjunctive, supposed
from sixrealms.realise.topic import TOPIC, each_way_told, with_topic

#: A clause of so many letters is parted from others by a semicolon.
_LONG: Final = 70
#: So many letters are too many for one sentence with a choice in it.
_TOO_LONG: Final = 250
#: Nouns that say "of what" after what is said of them: "magias ofensivas de mago".
_WITH_KIND: Final = ("magia", "carta")
#: A clause that says something of what has just been named, after how long it does.
_OF_IT: Final = re.compile(r"((?:até|nesta|neste) [^,;:]*, )?(ele|ela) ([^;]*)$")
#: Whether the next verb of a claim is to be denied.
_DENIED: ContextVar[bool] = ContextVar("denied", default=False)
#: Whether it is said of all cards of a kind: "das reservas de todos os jogadores".
_OF_ALL: ContextVar[bool] = ContextVar("of_all", default=False)
#: Whether a clause says what there is, not what is looked for.
_REAL: ContextVar[bool] = ContextVar("real", default=False)


class Portuguese(Grammar):
    """Two genders, prepositions that melt with articles, possessives that agree with what is owned."""

    joints: ClassVar[Mapping[str, str]] = {"and": "e", "or": "ou", "nor": "nem"}
    if_clauses = ("se ", "exceto ", "pelas decisões ", "sem as decisões ")
    when_clauses = ("quando ", "enquanto ", "depois que ", "logo depois que ", "ao ")
    usual_gender = "m"
    mixed_gender = "m"
    every_is_many = True
    that_is = "que seja "
    that_was = "que "
    sides_last = True
    keeps_time_first = (" igual a",)
    denials_last = True
    deeds_with_if = True
    joins_choices = True
    realm_noun = Head("reino", "reinos", "m")

    def functions(self) -> dict[str, Callable[..., Any]]:
        """SOME(x) is "algum oponente" in a condition, NODOES(x, lemma) "nenhum aliado soma" or "esta carta não soma",
        OWNERS(x) "do dono" or "dos donos", WHETHER(claim) what decides between two ways, DENY(claim) "se ele não
        atacar", MAYDOTO(who, lemma, x) "você pode jogá-la", TODO(effect) what something is used for, HAND(zones)
        "yes" for the hand, OFALL() "yes" where all cards of a kind are
        meant, AS(x, one, several) an adjective after DOES, NEITHER(x) "magias nem itens", CARD(x)
        "yes" for what has no other noun, OFEACH(cards, effect) what is of each, FROM(time, clause) "nesta rodada ele
        ataca", WANTED(lemma, number) the verb of what is looked for, ASONE(kinds) "como um elfo ou como um drow",
        RELATIVE(lemma, number) that of a clause about cards there are, or are only supposed.
        """
        return super().functions() | {
            "SOME": lambda x: each_phrase(x, lambda p: p.determined("some")),
            "NODOES": self.does_not,
            "OWNERS": lambda x: "dos donos" if many(x) else "do dono",
            "WHETHER": lambda claim: claim.whether(),
            "DENY": self.denied,
            "MAYDOTO": self.may_do_to,
            "TODO": lambda effect: effect.said("bare"),
            "HAND": lambda zones: "yes" if zones.format(None).endswith("mão") else "no",
            "AS": self.as_many,
            "ASONE": self.as_one,
            "WANTED": self.wanted,
            "RELATIVE": self.relative,
            "OFEACH": self.of_each,
            "OFALL": lambda: "yes" if _OF_ALL.get() else "no",
            "NEITHER": lambda x: replace(x, joint="nor") if isinstance(x, NounPhrase | Series) else x,
            "FROM": lambda time, told: time_and(str(time), told if isinstance(told, str) else told.format(None)),
            "CARD": lambda x: "yes" if isinstance(x, NounPhrase) and x.heads[0].one == "carta" else "no",
        }

    def noun_phrase(self, phrase: NounPhrase) -> str:
        several = phrase.determiner == "that" and phrase.many and phrase.case == "a"  # "imune a eles"
        several = several and phrase.heads[0].one != "carta"  # "a elas" could be anything
        if phrase.again and (several or phrase.case in WITH_PRONOUN.get(phrase.determiner, ())):
            he = self.choice_of_form(phrase.form, ("ele", "ela", "eles", "elas"))
            return {"de": f"d{he}", "em": f"n{he}"}.get(phrase.case, f"{phrase.case} {he}")
        if phrase.again and phrase.determiner not in ("this", "the"):
            phrase = phrase.having(determiner="that", adjectives=(), clauses=(), count=None, owner=None)
        if (phrase.adjectives or phrase.clauses) and len({head.gender for head in phrase.heads}) > 1:
            heads = sorted(phrase.heads, key=lambda head: head.gender == self.mixed_gender)
            phrase = phrase.having(heads=tuple(heads))  # what agrees with all stands beside a masculine noun
        if any(head.proper for head in phrase.heads) and any(isinstance(said, Yours) for said in phrase.clauses):
            names = self.joined([head.one for head in phrase.heads], phrase.joint)
            rest = tuple(said for said in phrase.clauses if not isinstance(said, Yours))
            you = NounPhrase(self, (Head("", ""),), person=2)
            card = (Head(f"carta {names}", f"cartas {names}", "f"),)
            return self.noun_phrase(phrase.having(heads=card, clauses=rest, determiner="own", owner=you, fixed=True))
        theirs = any(isinstance(said, Theirs) for said in phrase.clauses)
        if theirs and any_of_theirs(phrase):
            return self._one_of_their_own(phrase)
        if mixed(phrase):
            return self._each_with_its_own(phrase)
        if theirs and one_of(phrase):
            return self._one_of_their_own(phrase)
        of_all = _OF_ALL.set(phrase.determiner in ("every", "all"))
        try:
            return self._whole(phrase)
        finally:
            _OF_ALL.reset(of_all)

    def _whole(self, phrase: NounPhrase) -> str:
        form = phrase.form
        joint = "and" if phrase.determiner in ("each", "every", "all") else phrase.joint
        before = " ".join(dict.fromkeys(said(form) for said in phrase.adjectives if isinstance(said, Other)))
        after = [said for said in phrase.adjectives if not isinstance(said, Other)]
        nouns = self.joined([self._with_own(phrase, head, after) for head in phrase.heads], joint)
        after = [] if told_of_each(phrase) else after
        if len(phrase.heads) == 1 and after and nouns.startswith(_WITH_KIND) and " de " in nouns:
            first, of = nouns.split(" de ", 1)  # "magias ofensivas de mago", "cartas ofensivas de combate desarmado"
            short = [said for said in after if " " not in said(form)]
            nouns = f"{' '.join((first, *dict.fromkeys(said(form) for said in short)))} de {of}"
            after = [said for said in after if said not in short]
        spared = [said for said in phrase.clauses if excepted(phrase, said)]
        clauses = [said for said in phrase.clauses if said not in spared]
        told = [said(form) for said in clauses]
        if denied_of_one(phrase, spared, told):
            place = next((n for n, one in enumerate(told) if one.startswith("(")), len(told))
            told[place:place], spared = [said(form) for said in spared], []
        if phrase.fixed and phrase.determiner == "the":  # "o campeão atacante (se não for reino)"
            told = [f"(se não for {one.removeprefix(NOT_IT)})" if one.startswith(NOT_IT) else one for one in told]
        traits = dict.fromkeys(self._in_place(phrase, [said(form) for said in after], told))
        news = [s for s in traits if not s.startswith((f"{nouns},", f"{nouns} ou ")) and not nouns.endswith(f" {s}")]
        words = [before, nouns, *excepting(nor(news), self._except(spared, form))]
        body = " ".join(word for word in words if word)
        if phrase.determiner == "own":
            return self._owned(phrase, body)
        if body.startswith(("outro", "outra")) and phrase.determiner in ("a", "another"):
            determiner = ""  # "outro jogador" needs no article
        else:
            determiner = self._determiner(phrase)
        if body == "ele" and phrase.case in ("de", "em"):
            return {"de": "dele", "em": "nele"}[phrase.case]
        if not determiner and phrase.case:  # "essa carta ou seu reino" melts at its own first word
            return melted(phrase.case, body)
        return f"{melted(phrase.case, determiner)} {body}".strip().replace(" ,", ",")

    def _with_own(self, phrase: NounPhrase, head: Head, adjectives: Sequence[Modifier]) -> str:
        """A noun; of several of two genders each has its adjectives: "cada magia defensiva e item defensivo"."""
        one = head.many if phrase.many else head.one
        if not told_of_each(phrase):
            return one
        return " ".join((one, *(said(head.gender) for said in adjectives)))

    def _in_place(self, phrase: NounPhrase, adjectives: list[str], clauses: list[str]) -> list[str]:
        """What could be taken for a part of the noun before it as a clause with a verb: "um campeão da sua reserva que
        não tenha artefato", "cada campeão e aliado do lado defensor que seja dragão ou elfo".
        """
        number = "many" if phrase.many else "one"
        have = self.wanted("ter", number)
        for place, clause in enumerate(clauses):
            if any(names_other(one) for one in clauses[:place]):
                for mark, verb in (("com ", f"que {have} "), ("sem ", f"que não {have} ")):
                    clauses[place] = verb + clause.removeprefix(mark) if clause.startswith(mark) else clauses[place]
        several = [one for one in adjectives if len(phrase.heads) > 1 and " ou " in one]
        kinds = [f"que {self.wanted('ser', number)} {one}" for one in several]
        return [*(one for one in adjectives if one not in several), *clauses, *kinds]

    def _except(self, spared: Sequence[Modifier], form: Form) -> str:
        """ "(exceto clérigos)": shorter than "que não seja", and nothing can be taken for a part of it."""
        names = [said.spared(form) for said in spared if isinstance(said, Trailing) and said.spared is not None]
        return f"(exceto {self.joined(names, 'and')})" if names else ""

    def _one_of_their_own(self, phrase: NounPhrase) -> str:
        """ "Um dos próprios reinos arrasados": "um reino arrasado dele" could be anybody's."""
        rest = tuple(said for said in phrase.clauses if not isinstance(said, Theirs))
        heads = tuple(sorted(phrase.heads, key=lambda head: head.gender != self.mixed_gender))
        phrase = phrase.having(heads=heads)  # "um dos próprios reinos, campeões ou fortalezas"
        of = self.choice_of_form(phrase.lead, ("um dos próprios", "uma das próprias"))
        count = f"{phrase.count} {of.split(' ', 1)[1]}" if phrase.count not in (None, 1) else of
        several = phrase.having(clauses=rest, determiner="", fixed=True, plural=True, count=None, case="")
        return melted(phrase.case, f"{count} {self.noun_phrase(several)}")

    def clauses_in_order(self, clauses: list[str]) -> list[str]:
        whole = [one for one in clauses if one.startswith("que ")]
        rest = [one for one in clauses if one not in whole]
        if not whole or not all(one.startswith(DONE_WITH) for one in rest):
            return [*rest, *whole]
        # "que luta junto com ... ou é usado por ..."
        return [*whole, *(f"{'são' if first_word(one)[0].endswith('s') else 'é'} {one}" for one in rest)]

    def in_order(self, items: tuple[Any, ...]) -> tuple[Any, ...]:
        """ "Esse reino e todas as fortalezas anexadas a ele": what has no clause cannot be taken for a part of one."""
        return tuple(sorted(items, key=lambda one: bool(not isinstance(one, NounPhrase) or one.clauses)))

    def mentioned(self, x: NounPhrase, card: NounPhrase) -> NounPhrase:
        """ "Essas cartas" for what could be of several types."""
        pair = len(x.heads) == 2 and not x.many  # "essa fortaleza ou esse reino"
        return x if len(x.heads) < 2 or pair else x.having(heads=card.heads)

    def whichever(self, x: Phrase) -> Phrase:
        """ "Nenhum voador pode atacar reinos de Greyhawk", not "qualquer reino"."""
        if isinstance(x, NounPhrase) and self.of_yours(x) is None and not x.fixed:
            return x.having(determiner="", plural=True, fixed=True)
        return super().whichever(x)

    def _each_with_its_own(self, phrase: NounPhrase) -> str:
        """Nouns of two genders, each with its determiner: "uma magia ou um aliado", "todas as fortalezas e todos os
        reinos"; what is said of them all stands after the last.
        """
        *first, last = phrase.heads
        bare = phrase.having(
            adjectives=tuple(said for said in phrase.adjectives if isinstance(said, Other)), clauses=()
        )
        said = [self.noun_phrase(bare.having(heads=(head,))) for head in first]
        form = phrase.form
        agreeing = tuple(
            said if isinstance(said, Other) else (lambda _, said=said: said(form)) for said in phrase.adjectives
        )
        clauses = tuple(
            said if excepted(phrase, said) else (lambda _, said=said: said(form)) for said in phrase.clauses
        )
        said.append(self.noun_phrase(phrase.having(heads=(last,), adjectives=agreeing, clauses=clauses)))
        return self.joined(said, "and" if phrase.determiner in ("each", "every", "all") else phrase.joint)

    def _determiner(self, phrase: NounPhrase) -> str:
        if phrase.limit:
            return phrase.limit
        if phrase.count is not None:
            if phrase.determiner == "any":
                return f"{self.choice_of_form(before_them(phrase), DETERMINERS['any'])} {phrase.count}"
            if phrase.count == 1:
                return self.choice_of_form(phrase.form, ("1", "1"))
            return str(phrase.count)
        if any(head.proper for head in phrase.heads) or not phrase.determiner:
            return ""
        return self.choice_of_form(before_them(phrase), DETERMINERS[phrase.determiner])

    def _owned(self, phrase: NounPhrase, body: str) -> str:
        """ "A sua mão", "a mão dele", "a mão de cada oponente"."""
        assert phrase.owner is not None
        if phrase.owner.back:
            own = self.choice_of_form(before_them(phrase), ("próprio", "própria", "próprios", "próprias"))
            return f"{melted(phrase.case, self.choice_of_form(before_them(phrase), DETERMINERS['the']))} {own} {body}"
        the = self.choice_of_form(before_them(phrase), DETERMINERS["the"])
        if phrase.owner.person == 2:  # of anybody else "sua mão" would be taken for yours
            yours = self.choice_of_form(before_them(phrase), ("seu", "sua", "seus", "suas"))
            return f"{melted(phrase.case, the)} {yours} {body}" if phrase.case or phrase.many else f"{yours} {body}"
        return f"{melted(phrase.case, the)} {body} {phrase.owner.having(case='de').format(None)}"

    def being(self, x: Phrase, of: Phrase | None = None) -> str:
        found = super().being(x, of)
        return f"uma carta {found}" if found.startswith(("que ", "com ", "sem ")) else found

    def verb(self, lemma: str, person: int, many: bool) -> str:
        if lemma.startswith("não "):
            return f"não {self.verb(lemma.removeprefix('não '), person, many)}"
        if not SUPPOSED.get():
            return present(lemma, many)
        if not _DENIED.get():
            return supposed(lemma, many)
        _DENIED.set(False)
        return f"não {supposed(lemma, many)}"

    def told(self, lemma: str) -> str:
        return imperative(lemma)

    def may(self, subject: str, lemma: str, person: int, many: bool) -> str:
        return f"{subject} {self.verb('poder', person, many)} {lemma}"

    def let(self, subject: str) -> str:
        return f"{subject or 'você'} pode decidir que "

    def sentence(self, words: str) -> str:
        """What somebody may do, and what comes of it, as sentences of their own where one would be too long."""
        if len(words) > _TOO_LONG:
            words = words.replace("; se o fizer, ", ". Se o fizer, ")
        return super().sentence(words)

    def then(self, parts: Sequence[str]) -> str:
        return one_after_another(parts, within=True)

    def in_sentences(self, parts: Sequence[str]) -> str:
        return in_sentences(parts)

    def done_by(self, effect: Any, who: Phrase) -> str:
        token = SUPPOSED.set(True)  # "exceto se o jogador dele o remover"
        try:
            return super().done_by(effect, who)
        finally:
            SUPPOSED.reset(token)

    def cannot(self, x: Phrase) -> str:
        none = each_phrase(x, lambda p: p.determined("no"))
        said = none.format(None)
        verb = self.verb("poder", 3, many(none))
        if isinstance(x, NounPhrase) and x.again:
            return f"não {verb}"
        return f"{said} {verb}" if said.startswith(("nenhum ", "nenhuma ")) else f"{said} não {verb}"

    def denied(self, claim: Any) -> str:
        """ "Se ele não atacar"; "exceto se" before what has no one verb that could be denied."""
        token = _DENIED.set(True)
        try:
            said = self.supposing(claim)
            if not _DENIED.get() and said.count("não ") == 1:
                return f"se {said}"
        finally:
            _DENIED.reset(token)
        return f"exceto se {self.supposing(claim)}"

    def as_many(self, x: Phrase, one: str, several: str) -> str:
        """An adjective in the number of the verb that DOES gives: "são imunes"."""
        each = each_phrase(x, lambda p: p.determined("each"))
        return several if many(each) or (isinstance(each, Series) and len(each.items) > 1) else one

    def may_do_to(self, who: Phrase, lemma: str, x: Phrase) -> str:
        """What somebody may do to something, whatever the mood: "você pode jogá-la"."""
        token = MOOD.set("may")
        try:
            return self.do_to(who, lemma, x)
        finally:
            MOOD.reset(token)

    def joined(self, parts: Sequence[str], joint: str) -> str:
        he = next((word for word in ("ele ", "ela ") if parts and all(part.startswith(word) for part in parts)), "")
        parts = [parts[0], *(part.removeprefix(he) for part in parts[1:])] if he else parts
        noun = parts[-1:] and parts[-1].startswith(("a ", "aos ", "às ", "de ", "por "))
        parted = any(mark in part for part in parts[:-1] for mark in (", ", "; ")) or any(
            part.startswith(("quando ", "se ")) for part in parts[1:]
        )
        parted = parted or (len(parts) > 2 and any(len(part) > _LONG for part in parts))
        if joint == "and" and not noun and parted:
            return f"{'; '.join(parts[:-1])}; e {parts[-1]}"
        if joint == "and" and len(parts) > 1 and any(" e " in part for part in parts[:-1]):
            return f"{', '.join(parts[:-1])}, e {parts[-1]}"
        return super().joined(parts, joint)

    def first_time(self, told: str) -> str:
        return f"na primeira vez que {told.removeprefix('quando ')}" if told.startswith("quando ") else ""

    def of_one(self, parts: Sequence[str]) -> str:
        if len(parts) == 2 and " e " in parts[0]:
            return f"{parts[0]}, e {parts[1]}"
        return super().of_one(parts)

    def does_not(self, x: Phrase, lemma: str) -> str:
        """ "Nenhum aliado soma", "esta carta não soma"."""
        none = each_phrase(x, lambda p: p.determined("no"))
        said = none.format(None)
        if (isinstance(x, NounPhrase) and x.again) or not said.startswith(("nenhum ", "nenhuma ")):
            return self.does(x, f"não {lemma}")
        return f"{said} {self.verb(lemma, 3, many(none))}"

    def either(self, x: Any, to: str = "you") -> str:
        mood = "do" if to == "you" else "bare"  # "o atacante escolhe: descartar ..."
        topic = TOPIC.get()
        with with_topic(topic if topic is not None and isinstance(topic.node, Chosen) else None):  # else each says it
            items = x.items if isinstance(x, Series) else (x,)
            alive = topic is not None and topic.alive
            ways = list(each_way_told(items, mood))
            if mood == "bare" and any(way.startswith(("o ", "a ", "esse ", "essa ")) for way in ways):
                if topic is not None:
                    topic.alive = alive  # told anew, each with its subject
                ways = list(each_way_told(items, "do"))
        if len(ways) > 1 and (shared := shared_once(ways)):
            return shared
        if any(mark in way for way in ways for mark in (", ", "; ", " ou ", " e ", " que ")):
            return ways_apart(ways)
        return self.joined(ways, "or")

    def its(self, x: Phrase) -> str:
        return "seu"

    def does(self, x: Phrase, lemma: str) -> str:
        if isinstance(x, NounPhrase) and x.again and x.determiner in ("that", "the"):
            he = self.choice_of_form(x.form, ("ele", "ela", "eles", "elas"))
            return f"{he} {self.verb(lemma, x.person, x.many)}"
        several = isinstance(x, NounPhrase) and len(x.heads) > 1 and all(head.proper for head in x.heads)
        if isinstance(x, NounPhrase) and several and not SUPPOSED.get():  # "suas cartas Pearl e Amber ganham"
            x = x.having(plural=True, joint="and")
        if isinstance(x, NounPhrase) and x.again:  # the verb alone says who
            return self.verb(lemma, x.person, x.many)
        return super().does(x, lemma)

    def in_case(self, case: str, x: Phrase | int) -> Phrase | str:  # type: ignore[override]  # "por 5" as well
        if isinstance(x, int):
            return f"{case} {x}"
        if isinstance(x, Series) and all(isinstance(one, NounPhrase) for one in x.items):
            x = replace(x, items=tuple(sorted(x.items, key=lambda one: len(one.heads) > 1)))
            bare = all(not one.determiner and one.count is None and len(one.heads) == 1 for one in x.items)
            plain = not any(one.adjectives or one.clauses for one in x.items[1:])
            if bare and plain:  # "imune a eventos, campeões e magias", but "a reinos e a campeões mortos-vivos"
                return replace(x, items=(x.items[0].having(case=case), *x.items[1:]))
        return super().in_case(case, x)

    def real(self, x: Phrase) -> Phrase:
        return each_phrase(x, lambda p: p.having(clauses=tuple(_plainly(said) for said in p.clauses)))

    def as_one(self, kinds: Series) -> str:
        """One of several kinds; two at once are told apart: "só como elfo ou como drow e elfo ao mesmo tempo"."""
        if any(" e " in kind for kind in kinds.items):
            bare = [re.sub(r"\buma? ", "", kind) for kind in kinds.items]
            halves = {half for kind in bare if " e " in kind for half in kind.split(" e ")}
            alone = [f"{'só ' if kind in halves else ''}como {kind}" for kind in bare]
            return self.joined([f"{one} ao mesmo tempo" if " e " in one else one for one in alone], "or")
        return f"como {self.joined(kinds.items, 'or')}"

    def of_each(self, cards: Phrase, effect: Any) -> str:
        """What is only said of each of them is told of it: "até o fim do turno, cada campeão em jogo tem ..."."""
        each, told = each_phrase(cards, lambda p: p.determined("each")).format(None), effect.format(None)
        found = _OF_IT.match(told)
        return f"para {each}, {told}" if found is None else f"{found[1] or ''}{each} {found[3]}"

    def relative(self, lemma: str, number: str = "one") -> str:
        """ "Cada aliado que luta", but "se houver um aliado que lute"."""
        return (subjunctive if SUPPOSED.get() else present)(lemma, number == "many")

    def wanted(self, lemma: str, number: str = "one") -> str:
        """The verb of a clause that says what is looked for, "que seja uma espada", or what there is: "que é"."""
        return present(lemma, number == "many") if _REAL.get() else subjunctive(lemma, number == "many")

    def do_to(self, who: Phrase, lemma: str, x: Phrase) -> str:
        done = self.do(who, lemma)
        if not isinstance(x, NounPhrase) or not x.again:
            return super().do_to(who, lemma, x)
        it = self.choice_of_form(x.form, ("o", "a", "os", "as"))
        if done == self.told(lemma):
            return f"{done}-{it}"
        if done.endswith(("r", "pôr")):  # "descartá-lo", "destruí-lo", "pô-lo"
            vowel = {"a": "á", "e": "ê", "i": "í" if done[-3:-2] in "aeou" else "i"}.get(done[-2], done[-2])
            return f"{done[:-2]}{vowel}-l{it}"
        return super().do_to(who, lemma, x)

    def whose(self, who: Phrase) -> str:
        if isinstance(who, NounPhrase) and who.back:
            return self.choice_of_form(who.form, ("dele", "dela", "deles", "delas"))
        return each_phrase(who, lambda p: p.determined("any").having(case="de")).format(None)

    def levels(self, n: int) -> str:
        return f"{n} nível" if n == 1 else f"{n} níveis"

    def negated(self, words: str, form: Form) -> str:
        return f"que não {subjunctive('ser', form.endswith('p'))} {words}"

    def negated_clause(self, words: str, form: Form) -> str:
        fights = words == "em combate"  # "fora de combate" would mean knocked out; whether it fights is there to see
        return f"que não {(present if fights else subjunctive)('estar', form.endswith('p'))} {words}"

    def inflected(self, adjective: str, form: str) -> str:
        first, tail = first_word(adjective)
        feminine, several = form.startswith("f"), form.endswith("p")
        if first.endswith("o"):
            first = first[:-1] + ("a" if feminine else "o")
        elif first.endswith(("or", "ês")) and feminine:
            first = first.replace("ês", "es") + "a"
        if several:
            first = plural(first)
        return first + tail


def _plainly(said: Modifier) -> Modifier:
    """ "Que é uma espada", not "que seja uma espada"."""

    def told(form: Form) -> str:
        token = _REAL.set(True)
        try:
            return said(form)
        finally:
            _REAL.reset(token)

    return told


GRAMMAR: Final = Portuguese()
