import { createLruCache } from "@/lib/cache";
import { getClientIp, getWiderNetwork } from "../client-ip";
import type { Middleware } from "../front/middleware";
import { isInternalRequest } from "../front/pages/fetch-from-own-server";
import { sendResponse } from "../front/send-response";
import { takeRateLimitPoint } from "../rate-limiter";
import { createHeaderReader } from "./header-reader";
import { parseRoutedPath } from "./routed-path";
import type { RejectedRequest } from "./types";

/** Secret links: whoever has one may open its deck. */
const SECRET_LINK = /^\/s\//;
/** Addresses that are remembered as guessing. */
const REMEMBERED = 10_000;

type GuessGateOptions = {
  readonly addressOf?: (headers: Pick<Headers, "get">) => string | null;
  readonly now?: () => number;
};

/**
 * Creates a middleware for secret links. After too many unknown links, the next request has to wait before the lookup.
 */
export function createGuessLimitMiddleware(
  answer: (refused: RejectedRequest) => Response,
  { addressOf = getClientIp, now = Date.now }: GuessGateOptions = {},
): Middleware {
  const waitsUntil = createLruCache<number>(REMEMBERED);
  return async (request, response, next) => {
    const address = request.url ?? "/";
    if (!SECRET_LINK.test(parseRoutedPath(address).path) || isInternalRequest(request)) return next();
    const header = createHeaderReader(request);
    const key = addressOf({ get: header });
    const until = [key, key && getWiderNetwork(key)].map((one) => waitsUntil.get(one ?? "") ?? 0);
    const wait = Math.ceil((Math.max(...until) - now()) / 1000);
    if (wait > 0)
      return sendResponse(request, response, answer({ code: "limited", wait, work: "page", address, header }));
    await next();
    if (response.statusCode !== 404) return;
    const { ok, reset, of } = await takeRateLimitPoint("missedLink", key);
    if (!ok) waitsUntil.set(of ?? "", now() + reset * 1000);
  };
}
