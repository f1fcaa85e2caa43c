import { toSameOriginUrl } from "./same-origin-url";

const OF_NEXT_AUTH = /^(__Secure-|__Host-)?next-auth\./;

/**
 * Returns the cookies of a request that are next-auth's. One that names a place to return to elsewhere is left out: next-auth
 * would answer each request with an error as long as the browser keeps it.
 */
export function getAuthCookies(
  cookies: Iterable<{ readonly name: string; readonly value: string }>,
  site: string,
): ReadonlyMap<string, string> {
  const kept = [...cookies].filter(
    ({ name, value }) =>
      OF_NEXT_AUTH.test(name) && (!name.endsWith("next-auth.callback-url") || toSameOriginUrl(value, site) !== null),
  );
  return new Map(kept.map(({ name, value }) => [name, value]));
}
