import type { ServerResponse } from "node:http";
import type { Middleware } from "./middleware";
import { type ResponseSender, sendResponse } from "./send-response";

/**
 * The longest address in bytes, as it is written again in answers. The longest that the site itself makes hold a query of 500
 * kanji; a client reads 8 to 16 kB of headers in an answer, and a redirect names an address there.
 */
export const MAX_URL_BYTES = 6000;

/** Headers by which Next.js tells its own parts where a request went; a reader has no use for them. */
const INNER = /^x-middleware-(?:rewrite|next|redirect)$/i;

/**
 * Returns a gate that refuses addresses which would not fit into the headers of an answer, and keeps inner addresses out of
 * them.
 */
export const createUrlLengthMiddleware =
  (answer: (address: string) => Response, refuse: ResponseSender = sendResponse): Middleware =>
  (request, response, next) => {
    if (writtenLength(request.url ?? "") > MAX_URL_BYTES) return refuse(request, response, answer(request.url ?? ""));
    keepInside(response);
    return next();
  };

/** The length of an address whose signs are all written as addresses write them: every other one takes three bytes. */
function writtenLength(address: string): number {
  let length = 0;
  for (let at = 0; at < address.length; at += 1) length += /[\w.~%!*'/:?&=+,;@-]/.test(address.charAt(at)) ? 1 : 3;
  return length;
}

function keepInside(response: ServerResponse): void {
  const setHeader = response.setHeader.bind(response);
  response.setHeader = (name, value) => (INNER.test(name) ? response : setHeader(name, value));
}
