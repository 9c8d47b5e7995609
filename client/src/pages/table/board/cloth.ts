/** The cloth a kingdom lies on: of the world most of its realms are of, and of nobody's colour before there is one. */
import { facts } from "../../../wire/cards.svelte.ts";
import type { Side } from "../reading.ts";

/** Worlds with a cloth of their own, as the catalogue calls them. */
const WOVEN = new Set(["ADD", "BR", "DL", "DS", "FR", "GH", "RL"]);

/** The world that comes most often among these; of several the first. "": none has a cloth. */
export function commonest(worlds: readonly string[]): string {
  const woven = worlds.filter((world) => WOVEN.has(world));
  const often = (world: string) => woven.filter((one) => one === world).length;
  return woven.reduce((best, world) => (often(world) > often(best) ? world : best), woven[0] ?? "");
}

/** The classes of the part of the page a kingdom lies on. */
export function clothOf(side: Side | undefined): string {
  const worlds = (side?.formation ?? []).map((piece) => facts.of(piece?.card.printing ?? "")?.world ?? "");
  return `cloth cloth-${commonest(worlds).toLowerCase() || "plain"}`;
}
