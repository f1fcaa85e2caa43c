import { NavigationRoute, Serwist, type SerwistPlugin } from "serwist";

import { getOfflineShell, OFFLINE_SHELLS, PATHS_WITHOUT_SHELL } from "./offline-shell";

/** URLs below which versions of the cards lie. */
const SNAPSHOT_PATH = "/api/v1/snapshot/";

/** Returns whether a response is complete and came from the requested URL. */
const isCompleteResponse = ({ status, redirected }: Pick<Response, "status" | "redirected">): boolean =>
  status === 200 && !redirected;

/** Returns whether an answer is a whole version of the cards of this site, the same for everybody. */
function isSnapshotResponse({ status, url, headers }: Pick<Response, "status" | "url" | "headers">, origin: string) {
  const isData = /^application\/json\b/.test(headers.get("content-type") ?? "");
  const isPrivate = /\bprivate\b|\bno-store\b/.test(headers.get("cache-control") ?? "");
  return status === 200 && url.startsWith(origin + SNAPSHOT_PATH) && isData && !isPrivate;
}

/*
 * The worker between the pages and the network, bundled into `public/sw.js` by scripts/local/service-worker.mjs. It keeps the
 * files of one release, three shells in each language and the cards, and nothing that depends on who asks: pages and answers
 * of the site's own routes always come from the network.
 */

/** The parts of a worker's global scope that are used here; the types of the browser know only pages. */
declare const self: {
  readonly location: { readonly origin: string };
  addEventListener(type: "install" | "activate", hear: (event: ExtendableEvent) => void): void;
  addEventListener(type: "fetch", hear: Serwist["handleFetch"]): void;
};
type ExtendableEvent = Parameters<Serwist["handleInstall"]>[0] & { waitUntil(done: Promise<unknown>): void };
/** The release, and its files with all that the builder may load. */
declare const RELEASE: string;
declare const RELEASE_FILES: readonly string[];

/** Caches of files and of cards, one for each release. */
const FILES = "grimoire-files-";
const CARDS = "grimoire-cards-";
/** Number of releases whose files are cached: open tabs still use the previous one. */
const KEPT_RELEASES = 2;
/** Number of parallel downloads. */
const AT_ONCE = 6;

const langOfShell = new Map(OFFLINE_SHELLS.map(({ path, lang }) => [path, lang]));

/** Requests offline pages without cookies, in the page's own language. */
const asNobody: SerwistPlugin = {
  requestWillFetch: async ({ request }) => {
    const lang = langOfShell.get(new URL(request.url).pathname);
    if (!lang) return request;
    return new Request(request.url, { credentials: "omit", cache: "reload", headers: { "Accept-Language": lang } });
  },
};

const wholeOnly: SerwistPlugin = {
  cacheWillUpdate: async ({ response }) => (isCompleteResponse(response) ? response : null),
};

const serwist = new Serwist({
  precacheEntries: [
    ...RELEASE_FILES.map((url) => ({ url, revision: null })),
    ...OFFLINE_SHELLS.map(({ path }) => ({ url: path, revision: RELEASE })),
  ],
  precacheOptions: {
    cacheName: FILES + RELEASE,
    plugins: [asNobody, wholeOnly],
    matchOptions: { ignoreVary: true },
  },
  // A new release waits until the player asks for it, or closed all pages of the old one.
  skipWaiting: false,
  clientsClaim: true,
  navigationPreload: true,
  disableDevLogs: true,
});

serwist.registerCapture(
  ({ url, sameOrigin }) => sameOrigin && /^\/(?:(?:_next\/static|fonts)\/|icons\/emblems-)/.test(url.pathname),
  async ({ request }) => (await caches.match(request.url, { ignoreVary: true })) ?? fetch(request),
);
serwist.registerCapture(
  ({ url, sameOrigin, request }) =>
    sameOrigin &&
    url.pathname.startsWith(SNAPSHOT_PATH) &&
    !request.headers.has("range") &&
    request.mode !== "navigate",
  ({ request }) => answerCards(request),
);
serwist.registerRoute(
  new NavigationRoute(
    async ({ event, request, url }) => {
      const shell = getOfflineShell(url);
      const kept = () => serwist.matchPrecache(shell.path);
      try {
        const { preloadResponse } = event as { preloadResponse?: Promise<Response | undefined> };
        const response = (await preloadResponse) ?? (await fetch(request));
        // A server that is being replaced answers so; editors need none.
        const away = response.status >= 502 && response.status <= 504;
        return (away && shell.page !== "page" ? await kept() : undefined) ?? response;
      } catch (failure) {
        const page = await kept();
        if (!page) throw failure;
        return page;
      }
    },
    { denylist: [...PATHS_WITHOUT_SHELL] },
  ),
);

self.addEventListener("install", (event) => event.waitUntil(Promise.all([keepFiles(event), keepCards()])));
self.addEventListener("activate", (event) => serwist.handleActivate(event));
self.addEventListener("activate", (event) => event.waitUntil(Promise.all([FILES, CARDS].map(dropOldReleases))));
self.addEventListener("fetch", serwist.handleFetch);

/** Caches the files of the release. Serwist's own function never ends if one of them is refused. */
async function keepFiles(event: ExtendableEvent): Promise<void> {
  const waiting = [...serwist.getUrlsToPrecacheKeys()];
  const keep = async (): Promise<void> => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const [url, cacheKey] = next;
      const request = new Request(url, { cache: langOfShell.has(new URL(url).pathname) ? "reload" : "default" });
      await Promise.all(
        serwist.precacheStrategy.handleAll({ event, request, url: new URL(url), params: { cacheKey } }),
      );
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, keep));
}

/** Caches the current cards. */
async function keepCards(): Promise<void> {
  const response = await fetchCards(`${SNAPSHOT_PATH}current`);
  if (!isSnapshotResponse(response, self.location.origin)) throw new Error(`The snapshot answered ${response.status}`);
  await keepOnly(response.url, response);
}

/** Requests cards without cookies. */
const fetchCards = (url: string): Promise<Response> => fetch(url, { credentials: "omit" });

/** A version of the cards never changes; without network an older one does, too. */
async function answerCards({ url }: Request): Promise<Response> {
  const cache = await caches.open(CARDS + RELEASE);
  const kept = await cache.match(url, { ignoreVary: true });
  if (kept) return kept;
  const response = await fetchCards(url).catch(() => null);
  if (response && isSnapshotResponse(response, self.location.origin)) await keepOnly(response.url, response.clone());
  if (response && response.status < 500) return response;
  const [older] = await cache.matchAll();
  return older ?? response ?? Response.error();
}

async function keepOnly(url: string, response: Response): Promise<void> {
  const cache = await caches.open(CARDS + RELEASE);
  const older = (await cache.keys()).filter((request) => request.url !== url);
  await cache.put(url, new Response(response.body, { headers: response.headers }));
  await Promise.all(older.map((request) => cache.delete(request)));
}

/** Deletes the caches of old releases. Cache names are listed in creation order. */
async function dropOldReleases(prefix: string): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix));
  await Promise.all(names.slice(0, -KEPT_RELEASES).map((name) => caches.delete(name)));
}
