/** What a deck is judged to be: its figures, and for which rules it is legal, called as they are everywhere else. */
import { post } from "../../wire/rest.ts";
import type { AskedDeck, DeckStatsTold } from "../../wire/types.ts";
import { playable } from "../home/setup.ts";
import { titled } from "./shown.ts";

/** Asked in the language of `asked`. Names of rulesets stay as they are where nobody knows their titles. */
export async function judged(asked: AskedDeck & { language: string }): Promise<DeckStatsTold> {
  const [found, rules] = await Promise.all([post<DeckStatsTold>("/api/deck-stats", asked), playable(asked.language).catch(() => null)]);
  return { ...found, legality: titled(found.legality, rules?.rulesets ?? []) };
}
