import type { IncomingMessage, ServerResponse } from "node:http";
import type { Middleware } from "./middleware";
import { isInternalRequest } from "./pages/fetch-from-own-server";

/*
 * With https all cookies of the site have names that begin with __Host-: no other site of the domain can set one, and none goes to another
 * name or over plain HTTP. Pages and routes know the cookies of looks and language by their short names; the prefix is put on and taken
 * off here. Cookies of sign-in have it already (lib/http/auth/auth-cookie-names.ts), and only those of earlier releases are renamed.
 */

const PREFIX = "__Host-";
/** Name prefix of sign-in cookies in earlier releases. */
const FORMER = /^__Secure-(?=next-auth\.)/;
const FORMER_SESSION = /^__Secure-next-auth\.session-token(?:\.\d+)?$/;

/**
 * The time after which cookies of earlier releases are no longer read. Sessions last at most 60 days, so nobody who has
 * visited since the update is signed out.
 */
const READ_UNTIL = Date.parse("2027-07-01T00:00:00Z");

type HostCookiesOptions = {
  /** Short names of the site's own cookies of looks and language. */
  readonly own: readonly string[];
  /** Seconds for which the browser keeps a renamed session cookie. The session itself may end earlier. */
  readonly sessionSeconds: number;
  readonly now?: () => number;
};

/**
 * Creates a middleware that renames every cookie of the site to a `__Host-` name in the browser; for sites with https.
 */
export const createHostCookieMiddleware =
  ({ own, sessionSeconds, now = Date.now }: HostCookiesOptions): Middleware =>
  (request, response, next) => {
    if (isInternalRequest(request)) return next();
    const former = readCookies(request, own, now() < READ_UNTIL);
    writeCookies(
      response,
      own,
      former.flatMap(({ name, value }) => renewed(name, value, sessionSeconds)),
    );
    return next();
  };

type Cookie = { readonly name: string; readonly value: string };

/** Maps the cookies of a request to their internal names, and returns which sessions came under an earlier name. */
function readCookies(request: IncomingMessage, own: readonly string[], readsFormer: boolean): readonly Cookie[] {
  const pairs = (request.headers.cookie ?? "").split(/; */).filter((pair) => pair !== "");
  if (pairs.length === 0) return [];
  const cookies = pairs.map((pair) => ({
    name: pair.split("=", 1)[0] ?? "",
    value: pair.slice(pair.indexOf("=") + 1),
  }));
  const sent = new Set(cookies.map(({ name }) => name));
  const former: Cookie[] = [];
  const kept = cookies.flatMap(({ name, value }): readonly Cookie[] => {
    const short = name.startsWith(PREFIX) ? name.slice(PREFIX.length) : null;
    if (short !== null && own.includes(short)) return [{ name: short, value }];
    // A cookie under its short name may be another site's, and counts only where the right one is not there.
    if (own.includes(name)) return readsFormer && !sent.has(PREFIX + name) ? [{ name, value }] : [];
    if (!FORMER.test(name)) return [{ name, value }];
    const now = name.replace(FORMER, PREFIX);
    if (!readsFormer || sent.has(now)) return [];
    if (FORMER_SESSION.test(name)) former.push({ name, value });
    return [{ name: now, value }];
  });
  request.headers.cookie = kept.map(({ name, value }) => `${name}=${value}`).join("; ");
  return former;
}

const ATTRIBUTES = "Path=/; HttpOnly; Secure; SameSite=Lax";

/** The headers that exchange a session's former name for the present one. */
const renewed = (name: string, value: string, seconds: number): readonly string[] => [
  `${name.replace(FORMER, PREFIX)}=${value}; Max-Age=${seconds}; ${ATTRIBUTES}`,
  `${name}=; Max-Age=0; ${ATTRIBUTES}`,
];

/** Renames the cookies of a response to their outer names, and adds `renewals` unless a cache stores the response. */
function writeCookies(response: ServerResponse, own: readonly string[], renewals: readonly string[]): void {
  const writeHead = response.writeHead;
  // Next.js exchanges this for one that adds the cookies of the proxy again.
  const setHeader = response.setHeader.bind(response);
  response.writeHead = function (this: ServerResponse, ...given: unknown[]) {
    response.writeHead = writeHead;
    const isPrivate = /\b(?:private|no-store)\b/.test(String(response.getHeader("cache-control") ?? ""));
    const set = [response.getHeader("set-cookie") ?? []].flat().map((header) => outer(String(header), own));
    // What the answer itself says of a session comes last, and counts.
    const all = isPrivate ? [...renewals, ...set] : set;
    if (all.length > 0) setHeader("Set-Cookie", all);
    return Reflect.apply(writeHead, response, given);
  } as typeof writeHead;
}

/** Renames a preference cookie to its `__Host-` name, with the attributes that browsers require. */
function outer(header: string, own: readonly string[]): string {
  const name = header.split("=", 1)[0] ?? "";
  if (!own.includes(name)) return header;
  const [pair, ...attributes] = header.split(/; */);
  const kept = attributes.filter((attribute) => !/^(?:path|domain|secure)\b/i.test(attribute));
  return [`${PREFIX}${pair}`, "Path=/", "Secure", ...kept].join("; ");
}
