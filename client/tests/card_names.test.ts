import assert from "node:assert/strict";
import { test } from "node:test";
import { CardNames } from "../src/pages/table/card_names.ts";

test("a line is cut at the names of the cards that were seen, the longest first", () => {
  const nobody = new CardNames();
  assert.deepEqual(nobody.parts("You play Ring of Winter"), ["You play Ring of Winter"]);
  const names = nobody.seeing([["Ring", 3], ["Ring of Winter", 7]]);
  assert.deepEqual(names.parts("You play Ring of Winter on (Ring)."), ["You play ", "Ring of Winter", " on (", "Ring", ")."]);
  assert.equal(names.card("Ring of Winter"), 7);
  assert.equal(names.card("Staff"), -1);
});

test("a name once seen stays, and the same cards change nothing", () => {
  const one = new CardNames().seeing([["Thay", 1]]);
  assert.equal(one.seeing([["Thay", 1]]), one);
  const both = one.seeing([["Cormyr", 2]]);
  assert.deepEqual([both.card("Thay"), both.card("Cormyr"), one.card("Cormyr")], [1, 2, -1]);
  assert.equal(both.seeing([["Thay", 5]]).card("Thay"), 5);
});

test("signs in a name mean themselves", () => {
  assert.deepEqual(new CardNames().seeing([["Darts (+1)?", 1]]).parts("Darts (+1)? is played"), ["", "Darts (+1)?", " is played"]);
});
