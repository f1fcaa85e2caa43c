import { isServedFile, parseRoutedPath } from "./routed-path";

/**
 * The kind of work that a request causes. `search` scans all cards or a whole deck, `drawing` draws a picture, `page`
 * renders any other page, and `lookup` is an API call or another small route.
 */
export type WorkKind = "search" | "drawing" | "page" | "lookup";

const isRead = (method: string | undefined) => method === "GET" || method === "HEAD" || method === undefined;

/** Paths that are answered even while the process is busy, and card pictures, which have their own limit. */
const FREE = /^\/(?:images\/cards\/|(?:healthz|readyz)$)/;

/** Non-page routes that need no lookup. */
const SMALL_ROUTES = /^\/(?:robots\.txt|\.well-known\/security\.txt)$/;

/** Paths of pages, without the language, whose cost depends on the query. */
const SEARCH_PAGES = [
  /^\/cards(?:\/random)?\/?$/,
  /^\/(?:mtg\/)?decks(?:\/(?!new\/?$|mine\/?$).*)?$/,
  /^\/(?:mtg\/)?(?:d|s)\/./,
  /^\/goldfish\/./,
  /^\/embed\/./,
];

/** API paths whose cost depends on the query. */
const SEARCH_CALLS = [
  /^\/api\/v1\/(?:autocomplete|catalog|decks|documents|mtg|rules|rulings)(?:\/|$)/,
  /^\/api\/v1\/cards(?:\/(?:random|collection))?\/?$/,
  /^\/api\/(?:decks\/with|mcp|oembed)(?:\/|$)/,
];

/** API paths with their own limits: sign-in, accounts and changes. */
const LIMITED_CALLS =
  /^\/api\/(?:accounts|admin|auth|authors|decks(?!\/with\/)|goldfish|mtg\/decks|reports|suggestions)(?:\/|$)/;

/**
 * Returns the kind of work that a request causes. Null for static files (`files`), for paths with limits of their own,
 * and for paths without a page.
 */
export function classifyWork(
  method: string | undefined,
  address: string | undefined,
  files: ReadonlySet<string> = new Set(),
): WorkKind | null {
  const { written, path } = parseRoutedPath(address ?? "/");
  // A slash that is written as a code stands within a name, and leads to no file and no route.
  if (isServedFile(files, written) || FREE.test(written)) return null;
  if (written.startsWith("/api/")) {
    if (LIMITED_CALLS.test(path) || method === "OPTIONS") return null;
    return SEARCH_CALLS.some((call) => call.test(path)) ? "search" : "lookup";
  }
  if (!isRead(method)) return null;
  if (SMALL_ROUTES.test(written)) return "lookup";
  if (/\/picture\/?$/.test(path)) return "drawing";
  return SEARCH_PAGES.some((page) => page.test(path)) ? "search" : "page";
}
