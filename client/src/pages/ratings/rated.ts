/** Ratings as they are asked for and told. */
import { get } from "../../wire/rest.ts";
import type { MyRatings, RatingList, TableRatings } from "../../wire/types.ts";
import { language } from "../../wording/language.svelte.ts";
import { playable } from "../home/setup.ts";

export const list = (ruleset: string, at: number): Promise<RatingList> => get<RatingList>(`/api/ratings?ruleset=${encodeURIComponent(ruleset)}&at=${at}`);
export const mine = (): Promise<MyRatings> => get<MyRatings>("/api/me/ratings");
export const after = (table: string): Promise<TableRatings> => get<TableRatings>(`/api/tables/${encodeURIComponent(table)}/ratings`);

/** What rulesets are called, by their names. */
export async function titles(): Promise<Map<string, string>> {
  const all = await playable(language.now);
  return new Map(all.rulesets.map((one) => [one.name, one.title]));
}

/** Whether the reader has an account here. */
export async function hasAccount(): Promise<boolean> {
  return (await get<{ account?: boolean }>("/api/me")).account ?? false;
}
