import type { IncomingMessage, ServerResponse } from "node:http";
import { getPageCacheMetrics } from "../../metrics/page-metrics";
import { registerMetrics } from "../../metrics/registry";
import type { Middleware } from "../middleware";
import { fetchFromOwnServer, isInternalRequest } from "./fetch-from-own-server";
import { type CachedPage, decompressPage, PageCache, type RenderedPage } from "./page-cache";

/** A request as the page cache sees it. */
type PageQuestion = {
  /** Path as requested from the server. */
  readonly path: string;
  /** The choices of the reader that decide how the page looks, as a Cookie header. */
  readonly cookie: string;
  /** Whether shared caches may serve the page to all visitors. */
  readonly plain: boolean;
  /** A cookie to set; empty for none. */
  readonly setCookie: string;
};

type PageGateOptions<Question extends PageQuestion> = {
  /** Returns the cache key of a request; null if the page differs between visitors. */
  readonly questionOf: (request: IncomingMessage) => Question | null;
  /** Returns the version of the data behind a page; null if visitors may not see it. Rejects while there is none. */
  readonly mark: (question: Question) => Promise<string | null>;
  /** Returns headers for pages that shared caches may store, by the state of the data they were rendered from. */
  readonly tagsOf: (mark: string) => Readonly<Record<string, string>>;
};

const MEGABYTE = 1024 * 1024;
const SHARED = "public, max-age=0, s-maxage=60, stale-while-revalidate=600";

/**
 * Creates a middleware that serves public pages from memory. Each page is rendered once for all visitors. On failures,
 * the site itself responds.
 */
export function servePagesFromCache<Question extends PageQuestion>({
  questionOf,
  mark,
  tagsOf,
}: PageGateOptions<Question>): Middleware {
  const store = new PageCache({ bytes: 64 * MEGABYTE, fresh: 10_000, stale: 60_000 });
  registerMetrics("pages", () => getPageCacheMetrics(store));
  const answer = async (request: IncomingMessage, response: ServerResponse, question: Question) => {
    const { path, cookie } = question;
    const state = await mark(question);
    if (state === null) return false;
    const found = await store.find(`${cookie} ${path}`, state, () => fetchFromOwnServer(request, path, cookie));
    if (found === null) return false;
    if ("stored" in found) await sendPage(request, response, found.stored, question, tagsOf(state));
    else sendRendered(request, response, found.rendered);
    return true;
  };
  return (request, response, next) => {
    const question = isInternalRequest(request) ? null : questionOf(request);
    if (question === null) next();
    else
      answer(request, response, question).then(
        (answered) => answered || next(),
        () => (response.headersSent ? response.destroy() : next()),
      );
  };
}

async function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: CachedPage,
  { plain, setCookie }: PageQuestion,
  tags: Readonly<Record<string, string>>,
): Promise<void> {
  const accepted = String(request.headers["accept-encoding"] ?? "");
  const encoding = /\bbr\b(?!;q=0(?![.\d]))/.test(accepted)
    ? "br"
    : /\bgzip\b(?!;q=0(?![.\d]))/.test(accepted)
      ? "gzip"
      : null;
  const etag = `W/"${page.etag}"`;
  for (const [name, value] of Object.entries(page.headers)) response.setHeader(name, value);
  response.setHeader("ETag", etag);
  response.setHeader("Vary", "Accept-Encoding, Accept-Language, Cookie");
  // A cache that does not heed cookies must not hand one reader's choices to another.
  const isShared = plain && setCookie === "";
  response.setHeader("Cache-Control", isShared ? SHARED : "private, no-cache");
  for (const [name, value] of isShared ? Object.entries(tags) : []) response.setHeader(name, value);
  if (setCookie !== "") response.setHeader("Set-Cookie", setCookie);
  if (isKnown(request.headers["if-none-match"], etag)) {
    response.statusCode = 304;
    response.removeHeader("Content-Type");
    response.end();
    return;
  }
  const body = encoding === "br" ? page.br : encoding === "gzip" ? await page.gzip() : await decompressPage(page.br);
  if (encoding !== null) response.setHeader("Content-Encoding", encoding);
  response.setHeader("Content-Length", body.length);
  response.end(request.method === "HEAD" ? undefined : body);
}

const isKnown = (known: string | undefined, etag: string): boolean =>
  known?.split(",").some((one) => one.trim() === etag || one.trim() === "*") ?? false;

const HOP_BY_HOP = /^(connection|keep-alive|transfer-encoding|content-length)$/;

function sendRendered(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, body }: RenderedPage,
): void {
  response.statusCode = status;
  for (const [name, value] of Object.entries(headers)) if (!HOP_BY_HOP.test(name)) response.setHeader(name, value);
  response.setHeader("Content-Length", body.length);
  response.end(request.method === "HEAD" ? undefined : body);
}
