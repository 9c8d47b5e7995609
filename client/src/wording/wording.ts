/** Sentences in the reader's language: `t("wire-fault", { status })`. Components hold no sentences of their own. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import texts from "words";
import { language } from "./language.svelte.ts";

export const LANGUAGES = ["en", "pt-BR"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Parts of the sentences, a file each; `app` is what stands around every page. */
export type Area = "account" | "agree" | "app" | "cards" | "decks" | "events" | "home" | "how" | "lesson" | "look" | "new" | "played" | "ratings" | "replay" | "rules" | "table";

const KEPT = "sixrealms.language";
/** What has been asked for so far: another language has to know as much. */
const wanted = new Set<Area>(["app"]);
const loading = new Map<string, Promise<void>>();
const bundles = new Map<Language, FluentBundle>();

function kept(): Language | undefined {
  try {
    const found = localStorage.getItem(KEPT);
    return LANGUAGES.find((one) => one === found);
  } catch {
    return undefined; // storage may be forbidden; the browser's language will do
  }
}

/** The first language of the browser that is spoken here. */
function browsers(): Language {
  for (const wanted of navigator.languages) {
    const short = wanted.toLowerCase().split("-")[0];
    const found = LANGUAGES.find((one) => one.toLowerCase().split("-")[0] === short);
    if (found) return found;
  }
  return "en";
}

/** Finds the reader's language and loads its words for these areas; call it once before anything is shown. */
export async function startWording(areas: readonly Area[]): Promise<void> {
  language.now = kept() ?? browsers(); // so that what is asked for meanwhile is asked for in it
  await words(areas);
  document.documentElement.lang = language.now;
}

/** Have the words of these areas in the language spoken now; a page is shown when its words are there. */
export async function words(areas: readonly Area[]): Promise<void> {
  for (const area of areas) wanted.add(area);
  await load(language.now);
}

/** Speaks another language from now on, and remembers that. */
export async function speak(spoken: Language): Promise<void> {
  try {
    localStorage.setItem(KEPT, spoken);
  } catch {
    // not remembered then
  }
  await load(spoken);
  language.now = spoken;
  document.documentElement.lang = spoken;
}

/** Load all that is wanted and not there yet. */
async function load(spoken: Language): Promise<void> {
  await Promise.all([...wanted].map((area) => loaded(spoken, area)));
}

function loaded(spoken: Language, area: Area): Promise<void> {
  const key = `${spoken}/${area}`;
  let found = loading.get(key);
  if (!found) {
    found = read(spoken, key);
    loading.set(key, found);
    found.catch(() => loading.delete(key));
  }
  return found;
}

async function read(spoken: Language, key: string): Promise<void> {
  const text = await texts[key]?.();
  const bundle = bundles.get(spoken) ?? new FluentBundle(spoken, { useIsolating: false });
  bundles.set(spoken, bundle);
  bundle.addResource(new FluentResource(text?.default ?? ""));
}

/** The sentence `id` in the reader's language. A component that calls it is drawn anew when the language changes. */
export function t(id: string, values: Record<string, FluentVariable> = {}): string {
  const bundle = bundles.get(language.now);
  const message = bundle?.getMessage(id);
  if (!bundle || !message?.value) return id; // a test of the project compares keys: this is not reached
  return bundle.formatPattern(message.value, values, []);
}

/** Whether there is such a sentence; for words the server names by a key. */
export function spoken(id: string): boolean {
  return bundles.get(language.now)?.hasMessage(id) ?? false;
}
