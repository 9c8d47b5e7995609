/** The names of cards in a line of the log: which of its words can be pointed at, and which card each means. */

export class CardNames {
  private readonly cards: ReadonlyMap<string, number>;
  private readonly pattern: RegExp | null;

  constructor(cards: ReadonlyMap<string, number> = new Map()) {
    this.cards = cards;
    const longest = [...cards.keys()].sort((one, other) => other.length - one.length); // "Ring of Winter" before "Ring"
    const escaped = longest.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
    this.pattern = escaped.length ? new RegExp(`(${escaped.join("|")})`) : null;
  }

  /** These names and those of more cards; of several alike the one seen last. */
  seeing(seen: Iterable<readonly [name: string, card: number]>): CardNames {
    const cards = new Map(this.cards);
    for (const [name, card] of seen) cards.set(name, card);
    const same = cards.size === this.cards.size && [...cards].every(([name, card]) => this.cards.get(name) === card);
    return same ? this : new CardNames(cards);
  }

  /** A line cut at the names in it: every second part, from the second, is a name. */
  parts(line: string): string[] {
    return this.pattern ? line.split(this.pattern) : [line];
  }

  /** The number of the card with this name; -1 if none was seen. */
  card(name: string): number {
    return this.cards.get(name) ?? -1;
  }
}
