/** The plan of an event as its fields hold it. */
import type { Plan } from "../../wire/types.ts";

/** The day it is here, as in 2026-11-22. */
export const today = () => {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
};

/** A plan nobody has touched. */
export const firstPlan = (coordinator: string): Required<Plan> => ({
  name: "",
  scored: false,
  game: "Spellfire: Championship [55]",
  rules_text: "",
  ruleset: "tournament",
  convention: "",
  convention_code: "",
  tournament_code: "",
  date: today(),
  place: "",
  scheme: "grid",
  table_size: 3,
  rounds: 0,
  cut: 0,
  fours_later: false,
  redraw: false,
  byes: false,
  bye_points: 0,
  wins: 2,
  points_multiplier: 1,
  semifinalist_bonus: 0,
  seed: Math.floor(Math.random() * 2 ** 31),
  team_event: false,
  team_size: 0,
  team_counts: 0,
  decks: "welcome",
  minutes: 0,
  advertised: false,
  convention_event: false,
  coordinator,
  judges: [],
});

/** Whether only full tables of three can play, and whoever is left over has a bye. */
export const onlyFullTables = (plan: Plan) => Boolean(plan.byes) || isTeamSpirit(plan);

/** Whether teams of two play it, three at a table. */
export const isTeamSpirit = (plan: Plan) => /team spirit/i.test(plan.game ?? "");

/** The plan the fields mean: what its scheme has no use for is left out. */
export const planOf = (fields: Required<Plan>, scored: boolean): Required<Plan> => ({
  ...fields,
  scored,
  convention_event: Boolean(fields.convention.trim()),
  rounds: fields.scheme === "swiss" ? fields.rounds : 0,
  cut: fields.scheme === "grid" ? 0 : fields.cut,
  table_size: fields.scheme === "grid" || onlyFullTables(fields) ? 3 : fields.table_size,
  team_size: fields.team_event ? 0 : fields.team_size,
  team_counts: fields.team_event ? 0 : fields.team_counts,
  bye_points: onlyFullTables(fields) ? fields.bye_points : 0,
});
