/** Which page an address means. Secrets stand behind the `#`, which no browser sends anywhere. */

let path = $state(location.pathname);

addEventListener("popstate", () => (path = location.pathname));

export function here(): string {
  return path;
}

/** Show another page of ours. */
export function go(to: string): void {
  history.pushState(null, "", to);
  path = location.pathname;
  scrollTo(0, 0);
}

/** Taken by every link inside: a click goes there without loading the page anew. */
export function inside(event: MouseEvent): void {
  const link = (event.target as Element).closest("a");
  if (!link || event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (link.origin !== location.origin || link.hasAttribute("download") || link.target || link.pathname.startsWith("/api/")) return;
  if (link.pathname === location.pathname && link.hash) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
