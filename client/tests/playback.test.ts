import assert from "node:assert/strict";
import { test } from "node:test";
import { look, Playback, seen } from "../src/pages/table/playback.ts";
import type { BattleTold, CardTold, EventTold, TableTold } from "../src/wire/types.ts";

const card = (zone: string, razed = false): CardTold => ({
  printing: "1st/1", zone, owner: 1, controller: 1, host: -1, place: -1, at: 0, razed, face_down: false,
});
const table: TableTold = {
  turn: 3, last_turn: 0, phase: 2, active: 1, goal: 6, goals: [6, 6], direction: 1, hands: [5, 5], piles: [9, 9], places: [6, 6], unrazed: [1, 1],
  cards: { 4: card("formation"), 5: card("hand") }, battle: null, announced: [], asked: 0, about: "", result: null,
};
const event = (v: number, more: Partial<EventTold> = {}): EventTold => ({
  type: "event", v, changed: {}, cards: {}, gone: [], log: [], prompt: null, back: "", back_asked: null, orders: null,
  passed: 0, waiting: [], clock: null, window: null, chat: [], ...more,
});
const battle: BattleTold = { attacker: 1, defender: 0, target: 4, champion: 5, opponent: -1, round: 1, stage: 0 };

test("what can be seen of a step is the gravest of what it changes", () => {
  assert.equal(seen(table, event(2, { cards: { 4: card("formation", true) }, changed: { battle } })), "raze");
  assert.equal(seen(table, event(2, { changed: { battle } })), "battle");
  assert.equal(seen({ ...table, battle }, event(2, { changed: { battle: null } })), "battle");
  assert.equal(seen(table, event(2, { cards: { 5: card("pool") } })), "played");
  assert.equal(seen(table, event(2, { changed: { announced: [{ card: 5, player: 1, way: "" }] } })), "played");
  assert.equal(seen(table, event(2, { changed: { turn: 4 } })), "turn");
  assert.equal(seen(table, event(2, { changed: { phase: 3 }, cards: { 5: card("discard") } })), "");
  assert.equal(seen(null, event(2, { changed: { battle } })), "");
});

test("a step is looked at for a while, longer if wished, shorter in a long turn, and not at all if switched off", () => {
  assert.equal(look("battle", "slow", 0), 2 * look("battle", "normal", 0));
  for (const what of ["raze", "battle", "played"] as const) assert.ok(look(what, "normal", 0) >= 900 && look(what, "normal", 0) <= 1250); // a line is read
  assert.ok(look("battle", "normal", 40) < 350);
  assert.equal(look("raze", "off", 0), 0);
  assert.equal(look("", "slow", 0), 0);
});

function played(wait: (step: EventTold) => number) {
  const shown: number[] = [];
  const waiting: number[] = [];
  const later: (() => void)[] = [];
  const film = new Playback(
    (step) => {
      shown.push(step.v);
      return wait(step);
    },
    (count) => waiting.push(count),
    (then) => later.push(then),
    () => (later.length = 0),
  );
  return { film, shown, waiting, later };
}

test("each step waits until the one before it was looked at, and nothing waits for what cannot be seen", () => {
  const { film, shown, later } = played((step) => (step.v === 2 || step.v === 4 ? 500 : 0));
  for (const v of [1, 2, 3, 4, 5]) film.add(event(v));
  assert.deepEqual([shown, film.waiting], [[1, 2], 3]);
  later.shift()?.();
  assert.deepEqual([shown, film.waiting], [[1, 2, 3, 4], 1]);
  later.shift()?.();
  assert.deepEqual([shown, film.waiting], [[1, 2, 3, 4, 5], 0]);
  film.add(event(6));
  assert.equal(shown.at(-1), 6);
});

test("skipping shows everything in its order and leaves no pause behind", () => {
  const { film, shown, waiting, later } = played(() => 500);
  for (const v of [1, 2, 3]) film.add(event(v));
  film.skip();
  assert.deepEqual([shown, waiting.at(-1), later.length], [[1, 2, 3], 0, 0]);
  film.add(event(4));
  assert.equal(shown.at(-1), 4);
});

test("the whole table takes the place of all that waits", () => {
  const { film, shown, later } = played(() => 500);
  for (const v of [1, 2, 3]) film.add(event(v));
  film.clear();
  assert.deepEqual([shown, film.waiting, later.length], [[1], 0, 0]);
});
