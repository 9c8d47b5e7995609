/** As people compare names: without case, accents, apostrophes and hyphens. */
export function folded(text: string): string {
  return text.normalize("NFD").replace(/[\u0300-\u036f'’-]/g, "").toLowerCase();
}
