import assert from "node:assert/strict";
import { test } from "node:test";
import { atLeastOne, oneOfEach, shuffled } from "../src/pages/decks/figures.ts";
import { merged } from "../src/pages/decks/merging.ts";
import { asksForPrintings, chosen, toggled } from "../src/pages/decks/query.ts";
import { differences, short, withVersion } from "../src/pages/decks/shelf.ts";
import type { KeptDeck } from "../src/wire/types.ts";

const deck = (cards: string[], more: Partial<KeptDeck> = {}): KeptDeck => ({ id: "a".repeat(22), name: "x", changed: 1, cards, ...more });

test("a chip puts its value in and takes it out again, and leaves the rest of the query alone", () => {
  assert.equal(toggled("", "t", "realm"), "t:realm");
  assert.equal(toggled("dragon t:realm lvl>3", "t", "holding"), "dragon t:realm,holding lvl>3");
  assert.equal(toggled("dragon t:realm,holding lvl>3", "t", "realm"), "dragon t:holding lvl>3");
  assert.equal(toggled("dragon t:realm", "t", "realm"), "dragon");
  assert.equal(toggled("", "t", "magical item"), 't:"magical item"');
  assert.equal(toggled('x t:"magical item",ally', "t", "magical item"), "x t:ally");
});

test("a chip is on where its value stands, however it is written", () => {
  assert.deepEqual(chosen('T:"Magical Item",Ally w:FR', "t"), ["magical item", "ally"]);
  assert.deepEqual(chosen("set:1st -t:ally", "t"), []);
  assert.deepEqual(chosen("not:avatar", "t"), []);
});

test("a query about printings shows every one", () => {
  assert.ok(asksForPrintings("set:1st t:hero"));
  assert.ok(asksForPrintings("1st/44"));
  assert.ok(!asksForPrintings("t:hero is:avatar"));
});

test("the chance of a card is what counting gives", () => {
  assert.equal(atLeastOne(0, 55, 5), 0);
  assert.equal(atLeastOne(55, 55, 5), 1);
  assert.ok(Math.abs(atLeastOne(1, 10, 3) - 0.3) < 1e-9);
  assert.ok(Math.abs(oneOfEach(1, 1, 3, 2) - 1 / 3) < 1e-9);
  assert.equal(atLeastOne(3, 0, 5), 0);
});

test("shuffling loses no card", () => {
  assert.deepEqual(shuffled(["a", "b", "c", "d"], () => 0.3).sort(), ["a", "b", "c", "d"]);
});

test("a version is kept once, and what it differs in is told by card", () => {
  const [one, other] = [deck(["1st/1", "1st/1", "1st/2"]), deck(["1st/1", "1st/3"], { sideboard: ["1st/2"] })];
  const kept = withVersion(other, one);
  assert.equal(kept.versions?.length, 1);
  assert.equal(withVersion(kept, one), kept);
  assert.deepEqual(Object.fromEntries(differences(one, other)), { "1st/1": -1, "1st/3": 1 });
});

test("a deck is never longer than what can be sent", () => {
  const cards = Array.from({ length: 250 }, (_, at) => `4th/${at + 1}`);
  const versions = Array.from({ length: 30 }, (_, until) => ({ until, name: "x", cards, sideboard: cards, considering: cards, realms: cards }));
  const kept = short(deck(cards, { versions }));
  assert.ok(JSON.stringify(kept).length < 62_000);
  assert.ok((kept.versions ?? []).length >= 1);
});

test("of two decks the newest stays and the other is its version", () => {
  const [old, mine, theirs] = [deck(["1st/1"]), deck(["1st/2"], { changed: 5 }), deck(["1st/3"], { changed: 9 })];
  assert.deepEqual(merged({ deck: mine, known: 1 }, old), { deck: mine, known: 1, send: true });
  assert.deepEqual(merged({ deck: old, known: 1 }, theirs), { deck: theirs, known: 9, send: false });
  const both = merged({ deck: mine, known: 1 }, theirs);
  assert.deepEqual([both?.deck.cards, both?.deck.versions?.[0]?.cards, both?.known, both?.send], [["1st/3"], ["1st/2"], 9, true]);
});

test("what was thrown away does not come back, but what somebody still worked on stays", () => {
  const gone = deck([], { gone: true, changed: 9 });
  assert.equal(merged(undefined, gone), undefined);
  assert.deepEqual(merged({ deck: deck(["1st/1"]), known: 1 }, gone)?.deck, gone);
  assert.deepEqual(merged({ deck: deck(["1st/1"], { changed: 5 }), known: 1 }, gone)?.deck.cards, ["1st/1"]);
  assert.deepEqual(merged({ deck: gone, known: 1 }, deck(["1st/1"])), { deck: gone, known: 1, send: true });
  assert.equal(merged({ deck: gone, known: 0 }, undefined), undefined);
});
