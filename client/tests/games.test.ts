import assert from "node:assert/strict";
import { test } from "node:test";
import { fromMe, fromSeat, inOrder, standing } from "../src/pages/home/games.ts";
import type { TableShown } from "../src/wire/types.ts";

const place = (name: string) => ({ name, bot: "", deck: "", free: !name, left: false, founder: false, agreed: Boolean(name), sideboard: -1 });
const listed = (more: Partial<TableShown> = {}): TableShown => ({
  delay: 20, spectators: "hands", window: 0, clock: null, rated: false, mine: [],
  table: "t", public: false, ruleset: "tournament", size: 55, game: "", options: {}, optional_rules: {}, coordinator: false, oldest: -1, any_deck: false, begun: true, over: false,
  asked: 1, turn: 7, winners: [], seats: [place("Ana"), place("Bruno")], ...more,
});
const mine = { table: "m", seat: 0, players: ["Ana", ""], size: 55, game: "", ruleset: "tournament", begun: true, over: false, waits: true };

test("a game says whether it waits for the reader, wherever it is known from", () => {
  assert.equal(fromSeat(1, listed()).waits, true);
  assert.equal(fromSeat(0, listed()).waits, false);
  assert.equal(fromSeat(undefined, listed({ asked: -1 })).waits, false);
  assert.equal(fromMe(mine).waits, true);
});

test("a table known twice is listed once; those that wait stand first, those that are over last", () => {
  const over = fromSeat(0, listed({ table: "over", over: true }));
  const here = fromSeat(0, listed());
  const games = inOrder([over, here, fromMe(mine), fromMe({ ...mine, table: "t", waits: true })]);
  assert.deepEqual(games.map((one) => one.table), ["m", "t", "over"]);
  assert.equal(games[1], here);
});

test("where a game stands is said with all that is known", () => {
  assert.deepEqual(standing(fromSeat(0, listed({ begun: false, seats: [place("Ana"), place("")] }))), ["games-free", { count: 1 }]);
  assert.deepEqual(standing(fromSeat(0, listed())), ["games-waiting", { who: "Bruno" }]);
  assert.deepEqual(standing(fromSeat(1, listed())), ["games-mine", {}]);
  assert.deepEqual(standing(fromSeat(0, listed({ over: true, winners: [1] }))), ["games-over", { who: "Bruno" }]);
  assert.deepEqual(standing(fromSeat(0, listed({ over: true, winners: [0] }))), ["games-won", {}]);
  assert.deepEqual(standing(fromSeat(0, listed({ over: true }))), ["games-drawn", {}]);
  assert.deepEqual(standing(fromMe({ ...mine, over: true, waits: false })), ["games-ended", {}]);
  assert.deepEqual(standing(fromMe({ ...mine, waits: false })), ["games-running", {}]);
});
