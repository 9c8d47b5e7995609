/** Facts of cards by printing, in the reader's language, and where their faces are. */
import { language } from "../wording/language.svelte.ts";
import { get } from "./rest.ts";

export interface Fact {
  id: string;
  name: string;
  type: string;
  level: string;
  world: string;
}

interface Catalogue {
  /** To be asked for with the faces, so that they can be kept for good. */
  faces: string;
  types: Record<string, string>;
  cards: Fact[];
}

let catalogue: Catalogue | undefined = $state.raw();
const known: Map<string, Fact> = $derived(new Map((catalogue?.cards ?? []).map((fact) => [fact.id, fact])));
const asked = new Map<string, Promise<void>>();

async function load(wanted: string): Promise<void> {
  const found = await get<Catalogue>(`/api/catalogue?language=${wanted}`);
  if (wanted === language.now) catalogue = found;
}

export const facts = {
  /** What is known of a printing; nothing before the catalogue has come. */
  of: (printing: string): Fact | undefined => known.get(printing),
  /** The word for a type of the catalogue. */
  typeName: (type: string): string => catalogue?.types[type] ?? type,
  /** Ask for the catalogue, once for each language. */
  want(): Promise<void> {
    const wanted = language.now;
    let found = asked.get(wanted);
    if (!found) {
      found = load(wanted).catch((wrong: unknown) => {
        asked.delete(wanted);
        throw wrong;
      });
      asked.set(wanted, found);
    }
    return found;
  },
  /** Where the face of a printing is. */
  face(size: "card" | "tile", printing: string): string {
    return `/faces/${size}/${language.now}/${printing}.svg${catalogue ? `?v=${catalogue.faces}` : ""}`;
  },
  get all(): Iterable<Fact> {
    return known.values();
  },
};
