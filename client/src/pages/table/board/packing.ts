/** How many cards lie beside each other, and how many lines of what hangs on them lie below each other, at so many rows. */
export interface Packing {
  across: number;
  lines: number;
}

/**
 * Cards in at most so many rows, by how much hangs on each. The lines are never too few, wherever the rows end: no two rows
 * have the same card, so together they are as high as the most laden cards, one for each row.
 */
export function packing(laden: readonly number[], rows: number): Packing {
  const most = [...laden].sort((one, other) => other - one).slice(0, rows);
  return { across: Math.max(1, Math.ceil(laden.length / rows)), lines: most.reduce((sum, one) => sum + one, 0) };
}
