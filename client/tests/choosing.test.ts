import assert from "node:assert/strict";
import { test } from "node:test";
import { answer, card, choosing, entries, givesUp, idle, place, several, things, ticked, together, usual } from "../src/pages/table/choosing.ts";
import { folded, others, reading, rows } from "../src/pages/table/reading.ts";
import type { CardTold, EventTold, PromptOption, Prompt, TableTold } from "../src/wire/types.ts";

const option = (verb: string, card = -1, other = -1, number = -1): PromptOption => ({ verb, card, other, number, text: "", label: `${verb} ${card} ${other}` });
const prompt = (...options: PromptOption[]): Prompt => ({ ahead: false, kind: "act", about: "ask", card: -1, question: "?", detail: "", least: 1, most: 1, options });
const REALM = 7;
const of = (one: PromptOption) => things(one, (n) => n === REALM, (at) => (at === 2 ? 30 : -1));

test("the answer that changes nothing is found if it is the only one", () => {
  const pass = option("pass");
  assert.equal(idle(prompt(option("play", 1), pass)), pass);
  assert.equal(idle(prompt(pass, option("done"))), null);
  assert.equal(idle(prompt(option("play", 1))), null);
});

test("a realm is played at a place, or instead of the realm there; other cards on cards", () => {
  assert.deepEqual(of(option("play", REALM, 0)), [card(REALM), place(0)]);
  assert.deepEqual(of(option("play", REALM, 2)), [card(REALM), card(30)]);
  assert.deepEqual(of(option("play", 8, 0)), [card(8), card(0)]);
  assert.deepEqual(of(option("place", -1, -1, 4)), [place(4)]);
  assert.deepEqual(of(option("use", 8, 8)), [card(8)]);
});

test("an attack may begin with the champion or with the realm", () => {
  const attacks = prompt(option("attack", 1, 10), option("attack", 1, 11), option("attack", 2, 10), option("pass"));
  assert.deepEqual([...choosing(attacks, [], of).marked].sort(), [card(1), card(10), card(11), card(2)].sort());
  assert.deepEqual([...choosing(attacks, [card(1)], of).marked], [card(10), card(11)]);
  assert.deepEqual([...choosing(attacks, [card(10)], of).marked], [card(1), card(2)]);
  const both = choosing(attacks, [card(10), card(2)], of);
  assert.deepEqual(both.left, [attacks.options[2]]);
  assert.equal(both.marked.size, 0);
});

test("the lines of a prompt name each card once, and its answers when it is tapped", () => {
  const asked = prompt(option("play", REALM, 0), option("play", REALM, 2), option("play", 9), option("mulligan"), option("pass"));
  const lines = entries(asked, [], of, (thing) => `the ${thing}`);
  assert.deepEqual(
    lines.map(({ label, count }) => [label, count]),
    [[`the card ${REALM}`, 2], ["play 9 -1", 1], ["mulligan -1 -1", 1]],
  );
  assert.equal(lines[0]?.option, null);
  assert.equal(entries(asked, [card(REALM)], of, String).length, 2);
});

test("giving up is a line among the others and never the button", () => {
  const pass = option("pass");
  const losing = { ...prompt(option("play", 9), pass), about: "ask-combat" };
  assert.equal(givesUp(losing), true);
  assert.equal(usual(losing), null);
  assert.deepEqual(entries(losing, [], of, String).map((line) => line.option?.verb), ["play", "pass"]);
  assert.equal(usual({ ...prompt(pass), about: "ask-combat" }), pass, "with nothing to play there is nothing to give up");
  assert.equal(usual({ ...prompt(option("attack", 1, 10), pass), about: "ask-phase-4" }), null);
  assert.equal(usual({ ...prompt(option("play", 9), pass), about: "ask-phase-4" }), pass, "nobody can attack");
});

test("answers without a card that look alike all have their line", () => {
  const asked = prompt(option("mode", -1, -1, 0), option("mode", -1, -1, 1), option("yes"));
  assert.equal(entries(asked, [], of, String).length, 3);
});

test("what is said is the option without its label", () => {
  assert.deepEqual(answer(option("play", 3, 4, 5)), { verb: "play", card: 3, other: 4, number: 5, text: "" });
});

const lying = (zone: string, controller: number, more: Partial<CardTold> = {}): CardTold => ({
  printing: "1st/1", zone, owner: controller, controller, host: -1, place: -1, at: 0, razed: false, face_down: false, ...more,
});
const table = (cards: Record<string, CardTold>, count = 2): TableTold => ({
  turn: 1, last_turn: 0, phase: 2, active: 0, goal: 6, goals: [6, 6], direction: 1, hands: Array(count).fill(5), piles: Array(count).fill(40),
  places: Array(count).fill(6), unrazed: Array(count).fill(0), cards, battle: null, announced: [], asked: 0, about: "", result: null,
});

test("news folded into the table give the table", () => {
  const before = table({ "1": lying("hand", 0), "2": lying("pool", 1) });
  const news: EventTold = { type: "event", v: 2, changed: { phase: 3 }, cards: { "2": lying("discard", 1) }, gone: ["1"], log: [], prompt: null, back: "", back_asked: null, orders: null, passed: 0, waiting: [], clock: null, window: null, chat: [] };
  const after = folded(before, { ...news, gone: ["1"], log: [] });
  assert.equal(after?.phase, 3);
  assert.deepEqual(Object.keys(after?.cards ?? {}), ["2"]);
  assert.equal(after?.cards["2"]?.zone, "discard");
  assert.equal(before.cards["2"]?.zone, "pool");
  assert.equal(folded(null, { ...news, gone: [], log: [] }), null);
});

test("cards are found where they lie", () => {
  const found = reading(
    table({
      "1": lying("formation", 1, { place: 2 }), "2": lying("attached", 1, { host: 1 }), "3": lying("pool", 0, { at: 1 }),
      "4": lying("pool", 0, { at: 0 }), "5": lying("battle", 0), "6": lying("limbo", 1), "7": lying("playing", 0), "8": lying("table", 0),
    }),
  );
  assert.equal(found.sides[1]?.formation[2]?.n, 1);
  assert.equal(found.hanging.get(1)?.[0]?.n, 2);
  assert.deepEqual(found.sides[0]?.pool.map((piece) => piece.n), [4, 3]);
  assert.deepEqual([found.battle[0]?.n, found.playing[0]?.n, found.sides[1]?.piles.limbo[0]?.n, found.sides[0]?.lying[0]?.n], [5, 7, 6, 8]);
});

test("six, eight and ten places stand in rows that grow by one", () => {
  const long = (count: number) => rows(Array.from({ length: count }, (_, at) => at)).map((row) => row.length);
  assert.deepEqual([long(6), long(8), long(10), long(4)], [[1, 2, 3], [1, 2, 3, 2], [1, 2, 3, 4], [1, 2, 1]]);
});

test("the others sit in the order of turns, whichever way it goes", () => {
  assert.deepEqual(others(table({}, 4), 1), [2, 3, 0]);
  assert.deepEqual(others({ ...table({}, 4), direction: -1 }, 1), [0, 3, 2]);
});

test("several cards are ticked, taken back, and said in one message in the order they were chosen", () => {
  const asked = { ...prompt(...[1, 2, 3, 4].map((n) => option("choose", n))), least: 2, most: 3 };
  const [one, two, three, four] = asked.options as [PromptOption, PromptOption, PromptOption, PromptOption];
  assert.equal(several(asked), true);
  assert.equal(several(prompt(one)), false);
  assert.equal(together(asked, []), null);

  let ticks = ticked(asked, [], three);
  assert.equal(together(asked, ticks), null); // too few
  ticks = ticked(asked, ticked(asked, ticks, one), two);
  assert.deepEqual(ticks, [three, one, two]);
  assert.deepEqual(ticked(asked, ticks, four), ticks); // no more than three
  assert.deepEqual(together(asked, ticks), { action: answer(three), then: [answer(one), answer(two)] });

  ticks = ticked(asked, ticks, one);
  assert.deepEqual(ticks, [three, two]);
  assert.deepEqual(together(asked, ticks)?.then.map((said) => said.verb), ["choose", "done"]);
  assert.deepEqual(ticked(asked, ticks, option("done")), ticks); // no card
});
