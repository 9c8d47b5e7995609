/** The table by keyboard: one key for what one does most, arrows inside a region, Tab between regions. */
import { tick } from "svelte";
import type { Game } from "./game.svelte.ts";
import { settings } from "./settings.svelte.ts";

interface Heard {
  game: Game;
  zoom: (card: number) => void;
  help: () => void;
  /** Whether something lies over the table. */
  busy: () => boolean;
  say: (text: string) => void;
  last: () => string;
  sum: () => string;
}

const REGION = "section, [role=group]";

/** Listen until the returned function is called. */
export function heardKeys(heard: Heard): () => void {
  const pressed = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const at = event.target instanceof HTMLElement ? event.target : document.body;
    if (at.closest("input, textarea, select, [contenteditable]")) return;
    if (heard.busy()) return;
    if (acted(event, at, heard)) event.preventDefault();
  };
  document.addEventListener("keydown", pressed);
  return () => document.removeEventListener("keydown", pressed);
}

function acted(event: KeyboardEvent, at: HTMLElement, { game, zoom, help, say, last, sum }: Heard): boolean {
  if (game.waitingSteps && skips(event, at)) {
    game.skip(); // and nothing else: it was no answer to what is asked now
    return true;
  }
  const focused = Number(at.dataset.n ?? NaN);
  if (event.key.startsWith("Arrow")) return stepped(at, event.key);
  switch (event.key) {
    case "?":
      help();
      return true;
    case "Escape":
      if (!game.taps.length && !game.ticks.length && !game.looked && game.orders && game.orders.mode !== "smart" && game.orders.mode !== "ask") game.order("smart");
      game.clear();
      return true;
    case "l":
    case "L":
      say(last());
      return true;
    case "s":
    case "S":
      say(sum());
      return true;
    case "u":
    case "U":
      if (game.back === "free" || game.back === "ask") game.takeBack();
      return true;
    case "w":
    case "W":
      if (focused >= 0) void game.look(focused).then(async (found) => {
        await tick();
        const why = found?.cannot.flatMap((group) => group.why.map((one) => one.text)) ?? [];
        if (found) say([found.name, ...new Set(why)].join(". "));
      });
      return true;
    case "z":
    case "Z":
      if (focused >= 0) zoom(focused);
      return true;
    case "Enter":
    case " ": {
      if (at.closest("button, a, summary")) return false;
      if (game.ticks.length) {
        if (game.connection === "open") game.actTogether();
        return true;
      }
      const main = game.main;
      if (main && game.deciding && game.connection === "open") game.act(main);
      return true;
    }
  }
  if (/^[1-9]$/.test(event.key)) {
    const entry = game.entries.filter((one) => !one.option || one.option !== game.ready)[Number(event.key) - 1];
    if (entry && game.connection === "open") game.choose(entry, !settings.twice);
    return Boolean(entry);
  }
  return false;
}

const skips = (event: KeyboardEvent, at: HTMLElement) =>
  event.key === "Escape" || /^[1-9]$/.test(event.key) || ((event.key === "Enter" || event.key === " ") && !at.closest("button, a, summary"));

/** Move the focus to the nearest button of the same region in that direction. */
function stepped(at: HTMLElement, key: string): boolean {
  const region = at.closest(REGION);
  if (!region || at === region) return false;
  const from = at.getBoundingClientRect();
  const [x, y] = [from.left + from.width / 2, from.top + from.height / 2];
  const across = key === "ArrowLeft" || key === "ArrowRight";
  const sign = key === "ArrowRight" || key === "ArrowDown" ? 1 : -1;
  let best: HTMLElement | undefined;
  let least = Infinity;
  for (const other of region.querySelectorAll<HTMLElement>("button:not(:disabled), a[href]")) {
    if (other === at) continue;
    const to = other.getBoundingClientRect();
    const [dx, dy] = [to.left + to.width / 2 - x, to.top + to.height / 2 - y];
    const along = (across ? dx : dy) * sign;
    if (along < 4) continue;
    const distance = along + Math.abs(across ? dy : dx) * 2.5;
    if (distance < least) [best, least] = [other, distance];
  }
  best?.focus();
  best?.scrollIntoView({ block: "nearest", inline: "nearest" });
  return best !== undefined;
}

