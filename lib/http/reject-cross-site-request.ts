import ipaddr from "ipaddr.js";
import { getClientIp } from "../server/client-ip";
import { env } from "../server/env";
import { anonymizeIp } from "../server/log/anonymize-ip";
import { logEvent } from "../server/log/log-line";
import { createErrorResult, type RouteResult } from "./route-result";

/** Returns the refusal of a change that no page of this site sent, and logs it; null for one of this site. */
export function rejectCrossSiteRequest(headers: Headers): RouteResult | null {
  return isSameOrigin(headers) ? null : rejectForgedRequest(headers, "badOrigin");
}

/** Refuses a change that may be forged, by its origin or by the token of its form, and logs it. */
export function rejectForgedRequest(headers: Headers, code: "badOrigin" | "badToken"): RouteResult {
  logEvent("originRefused", { reason: code, address: anonymizeIp(getClientIp(headers)) });
  return createErrorResult(code);
}

/**
 * Returns whether a request was sent by a page of this site. Browsers always name the origin of a write, and a page elsewhere
 * cannot choose it. It has to be the address that is set, with its scheme and port. Where that is this machine's own, as `npm
 * run up` sets it, the site may be reached by any address of the machine and by names of its network; other names have to be
 * set, because anybody could point one of theirs here.
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
