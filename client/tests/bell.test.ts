/** When the clock of a round rings: never twice, never for what was before the page, and again where time was given. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { Bell, type Ring } from "../src/pages/events/bell.ts";

const heard = (...times: (number | null | [number, number])[]): Ring[] => {
  const bell = new Bell();
  return times.map((time) => (Array.isArray(time) ? bell.heard(time[0], time[1]) : bell.heard(1, time)));
};

test("five minutes and no time left are each heard once", () => {
  assert.deepEqual(heard(301.2, 300.2, 299.8, 299, 1, 0.4, -0.1, -1), ["", "", "soon", "", "", "", "over", ""]);
});

test("a page that is opened later does not ring for what is over", () => {
  assert.deepEqual(heard(200, 100), ["", ""]);
  assert.deepEqual(heard(-5, -6), ["", ""]);
});

test("a page that slept rings once, for what it is now", () => {
  assert.deepEqual(heard(400, -10), ["", "over"]);
  assert.deepEqual(heard(400, 120), ["", "soon"]);
});

test("nothing rings while the clock stands still, and it rings on afterwards", () => {
  assert.deepEqual(heard(310, null, null, 305, 299), ["", "", "", "", "soon"]);
});

test("time that is given is rung for again", () => {
  assert.deepEqual(heard(10, -1, 119, -1), ["", "over", "", "over"]);
});

test("another round is another clock", () => {
  assert.deepEqual(heard([1, 400], [2, 200], [2, 0]), ["", "", "over"]);
});
