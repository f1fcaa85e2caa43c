import type { Middleware } from "./middleware";
import { type ResponseSender, sendResponse } from "./send-response";

/**
 * Returns a gate that refuses addresses with the endings of a page's data (`.rsc`, `.segments/….rsc`). Next.js answers them,
 * and with status 200 where the page is hidden or missing, too. No browser asks for data that way here: the script of a page
 * asks by a header.
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
