/** The words of the game that explain themselves, and where they stand in a text. */
import { get } from "./rest.ts";
import type { TermTold } from "./types.ts";

export interface Part {
  text: string;
  term?: TermTold;
}

class Terms {
  private known = $state.raw<Record<string, { all: TermTold[]; of: Map<string, TermTold>; found: RegExp }>>({});
  private readonly asked = new Set<string>();

  /** Ask for them, once for each language. Until they are there, texts stand as they are. */
  want(language: string): void {
    if (this.asked.has(language)) return;
    this.asked.add(language);
    get<TermTold[]>(`/api/terms?language=${encodeURIComponent(language)}`).then(
      (all) => (this.known = { ...this.known, [language]: prepared(all) }),
      () => this.asked.delete(language),
    );
  }

  of(key: string, language: string): TermTold | undefined {
    return this.known[language]?.all.find((one) => one.key === key);
  }

  /** A text in parts; each word of the game stands out once. */
  parts(text: string, language: string): Part[] {
    const known = this.known[language];
    if (!known) return [{ text }];
    const seen = new Set<string>();
    const found: Part[] = [];
    let from = 0;
    for (const match of text.matchAll(known.found)) {
      const term = known.of.get(match[0].toLowerCase());
      if (!term || seen.has(term.key)) continue;
      seen.add(term.key);
      if (match.index > from) found.push({ text: text.slice(from, match.index) });
      found.push({ text: match[0], term });
      from = match.index + match[0].length;
    }
    if (from < text.length) found.push({ text: text.slice(from) });
    return found;
  }
}

function prepared(all: TermTold[]) {
  const of = new Map(all.flatMap((term) => term.forms.map((form) => [form.toLowerCase(), term] as const)));
  const forms = [...of.keys()].sort((one, other) => other.length - one.length).map((form) => form.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return { all, of, found: new RegExp(`(?<![\\p{L}\\p{N}-])(?:${forms.join("|")})(?![\\p{L}\\p{N}-])`, "giu") };
}

export const terms = new Terms();
