import { mount } from "svelte";
import App from "./App.svelte";
import { appear } from "./look/appearance.svelte.ts";
import "./look/tokens.css";
import "./look/base.css";
import { routeOf } from "./routes.ts";
import { catalogue } from "./wire/catalogue.svelte.ts";
import { startWorker } from "./wire/worker.ts";
import { startWording } from "./wording/wording.ts";

/** Pages that show cards at once. */
const SHOW_CARDS = new Set(["table", "replay", "lesson", "cards", "card", "try"]);

/** Whether this device is to say whose turn it is while nobody looks. */
function wishesToBeCalled(): boolean {
  try {
    return localStorage.getItem("sixrealms.turns") === "yes";
  } catch {
    return false;
  }
}

const home = document.getElementById("app");
appear();
if (home) {
  // what the page will ask for comes while the words do; it says what is wrong if something is
  const route = routeOf(location.pathname);
  const words = startWording(route.words);
  void route.load().catch(() => undefined);
  if (SHOW_CARDS.has(route.name)) void catalogue().catch(() => undefined);
  await words;
  mount(App, { target: home });
  // what this page shows comes first
  if (document.readyState === "complete") void startWorker();
  else addEventListener("load", () => void startWorker(), { once: true });
  if (wishesToBeCalled()) void import("./wire/turns.svelte.ts").then(({ watchTurns }) => watchTurns());
}
