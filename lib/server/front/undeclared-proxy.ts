import { headersOf } from "../admission/headers-of";
import { logLine } from "../log/log-line";
import { gauge } from "../metrics/exposition";
import { tellMetrics } from "../metrics/registry";
import { peerAddress } from "../peer-address";
import { isNearby } from "../visitor-line";
import type { Gate } from "./gates";
import { isInner } from "./pages/ask-own-server";

type UndeclaredProxyOptions = {
  readonly trustedProxies: number;
  readonly peerOf?: typeof peerAddress;
};

/**
 * Returns a gate that notices a proxy on this machine or its network which no setting declares: all visitors behind it share
 * one limit then. It is told in one line of the log, and in the metrics. What a visitor from the internet claims does not
 * count.
 */
export function undeclaredProxy({ trustedProxies, peerOf = peerAddress }: UndeclaredProxyOptions): Gate {
  let seen = false;
  tellMetrics("proxies", () => [
    gauge(
      "grimoire_proxy_undeclared",
      "1 where a proxy stands before this process that TRUSTED_PROXIES does not count.",
      Number(seen),
    ),
  ]);
  return (request, _, next) => {
    const header = headersOf(request);
    const claims = trustedProxies === 0 && !seen && header("x-forwarded-for") !== null && !isInner(request);
    const peer = claims ? peerOf({ get: header }) : null;
    if (peer !== null && isNearby(peer)) {
      seen = true;
      logLine("proxyUndeclared");
    }
    return next();
  };
}
