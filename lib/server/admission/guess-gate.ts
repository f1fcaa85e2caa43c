import { createLruCache } from "@/lib/cache";
import { clientAddress, networkAround } from "../client-address";
import type { Gate } from "../front/gates";
import { isInner } from "../front/pages/ask-own-server";
import { sendResponse } from "../front/send-response";
import { takePoint } from "../rate-limiter";
import { headersOf } from "./headers-of";
import { routedPath } from "./routed-path";
import type { RefusedRequest } from "./types";

/** Links that open what they name to whoever has them. */
const SECRET_LINK = /^\/s\//;
/** Addresses that are remembered as guessing. */
const REMEMBERED = 10_000;

type GuessGateOptions = {
  readonly addressOf?: (headers: Pick<Headers, "get">) => string | null;
  readonly now?: () => number;
};

/** Returns a gate for links that nobody should guess: whoever misses too often waits, before the next guess is looked up. */
export function guessGate(
  answer: (refused: RefusedRequest) => Response,
  { addressOf = clientAddress, now = Date.now }: GuessGateOptions = {},
): Gate {
  const waitsUntil = createLruCache<number>(REMEMBERED);
  return async (request, response, next) => {
    const address = request.url ?? "/";
    if (!SECRET_LINK.test(routedPath(address).path) || isInner(request)) return next();
    const header = headersOf(request);
    const key = addressOf({ get: header });
    const until = [key, key && networkAround(key)].map((one) => waitsUntil.get(one ?? "") ?? 0);
    const wait = Math.ceil((Math.max(...until) - now()) / 1000);
    if (wait > 0)
      return sendResponse(request, response, answer({ code: "limited", wait, work: "page", address, header }));
    await next();
    if (response.statusCode !== 404) return;
    const { ok, reset, of } = await takePoint("missedLink", key);
    if (!ok) waitsUntil.set(of ?? "", now() + reset * 1000);
  };
}
