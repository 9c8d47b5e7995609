/** A card in one line, as it is read out. */
import { t } from "../../wording/wording.ts";
import type { CatalogueTold, FactsTold } from "../../wire/types.ts";

export function inWords(card: FactsTold, told: CatalogueTold): string {
  const facts = [card.name, told.types[card.type] ?? card.type];
  if (card.world) facts.push(told.worlds[card.world] ?? card.world);
  if (card.level) facts.push(t("cards-level-of", { level: card.level }));
  for (const attribute of card.attributes ?? []) facts.push(told.attributes[attribute] ?? attribute);
  if ((card.power ?? "missing") === "missing") facts.push(t("cards-power-missing"));
  return facts.join(", ");
}

interface SetShare {
  id: string;
  name: string;
  enforced: number;
  missing: number;
  none: number;
  /** Of the printings with a power, rounded down. */
  percent: number;
}

/** How much of every set is enforced. */
export function shares(told: CatalogueTold): SetShare[] {
  const found = new Map(told.sets.map((set) => [set.id, { id: set.id, name: set.name, enforced: 0, missing: 0, none: 0, percent: 100 }]));
  for (const card of told.cards) {
    const one = found.get(card.id.slice(0, card.id.indexOf("/")));
    if (one) one[(card.power ?? "missing") as "enforced" | "missing" | "none"] += 1;
  }
  for (const one of found.values()) if (one.missing) one.percent = Math.floor((100 * one.enforced) / (one.enforced + one.missing));
  return [...found.values()];
}
