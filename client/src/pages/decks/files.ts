/** Decks from texts and to files. */
import { post } from "../../wire/rest.ts";
import type { DeckRead, DeckWritten, KeptDeck } from "../../wire/types.ts";
import { language } from "../../wording/language.svelte.ts";

export type Kind = "txt" | "csv" | "cfd";

/** What a list, a table or a CrossFire file holds, or all that is wrong with it. */
export const readText = (text: string, file: string): Promise<DeckRead> =>
  post<DeckRead>("/api/deck-read", { text, file, language: language.now });

export function written(deck: Partial<KeptDeck> & { name: string }, kind: Kind): Promise<DeckWritten> {
  const { name, cards = [], sideboard = [], considering = [], realms = [], format = "" } = deck;
  return post<DeckWritten>("/api/deck-write", { name, kind, cards, sideboard, considering, realms, format });
}

/** Hand a file to the reader. */
export function download({ file, text }: DeckWritten): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain;charset=utf-8" }));
  link.download = file;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
