import assert from "node:assert/strict";
import { test } from "node:test";
import { addressOf, found, numberOf, wantedOf } from "../src/pages/cards/finding.ts";
import { folded } from "../src/wire/folded.ts";
import { printingOf } from "../src/look/scan_names.ts";
import type { CatalogueTold, FactsTold } from "../src/wire/types.ts";

const cards = [
  { id: "1st/1", name: "Waterdeep", type: "realm", card: 0, world: "FR", attributes: ["Coastal"], newest: true },
  { id: "1st/2", name: "Old Ring", type: "magical item", card: 1, level: "+3", power: "enforced" },
  { id: "4th/2", name: "Old Ring", type: "magical item", card: 1, level: "+3", newest: true, rarity: "rare", also: "Anel Velho" },
  { id: "BR/109", name: "The Count of Müden", type: "regent", card: 2, level: "5/7", world: "BR", newest: true },
] as unknown as FactsTold[];
const all = {
  told: { cards } as CatalogueTold,
  byId: new Map(),
  searched: cards.map((one) => folded(`${one.name} ${one.card === 1 ? "Anel Velho" : ""} ${one.id}`)),
};
const ids = (query: string) => found(all, wantedOf(new URLSearchParams(query))).map((one) => one.id);

test("the newest printing stands for a card unless a set or every printing is wanted", () => {
  assert.deepEqual(ids(""), ["1st/1", "4th/2", "BR/109"]);
  assert.deepEqual(ids("set=1st"), ["1st/1", "1st/2"]);
  assert.deepEqual(ids("all"), ["1st/1", "1st/2", "4th/2", "BR/109"]);
});

test("names are found without accents, in other editions, and by number", () => {
  assert.deepEqual(ids("words=muden"), ["BR/109"]);
  assert.deepEqual(ids("words=anel"), ["4th/2"]);
  assert.deepEqual(ids("words=1st/2"), ["1st/2"]);
  assert.deepEqual(ids("words=nothing"), []);
});

test("levels, worlds, rarities and powers narrow the search", () => {
  assert.deepEqual(ids("from=4"), ["BR/109"]);
  assert.deepEqual(ids("to=4"), ["4th/2"]);
  assert.deepEqual(ids("world=none"), ["4th/2"]);
  assert.deepEqual(ids("rarity=rare"), ["4th/2"]);
  assert.deepEqual(ids("power=enforced&all"), ["1st/2"]);
  assert.deepEqual(ids("attribute=Coastal"), ["1st/1"]);
});

test("an address says what is wanted and nothing else", () => {
  assert.equal(addressOf(wantedOf(new URLSearchParams(""))), "/cards");
  assert.equal(addressOf(wantedOf(new URLSearchParams("words=a&type=realm&all"))), "/cards?words=a&type=realm&all");
  assert.equal(numberOf("5/7"), 5);
  assert.equal(numberOf("-3"), -3);
  assert.equal(numberOf("?"), null);
});

test("a scan belongs to the printing its folder and number say", () => {
  assert.equal(printingOf("Cards/1st/001.jpg", ["1st", "DL"]), "1st/1");
  assert.equal(printingOf("Graphics\\Cards\\dl\\101.PNG", ["1st", "DL"]), "DL/101");
  assert.equal(printingOf("Cards/1st/readme.txt", ["1st"]), "");
  assert.equal(printingOf("Cards/XX/001.jpg", ["1st"]), "");
});
