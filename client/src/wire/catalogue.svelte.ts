/** All cards in short, asked for once in each language, and looked through in the browser. */
import { faces } from "../look/faces.svelte.ts";
import { language } from "../wording/language.svelte.ts";
import { folded } from "./folded.ts";
import { get } from "./rest.ts";
import type { CatalogueTold, FactsTold } from "./types.ts";

export interface Catalogue {
  told: CatalogueTold;
  byId: Map<string, FactsTold>;
  /** Beside each card what can be looked for in it, in small letters without accents; made when first asked for. */
  readonly searched: string[];
}

const asked = new Map<string, Promise<Catalogue>>();

export function catalogue(): Promise<Catalogue> {
  const spoken = language.now;
  let found = asked.get(spoken);
  if (!found) {
    found = get<CatalogueTold>(`/api/catalogue?language=${spoken}`).then(prepared);
    asked.set(spoken, found);
    found.catch(() => asked.delete(spoken));
  }
  return found;
}

function prepared(told: CatalogueTold): Catalogue {
  faces.version = told.faces;
  let searched: string[] | undefined;
  return {
    told,
    byId: new Map(told.cards.map((one) => [one.id, one])),
    get searched() {
      return (searched ??= searchable(told));
    },
  };
}

function searchable(told: CatalogueTold): string[] {
  const also = new Map(told.cards.filter((one) => one.also).map((one) => [one.card, one.also ?? ""]));
  return told.cards.map((one) => folded(`${one.name} ${also.get(one.card) ?? ""} ${one.id}`));
}
