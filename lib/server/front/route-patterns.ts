import { isLanguage } from "@/lib/languages";

/** Folders whose files are many and alike. */
const FILES = /^\/(_next\/(?:static|data)|_next|fonts|icons|images|\.well-known)\//;

type RoutePattern = { readonly parts: readonly string[]; readonly pattern: string };

/**
 * Creates a function that finds the route pattern of a path, such as `/cards/[name]` for `/en/cards/…`; null if no
 * route matches. A fixed segment takes precedence over a dynamic one. Page patterns omit the language.
 */
export function createRouteFinder(routes: readonly string[]): (address: string) => string | null {
  const known = routes
    .map((route) => ({ parts: partsOf(route), pattern: route.replace(/^\/\[lang\](?=\/|$)/, "") || "/" }))
    .sort((a, b) => compare(a.parts, b.parts));
  return (address) => {
    const plain = partsOf(pathOf(address));
    const inLanguage = isLanguage(plain[0] ?? "") ? plain : ["ja", ...plain];
    const found = known.find(({ parts }) => takes(parts, parts[0] === "[lang]" ? inLanguage : plain));
    return found?.pattern ?? null;
  };
}

/**
 * Creates a function that returns a label of a path for logs and metrics. Labels are few, and contain nothing that a
 * visitor typed. Files are labeled by their folder; a path without a route is `(other)`.
 */
export function createRouteLabeler(routes: readonly string[]): (address: string) => string {
  const find = createRouteFinder(routes);
  return (address) => {
    const files = FILES.exec(pathOf(address))?.[1];
    return files === undefined ? (find(address) ?? "(other)") : `/${files}/…`;
  };
}

const partsOf = (path: string): readonly string[] => path.split("/").filter((part) => part !== "");

/** The path of an address without the endings of a page's data. */
const pathOf = (address: string): string =>
  (address.replace(/^[a-z]+:\/\/[^/]*/i, "").split(/[?#]/, 1)[0] ?? "").replace(/(?:\.segments\/.*)?\.rsc$/, "");

function takes(parts: RoutePattern["parts"], path: readonly string[]): boolean {
  for (const [at, part] of parts.entries()) {
    if (part.startsWith("[[...")) return true;
    if (part.startsWith("[...")) return path.length > at;
    if (at >= path.length || !(part.startsWith("[") || part === path[at])) return false;
  }
  return parts.length === path.length;
}

/** The order in which routes are tried: fixed parts, then `[one]`, then `[...many]`. */
function compare(a: readonly string[], b: readonly string[]): number {
  const rank = (part = "") =>
    part.startsWith("[[...") ? 3 : part.startsWith("[...") ? 2 : part.startsWith("[") ? 1 : 0;
  for (let at = 0; at < Math.max(a.length, b.length); at += 1) {
    const difference = rank(a[at]) - rank(b[at]);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** Returns the patterns of all pages and routes of this release. The build embeds them (`next.config.js`). */
export const getKnownRoutes = (): readonly string[] => JSON.parse(process.env.ROUTES ?? "[]");
