import { clientAddress } from "../client-address";
import { type Refuse, sendResponse } from "../front/send-response";
import { consume } from "../rate-limiter";
import { headersOf } from "./headers-of";
import { holdBack } from "./hold-back";

type CountedRefusalsOptions = {
  /** The answer to an address that was refused too often; `wait` in seconds. */
  readonly limited: (wait: number) => Response;
  readonly addressOf?: (headers: Pick<Headers, "get">) => string | null;
};

/**
 * Makes a function that sends refusals of requests which lead nowhere, and counts them by address: whoever sends more of them than any
 * reader does waits for the next answer, which says so.
 */
export const countedRefusals =
  ({ limited, addressOf = clientAddress }: CountedRefusalsOptions): Refuse =>
  async (request, response, answer) => {
    const wait = await consume("stray", addressOf({ get: headersOf(request) }));
    if (wait === null) return sendResponse(request, response, answer);
    await holdBack(response);
    return sendResponse(request, response, limited(wait));
  };
