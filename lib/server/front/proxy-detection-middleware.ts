import { createHeaderReader } from "../admission/header-reader";
import { logEvent } from "../log/log-line";
import { createGauge } from "../metrics/exposition";
import { registerMetrics } from "../metrics/registry";
import { getPeerAddress } from "../peer-address";
import { isPrivateAddress } from "../visitor-key";
import type { Middleware } from "./middleware";
import { isInternalRequest } from "./pages/fetch-from-own-server";

type UndeclaredProxyOptions = {
  readonly trustedProxies: number;
  readonly peerOf?: typeof getPeerAddress;
};

/**
 * Creates a middleware that detects an undeclared proxy on this machine or network; all its visitors would share one
 * limit. It logs one line and sets a metric. It ignores headers of requests from the internet.
 */
export function createProxyDetectionMiddleware({
  trustedProxies,
  peerOf = getPeerAddress,
}: UndeclaredProxyOptions): Middleware {
  let seen = false;
  registerMetrics("proxies", () => [
    createGauge(
      "grimoire_proxy_undeclared",
      "1 if TRUSTED_PROXIES is 0 and a proxy in front of this process was noticed, otherwise 0.",
      Number(seen),
    ),
  ]);
  return (request, _, next) => {
    const header = createHeaderReader(request);
    const claims = trustedProxies === 0 && !seen && header("x-forwarded-for") !== null && !isInternalRequest(request);
    const peer = claims ? peerOf({ get: header }) : null;
    if (peer !== null && isPrivateAddress(peer)) {
      seen = true;
      logEvent("proxyUndeclared");
    }
    return next();
  };
}
