/** Sentences in the reader's language: `t("wire-fault", { status })`. Components hold no sentences of their own. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { language } from "./language.svelte.ts";

export const LANGUAGES = ["en", "pt-BR"] as const;
export type Language = (typeof LANGUAGES)[number];

const KEPT = "sixrealms.language";
const loaders: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("words:en"),
  "pt-BR": () => import("words:pt-BR"),
};
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

/** Loads the words of the reader's language; call it once before anything is shown. */
export async function startWording(): Promise<void> {
  language.now = kept() ?? browsers(); // so that what is asked for meanwhile is asked for in it
  await load(language.now);
}

/** Speaks another language from now on, and remembers that. */
export async function speak(wanted: Language): Promise<void> {
  try {
    localStorage.setItem(KEPT, wanted);
  } catch {
    // not remembered then
  }
  await load(wanted);
}

async function load(wanted: Language): Promise<void> {
  if (!bundles.has(wanted)) {
    const bundle = new FluentBundle(wanted, { useIsolating: false });
    bundle.addResource(new FluentResource((await loaders[wanted]()).default));
    bundles.set(wanted, bundle);
  }
  language.now = wanted;
  document.documentElement.lang = wanted;
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
