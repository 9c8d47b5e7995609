import assert from "node:assert/strict";
import { test } from "node:test";
import { SETTLE, Steady } from "../src/pages/table/steady.ts";

const steady = () => new Steady(() => SETTLE);

test("the second click of a double click is no answer to the next question", () => {
  const hands = steady();
  hands.changed(1000);
  hands.down(1000 + SETTLE - 1);
  assert.equal(hands.takesClick(1000 + SETTLE + 50), false);
});

test("a click counts from where it went down, not from where it was let go", () => {
  const hands = steady();
  hands.down(900); // before the question
  hands.changed(1000);
  assert.equal(hands.takesClick(3000), false);
});

test("a click that began when the question had stood long enough is an answer", () => {
  const hands = steady();
  hands.changed(1000);
  hands.down(1000 + SETTLE);
  assert.equal(hands.takesClick(1000 + SETTLE + 10), true);
});

test("a click of an aid, which presses nothing, waits as long", () => {
  const hands = steady();
  hands.changed(1000);
  assert.equal(hands.takesClick(1000 + SETTLE - 1), false);
  assert.equal(hands.takesClick(1000 + SETTLE), true);
});

test("an old press does not stand for a later click", () => {
  const hands = steady();
  hands.down(100);
  assert.equal(hands.takesClick(100), true);
  hands.changed(1000);
  assert.equal(hands.takesClick(1000 + SETTLE), true);
});

test("keys wait as long, and before any question everything counts", () => {
  const hands = steady();
  assert.equal(hands.takes(0), true);
  hands.changed(1000);
  assert.equal(hands.takes(1000 + SETTLE - 1), false);
  assert.equal(hands.takes(1000 + SETTLE), true);
});
