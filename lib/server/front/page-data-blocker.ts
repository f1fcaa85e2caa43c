import type { Middleware } from "./middleware";
import { type ResponseSender, sendResponse } from "./send-response";

/**
 * Creates a middleware that rejects paths of page data (`.rsc`, `.segments/….rsc`). Next.js would serve them with
 * status 200 even for hidden or missing pages. Browsers never use them here: the client asks by header.
 */
export const createPageDataBlocker =
  (answer: () => Response, refuse: ResponseSender = sendResponse): Middleware =>
  (request, response, next) =>
    asksForData(request.url ?? "") ? refuse(request, response, answer()) : next();

const asksForData = (address: string): boolean => /\.rsc\/*$/i.test(decoded(address.split(/[?#]/, 1)[0] ?? ""));

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
