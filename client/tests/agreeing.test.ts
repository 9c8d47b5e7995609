import assert from "node:assert/strict";
import { test } from "node:test";
import { agreedOn, explained, hasNotices, manner } from "../src/pages/home/agreeing.ts";
import type { OptionChoice, OptionInForce, TableShown } from "../src/wire/types.ts";

const rule = (key: string, value = "on", rules: string[] = []): OptionInForce => ({ key, value, name: key, says: [], rules });
const takes = (key: string, what: string) => ({ key, takes: what }) as OptionChoice;

test("what the name of the ruleset says is not agreed on", () => {
  const all = [rule("championship"), rule("questing"), rule("standard-victory")];
  assert.deepEqual(agreedOn({ questing: "on" }, all).map((one) => one.key), ["questing"]);
});

test("an option is in force for all, for some seats, with a value, or left out", () => {
  const known = [takes("questing", ""), takes("melon", "seats"), takes("no-xs", "digit"), takes("turn-limit", "turns")];
  assert.deepEqual(manner(rule("questing"), known), { how: "on", value: "" });
  assert.deepEqual(manner(rule("world-bonuses", "off"), known), { how: "off", value: "" });
  assert.deepEqual(manner(rule("questing", "1,3"), known), { how: "seats", value: "1, 3" });
  assert.deepEqual(manner(rule("melon", "2"), known), { how: "seats", value: "2" });
  assert.deepEqual(manner(rule("no-xs", "9"), known), { how: "value", value: "9" });
  assert.deepEqual(manner(rule("turn-limit", "100"), known), { how: "value", value: "100" });
});

test("one statement has its page, several have a search that finds all of them, and strangers the first page", () => {
  assert.equal(explained(["option.turn-limit"]), "/rules/option.turn-limit");
  assert.equal(explained(["tyrant.nature", "tyrant.setup.order"]), "/rules?words=tyrant");
  assert.equal(explained(["variant.questing.face-down", "variant.questing.who"]), "/rules?words=variant.questing");
  assert.equal(explained(["tyrant.nature", "option.questing"]), "/rules/tyrant.nature");
  assert.equal(explained(["a.b.c", "a.bc.d"]), "/rules?words=a");
});

test("players are told of what they were not asked about", () => {
  const seat = (sideboard: number) => ({ sideboard }) as TableShown["seats"][number];
  const table = (coordinator: boolean, rules: Record<string, string>, ...boards: number[]) =>
    ({ coordinator, optional_rules: rules, seats: boards.map(seat) }) as unknown as TableShown;
  assert.equal(hasNotices(table(false, { questing: "on" }, -1, -1)), false); // they have agreed
  assert.equal(hasNotices(table(true, {}, -1, -1)), false);
  assert.equal(hasNotices(table(true, { questing: "on" }, -1, -1)), true);
  assert.equal(hasNotices(table(false, {}, 0, 7)), true);
});
