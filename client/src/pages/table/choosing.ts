/** Which answers a tapped card leaves over, and which cards are to be marked then. */
import type { ChosenAction, PromptOption, Prompt } from "../../wire/types.ts";

/** What can be tapped: a card, or an empty place of the own formation. */
export type Thing = `card ${number}` | `place ${number}`;

export const card = (n: number): Thing => `card ${n}`;
export const place = (n: number): Thing => `place ${n}`;

const ENOUGH: ChosenAction = { verb: "done", card: -1, other: -1, number: -1, text: "" };
const IDLE = new Set(["pass", "done", "decline", "stop"]);

/** The answer that leaves things as they are, if there is just one. */
export function idle(prompt: Prompt): PromptOption | null {
  const found = prompt.options.filter((option) => IDLE.has(option.verb) && option.card < 0);
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** Questions whose idle answer gives something up: a round, a realm, a champion, a further attack. */
const GIVES_UP = new Set(["ask-combat", "ask-combat-covered", "ask-defend", "ask-next-attacker", "ask-instant"]);

/** Whether leaving things as they are gives something up that another answer might keep. */
export function givesUp(prompt: Prompt): boolean {
  if (prompt.options.length < 2) return false;
  return GIVES_UP.has(prompt.about) || (prompt.about === "ask-phase-4" && prompt.options.some((option) => option.verb === "attack"));
}

/** The answer the main button stands for while nothing is begun: to leave things as they are, but never to give up. */
export const usual = (prompt: Prompt): PromptOption | null => (givesUp(prompt) ? null : idle(prompt));

/** Whether several of the cards offered are chosen before one says so. */
export const several = (prompt: Prompt | null): boolean => (prompt?.most ?? 1) > 1;

/** The ticked cards after one more tick: taken back if it was ticked, else put behind the others, as long as there may be more. */
export function ticked(prompt: Prompt, ticks: readonly PromptOption[], option: PromptOption): PromptOption[] {
  if (option.verb !== "choose") return [...ticks];
  const rest = ticks.filter((one) => one.card !== option.card);
  if (rest.length < ticks.length) return rest;
  return ticks.length < prompt.most ? [...ticks, option] : [...ticks];
}

/** What is said when the ticked cards are those one wants: one answer for each, and that there are no more. Null: too few. */
export function together(prompt: Prompt, ticks: readonly PromptOption[]): { action: ChosenAction; then: ChosenAction[] } | null {
  if (!ticks.length || ticks.length < prompt.least) return null;
  const [action, ...then] = ticks.map(answer);
  if (!action) return null;
  return { action, then: ticks.length < prompt.most ? [...then, ENOUGH] : then };
}

/** The things an answer speaks of. A realm is played at a place; everything else that is `other` is a card. */
export function things(option: PromptOption, isRealm: (card: number) => boolean, cardsOf: (place: number) => number): Thing[] {
  if (option.verb === "place") return [place(option.number)];
  if (option.card < 0) return [];
  const found = [card(option.card)];
  if (option.other < 0) return found;
  if (option.verb === "play" && isRealm(option.card)) {
    const lying = cardsOf(option.other);
    return [...found, lying < 0 ? place(option.other) : card(lying)];
  }
  if (option.other !== option.card) found.push(card(option.other));
  return found;
}

export interface Choosing {
  /** Answers that are left. */
  left: PromptOption[];
  /** What begins an answer (nothing is tapped yet), or ends the begun one. */
  marked: Set<Thing>;
}

/** What is left after these taps. */
export function choosing(prompt: Prompt, taps: readonly Thing[], of: (option: PromptOption) => Thing[]): Choosing {
  const left = prompt.options.filter((option) => {
    const spoken = of(option);
    return taps.every((tap) => spoken.includes(tap));
  });
  const marked = new Set<Thing>();
  for (const option of left) for (const thing of of(option)) if (!taps.includes(thing)) marked.add(thing);
  return { left, marked };
}

/** An option without its label, as it is said. */
export const answer = ({ verb, card, other, number, text }: PromptOption): ChosenAction => ({ verb, card, other, number, text });

export interface Entry {
  /** What the entry stands for: one answer, or a thing with several. */
  option: PromptOption | null;
  thing: Thing | null;
  label: string;
  count: number;
}

/** The lines of the prompt: with nothing tapped one for each card or answer, afterwards one for each answer left. */
export function entries(
  prompt: Prompt,
  taps: readonly Thing[],
  of: (option: PromptOption) => Thing[],
  nameOf: (thing: Thing) => string,
): Entry[] {
  const [rest, last] = [usual(prompt), idle(prompt)];
  const { left } = choosing(prompt, taps, of);
  if (taps.length) return left.map((option) => ({ option, thing: null, label: option.label, count: 1 }));
  const found = new Map<string, Entry>();
  for (const option of left) {
    if (option === rest || option === last) continue;
    const thing = of(option)[0] ?? null;
    const key = thing ?? `${option.verb} ${option.number} ${option.text}`;
    const before = found.get(key);
    if (before && thing) {
      before.option = null;
      before.count += 1;
      before.label = nameOf(thing);
    } else found.set(before ? `${key} ${found.size}` : key, { option, thing, label: option.label, count: 1 });
  }
  if (last && last !== rest) found.set("last", { option: last, thing: null, label: last.label, count: 1 });
  return [...found.values()];
}
