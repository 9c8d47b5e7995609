/** A deck while it is being built: every change is kept at once, can be undone, and is judged a moment later. */
import { sentence } from "../../wire/rest.ts";
import type { DeckStatsTold, DeckVersion, KeptDeck, LegalityTold } from "../../wire/types.ts";
import { language } from "../../wording/language.svelte.ts";
import { judged } from "./judging.ts";
import { meantFor, nearest } from "./shown.ts";
import { keep, withVersion, type Pile } from "./shelf.ts";
import { send } from "./sync.ts";

/** Milliseconds after the last change until the deck is judged, and until the account hears of it. */
const JUDGED = 150;
const SENT = 2_000;
const STEPS_BACK = 200;

export class Building {
  deck: KeptDeck = $state.raw({ id: "", name: "", changed: 0 });
  stats: DeckStatsTold | null = $state.raw(null);
  /** Whether what `stats` says is of an earlier deck. */
  asking = $state(false);
  wrong = $state("");
  private past: KeptDeck[] = $state.raw([]);
  private future: KeptDeck[] = $state.raw([]);
  private opened: KeptDeck;
  private judging: ReturnType<typeof setTimeout> | undefined;
  private sending: ReturnType<typeof setTimeout> | undefined;
  private asked = 0;

  constructor(deck: KeptDeck) {
    this.deck = this.opened = deck;
  }

  get mayUndo(): boolean {
    return this.past.length > 0;
  }
  get mayRedo(): boolean {
    return this.future.length > 0;
  }

  /** How many of a printing lie in a pile. */
  count(card: string, pile: Pile = "cards"): number {
    return (this.deck[pile] ?? []).filter((one) => one === card).length;
  }

  setCount(card: string, count: number, pile: Pile = "cards"): void {
    const there = this.deck[pile] ?? [];
    const now = this.count(card, pile);
    if (count === now || count < 0 || there.length + count - now > 250) return;
    let surplus = now - count;
    const kept = surplus > 0 ? [...there].reverse().filter((one) => one !== card || surplus-- <= 0).reverse() : [...there];
    while (surplus++ < 0) kept.push(card);
    this.change({ [pile]: kept });
  }

  /** One copy from a pile to another. */
  move(card: string, from: Pile, to: Pile): void {
    const there = [...(this.deck[from] ?? [])];
    const at = there.indexOf(card);
    if (at < 0 || from === to) return;
    there.splice(at, 1);
    this.change({ [from]: there, [to]: [...(this.deck[to] ?? []), card] });
  }

  /** A card in place of another, all copies of it. */
  replace(card: string, by: string): void {
    this.change({ cards: (this.deck.cards ?? []).map((one) => (one === card ? by : one)) });
  }

  /** Make the deck what one of its versions was; what it is becomes one. */
  goBack(version: DeckVersion): void {
    const { name, cards = [], sideboard = [], considering = [], realms = [] } = version;
    this.opened = this.deck;
    this.change({ ...withVersion(this.deck, this.deck), name, cards, sideboard, considering, realms });
  }

  /** Keep what the deck is now as a version of its own. */
  remember(): void {
    this.opened = this.deck;
    this.keep(withVersion(this.deck, this.deck));
  }

  change(change: Partial<KeptDeck>): void {
    this.past = [...this.past.slice(-STEPS_BACK + 1), this.deck];
    this.future = [];
    this.settle({ ...this.deck, ...change });
  }

  undo(): void {
    const before = this.past.at(-1);
    if (!before) return;
    this.past = this.past.slice(0, -1);
    this.future = [...this.future, this.deck];
    this.settle(this.withItsVersions(before));
  }

  redo(): void {
    const after = this.future.at(-1);
    if (!after) return;
    this.future = this.future.slice(0, -1);
    this.past = [...this.past, this.deck];
    this.settle(this.withItsVersions(after));
  }

  private settle(deck: KeptDeck): void {
    // what it was when it was opened is a version of it from the first change on
    this.keep(this.opened.cards?.length ? withVersion(deck, this.opened) : deck);
    this.judge();
  }

  /** An earlier or later state; the versions are those of now. */
  private withItsVersions(deck: KeptDeck): KeptDeck {
    return this.deck.versions ? { ...deck, versions: this.deck.versions } : deck;
  }

  private keep(deck: KeptDeck): void {
    this.deck = { ...deck, changed: Math.max(Date.now(), this.deck.changed + 1) };
    keep(this.deck);
    clearTimeout(this.sending);
    this.sending = setTimeout(() => void send(this.deck.id), SENT);
  }

  /** Have the deck judged, once nothing has changed for a moment. */
  judge(soon = JUDGED): void {
    const mine = ++this.asked;
    this.asking = true;
    clearTimeout(this.judging);
    this.judging = setTimeout(async () => {
      try {
        const { cards = [], realms = [], name } = this.deck;
        const found = await judged({ deck: cards, realms, file: name, language: language.now });
        if (mine === this.asked) [this.stats, this.wrong] = [found, ""];
      } catch (why) {
        if (mine === this.asked) this.wrong = sentence(why);
      } finally {
        if (mine === this.asked) this.asking = false;
      }
    }, soon);
  }

  /** The deck is left: what the account has not heard of it is sent now. */
  leave(): void {
    clearTimeout(this.judging);
    clearTimeout(this.sending);
    void send(this.deck.id);
  }

  /** The verdict of the rules the deck is meant for, or of those nearest to it. */
  get verdict(): LegalityTold | undefined {
    const all = this.stats?.legality ?? [];
    return all.find((one) => meantFor(one) === this.deck.format) ?? nearest(all, this.stats?.cards ?? 0);
  }
}
