/** Finding cards by what a reader types and chooses. No request is made: the whole catalogue is in the browser. */
import type { Catalogue } from "../../wire/catalogue.svelte.ts";
import { folded } from "../../wire/folded.ts";
import type { FactsTold } from "../../wire/types.ts";

export interface Wanted {
  words: string;
  type: string;
  world: string;
  set: string;
  rarity: string;
  attribute: string;
  power: string;
  from: string;
  to: string;
  all: boolean;
}

export const FIELDS = ["type", "world", "set", "rarity", "attribute", "power", "from", "to"] as const;

export function wantedOf(query: URLSearchParams): Wanted {
  const said = (name: string) => query.get(name) ?? "";
  return {
    words: said("words"),
    ...(Object.fromEntries(FIELDS.map((name) => [name, said(name)])) as Record<(typeof FIELDS)[number], string>),
    all: query.has("all"),
  };
}

export function addressOf(wanted: Wanted): string {
  const query = new URLSearchParams();
  if (wanted.words) query.set("words", wanted.words);
  for (const name of FIELDS) if (wanted[name]) query.set(name, wanted[name]);
  if (wanted.all) query.set("all", "");
  const said = query.toString().replace(/=(?=&|$)/g, "");
  return said ? `/cards?${said}` : "/cards";
}

/** The number of an icon, `null` without one: "+3" is 3, "5/7" is 5. */
export function numberOf(level: string): number | null {
  const found = /-?\d+/.exec(level);
  return found ? Number(found[0]) : null;
}

export function found({ told, searched }: Catalogue, wanted: Wanted): FactsTold[] {
  const words = folded(wanted.words).split(/\s+/).filter(Boolean);
  const from = wanted.from === "" ? null : Number(wanted.from);
  const to = wanted.to === "" ? null : Number(wanted.to);
  const every = wanted.all || wanted.set !== "" || words.some((word) => word.includes("/"));
  const cards = told.cards.filter((card, at) => {
    if (!every && !card.newest) return false;
    if (wanted.type && card.type !== wanted.type) return false;
    if (wanted.world && (wanted.world === "none" ? card.world : card.world !== wanted.world)) return false;
    if (wanted.set && !card.id.startsWith(`${wanted.set}/`)) return false;
    if (wanted.rarity && (card.rarity ?? "common") !== wanted.rarity) return false;
    if (wanted.attribute && !card.attributes?.includes(wanted.attribute)) return false;
    if (wanted.power && (card.power ?? "missing") !== wanted.power) return false;
    if (from !== null || to !== null) {
      const level = numberOf(card.level ?? "");
      if (level === null || (from !== null && level < from) || (to !== null && level > to)) return false;
    }
    return words.every((word) => searched[at]!.includes(word));
  });
  if (!words.length) return cards;
  const first = words[0]!;
  // names that begin with what was typed come first
  return [
    ...cards.filter((card) => folded(card.name).startsWith(first)),
    ...cards.filter((card) => !folded(card.name).startsWith(first)),
  ];
}
