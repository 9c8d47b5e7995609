/** Where the reader is, and the way to go elsewhere without loading everything anew. */

export const place = $state({ path: location.pathname, search: location.search });

function here(): void {
  place.path = location.pathname;
  place.search = location.search;
}

/** Go to an address of this site. */
export function go(address: string, how: { replace?: boolean } = {}): void {
  if (how.replace) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
  here();
  if (!how.replace) scrollTo(0, 0);
}

/** Follow links of this site without leaving the page; everything else stays the browser's. */
export function followLinks(): () => void {
  const clicked = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest?.("a[href]");
    if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute("download")) return;
    const to = new URL(link.href);
    if (to.origin !== location.origin || /^\/(api|faces|health|metrics)\b/.test(to.pathname)) return;
    if (to.pathname === location.pathname && to.search === location.search && to.hash) return;
    event.preventDefault();
    go(to.pathname + to.search + to.hash);
  };
  addEventListener("popstate", here);
  document.addEventListener("click", clicked);
  return () => {
    removeEventListener("popstate", here);
    document.removeEventListener("click", clicked);
  };
}
