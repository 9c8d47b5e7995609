import assert from "node:assert/strict";
import { test } from "node:test";
import { forgetSeat, keepSeat, seats, tokenOf } from "../src/wire/seats.ts";

test("a seat is kept, found and forgotten even where nothing can be stored", () => {
  keepSeat("abc", "secret");
  assert.equal(tokenOf("abc"), "secret");
  assert.deepEqual(seats().map((seat) => seat.table), ["abc"]);
  forgetSeat("abc");
  assert.equal(tokenOf("abc"), "");
  assert.deepEqual(seats(), []);
});
