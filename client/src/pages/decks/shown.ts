/** Decks as they are shown: types in the order of a deck list, cards of a pile counted. */
import type { Catalogue } from "../../wire/catalogue.svelte.ts";
import type { FactsTold, LegalityTold } from "../../wire/types.ts";

export const ORDER = [
  ...["realm", "holding", "cleric", "hero", "monster", "psionicist", "regent", "thief", "wizard", "ally"],
  ...["magical item", "artifact", "cleric spell", "wizard spell", "psionic power", "blood ability"],
  ...["thief ability", "unarmed combat", "event", "rule", "dungeon"],
];
export const CHAMPIONS = ["cleric", "hero", "monster", "psionicist", "regent", "thief", "wizard"];

export interface Counted {
  card: FactsTold;
  count: number;
}

/** The cards of a pile by type, each once with its number, by name. */
export function byType(cards: readonly string[], all: Catalogue): { type: string; cards: Counted[]; count: number }[] {
  const counts = new Map<string, number>();
  for (const id of cards) counts.set(id, (counts.get(id) ?? 0) + 1);
  const groups = new Map<string, Counted[]>();
  for (const [id, count] of counts) {
    const card = all.byId.get(id);
    if (card) groups.set(card.type, [...(groups.get(card.type) ?? []), { card, count }]);
  }
  return ORDER.flatMap((type) => {
    const found = groups.get(type)?.sort((one, other) => one.card.name.localeCompare(other.card.name)) ?? [];
    return found.length ? [{ type, cards: found, count: found.reduce((sum, one) => sum + one.count, 0) }] : [];
  });
}

/** How many cards of a deck count: the dungeon card lies beside it. */
export function sizeOf(cards: readonly string[], all: Catalogue | null): number {
  return cards.filter((id) => all?.byId.get(id)?.type !== "dungeon").length;
}

/** How many of these cards are of some types. */
export function countOf(cards: readonly string[], types: readonly string[], all: Catalogue): number {
  return cards.filter((id) => types.includes(all.byId.get(id)?.type ?? "")).length;
}

/** What is noted in a deck that is meant for these limits: "tournament 55", or the id of a deck format. */
export const meantFor = (one: LegalityTold): string => (one.kind === "ruleset" ? `${one.limits} ${one.size}` : one.limits);

/** What limits are called where a reader chooses among them. */
export const called = (one: LegalityTold): string => `${one.title} [${one.size}]`;

/** Limits with their rulesets called as they are everywhere else, in the reader's language. */
export function titled(all: readonly LegalityTold[], rulesets: readonly { name: string; title: string }[]): LegalityTold[] {
  const title = (name: string) => rulesets.find((one) => one.name === name)?.title ?? name;
  return all.map((one) => (one.kind === "ruleset" ? { ...one, title: title(one.limits) } : one));
}

/** The ruleset a deck of so many cards is played under: of the nearest size, legal before not, the usual one first. */
export function nearest(all: readonly LegalityTold[], cards: number): LegalityTold | undefined {
  const rank = (one: LegalityTold) => [Math.abs(one.size - cards), Number(!one.legal), Number(one.limits !== "tournament")];
  return all
    .filter((one) => one.kind === "ruleset")
    .sort((one, other) => rank(one).reduce((sooner, value, at) => sooner || value - rank(other)[at]!, 0))[0];
}
