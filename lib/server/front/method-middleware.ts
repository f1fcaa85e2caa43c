import type { Middleware } from "./middleware";
import { type ResponseSender, sendResponse } from "./send-response";

const KNOWN = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/**
 * Creates a middleware that rejects HTTP methods that the site never uses. Next.js fails on some of them, such as
 * TRACE, before any page or route sees the request. `answer` creates body and headers.
 */
export const createMethodMiddleware =
  (answer: (allowed: string) => Response, refuse: ResponseSender = sendResponse): Middleware =>
  (request, response, next) =>
    KNOWN.includes(request.method ?? "") ? next() : refuse(request, response, answer(KNOWN.join(", ")));
