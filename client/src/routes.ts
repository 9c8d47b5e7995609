/** Which page an address shows. Pages are loaded when they are first needed. */
import type { Component } from "svelte";

type Page = Component<{ parts: string[]; query: URLSearchParams }>;
type Loader = () => Promise<{ default: Page }>;

export interface Route {
  name: string;
  load: Loader;
  /** What the pattern's stars stood for. */
  parts: string[];
  /** Whether the page uses the whole window and brings its own header. */
  whole: boolean;
}

const PAGES: [pattern: string, name: string, load: Loader, whole?: boolean][] = [
  ["/", "home", () => import("./pages/home/Home.svelte")],
  ["/new", "new", () => import("./pages/home/New.svelte")],
  ["/table/*", "table", () => import("./pages/table/Table.svelte"), true],
  ["/replay", "replay", () => import("./pages/replay/Replay.svelte"), true],
  ["/replay/*", "replay", () => import("./pages/replay/Replay.svelte"), true],
  ["/cards", "cards", () => import("./pages/cards/Cards.svelte")],
  ["/cards/*/*", "card", () => import("./pages/cards/Card.svelte")],
  ["/try/*/*", "try", () => import("./pages/cards/Try.svelte"), true],
  ["/decks", "decks", () => import("./pages/decks/Decks.svelte")],
  ["/decks/collection", "collection", () => import("./pages/decks/Owned.svelte")],
  ["/decks/*", "deck", () => import("./pages/decks/Deck.svelte")],
  ["/decks/*/edit", "build", () => import("./pages/decks/Builder.svelte")],
  ["/decks/*/print", "print", () => import("./pages/decks/Print.svelte")],
  ["/rules", "rules", () => import("./pages/rules/Rules.svelte")],
  ["/rules/*", "rule", () => import("./pages/rules/Rule.svelte")],
  ["/lesson", "lesson", () => import("./pages/lesson/Lesson.svelte"), true],
  ["/lesson/*", "exercise", () => import("./pages/lesson/Exercise.svelte"), true],
  ["/puzzles", "puzzles", () => import("./pages/lesson/Puzzles.svelte")],
  ["/puzzles/*", "puzzle", () => import("./pages/lesson/Exercise.svelte"), true],
  ["/how-to-play", "how", () => import("./pages/learn/HowToPlay.svelte")],
  ["/events", "events", () => import("./pages/events/Events.svelte")],
  ["/events/*", "event", () => import("./pages/events/Event.svelte")],
  ["/events/*/projector", "projector", () => import("./pages/events/Projector.svelte"), true],
  ["/events/*/sign-up", "sign-up", () => import("./pages/events/SignUp.svelte")],
  ["/events/*/mine", "event-table", () => import("./pages/events/TablePage.svelte")],
  ["/events/*/tables/*", "event-table", () => import("./pages/events/TablePage.svelte")],
  ["/ranking", "ranking", () => import("./pages/events/Ranking.svelte")],
  ["/me", "account", () => import("./pages/account/Account.svelte")],
];

/** The route of a path; the page that says so when there is none. */
export function routeOf(path: string): Route {
  const given = path.split("/").filter(Boolean);
  for (const [pattern, name, load, whole] of PAGES) {
    const wanted = pattern.split("/").filter(Boolean);
    if (wanted.length === given.length && wanted.every((part, at) => part === "*" || part === given[at])) {
      const parts = given.filter((_, at) => wanted[at] === "*").map(decodeURIComponent);
      return { name, load, parts, whole: whole ?? false };
    }
  }
  return { name: "nowhere", load: () => import("./pages/Nowhere.svelte"), parts: [], whole: false };
}
