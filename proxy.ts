import { type NextRequest, NextResponse } from "next/server";
import { isLang, preferredLang } from "@/app/ui/i18n/lang";
import { legiblePath } from "@/app/ui/layout/legible-path";
import { apiRefusal } from "@/lib/api/server/api-response";

/*
 * Addresses and headers only. Who may see what is decided in the data layer, which has to hold without this file.
 */

const YEAR = 60 * 60 * 24 * 365;
const COOKIE = { path: "/", maxAge: YEAR, sameSite: "lax", httpOnly: false } as const;
/** Choices that links set by a parameter, with their allowed values. */
const CHOICES: Readonly<Record<string, readonly string[]>> = {
  theme: ["light", "dark", "auto"],
  display: ["grid", "list", "text", "checklist"],
  faces: ["small", "large"],
};

export function proxy(request: NextRequest): Response {
  if (request.nextUrl.pathname.startsWith("/api/")) return askApi(request);
  return (
    spellOut(request) ?? shownElsewhere(request) ?? keepChoice(request) ?? chooseLanguage(request) ?? render(request)
  );
}

/** Requests to the API: a path with malformed percent-encoding has no route. */
const askApi = ({ nextUrl: { pathname } }: NextRequest): Response =>
  legiblePath(pathname) === pathname ? NextResponse.next() : apiRefusal("notFound");

/**
 * Redirects a malformed address to one that spells its characters out, where a page can answer that nothing is there.
 */
function spellOut({ nextUrl }: NextRequest): NextResponse | null {
  const url = nextUrl.clone();
  url.pathname = legiblePath(nextUrl.pathname);
  return url.pathname === nextUrl.pathname ? null : NextResponse.redirect(url, 308);
}

const ELSEWHERE = /^(\/en)?(\/embed\/.+|(?:\/(?:cards|decks|d|s|goldfish|sets|lists)\/[^/]+)?\/picture)$/;

/**
 * Pictures, and frames for other sites, keep the language of their address whoever asks. Frames bring a content policy of their own:
 * they alone may stand in a page of another site.
 */
function shownElsewhere({ nextUrl }: NextRequest): NextResponse | null {
  const [, english, path] = ELSEWHERE.exec(nextUrl.pathname) ?? [];
  if (path === undefined) return null;
  const url = nextUrl.clone();
  url.pathname = `/${english ? "en" : "ja"}${path}`;
  return english ? NextResponse.next() : NextResponse.rewrite(url);
}

/**
 * `?lang=`, `?theme=`, `?display=` and `?faces=` keep a choice in a cookie and lead back to the page itself, so that choosing needs no
 * script.
 */
function keepChoice({ nextUrl }: NextRequest): NextResponse | null {
  const chosen = ["lang", ...Object.keys(CHOICES)].filter((name) => nextUrl.searchParams.has(name));
  if (chosen.length === 0) return null;
  const lang = nextUrl.searchParams.get("lang");
  const url = nextUrl.clone();
  for (const name of chosen) url.searchParams.delete(name);
  if (isLang(lang)) {
    const plain = url.pathname.replace(/^\/en(?=\/|$)/, "") || "/";
    url.pathname = lang === "en" ? `/en${plain === "/" ? "" : plain}` : plain;
  }
  const response = NextResponse.redirect(url, 303);
  if (isLang(lang)) response.cookies.set("lang", lang, COOKIE);
  for (const [name, allowed] of Object.entries(CHOICES)) {
    const value = nextUrl.searchParams.get(name);
    if (value !== null && allowed.includes(value)) response.cookies.set(name, value, COOKIE);
  }
  return response;
}

/**
 * Redirects to the language of the reader: plain addresses are Japanese, `/en` is English. A chosen language comes
 * before that of the browser.
 */
function chooseLanguage(request: NextRequest): NextResponse | null {
  const { pathname } = request.nextUrl;
  const url = request.nextUrl.clone();
  if (/^\/ja(\/|$)/.test(pathname)) {
    url.pathname = pathname.slice(3) || "/";
    return NextResponse.redirect(url, 308);
  }
  if (/^\/en(\/|$)/.test(pathname)) return null;
  const chosen = request.cookies.get("lang")?.value;
  const lang = isLang(chosen) ? chosen : preferredLang(request.headers.get("accept-language"));
  if (lang === "ja") return null;
  url.pathname = `/en${pathname === "/" ? "" : pathname}`;
  const response = NextResponse.redirect(url, 307);
  response.headers.set("Vary", "Accept-Language, Cookie");
  return response;
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
  const english = /^\/en(\/|$)/.test(url.pathname);
  if (!english) url.pathname = `/ja${url.pathname === "/" ? "" : url.pathname}`;
  const response = english
    ? NextResponse.next({ request: { headers } })
    : NextResponse.rewrite(url, { request: { headers } });
  response.headers.set("Content-Security-Policy", policy);
  response.headers.set("Vary", "Accept-Language, Cookie");
  return response;
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
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

export const config = {
  // Pages only: no API, no build files, no pictures of cards, no files of `public` or at the top (fonts, icons, robots.txt). A card's name may end
  // like a file's. Of the API only addresses with percent signs, since not all of them can be read.
  matcher: ["/((?!api/|_next/|fonts/|icons/|images/|\\.well-known/|[^/]+\\.[a-z0-9]+$).*)", "/api/(.*%.*)"],
};
