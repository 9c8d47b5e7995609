/** The keys this browser opens events with: what whoever made an event, a judge or a player was given as a link. */

const PREFIX = "sixrealms.event.";
const unkept = new Map<string, string>();

/** The key of an event, or "" to watch. */
export function keyOf(event: string): string {
  try {
    return localStorage.getItem(PREFIX + event) ?? unkept.get(event) ?? "";
  } catch {
    return unkept.get(event) ?? "";
  }
}

/** Keep the key of an event. Without storage it lasts as long as the page. */
export function keepKey(event: string, key: string): void {
  unkept.set(event, key);
  try {
    localStorage.setItem(PREFIX + event, key);
  } catch {
    // storage may be forbidden or full
  }
}

/** Keep the key of an event no longer. */
export function forgetKey(event: string): void {
  unkept.delete(event);
  try {
    localStorage.removeItem(PREFIX + event);
  } catch {
    // storage may be forbidden
  }
}

/** Take over the key a link carries behind its `#`, where servers and logs never see it. */
export function takeKeyOfLink(event: string): void {
  const found = /^#key=([\w-]{8,80})$/.exec(location.hash);
  if (!found?.[1]) return;
  keepKey(event, found[1]);
  history.replaceState(null, "", location.pathname + location.search);
}

/** The events this browser has a key of. */
export function eventsWithKey(): string[] {
  const found = new Set(unkept.keys());
  try {
    for (const name of Object.keys(localStorage)) if (name.startsWith(PREFIX)) found.add(name.slice(PREFIX.length));
  } catch {
    // those of this page then
  }
  return [...found];
}
