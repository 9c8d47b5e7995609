import assert from "node:assert/strict";
import { test } from "node:test";
import { packing } from "../src/pages/table/board/packing.ts";

test("rows are long enough for all cards and high enough for the most that hangs on them, wherever the rows end", () => {
  const laden = [0, 3, 1, 0, 2];
  for (const rows of [1, 2, 3]) {
    const { across, lines } = packing(laden, rows);
    assert.ok(across * rows >= laden.length);
    for (let long = across; long <= laden.length; long++) {
      let high = 0;
      for (let at = 0; at < laden.length; at += long) high += Math.max(...laden.slice(at, at + long));
      assert.ok(high <= lines, `${rows} rows, ${long} in each`);
    }
  }
  assert.deepEqual(packing(laden, 1), { across: 5, lines: 3 });
  assert.deepEqual(packing([], 2), { across: 1, lines: 0 });
});
