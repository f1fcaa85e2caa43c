import { type NextRequest, NextResponse } from "next/server";
import { isLang, type Lang, localizePath } from "@/app/i18n/lang";
import { splitLangFromPath } from "@/app/i18n/split-path";
import { formatPageAddress, parsePageAddress } from "@/app/ui/layout/address";
import { findMovedPage } from "@/app/ui/layout/find-moved-page";
import { escapeMalformedPath } from "@/app/ui/layout/legible-path";
import { getPlainPageHeaders } from "@/app/ui/layout/plain-page";
import { PREFERENCE_VALUES } from "@/app/ui/layout/preference-values";
import { getReaderLang } from "@/app/ui/layout/reader-lang";
import { needsDatabase, renderUnavailablePage } from "@/app/ui/layout/unavailable-page";
import { findCanonicalSearchHref } from "@/app/ui/magmell/card/browse/query/canonical-address";
import { isSessionCookie, SIGNED_IN_HINT_COOKIE } from "@/lib/accounts/signed-in-hint-cookie";
import { createApiErrorResponse } from "@/lib/api/server/api-response";
import { DATABASE_RETRY_SECONDS, hasLoadedCards, isDatabaseKnownDown } from "@/lib/server/database-state";

/*
 * Addresses and headers only. Who may see what is decided in the data layer, which has to hold without this file.
 */

const YEAR = 60 * 60 * 24 * 365;
const COOKIE = { path: "/", maxAge: YEAR, sameSite: "lax", httpOnly: false } as const;
export function proxy(request: NextRequest): Response {
  if (request.nextUrl.pathname.startsWith("/api/")) return askApi(request);
  return (
    refuseMethod(request) ??
    spellOut(request) ??
    leadToMovedPage(request) ??
    sayAway(request) ??
    shownElsewhere(request) ??
    keepChoice(request) ??
    chooseLanguage(request) ??
    leadToCanonicalSearch(request) ??
    render(request)
  );
}

const READ_METHODS = "GET, HEAD";

/** Refuses all methods but those for reading: no page takes a body. */
function refuseMethod({ method }: NextRequest): Response | null {
  if (method === "GET" || method === "HEAD") return null;
  const words = "ページはGETとHEADだけに答えます。\nPages answer GET and HEAD only.\n";
  return new Response(words, {
    status: 405,
    headers: { Allow: READ_METHODS, "Content-Type": "text/plain; charset=utf-8", ...CLOSED },
  });
}

/** Headers of an answer that is no page of the site. */
const CLOSED = { "Cache-Control": "no-store", "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'" };

/**
 * While the database is away, says so in the place of a page that needs it, and of every page where this process never read the
 * cards. A page of its own would be too late for the status.
 */
function sayAway(request: NextRequest): Response | null {
  const { pathname, search, searchParams } = request.nextUrl;
  if (!isDatabaseKnownDown()) return null;
  const address = parsePageAddress(pathname + search);
  const cards = hasLoadedCards();
  if (cards && !needsDatabase(address.path, searchParams)) return null;
  const nonce = btoa(crypto.randomUUID());
  const page = renderUnavailablePage({
    lang: langOf(request),
    address: formatPageAddress(address),
    holdsCards: cards,
    nonce,
  });
  return new Response(page, {
    status: 503,
    headers: { ...getPlainPageHeaders(nonce), "Retry-After": String(DATABASE_RETRY_SECONDS) },
  });
}

const langOf = ({ nextUrl: { pathname }, headers }: NextRequest): Lang =>
  getReaderLang(splitLangFromPath(pathname, isLang).lang, (name) => headers.get(name));

/** Requests to the API: a path with malformed percent-encoding has no route. */
const askApi = ({ nextUrl: { pathname } }: NextRequest): Response =>
  escapeMalformedPath(pathname) === pathname ? NextResponse.next() : createApiErrorResponse("notFound");

/**
 * Redirects a malformed address to one that spells its characters out, where a page can answer that nothing is there.
 */
function spellOut({ nextUrl }: NextRequest): NextResponse | null {
  const url = nextUrl.clone();
  url.pathname = escapeMalformedPath(nextUrl.pathname);
  return url.pathname === nextUrl.pathname ? null : NextResponse.redirect(url, 308);
}

/** Redirects an address whose page has moved, for good. */
function leadToMovedPage({ nextUrl }: NextRequest): NextResponse | null {
  const moved = findMovedPage(nextUrl.pathname);
  return moved === null ? null : NextResponse.redirect(new URL(moved, nextUrl), 308);
}

const ELSEWHERE = /^(?:\/embed\/.+|(?:\/(?:cards|decks|d|s|goldfish|sets|lists)\/[^/]+)?\/picture)$/;

/**
 * Pictures, and frames for other sites, keep the language of their address whoever asks. Frames bring a content policy of their own:
 * they alone may stand in a page of another site.
 */
function shownElsewhere({ nextUrl }: NextRequest): NextResponse | null {
  const { lang, path } = splitLangFromPath(nextUrl.pathname, isLang);
  if (!ELSEWHERE.test(path)) return null;
  const url = nextUrl.clone();
  url.pathname = `/ja${path}`;
  return lang === "ja" ? NextResponse.rewrite(url) : NextResponse.next();
}

/**
 * `?lang=`, `?theme=`, `?display=` and `?faces=` keep a choice in a cookie and lead back to the page itself, so that choosing needs no
 * script.
 */
function keepChoice({ nextUrl }: NextRequest): NextResponse | null {
  const chosen = ["lang", ...Object.keys(PREFERENCE_VALUES)].filter((name) => nextUrl.searchParams.has(name));
  if (chosen.length === 0) return null;
  const lang = nextUrl.searchParams.get("lang");
  const url = nextUrl.clone();
  for (const name of chosen) url.searchParams.delete(name);
  if (isLang(lang)) url.pathname = localizePath(lang, splitLangFromPath(url.pathname, isLang).path);
  const response = NextResponse.redirect(url, 303);
  if (isLang(lang)) response.cookies.set("lang", lang, COOKIE);
  for (const [name, allowed] of Object.entries(PREFERENCE_VALUES)) {
    const value = nextUrl.searchParams.get(name);
    if (value !== null && allowed.includes(value)) response.cookies.set(name, value, COOKIE);
  }
  return response;
}

/**
 * Redirects to the language of the reader: plain addresses are Japanese, others begin with their language, as `/en`. A chosen language comes
 * before that of the browser.
 */
function chooseLanguage(request: NextRequest): NextResponse | null {
  const { pathname } = request.nextUrl;
  const url = request.nextUrl.clone();
  if (/^\/ja(\/|$)/.test(pathname)) {
    url.pathname = pathname.slice(3) || "/";
    return NextResponse.redirect(url, 308);
  }
  const lang = langOf(request);
  if (lang === "ja" || splitLangFromPath(pathname, isLang).lang === lang) return null;
  url.pathname = localizePath(lang, pathname);
  const response = NextResponse.redirect(url, 307);
  response.headers.set("Vary", "Accept-Language, Cookie");
  return response;
}

/** Redirects a search to its canonical address, before a page is rendered. */
function leadToCanonicalSearch({ nextUrl }: NextRequest): NextResponse | null {
  const { lang, path } = splitLangFromPath(nextUrl.pathname, isLang);
  if (path !== "/cards" || nextUrl.search === "") return null;
  const names = [...new Set(nextUrl.searchParams.keys())];
  const given = Object.fromEntries(
    names.map((name) => {
      const values = nextUrl.searchParams.getAll(name);
      return [name, values.length > 1 ? values : values[0]];
    }),
  );
  const href = findCanonicalSearchHref(lang, given);
  return href === null ? null : NextResponse.redirect(new URL(href, nextUrl), 307);
}

/**
 * Serves a page under its inner address, with a content security policy that allows only the scripts of this answer.
 */
function render(request: NextRequest): NextResponse {
  const nonce = btoa(crypto.randomUUID());
  const policy = contentPolicy(nonce);
  const headers = new Headers(request.headers);
  headers.set("x-nonce", nonce);
  headers.set("content-security-policy", policy);
  // The frame of a page links to the same page in another language or brightness; not-found pages learn theirs from it.
  headers.set("x-address", request.nextUrl.pathname + request.nextUrl.search);
  const url = request.nextUrl.clone();
  const isPlain = splitLangFromPath(url.pathname, isLang).lang === "ja";
  if (isPlain) url.pathname = `/ja${url.pathname === "/" ? "" : url.pathname}`;
  const response = isPlain
    ? NextResponse.rewrite(url, { request: { headers } })
    : NextResponse.next({ request: { headers } });
  response.headers.set("Content-Security-Policy", policy);
  response.headers.set("Vary", "Accept-Language, Cookie");
  announceReader(request, response);
  return response;
}

/** Tells the script of a page that somebody may be signed in, whose name the page does not carry. */
function announceReader({ cookies, nextUrl }: NextRequest, response: NextResponse): void {
  if (cookies.has(SIGNED_IN_HINT_COOKIE) || !cookies.getAll().some(({ name }) => isSessionCookie(name))) return;
  response.cookies.set(SIGNED_IN_HINT_COOKIE, "1", { ...COOKIE, secure: nextUrl.protocol === "https:" });
}

function contentPolicy(nonce: string): string {
  // React's development build needs eval for its error overlay; the production build never does.
  const development = process.env.NODE_ENV === "development" ? " 'unsafe-eval'" : "";
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${development}`,
    development ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

export const config = {
  // Pages only: no API, no build files, no pictures of cards, no feeds, and no files of `public` or at the top (fonts, icons, robots.txt), which
  // stand here by name: an address that only ends like a file's is a page that is not there. Of the API only addresses with percent
  // signs, since not all of them can be read.
  matcher: [
    "/((?!api/|_next/|feeds/|fonts/|icons/|images/|sitemaps/|\\.well-known/|(?:healthz|readyz|apple-icon\\.png|favicon\\.ico|icon\\.svg|licenses\\.txt|llms\\.txt|opensearch\\.xml|robots\\.txt|site\\.webmanifest|sitemap\\.xml|sw\\.js)$).*)",
    "/api/(.*%.*)",
  ],
};
