import assert from "node:assert/strict";
import { test } from "node:test";
import { momentOf } from "../src/pages/table/moments.ts";
import type { CardTold, EventTold, TableTold } from "../src/wire/types.ts";

const card = (printing: string, more: Partial<CardTold> = {}): CardTold => ({
  printing, zone: "formation", owner: 0, controller: 0, host: -1, place: 0, at: 0, razed: false, face_down: false, ...more,
});
const table = (more: Partial<TableTold> = {}): TableTold => ({ cards: {}, battle: null, announced: [], ...more }) as TableTold;
const step = (more: Partial<EventTold> = {}): EventTold => ({ cards: {}, changed: {}, log: [], gone: [], ...more }) as unknown as EventTold;
const line = (kind: string) => ({ kind, text: `it is ${kind}` });
const fight = (opponent: number) => ({ champion: 1, opponent }) as TableTold["battle"];

test("most steps are no moments", () => {
  assert.equal(momentOf(null, step({ log: [line("raze")] })), null);
  assert.equal(momentOf(table(), step({ log: [line("sentence"), line("turn")] })), null);
});

test("a razed realm and one that stands again are seen", () => {
  const standing = table({ cards: { 4: card("1st/4"), 5: card("1st/5") } });
  const razed = step({ cards: { 5: card("1st/5", { razed: true }) }, log: [line("round"), line("raze")] });
  assert.deepEqual(momentOf(standing, razed), { kind: "raze", cards: ["1st/5"], text: "it is raze" });
  const fallen = table({ cards: { 5: card("1st/5", { razed: true }) } });
  assert.deepEqual(momentOf(fallen, step({ cards: { 5: card("1st/5") }, log: [line("rebuild")] }))?.cards, ["1st/5"]);
});

test("of a card that is stopped its picture is seen, if it was announced", () => {
  const before = table({ cards: { 7: card("1st/7"), 8: card("1st/8") }, announced: [{ card: 7 }, { card: 8 }] as TableTold["announced"] });
  const after = step({ changed: { announced: [{ card: 7 }] as TableTold["announced"] }, log: [line("stopped")] });
  assert.deepEqual(momentOf(before, after)?.cards, ["1st/8"]);
  assert.deepEqual(momentOf(table(), step({ log: [line("stopped")] }))?.cards, []);
});

test("two champions clash once", () => {
  const before = table({ cards: { 1: card("1st/1"), 2: card("1st/2") }, battle: fight(-1) });
  const met = step({ changed: { battle: fight(2) as NonNullable<TableTold["battle"]> } });
  assert.deepEqual(momentOf(before, met), { kind: "clash", cards: ["1st/1", "1st/2"], text: "" });
  assert.equal(momentOf({ ...before, battle: fight(2) }, met), null);
});

test("of a round the winner is seen first", () => {
  const before = table({ cards: { 1: card("1st/1", { zone: "battle" }), 2: card("1st/2", { zone: "battle" }) }, battle: fight(2) });
  const lost = step({ cards: { 1: card("1st/1", { zone: "discard" }) }, log: [line("round")] });
  assert.deepEqual(momentOf(before, lost)?.cards, ["1st/2", "1st/1"]);
});

test("spoils show the back of a card to all but the one who draws it", () => {
  const name = (printing: string) => (printing === "1st/9" ? "War Band" : "Thay");
  const told = { kind: "spoils", text: "You draw War Band as spoils." };
  const cards = { 3: card("1st/3", { zone: "hand" }), 9: card("1st/9", { zone: "hand" }) };
  assert.deepEqual(momentOf(table(), step({ cards, log: [told] }), name)?.cards, ["1st/9"]);
  assert.deepEqual(momentOf(table({ cards }), step({ cards, log: [told] }), name)?.cards, [""]); // known before: another one
  assert.deepEqual(momentOf(table(), step({ log: [line("spoils")] }), name)?.cards, [""]);
});
