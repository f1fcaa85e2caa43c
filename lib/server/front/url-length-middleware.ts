import type { ServerResponse } from "node:http";
import type { Middleware } from "./middleware";
import { type ResponseSender, sendResponse } from "./send-response";

/**
 * Maximum URL length in bytes, percent-encoded. The longest URLs of the site have a query of 500 kanji. Clients accept
 * 8 to 16 kB of response headers, and a redirect contains a URL.
 */
export const MAX_URL_BYTES = 6000;

/** Internal routing headers of Next.js, which clients do not need. */
const INNER = /^x-middleware-(?:rewrite|next|redirect)$/i;

/**
 * Creates a middleware that rejects URLs too long for response headers, and removes internal URLs from response
 * headers.
 */
export const createUrlLengthMiddleware =
  (answer: (address: string) => Response, refuse: ResponseSender = sendResponse): Middleware =>
  (request, response, next) => {
    if (writtenLength(request.url ?? "") > MAX_URL_BYTES) return refuse(request, response, answer(request.url ?? ""));
    keepInside(response);
    return next();
  };

/** Length of a URL when fully percent-encoded: three bytes for each byte outside the allowed characters. */
function writtenLength(address: string): number {
  let length = 0;
  for (let at = 0; at < address.length; at += 1) length += /[\w.~%!*'/:?&=+,;@-]/.test(address.charAt(at)) ? 1 : 3;
  return length;
}

function keepInside(response: ServerResponse): void {
  const setHeader = response.setHeader.bind(response);
  response.setHeader = (name, value) => (INNER.test(name) ? response : setHeader(name, value));
}
