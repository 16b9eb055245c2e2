/* What has been seen here once can be seen again without a network: the page itself, rules, replays. Everything else is asked of
 * the server as if this were not here. */
const FILES = "cabstand-files";
const SEEN = "cabstand-seen";
/** Kept at most, the oldest go first: files of the page, parts of replays. */
const MOST = { [FILES]: 400, [SEEN]: 200 };
/** The page is the same at every address. */
const SHELL = "/";
const REPLAY = /^\/api\/tables\/[^/]+\/(replay|review|log)$/;

addEventListener("install", (event) => event.waitUntil(keepShell().then(() => skipWaiting())));
addEventListener("activate", (event) => event.waitUntil(clients.claim()));

async function keepShell() {
  const files = await caches.open(FILES);
  await files.add(new Request(SHELL, { cache: "reload" }));
}

/** A page that was loaded before this was there tells what it is made of. */
addEventListener("message", (event) => {
  const asked = Array.isArray(event.data) ? event.data.filter((address) => typeof address === "string") : [];
  const ours = asked.map((address) => new URL(address, location.origin)).filter(isFile);
  event.waitUntil(Promise.all(ours.map(keepFile)));
});

/** Files whose names carry the hash of what is in them, and those of the games' own screens. */
function isFile({ origin, pathname }) {
  return origin === location.origin && /^\/(assets\/|games\/|icon|frame\.js$|manifest)/.test(pathname);
}

async function keepFile(address) {
  const files = await caches.open(FILES);
  if (!(await files.match(address))) await files.add(address);
  await prune(FILES);
}

addEventListener("fetch", (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (address.origin !== location.origin) return;
  if (request.method === "DELETE") event.waitUntil(caches.delete(SEEN)); // somebody clears a table away, or wants to be forgotten
  if (request.method !== "GET") return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (address.pathname.startsWith("/assets/")) event.respondWith(file(event));
  else if (isFile(address)) event.respondWith(fresh(event, FILES));
  else if (REPLAY.test(address.pathname)) event.respondWith(fresh(event, SEEN));
});

/** The newest page; without a network, the one that was shown last. */
async function page(request) {
  const files = await caches.open(FILES);
  try {
    const answer = await fetch(request);
    if (answer.ok && request.url === new URL(SHELL, location.origin).href) await files.put(SHELL, answer.clone());
    return answer;
  } catch (error) {
    const kept = await files.match(SHELL);
    if (kept) return marked(kept);
    throw error;
  }
}

/** The page with a mark that it was kept: whoever opens it cannot tell otherwise that the server is away. */
async function marked(kept) {
  const text = await kept.text();
  const headers = new Headers(kept.headers);
  for (const name of ["content-encoding", "content-length"]) headers.delete(name);
  return new Response(text.replace("<head>", '<head><meta name="kept" />'), { headers });
}

/** A file that never changes. */
async function file(event) {
  const kept = await caches.match(event.request);
  return kept ?? fresh(event, FILES);
}

/** From the network, and kept; without one, what was kept. */
async function fresh(event, where) {
  try {
    const answer = await fetch(event.request);
    if (answer.ok) event.waitUntil(keep(event.request, answer.clone(), where));
    return answer;
  } catch (error) {
    const kept = await caches.match(event.request);
    if (kept) return kept;
    throw error;
  }
}

async function keep(request, answer, where) {
  const kept = await caches.open(where);
  await kept.put(request, answer);
  await prune(where);
}

async function prune(where) {
  const kept = await caches.open(where);
  const all = await kept.keys();
  const old = all.filter((request) => new URL(request.url).pathname !== SHELL).slice(0, Math.max(0, all.length - MOST[where]));
  await Promise.all(old.map((request) => kept.delete(request)));
}
