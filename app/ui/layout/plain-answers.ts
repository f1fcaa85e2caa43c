import { getDictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import { LANGS } from "@/app/i18n/lang";

type Word = "doubledHost" | "longAddress" | "tooMany" | "unknownAddress" | "unknownMethod";

/** Returns the answer to a request that names several hosts. */
export const createDuplicateHostResponse = (): Response => plainAnswer("doubledHost", 400);

/** Returns the answer to an address that is too long to be read. */
export const createUriTooLongResponse = (): Response => plainAnswer("longAddress", 414);

/** Returns the answer to a network whose requests lead nowhere too often; `wait` in seconds. */
export const createTooManyRequestsResponse = (wait: number): Response =>
  plainAnswer("tooMany", 429, { seconds: String(wait) }, { "Retry-After": String(wait) });

/** Returns the answer to an address that is none of this site's whatever stands there. */
export const createNotFoundResponse = (): Response => plainAnswer("unknownAddress", 404);

/** Returns the answer to a method that nothing takes; `allowed` names those that are taken. */
export const createMethodNotAllowedResponse = (allowed: string): Response =>
  plainAnswer("unknownMethod", 405, { allowed }, { Allow: allowed });

/** A refusal of a request before any page sees it, as plain text in both languages. Its content policy comes from `createSecurityHeadersMiddleware`. */
const plainAnswer = (
  word: Word,
  status: number,
  values: Record<string, string> = {},
  headers: Record<string, string> = {},
): Response =>
  new Response(`${LANGS.map((lang) => format(getDictionary(lang).busy[word], values)).join("\n")}\n`, {
    status,
    headers: {
      "Cache-Control": "no-store",
      "Content-Type": "text/plain; charset=utf-8",
      ...headers,
    },
  });
