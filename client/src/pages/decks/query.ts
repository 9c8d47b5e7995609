/** What chips do to a query: a value of a field put in or taken out, wherever else in it somebody writes. */

const VALUE = String.raw`(?:"[^"]*"|[^\s(),"]+)`;

function part(field: string): RegExp {
  return new RegExp(String.raw`(?<![\w-])${field}:(${VALUE}(?:,${VALUE})*)`, "i");
}

/** The values of a field in a query, in small letters, without quotation marks. */
export function chosen(query: string, field: string): string[] {
  const found = part(field).exec(query)?.[1];
  return found ? (found.match(new RegExp(VALUE, "g")) ?? []).map((one) => one.replaceAll('"', "").toLowerCase()) : [];
}

/** The query with a value of a field put in, or taken out if it was there. */
export function toggled(query: string, field: string, value: string): string {
  const there = chosen(query, field);
  const wanted = value.toLowerCase();
  const values = there.includes(wanted) ? there.filter((one) => one !== wanted) : [...there, wanted];
  const written = values.length ? `${field}:${values.map((one) => (/\s/.test(one) ? `"${one}"` : one)).join(",")}` : "";
  const found = part(field);
  const next = found.test(query) ? query.replace(found, () => written) : `${query} ${written}`;
  return next.replace(/\s+/g, " ").trim();
}

/** Whether printings are asked for and not cards: then every printing that is found is shown. */
export function asksForPrintings(query: string): boolean {
  return /(?<![\w-])(s|e|set|edition|cn|number|r|rarity):/i.test(query) || /\w\/\d/.test(query);
}
