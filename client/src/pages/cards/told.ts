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
