import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, gzip } from "node:zlib";
import { deferScripts } from "./defer-scripts";
import { replaceNoncesWithHashes } from "./replace-nonces-with-hashes";

/** A complete response of the site. */
export type RenderedPage = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[]>>;
  readonly body: Buffer;
};

/** A page in the cache that all visitors share. */
export type CachedPage = {
  readonly etag: string;
  readonly headers: Readonly<Record<string, string | readonly string[]>>;
  readonly br: Buffer;
  /** Returns the page for browsers without Brotli, as over plain HTTP; made at the first request and kept. */
  readonly gzip: () => Promise<Buffer>;
};

/**
 * A lookup result: a cached page for all visitors, a rendered page for the first requester only, or null for concurrent
 * ones.
 */
type StoreAnswer = { readonly stored: CachedPage } | { readonly rendered: RenderedPage } | null;

type Entry = { readonly page: CachedPage; readonly mark: string; readonly at: number; readonly bytes: number };

type PageStoreOptions = {
  /** Maximum bytes; the least recently used pages are evicted first. */
  readonly bytes: number;
  /** Milliseconds for which a page is fresh; afterwards it is served once more while it is rendered again. */
  readonly fresh: number;
  readonly stale: number;
  readonly now?: () => number;
};

const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const compress = promisify(brotliCompress);
const compressAsGzip = promisify(gzip);
/** Returns a page without its Brotli encoding. */
export const decompressPage = promisify(brotliDecompress) as (page: Buffer) => Promise<Buffer>;

/**
 * A cache of compressed pages that are the same for all visitors, by URL. A page is valid for one mark, such as the
 * version of the cards, and is rendered again for another mark. Concurrent readers wait for one rendering.
 */
export class PageCache {
  readonly #options: PageStoreOptions;
  readonly #now: () => number;
  readonly #entries = new Map<string, Entry>();
  readonly #rendering = new Map<string, Promise<CachedPage | RenderedPage>>();
  readonly #answers = { kept: 0, older: 0, rendered: 0, passed: 0 };
  #bytes = 0;

  constructor(options: PageStoreOptions) {
    this.#options = options;
    this.#now = options.now ?? Date.now;
  }

  /** How full the store is, and how it answered since the start. */
  get load() {
    return { pages: this.#entries.size, bytes: this.#bytes, answers: { ...this.#answers } };
  }

  /** The page of a key. Rejects as `render` does. */
  async find(key: string, mark: string, render: () => Promise<RenderedPage>): Promise<StoreAnswer> {
    const entry = this.#entries.get(key);
    const age = entry?.mark === mark ? this.#now() - entry.at : Number.POSITIVE_INFINITY;
    if (entry && age < this.#options.stale) {
      this.#touch(key, entry);
      const isOlder = age >= this.#options.fresh;
      this.#answers[isOlder ? "older" : "kept"] += 1;
      // A failure of a rendering that nobody waits for shows at the next one.
      if (isOlder) void this.#render(key, mark, render).catch(() => null);
      return { stored: entry.page };
    }
    const first = !this.#rendering.has(`${mark} ${key}`);
    const made = await this.#render(key, mark, render);
    this.#answers["etag" in made ? "rendered" : "passed"] += 1;
    if ("etag" in made) return { stored: made };
    return first ? { rendered: made } : null;
  }

  #render(key: string, mark: string, render: () => Promise<RenderedPage>): Promise<CachedPage | RenderedPage> {
    const running = this.#rendering.get(`${mark} ${key}`);
    if (running) return running;
    const made = this.#make(key, mark, render).finally(() => this.#rendering.delete(`${mark} ${key}`));
    this.#rendering.set(`${mark} ${key}`, made);
    return made;
  }

  async #make(key: string, mark: string, render: () => Promise<RenderedPage>): Promise<CachedPage | RenderedPage> {
    const at = this.#now();
    const rendered = await render();
    const page = await storable(rendered);
    if (page === null) {
      this.#drop(key);
      return rendered;
    }
    this.#drop(key);
    // The second time for gzip.
    const bytes = page.br.length * 2 + 2_000;
    this.#entries.set(key, { page, mark, at, bytes });
    this.#bytes += bytes;
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#options.bytes) break;
      this.#drop(oldest);
    }
    return page;
  }

  #touch(key: string, entry: Entry): void {
    this.#entries.delete(key);
    this.#entries.set(key, entry);
  }

  #drop(key: string): void {
    this.#bytes -= this.#entries.get(key)?.bytes ?? 0;
    this.#entries.delete(key);
  }
}

/** Response headers that describe the page rather than the connection or the requester. */
const KEPT =
  /^(content-type|content-language|referrer-policy|permissions-policy|cross-origin-|strict-transport-security|x-content-type-options|x-frame-options|x-robots-tag)/;

/** Returns a rendered page for the cache; null unless it is complete and sets no cookie. */
async function storable({ status, headers, body }: RenderedPage): Promise<CachedPage | null> {
  const policy = headers["content-security-policy"];
  if (status !== 200 || headers["set-cookie"] !== undefined || typeof policy !== "string") return null;
  if (!String(headers["content-type"]).startsWith("text/html")) return null;
  const page = replaceNoncesWithHashes(body, policy);
  if (page === null) return null;
  const nonce = / nonce="[^"]*"|; ?nonce="?[^",;]*"?/g;
  const kept: Record<string, string | readonly string[]> = { "content-security-policy": page.policy };
  for (const [name, value] of Object.entries(headers)) if (KEPT.test(name)) kept[name] = value;
  if (headers.link !== undefined) kept.link = String(headers.link).replace(nonce, "");
  const html = deferScripts(page.html);
  const br = await compress(html, BROTLI);
  const etag = createHash("sha256").update(html).update(page.policy).digest("base64url").slice(0, 27);
  let packed: Promise<Buffer> | undefined;
  const getGzip = () => {
    packed ??= decompressPage(br).then((html) => compressAsGzip(html));
    return packed;
  };
  return { etag, headers: kept, br, gzip: getGzip };
}
