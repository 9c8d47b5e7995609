/** Chances of the first hand, and hands drawn by chance. */

/** How likely at least one of `wanted` cards is among `drawn` of `all`. */
export function atLeastOne(wanted: number, all: number, drawn: number): number {
  let none = 1;
  for (let card = 0; card < Math.min(drawn, all); card++) none *= Math.max(0, all - wanted - card) / (all - card);
  return 1 - none;
}

/** How likely at least one of each of two kinds is, which have no card in common. */
export function oneOfEach(one: number, other: number, all: number, drawn: number): number {
  return atLeastOne(one, all, drawn) + atLeastOne(other, all, drawn) - atLeastOne(one + other, all, drawn);
}

/** Cards in an order by chance. */
export function shuffled<T>(cards: readonly T[], chance: () => number = Math.random): T[] {
  const found = [...cards];
  for (let at = found.length - 1; at > 0; at--) {
    const other = Math.floor(chance() * (at + 1));
    [found[at], found[other]] = [found[other]!, found[at]!];
  }
  return found;
}
