import { API_ROUTES, type ApiRouteName } from "./api-routes";
import type { ApiRoute } from "./types";

type MatchedRoute = { readonly name: ApiRouteName; readonly params: Readonly<Record<string, string>> };

const isParameter = (part: string) => part.startsWith("{");

/** All routes with the parts of their paths. A brace sorts behind every letter, so fixed parts are tried before parameters. */
const ROUTES = (Object.entries(API_ROUTES) as [ApiRouteName, ApiRoute][])
  .sort(([, a], [, b]) => (a.path < b.path ? -1 : 1))
  .map(([name, { path }]) => ({ name, parts: path.split("/").slice(1) }));

/**
 * Finds the route of a path below the API's base, with its parameters; null if there is none. Fixed segments must match
 * literally, not percent-encoded (`written`).
 */
export function findApiRoute(asked: readonly string[], written = asked): MatchedRoute | null {
  const found = ROUTES.find(
    ({ parts }) =>
      parts.length === asked.length && parts.every((part, at) => isParameter(part) || part === written[at]),
  );
  if (found === undefined) return null;
  const params = found.parts.flatMap((part, at) => (isParameter(part) ? [[part.slice(1, -1), asked[at]]] : []));
  return { name: found.name, params: Object.fromEntries(params) };
}
