/** When the clock of a round rings: once as it falls to five minutes, once as it falls to none. */

const SOON = 300; // seconds

export type Ring = "" | "soon" | "over";

export class Bell {
  private last: { round: number; left: number } | null = null;

  /**
   * What the time that is left now rings for, as this page hears it: nothing for what passed before the page was opened,
   * nothing while the clock stands still, and once more where a table was given time and uses that up too.
   */
  heard(round: number, left: number | null): Ring {
    const before = this.last?.round === round ? this.last.left : null;
    if (left === null) return "";
    this.last = { round, left };
    if (before === null) return "";
    if (before > 0 && left <= 0) return "over";
    return before > SOON && left <= SOON ? "soon" : "";
  }
}
