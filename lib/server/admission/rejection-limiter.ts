import { getClientIp } from "../client-ip";
import { type ResponseSender, sendResponse } from "../front/send-response";
import { consumeRateLimit } from "../rate-limiter";
import { delayRejection } from "./delay-rejection";
import { createHeaderReader } from "./header-reader";

type CountedRefusalsOptions = {
  /** The answer to an address that was refused too often; `wait` in seconds. */
  readonly limited: (wait: number) => Response;
  readonly addressOf?: (headers: Pick<Headers, "get">) => string | null;
};

/**
 * Creates a function that sends rejections of unknown paths and methods, counted by IP. Responds with 429 above a
 * number that no human visitor reaches.
 */
export const createRejectionLimiter =
  ({ limited, addressOf = getClientIp }: CountedRefusalsOptions): ResponseSender =>
  async (request, response, answer) => {
    const wait = await consumeRateLimit("stray", addressOf({ get: createHeaderReader(request) }));
    if (wait === null) return sendResponse(request, response, answer);
    await delayRejection(response);
    return sendResponse(request, response, limited(wait));
  };
