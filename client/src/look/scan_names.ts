/** How the files of a folder of scans are named: SET/NNN.jpg. */
const NAME = /(?:^|\/)([^/]+)\/0*(\d+)\.(?:jpe?g|png|gif|webp)$/i;

/** The printing a file shows, from where it lies. */
export function printingOf(path: string, sets: Iterable<string>): string {
  const found = NAME.exec(path.replaceAll("\\", "/"));
  if (!found) return "";
  const wanted = found[1]!.toLowerCase();
  for (const set of sets) if (set.toLowerCase() === wanted) return `${set}/${Number(found[2])}`;
  return "";
}
