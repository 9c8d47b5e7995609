import assert from "node:assert/strict";
import { test } from "node:test";
import { remaining, shownTime } from "../src/pages/table/clock.ts";

const TOLD = { left: [60, 60, -1], free: [10, 10, -1], running: [0] };

test("free seconds go first, then the bank, and only of seats that run", () => {
  assert.deepEqual(remaining(TOLD, 0, 4), { free: 6, bank: 60, runs: true });
  assert.deepEqual(remaining(TOLD, 0, 25), { free: 0, bank: 45, runs: true });
  assert.deepEqual(remaining(TOLD, 0, 500), { free: 0, bank: 0, runs: true });
  assert.deepEqual(remaining(TOLD, 1, 25), { free: 10, bank: 60, runs: false });
});

test("a computer has no clock", () => {
  assert.equal(remaining(TOLD, 2, 1), null);
  assert.equal(remaining(TOLD, 7, 1), null);
});

test("times are read at a glance", () => {
  assert.deepEqual([0, 9.2, 60, 599, 3600, 86400 * 3].map(shownTime), ["0:00", "0:10", "1:00", "9:59", "1:00:00", "3 d 0 h"]);
});
