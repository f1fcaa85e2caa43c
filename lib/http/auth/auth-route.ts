import { getOAuthProviders } from "../auth-options";

/** A request to next-auth that the site serves. Every other path under `/api/auth` is a 404. */
export type AuthRoute = {
  readonly action: "csrf" | "providers" | "session" | "signin" | "callback" | "signout" | "error";
  readonly provider: string | null;
};

/** Actions without a provider. next-auth's `_log` is not served, because anyone could write to the log with it. */
const PLAIN: Readonly<Record<"GET" | "POST", readonly string[]>> = {
  GET: ["csrf", "providers", "session", "signin", "signout", "error"],
  POST: ["session", "signout"],
};

/** Parses a path below `/api/auth`; null if next-auth has no such route. */
export function parseAuthRoute(method: "GET" | "POST", path: readonly string[]): AuthRoute | null {
  const [action = "", provider = null, ...rest] = path;
  if (rest.length > 0) return null;
  if (provider === null)
    return PLAIN[method].includes(action) ? { action: action as AuthRoute["action"], provider } : null;
  if (action !== "signin" && action !== "callback") return null;
  if (provider === "credentials" || provider === "code")
    return method === "POST" && action === "callback" ? { action, provider } : null;
  return getOAuthProviders().some(({ id }) => id === provider) ? { action, provider } : null;
}
