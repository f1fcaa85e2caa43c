import { isSessionCookie, SIGNED_IN_HINT_COOKIE } from "@/lib/accounts/signed-in-hint-cookie";
import { parsePageAddress } from "./address";
import { PREFERENCE_VALUES } from "./preference-values";
import { getReaderLang } from "./reader-lang";

/** The parts of a request that decide whether the page cache can serve it. */
type PageRequest = {
  readonly method?: string | undefined;
  readonly url?: string | undefined;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
};

type Stored = {
  readonly path: string;
  /** The choices among the cookies, as a Cookie header in one order. */
  readonly cookie: string;
  /** Whether shared caches may serve the page: the visitor has set no preferences, and nobody can take the page back. */
  readonly plain: boolean;
  /** Id of the deck whose page it is; null for other pages. */
  readonly deck: string | null;
  /** Whether the page lists public decks, which are the same for all visitors. */
  readonly lists: boolean;
  readonly setCookie: string;
};

/**
 * Pages that depend only on cards, rules and words, not on sessions or decks. One rendering is right for all visitors
 * with the same preferences.
 */
const SAME_FOR_ALL =
  /^\/($|cards$|cards\/(?!random$)[^/]+$|(sets|illustrators|lists)(\/[^/]+)?$|rules(\/|$)|mtg(\/turn(\/\w+)?)?$|syntax$|developers(\/|$)|(privacy|terms)$)/;
/** The page of a deck is the same for all visitors, but not for its author, nor for those who may like it. */
const DECK = /^\/decks\/([\da-f-]{36})$/;
const LONGEST = 1_000;
const YEAR = 60 * 60 * 24 * 365;

/**
 * Returns the page cache's key for a request; null if the cache must not serve it. `secure` is true if the site has
 * HTTPS.
 */
export function getCachedPageRequest({ method, url = "", headers }: PageRequest, secure: boolean): Stored | null {
  if ((method !== "GET" && method !== "HEAD") || headers.rsc !== undefined || url.length > LONGEST) return null;
  const { lang, path, query } = parsePageAddress(url);
  const deck = DECK.exec(path)?.[1] ?? null;
  const lists = path === "/decks" && query === "";
  if ((deck === null && !lists && !SAME_FOR_ALL.test(path)) || !isLegible(path) || !url.startsWith("/")) return null;
  const parameters = new URLSearchParams(query);
  if (["lang", "_rsc", ...Object.keys(PREFERENCE_VALUES)].some((name) => parameters.has(name))) return null;
  const cookies = readCookies(headers.cookie);
  // Another language than that of the address is redirected by the proxy.
  if (getReaderLang(lang, (name) => oneLine(headers[name])) !== lang) return null;
  const choices = Object.entries(PREFERENCE_VALUES).flatMap(([name, allowed]) => {
    const value = cookies.get(name) ?? "";
    return allowed.includes(value) && value !== "auto" ? [`${name}=${value}`] : [];
  });
  const hasSession = [...cookies.keys()].some(isSessionCookie);
  if ((deck !== null || lists) && hasSession) return null;
  const announces = !cookies.has(SIGNED_IN_HINT_COOKIE) && hasSession;
  const attributes = `; Path=/; Max-Age=${YEAR}; SameSite=Lax${secure ? "; Secure" : ""}`;
  return {
    path: url,
    // The address is followed in its own language, whichever the browser of whoever asks first would like.
    cookie: [`lang=${lang}`, ...choices].join("; "),
    plain: deck === null && !lists && choices.length === 0,
    deck,
    lists,
    setCookie: announces ? `${SIGNED_IN_HINT_COOKIE}=1${attributes}` : "",
  };
}

function readCookies(header: string | readonly string[] | undefined): ReadonlyMap<string, string> {
  const pairs = oneLine(header ?? "")?.split(/; */) ?? [];
  return new Map(pairs.map((pair) => [pair.split("=", 1)[0] ?? "", pair.slice(pair.indexOf("=") + 1)] as const));
}

const oneLine = (header: string | readonly string[] | undefined): string | null =>
  header === undefined ? null : [header].flat().join("; ");

function isLegible(path: string): boolean {
  try {
    return decodeURIComponent(path) !== "";
  } catch {
    return false;
  }
}
