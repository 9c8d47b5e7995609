import assert from "node:assert/strict";
import { test } from "node:test";
import type { CardTold, Prompt, TableTold } from "../src/wire/types.ts";
import { doneBy, hint } from "../src/pages/lesson/steps.ts";

const card = (more: Partial<CardTold>): CardTold => ({
  printing: "1st/5", zone: "formation", owner: 0, controller: 0, host: -1, place: 0, at: 0, razed: false, face_down: false, ...more,
});
const table = (more: Partial<TableTold>): TableTold =>
  ({ unrazed: [3, 3], cards: {}, battle: null, result: null, ...more }) as TableTold;
const asked = (about: string, ...verbs: string[]): Prompt =>
  ({ about, options: verbs.map((verb) => ({ verb, card: 1, other: -1, number: -1, text: "", label: "" })) }) as unknown as Prompt;

test("nothing is done at first", () => {
  assert.deepEqual(doneBy(table({}), 0), []);
});

test("what lies on the table shows what was done", () => {
  assert.deepEqual(doneBy(table({ unrazed: [4, 3] }), 0), ["realm"]);
  assert.deepEqual(doneBy(table({ cards: { 1: card({ zone: "pool" }) } }), 0), ["champion"]);
  assert.deepEqual(doneBy(table({ cards: { 1: card({ zone: "pool", owner: 1, controller: 1 }) } }), 0), []);
  assert.deepEqual(doneBy(table({ cards: { 1: card({ owner: 1, controller: 1, razed: true }) } }), 0), ["raze"]);
  assert.deepEqual(doneBy(table({ cards: { 1: card({ razed: true }) } }), 0), []);
  assert.deepEqual(doneBy(table({ battle: { attacker: 1 } as TableTold["battle"] }), 0), []);
  assert.deepEqual(doneBy(table({ battle: { attacker: 0 } as TableTold["battle"] }), 0), ["attack"]);
  assert.deepEqual(doneBy(table({ result: { winners: [0], reason: "goal", unrazed: [6, 2] } }), 0), ["win"]);
});

const typeOf = (printing: string) => (printing === "1st/9" ? "ally" : "magical item");
test("the hint speaks of allies only where one can be played", () => {
  const held = table({ cards: { 1: card({ zone: "hand" }), 2: card({ zone: "hand", printing: "1st/9" }) } });
  assert.equal(hint(held, asked("ask-combat", "play", "pass"), 0, typeOf), "lesson-ask-combat-other");
  const both = asked("ask-combat", "play", "play");
  both.options.forEach((option, at) => (option.card = at + 1));
  assert.equal(hint(held, both, 0, typeOf), "lesson-ask-combat");
});

test("the hint follows what is asked and what can be answered", () => {
  assert.equal(hint(table({}), null, 0, typeOf), "lesson-wait");
  assert.equal(hint(table({}), asked("ask-phase-2", "play", "pass"), 0, typeOf), "lesson-ask-phase-2");
  assert.equal(hint(table({}), asked("ask-phase-2", "pass"), 0, typeOf), "lesson-ask-phase-2-done");
  assert.equal(hint(table({}), asked("ask-phase-4", "pass"), 0, typeOf), "lesson-ask-phase-4-none");
  assert.equal(hint(table({}), asked("ask-combat", "pass"), 0, typeOf), "lesson-ask-combat-none");
  assert.equal(hint(table({}), asked("ask-digit", "choose"), 0, typeOf), "lesson-ask-other");
  assert.equal(hint(table({ result: { winners: [1], reason: "goal", unrazed: [3, 6] } }), null, 0, typeOf), "lesson-lost");
});
