import type { Gate } from "./gates";
import { type Refuse, sendResponse } from "./send-response";

const KNOWN = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/**
 * Returns a gate that refuses methods which nothing on the site knows. Next.js fails on some of them, such as TRACE, before any
 * page or route hears of the request. `answer` makes the body and its headers.
 */
export const knownMethods =
  (answer: (allowed: string) => Response, refuse: Refuse = sendResponse): Gate =>
  (request, response, next) =>
    KNOWN.includes(request.method ?? "") ? next() : refuse(request, response, answer(KNOWN.join(", ")));
