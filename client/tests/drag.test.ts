import assert from "node:assert/strict";
import { test } from "node:test";
import { HELD, meaning, nearest } from "../src/pages/table/drag.ts";

test("a finger takes a card up out of its row, or after it has rested; sideways it scrolls", () => {
  assert.equal(meaning({ x: 3, y: -4 }, 100), "nothing");
  assert.equal(meaning({ x: 4, y: -20 }, 50), "take");
  assert.equal(meaning({ x: 4, y: 20 }, 50), "take");
  assert.equal(meaning({ x: -20, y: 4 }, 50), "scroll");
  assert.equal(meaning({ x: -20, y: 4 }, 300), "take");
  assert.equal(meaning({ x: 0, y: -20 }, HELD + 1), "scroll"); // the card is shown large by then
});

test("what lies next to the finger is meant, if it is near", () => {
  const boxes = [
    { x: 0, y: 0, width: 20, height: 20 },
    { x: 40, y: 0, width: 20, height: 20 },
  ];
  assert.equal(nearest({ x: 10, y: 10 }, boxes), 0);
  assert.equal(nearest({ x: 33, y: 10 }, boxes), 1);
  assert.equal(nearest({ x: 27, y: 10 }, boxes), 0);
  assert.equal(nearest({ x: 30, y: 80 }, boxes), -1);
  assert.equal(nearest({ x: 41, y: 21 }, boxes, 1), -1);
  assert.equal(nearest({ x: 41, y: 20 }, boxes, 1), 1);
  assert.equal(nearest({ x: 10, y: 10 }, []), -1);
});
