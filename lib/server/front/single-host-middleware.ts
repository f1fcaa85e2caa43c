import type { Middleware } from "./middleware";
import { type ResponseSender, sendResponse } from "./send-response";

/**
 * Creates a middleware that rejects requests with several Host headers (RFC 9112, 3.2). Node.js reads the first one,
 * but a proxy may read another.
 */
export const createSingleHostMiddleware =
  (answer: () => Response, refuse: ResponseSender = sendResponse): Middleware =>
  (request, response, next) =>
    countHosts(request.rawHeaders) > 1 ? refuse(request, response, answer()) : next();

/** Counts the Host headers among names and values in turn. */
const countHosts = (raw: readonly string[]): number =>
  raw.filter((name, at) => at % 2 === 0 && name.toLowerCase() === "host").length;
