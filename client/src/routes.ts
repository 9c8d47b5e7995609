/** Which page an address shows. Pages are loaded when they are first needed. */
import type { Component } from "svelte";
import type { Area } from "./wording/wording.ts";

type Page = Component<{ parts: string[]; query: URLSearchParams }>;
type Loader = () => Promise<{ default: Page }>;

export interface Route {
  name: string;
  load: Loader;
  /** The areas of sentences the page needs. */
  words: readonly Area[];
  /** What the pattern's stars stood for. */
  parts: string[];
  /** Whether the page uses the whole window and brings its own header. */
  whole: boolean;
}

const PAGES: [pattern: string, name: string, load: Loader, words: readonly Area[], whole?: boolean][] = [
  ["/", "home", () => import("./pages/home/Home.svelte"), ["home"]],
  ["/new", "new", () => import("./pages/home/New.svelte"), ["home", "new", "ratings"]],
  ["/table/*", "table", () => import("./pages/table/Table.svelte"), ["agree", "home", "look", "new", "ratings", "table"], true],
  ["/replay", "replay", () => import("./pages/replay/Replay.svelte"), ["home", "replay", "table"], true],
  ["/replay/*", "replay", () => import("./pages/replay/Replay.svelte"), ["home", "replay", "table"], true],
  ["/cards", "cards", () => import("./pages/cards/Cards.svelte"), ["cards"]],
  ["/cards/*/*", "card", () => import("./pages/cards/Card.svelte"), ["cards"]],
  ["/try/*/*", "try", () => import("./pages/cards/Try.svelte"), ["agree", "cards", "home", "lesson", "look", "table"], true],
  ["/decks", "decks", () => import("./pages/decks/Decks.svelte"), ["decks", "new"]],
  ["/decks/collection", "collection", () => import("./pages/decks/Owned.svelte"), ["cards", "decks", "new"]],
  ["/decks/*", "deck", () => import("./pages/decks/Deck.svelte"), ["cards", "decks"]],
  ["/decks/*/edit", "build", () => import("./pages/decks/Builder.svelte"), ["cards", "decks", "new"]],
  ["/decks/*/print", "print", () => import("./pages/decks/Print.svelte"), ["decks"]],
  ["/rules", "rules", () => import("./pages/rules/Rules.svelte"), ["rules"]],
  ["/rules/*", "rule", () => import("./pages/rules/Rule.svelte"), ["rules"]],
  ["/lesson", "lesson", () => import("./pages/lesson/Lesson.svelte"), ["agree", "home", "lesson", "look", "table"], true],
  ["/lesson/*", "exercise", () => import("./pages/lesson/Exercise.svelte"), ["agree", "home", "lesson", "look", "table"], true],
  ["/puzzles", "puzzles", () => import("./pages/lesson/Puzzles.svelte"), ["lesson"]],
  ["/puzzles/*", "puzzle", () => import("./pages/lesson/Exercise.svelte"), ["agree", "home", "lesson", "look", "table"], true],
  ["/how-to-play", "how", () => import("./pages/learn/HowToPlay.svelte"), ["home", "how", "table"]],
  ["/events", "events", () => import("./pages/events/Events.svelte"), ["events", "new"]],
  ["/events/*", "event", () => import("./pages/events/Event.svelte"), ["events", "new"]],
  ["/events/*/projector", "projector", () => import("./pages/events/Projector.svelte"), ["events"], true],
  ["/events/*/sign-up", "sign-up", () => import("./pages/events/SignUp.svelte"), ["events"]],
  ["/events/*/mine", "event-table", () => import("./pages/events/TablePage.svelte"), ["events", "new"]],
  ["/events/*/tables/*", "event-table", () => import("./pages/events/TablePage.svelte"), ["events", "new"]],
  ["/leagues", "leagues", () => import("./pages/events/Leagues.svelte"), ["events"]],
  ["/leagues/*", "league", () => import("./pages/events/League.svelte"), ["events"]],
  ["/ranking", "ranking", () => import("./pages/events/Ranking.svelte"), ["events"]],
  ["/games", "games", () => import("./pages/played/Played.svelte"), ["played"]],
  ["/ratings", "ratings", () => import("./pages/ratings/Ratings.svelte"), ["ratings"]],
  ["/me", "account", () => import("./pages/account/Account.svelte"), ["account", "home", "look", "ratings"]],
];

/** The route of a path; the page that says so when there is none. */
export function routeOf(path: string): Route {
  const given = path.split("/").filter(Boolean);
  for (const [pattern, name, load, words, whole] of PAGES) {
    const wanted = pattern.split("/").filter(Boolean);
    if (wanted.length === given.length && wanted.every((part, at) => part === "*" || part === given[at])) {
      const parts = given.filter((_, at) => wanted[at] === "*").map(decodeURIComponent);
      return { name, load, words, parts, whole: whole ?? false };
    }
  }
  return { name: "nowhere", load: () => import("./pages/Nowhere.svelte"), words: [], parts: [], whole: false };
}
