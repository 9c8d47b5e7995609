/** Facts of cards by printing, in the reader's language. */
import { language } from "../wording/language.svelte.ts";
import { catalogue, type Catalogue } from "./catalogue.svelte.ts";
import type { FactsTold } from "./types.ts";

let known: Catalogue | undefined = $state.raw();

export const facts = {
  /** What is known of a printing; nothing before the catalogue has come. */
  of: (printing: string): FactsTold | undefined => known?.byId.get(printing),
  /** The word for a type of the catalogue. */
  typeName: (type: string): string => known?.told.types[type] ?? type,
  /** Ask for the catalogue, once for each language. Never fails: without it pictures and numbers are there all the same. */
  async want(): Promise<void> {
    const wanted = language.now;
    try {
      const found = await catalogue();
      if (wanted === language.now) known = found;
    } catch {
      // asked for anew when the connection is back (`faces.asked`)
    }
  },
};
