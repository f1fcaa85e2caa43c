import type { Middleware } from "./middleware";
import { type ResponseSender, sendResponse } from "./send-response";

const KNOWN = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/**
 * Returns a gate that refuses methods which nothing on the site knows. Next.js fails on some of them, such as TRACE, before any
 * page or route hears of the request. `answer` makes the body and its headers.
 */
export const createMethodMiddleware =
  (answer: (allowed: string) => Response, refuse: ResponseSender = sendResponse): Middleware =>
  (request, response, next) =>
    KNOWN.includes(request.method ?? "") ? next() : refuse(request, response, answer(KNOWN.join(", ")));
