import { runInNewContext } from "node:vm";

/** The site of a worker under test. */
const SITE = "https://grimoire.example";

class Cached {
  #kept = new Map();
  async match(asked) {
    return this.#kept.get(urlOf(asked))?.clone();
  }
  async matchAll() {
    return [...this.#kept.values()].map((response) => response.clone());
  }
  async put(asked, response) {
    if (response.status === 206) throw new TypeError("A part of an answer is not kept");
    this.#kept.set(urlOf(asked), response);
  }
  async keys() {
    return [...this.#kept.keys()].map((url) => new Request(url));
  }
  async delete(asked) {
    return this.#kept.delete(urlOf(asked));
  }
}

const urlOf = (asked) => new URL(typeof asked === "string" ? asked : asked.url, SITE).href;

/** A request from a page of the site. Node.js cannot construct navigation requests. */
class SiteRequest extends Request {
  constructor(asked, options = {}) {
    const { mode, ...rest } = options;
    super(typeof asked === "string" ? new URL(asked, SITE) : asked, rest);
    if (mode) Object.defineProperty(this, "mode", { value: mode });
  }
}

class Extendable {
  waits = [];
  waitUntil(done) {
    this.waits.push(done);
  }
}
class Fetched extends Extendable {
  constructor(request) {
    super();
    this.request = request;
  }
  respondWith(answer) {
    this.answer = answer;
  }
}

/**
 * Runs the code of a service worker in a simulated scope, in which `network` answers its requests. `kept` returns the
 * cached paths by cache. `ask` sends a request and returns the response, or null if the worker leaves it to the
 * browser.
 */
export function startWorker(code, network) {
  const stores = new Map();
  const caches = {
    open: async (name) => stores.get(name) ?? stores.set(name, new Cached()).get(name),
    keys: async () => [...stores.keys()],
    delete: async (name) => stores.delete(name),
    match: async (asked) => {
      for (const store of stores.values()) {
        const found = await store.match(asked);
        if (found) return found;
      }
      return undefined;
    },
  };
  const heard = new Map();
  const asked = [];
  const scope = {
    addEventListener: (type, hear) => heard.set(type, [...(heard.get(type) ?? []), hear]),
    location: new URL("/sw.js", SITE),
    registration: { scope: `${SITE}/` },
    clients: { claim: async () => undefined },
    skipWaiting: () => asked.push("skipWaiting"),
    caches,
    fetch: async (wanted, options) => {
      const request = new SiteRequest(wanted, options);
      asked.push(request);
      return network(request);
    },
    ...{ Request: SiteRequest, Response, Headers, URL, URLSearchParams, console, setTimeout, clearTimeout },
    ...{ ExtendableEvent: Extendable, FetchEvent: Fetched, performance, AbortController },
  };
  scope.self = scope;
  scope.globalThis = scope;
  runInNewContext(code, scope);
  const tell = async (type, event = new Extendable()) => {
    event.type = type;
    for (const hear of heard.get(type) ?? []) hear(event);
    // Work that is waited for may add more.
    for (let done = 0; done < event.waits.length; ) {
      const waits = event.waits.slice(done);
      done += waits.length;
      await Promise.all(waits);
    }
  };
  return {
    asked,
    caches,
    tell,
    install: () => tell("install"),
    message: (data) => tell("message", Object.assign(new Extendable(), { data, ports: [] })),
    kept: async () =>
      Object.fromEntries(
        await Promise.all(
          [...stores].map(async ([name, store]) => [
            name,
            (await store.keys()).map(({ url }) => url.replace(SITE, "")).sort(),
          ]),
        ),
      ),
    ask: async (path, options = {}) => {
      const event = new Fetched(new SiteRequest(path, options));
      await tell("fetch", event);
      return event.answer ? await event.answer : null;
    },
  };
}

/** Returns the response with its `url` and `redirected` set, which the constructor does not allow. Clones keep both. */
export function withResponseUrl(url, response, redirected = false) {
  const clone = () => withResponseUrl(url, Response.prototype.clone.call(response), redirected);
  return Object.defineProperties(response, {
    url: { value: new URL(url, SITE).href },
    redirected: { value: redirected },
    clone: { value: clone },
  });
}
