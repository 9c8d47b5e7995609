/** The optional rules of a table as its players read them: what they are called there, and where they are explained. */
import type { OptionChoice, OptionInForce, TableListed } from "../../wire/types.ts";

/** What is asked about: the game without what the name of its ruleset says. */
export interface AskedRules {
  ruleset: string;
  size: number;
  options: Record<string, string>;
  players: number;
}

export const rulesAsked = (told: TableListed): AskedRules => ({
  ruleset: told.ruleset,
  size: told.size,
  options: told.optional_rules,
  players: told.seats.length,
});

/** Those of the options in force that the players agree on, in the order of the table. */
export function agreedOn(rules: Record<string, string>, inForce: readonly OptionInForce[]): OptionInForce[] {
  return inForce.filter((one) => one.key in rules);
}

/** How an option is in force: for all, left out, for some seats only, or with the value it is played with. */
export function manner(one: OptionInForce, known: readonly OptionChoice[]): { how: "on" | "off" | "seats" | "value"; value: string } {
  if (one.value === "on" || one.value === "off") return { how: one.value, value: "" };
  const takes = known.find((other) => other.key === one.key)?.takes ?? "";
  const seats = takes === "" || takes === "seats";
  return { how: seats ? "seats" : "value", value: seats ? one.value.replaceAll(",", ", ") : one.value };
}

/** The page of its only statement, or the search that finds all of them: their ids begin alike. */
export function explained(rules: readonly string[]): string {
  const [first = "", ...others] = rules;
  if (!others.length) return `/rules/${first}`;
  const parts = first.split(".");
  let kept = parts.length - 1;
  while (kept > 0 && !others.every((rule) => rule.startsWith(`${parts.slice(0, kept).join(".")}.`))) kept--;
  return kept ? `/rules?words=${encodeURIComponent(parts.slice(0, kept).join("."))}` : `/rules/${first}`;
}

/** Whether the players of a table were not asked about something they have to know: a coordinator's rules, and sideboards. */
export function hasNotices(told: TableListed): boolean {
  const decided = told.coordinator && Object.keys(told.optional_rules).length > 0;
  return decided || told.seats.some((seat) => seat.sideboard >= 0);
}
