/** Whether this page was opened while the network or the server was away: then only what was seen before can be shown. */
export const openedOffline = !navigator.onLine || document.querySelector("meta[name=kept]") !== null;

/** Keep the page for when there is no network. Browsers allow this on secure addresses and on the computer itself. */
export function keepForLater(): void {
  if (!("serviceWorker" in navigator) || !isSecureContext) return;
  const keep = async () => {
    await navigator.serviceWorker.register("/sw.js");
    const { active } = await navigator.serviceWorker.ready;
    const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
    active?.postMessage(loaded);
  };
  // after everything that somebody waits for; a browser that wants no such thing goes without
  addEventListener("load", () => void keep().catch(() => {}), { once: true });
}

/** Milliseconds between two looks whether the server answers again. */
const AGAIN = 1000;

/** As soon as the server answers, the page begins anew. */
async function comeBack(): Promise<void> {
  while (!(await fetch("/healthz", { cache: "no-store" }).catch(() => null))) {
    await new Promise((done) => setTimeout(done, AGAIN));
  }
  location.reload();
}

if (openedOffline && navigator.onLine) void comeBack();
else if (openedOffline) addEventListener("online", () => void comeBack(), { once: true });
