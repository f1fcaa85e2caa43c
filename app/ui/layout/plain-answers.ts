import { type Dictionary, getDictionary } from "@/app/i18n/dictionary";
import { format, formatPlural } from "@/app/i18n/format";
import { LANGS, type Lang } from "@/app/i18n/lang";

/** Returns the answer to a request that names several hosts. */
export const createDuplicateHostResponse = (): Response => plainAnswer(({ doubledHost }) => doubledHost, 400);

/** Returns the answer to a URL that is too long to be read. */
export const createUriTooLongResponse = (): Response => plainAnswer(({ longAddress }) => longAddress, 414);

/** Returns the answer to a network whose requests lead nowhere too often; `wait` in seconds. */
export const createTooManyRequestsResponse = (wait: number): Response =>
  plainAnswer(({ tooMany }, lang) => formatPlural(lang, tooMany, wait), 429, { "Retry-After": String(wait) });

/** Creates the plain response for a URL that never exists on this site. */
export const createNotFoundResponse = (): Response => plainAnswer(({ unknownAddress }) => unknownAddress, 404);

/** Returns the answer to a method that nothing takes; `allowed` names those that are taken. */
export const createMethodNotAllowedResponse = (allowed: string): Response =>
  plainAnswer(({ unknownMethod }) => format(unknownMethod, { allowed }), 405, { Allow: allowed });

/** A refusal of a request before any page sees it, as plain text in both languages. Its content policy comes from `createSecurityHeadersMiddleware`. */
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
