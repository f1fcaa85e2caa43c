import ipaddr from "ipaddr.js";
import { getClientIp } from "../server/client-ip";
import { env } from "../server/env";
import { anonymizeIp } from "../server/log/anonymize-ip";
import { logEvent } from "../server/log/log-line";
import { createErrorResult, type RouteResult } from "./route-result";

/** Returns the rejection of a mutation that another site sent, and logs it; null for a request from this site. */
export function rejectCrossSiteRequest(headers: Headers): RouteResult | null {
  return isSameOrigin(headers) ? null : rejectForgedRequest(headers, "badOrigin");
}

/** Returns the rejection of a request that may be forged, because of its origin or its form token, and logs it. */
export function rejectForgedRequest(headers: Headers, code: "badOrigin" | "badToken"): RouteResult {
  logEvent("originRefused", { reason: code, address: anonymizeIp(getClientIp(headers)) });
  return createErrorResult(code);
}

/**
 * Returns whether a page of this site sent a request. Browsers send the Origin header with every write, and other sites
 * cannot forge it. It must equal the configured origin. If that is this machine, as with `npm run up`, any address of
 * the machine and local network names are allowed, too. Other names must be configured, because anyone could point a
 * domain at this machine.
 */
export function isSameOrigin(headers: Headers, site = env().NEXTAUTH_URL): boolean {
  const fetchSite = headers.get("sec-fetch-site");
  if (fetchSite !== null && fetchSite !== "same-origin") return false;
  const origin = headers.get("origin");
  if (!origin || !URL.canParse(origin)) return false;
  const [from, own] = [new URL(origin), new URL(site)];
  if (from.origin === own.origin) return true;
  const reached = from.protocol === own.protocol && from.host === headers.get("host");
  return reached && isThisMachine(own.hostname) && isNearby(from.hostname);
}

const isThisMachine = (host: string): boolean => host === "localhost" || host === "[::1]" || /^127\.[\d.]+$/.test(host);

/** Hosts that no stranger can have a name server point at this machine: addresses, names without a domain, names of the local network. */
const isNearby = (host: string): boolean =>
  ipaddr.isValid(host.replace(/^\[|\]$/g, "")) || !host.includes(".") || /\.(local|localhost)$/.test(host);
