import { getClientIp, getWiderNetwork } from "../client-ip";
import type { Middleware } from "../front/middleware";
import { isInternalRequest } from "../front/pages/fetch-from-own-server";
import { sendResponse } from "../front/send-response";
import { CpuBudgets } from "./cpu-budgets";
import { waitUnlessClosed } from "./delay-rejection";
import { createHeaderReader } from "./header-reader";
import { isServedFile, parseRoutedPath } from "./routed-path";
import { FILE_PACING, type FilePacingLimits } from "./work-limits";

/** Health endpoints, which are as cheap as a file. */
const HEALTH = new Set(["/healthz", "/readyz"]);
/** Factor by which the networks of one customer have more than one address. */
const MANY = 20;

type FilePaceOptions = {
  /** Addresses of the files that are served as they are. */
  readonly files: ReadonlySet<string>;
  /** The answer to an address with too many files in line; `wait` in seconds. */
  readonly limited: (wait: number) => Response;
  readonly pace?: FilePacingLimits;
  readonly addressOf?: (headers: Pick<Headers, "get">) => string | null;
  /** Milliseconds from any beginning. */
  readonly now?: () => number;
  readonly pause?: typeof waitUnlessClosed;
};

/**
 * Creates a middleware that delays static files for an IP with very many requests, so that others need not wait. Files
 * arrive late instead of missing, so that pages stay complete. They are rejected only if many requests of the IP are
 * already waiting.
 */
export function createFilePacingMiddleware({
  files,
  limited,
  pace = FILE_PACING,
  addressOf = getClientIp,
  now = () => performance.now(),
  pause = waitUnlessClosed,
}: FilePaceOptions): Middleware {
  const own = new CpuBudgets(pace);
  const together = new CpuBudgets({ ...pace, perSecond: MANY * pace.perSecond, most: MANY * pace.most });
  const waiting = new Map<string, number>();
  return async (request, response, next) => {
    const { written } = parseRoutedPath(request.url ?? "/");
    if (isInternalRequest(request) || !(isServedFile(files, written) || HEALTH.has(written))) return next();
    const key = addressOf({ get: createHeaderReader(request) });
    if (key === null) return next();
    const around = getWiderNetwork(key);
    const wait = Math.max(own.wait(key, now()), around === null ? 0 : together.wait(around, now()));
    if (wait > 0) {
      const others = waiting.get(key) ?? 0;
      if (others >= pace.waiting) return sendResponse(request, response, limited(wait));
      waiting.set(key, others + 1);
      await pause(response, Math.min(wait * 1000, pace.longest));
      waiting.set(key, (waiting.get(key) ?? 1) - 1);
      if (waiting.get(key) === 0) waiting.delete(key);
      if (response.destroyed) return undefined;
    }
    own.pay(key, 1, now());
    if (around !== null) together.pay(around, 1, now());
    return next();
  };
}
