import type { AuthRoute } from "./auth-route";
import { toSameOriginUrl } from "./same-origin-url";

const WORD = /^[A-Za-z]{1,40}$/;

/**
 * Returns the name of a parameter with control characters, which no link of ours has; `null` for none. A provider's answer may
 * have them, and is passed on for next-auth to check.
 */
export function findInvalidParameter({ action }: AuthRoute, given: URLSearchParams): string | null {
  if (action === "callback") return null;
  return [...given].find((pair) => /\p{Cc}/u.test(pair.join("")))?.[0] ?? null;
}

/**
 * Returns the parameters of a GET that next-auth may see. It puts an error into an address as it came, so that has to be a
 * word, and a place to return to has to be on this site. A provider's answer is passed on whole, for next-auth to check.
 */
export function sanitizeAuthQuery({ action }: AuthRoute, given: URLSearchParams, site: string): Record<string, string> {
  const { callbackUrl, error, ...rest } = Object.fromEntries(given);
  const address = toSameOriginUrl(callbackUrl, site);
  return {
    ...(action === "callback" && rest),
    ...(action === "callback" && error !== undefined && { error }),
    ...(action !== "callback" && error !== undefined && { error: WORD.test(error) ? error : "Default" }),
    ...(address !== null && { callbackUrl: address }),
  };
}
