import { type Dictionary, getDictionary } from "@/app/i18n/dictionary";
import { format, formatPlural } from "@/app/i18n/format";
import { LANGS, type Lang } from "@/app/i18n/lang";

/** Creates the response to a request with several hosts (400). */
export const createDuplicateHostResponse = (): Response => plainAnswer(({ doubledHost }) => doubledHost, 400);

/** Creates the response to a URL that is too long (414). */
export const createUriTooLongResponse = (): Response => plainAnswer(({ longAddress }) => longAddress, 414);

/** Creates the response to a network with too many requests for nonexistent URLs (429); `wait` in seconds. */
export const createTooManyRequestsResponse = (wait: number): Response =>
  plainAnswer(({ tooMany }, lang) => formatPlural(lang, tooMany, wait), 429, { "Retry-After": String(wait) });

/** Creates the plain response to a URL that cannot exist on this site (404). */
export const createNotFoundResponse = (): Response => plainAnswer(({ unknownAddress }) => unknownAddress, 404);

/** Creates the response to an unsupported method (405); `allowed` lists the supported ones. */
export const createMethodNotAllowedResponse = (allowed: string): Response =>
  plainAnswer(({ unknownMethod }) => format(unknownMethod, { allowed }), 405, { Allow: allowed });

/**
 * Creates a plain text response in both languages, for requests refused before any page.
 * `createSecurityHeadersMiddleware` sets its content policy.
 */
const plainAnswer = (
  textIn: (words: Dictionary["busy"], lang: Lang) => string,
  status: number,
  headers: Record<string, string> = {},
): Response =>
  new Response(`${LANGS.map((lang) => textIn(getDictionary(lang).busy, lang)).join("\n")}\n`, {
    status,
    headers: {
      "Cache-Control": "no-store",
      "Content-Type": "text/plain; charset=utf-8",
      ...headers,
    },
  });
