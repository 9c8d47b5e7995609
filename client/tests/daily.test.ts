import assert from "node:assert/strict";
import { test } from "node:test";
import { before, running, solvedOn, written, type Daily } from "../src/pages/lesson/daily.ts";

const kept = (day: string, run: number, best = run): Daily => ({ day, run, best, begun: { day: "", key: "", table: "" } });
const counted = ({ day, run, best }: Daily) => [day, run, best];

test("a day is written in the reader's own calendar", () => {
  assert.equal(written(new Date(2026, 0, 5, 0, 1)), "2026-01-05");
  assert.equal(written(new Date(2026, 11, 31, 23, 59)), "2026-12-31");
});

test("the day before, over the ends of months and years", () => {
  assert.deepEqual(["2026-03-01", "2028-03-01", "2027-01-01"].map(before), ["2026-02-28", "2028-02-29", "2026-12-31"]);
});

test("days in a row are counted, a day only once, and a day left out begins anew", () => {
  assert.deepEqual(counted(solvedOn(kept("", 0), "2026-11-27")), ["2026-11-27", 1, 1]);
  assert.deepEqual(counted(solvedOn(kept("2026-11-26", 4, 6), "2026-11-27")), ["2026-11-27", 5, 6]);
  assert.deepEqual(counted(solvedOn(kept("2026-11-27", 5), "2026-11-27")), ["2026-11-27", 5, 5]);
  assert.deepEqual(counted(solvedOn(kept("2026-11-25", 9), "2026-11-27")), ["2026-11-27", 1, 9]);
});

test("a row lasts until the day after has ended", () => {
  assert.deepEqual(["2026-11-27", "2026-11-28", "2026-11-29"].map((day) => running(kept("2026-11-27", 3), day)), [3, 3, 0]);
});
