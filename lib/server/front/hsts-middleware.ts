import type { Middleware } from "./middleware";

/** The time for which browsers come by https where nothing else is set: a year, on names below that of the site as well. */
const YEAR = "31536000; includeSubDomains";

/** Returns the value of the Strict-Transport-Security header; null if the site has no https or HSTS is off. */
export function getHstsHeader(site: string, setting: string | undefined): string | null {
  if (!site.startsWith("https:") || setting === "off") return null;
  return `max-age=${setting ?? YEAR}`;
}

/** Creates a middleware that adds HSTS to each response. Browsers ignore it over plain HTTP. */
export const createHstsMiddleware =
  (policy: string | null): Middleware =>
  (_, response, next) => {
    if (policy !== null) response.setHeader("Strict-Transport-Security", policy);
    return next();
  };
