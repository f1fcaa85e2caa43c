import { routedPath } from "./routed-path";

/**
 * The kind of work that a request causes: `search` looks at every card or at a whole deck, `drawing` makes a picture, `page` renders
 * any other page, `lookup` answers a program.
 */
export type Work = "search" | "drawing" | "page" | "lookup";

const isRead = (method: string | undefined) => method === "GET" || method === "HEAD" || method === undefined;

/** Files that are sent as they are, and what must answer while the process is busy. */
const FREE =
  /^\/(?:(?:_next|fonts|icons|images|\.well-known)\/|(?:healthz|readyz|metrics|apple-icon\.png|favicon\.ico|icon\.svg|licenses\.txt|robots\.txt|site\.webmanifest|sw\.js)$)/;

/** Paths of pages whose work depends on what is asked, without the language. */
const SEARCH_PAGES = [
  /^\/cards(?:\/random)?\/?$/,
  /^\/(?:mtg\/)?decks(?:\/(?!new\/?$|mine\/?$).*)?$/,
  /^\/(?:mtg\/)?(?:d|s)\/./,
  /^\/goldfish\/./,
  /^\/embed\/./,
];

/** Addresses of the API whose work depends on what is asked. */
const SEARCH_CALLS = [
  /^\/api\/v1\/(?:autocomplete|catalog|decks|documents|mtg|rules|rulings)(?:\/|$)/,
  /^\/api\/v1\/cards(?:\/(?:random|collection))?\/?$/,
  /^\/api\/(?:mcp|oembed)(?:\/|$)/,
];

const CALLS = /^\/api\/(?:v1|mcp|oembed|names|previews|mtg(?!\/decks))(?:\/|$)/;

/** The work of a request; `null` for files, and for what has limits of its own: sign-in, accounts and changes. */
export function workOf(method: string | undefined, address: string | undefined): Work | null {
  const { written, path } = routedPath(address ?? "/");
  // A slash that is written as a code stands within a name, and leads to no file and no route.
  if (FREE.test(written)) return null;
  if (written.startsWith("/api/")) {
    if (!CALLS.test(path) || method === "OPTIONS") return null;
    return SEARCH_CALLS.some((call) => call.test(path)) ? "search" : "lookup";
  }
  if (!isRead(method)) return null;
  if (/\/picture\/?$/.test(path)) return "drawing";
  return SEARCH_PAGES.some((page) => page.test(path)) ? "search" : "page";
}
