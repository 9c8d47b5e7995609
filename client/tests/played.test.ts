import assert from "node:assert/strict";
import { test } from "node:test";
import { figuresOf, fromTable } from "../src/pages/played/figures.ts";
import type { MyGame, TableShown } from "../src/wire/types.ts";

const place = (name: string, bot = "") => ({ name, bot, deck: bot ? "" : "A-1", free: false, left: false, founder: false, agreed: true, sideboard: -1 });
const table = (more: Partial<TableShown> = {}): TableShown => ({
  delay: 20, spectators: "hands", window: 0, clock: null, rated: false, mine: [],
  table: "t", public: false, ruleset: "tournament", size: 55, game: "", options: {}, optional_rules: {}, coordinator: false, oldest: -1, any_deck: false, begun: true, over: true,
  asked: -1, turn: 9, winners: [0], seats: [place("Ana"), place("Iris", "novice")], ...more,
});
const games = (...winners: number[][]): MyGame[] => winners.map((won) => fromTable(0, table({ winners: won }))).filter((one) => one !== null);

test("a table of this device is a game as whoever sits there has it", () => {
  assert.equal(fromTable(0, table())?.ending, "won");
  assert.equal(fromTable(1, table())?.ending, "lost");
  assert.equal(fromTable(0, table({ winners: [] }))?.ending, "drawn");
  assert.equal(fromTable(0, table(), 2)?.ending, "here");
  assert.equal(fromTable(0, table({ over: false })), null);
  assert.equal(fromTable(undefined, table()), null);
});

test("what games of this device come to is counted like the server counts", () => {
  const told = figuresOf(games([0], [0], [1], [0], []));
  assert.deepEqual([told.games, told.won, told.lost, told.drawn, told.streak, told.best, told.turns], [5, 3, 1, 1, 2, 2, 9]);
  assert.deepEqual(told.opponents.map((one) => [one.key, one.won, one.lost, one.drawn]), [["novice", 3, 1, 1]]);
  assert.deepEqual(told.rulesets.map((one) => [one.key, one.size, one.players]), [["tournament", 55, 2]]);
  assert.equal(figuresOf(games([1], [1], [0])).streak, -2);
  assert.equal(figuresOf([]).streak, 0);
});
