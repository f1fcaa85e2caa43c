import ipaddr from "ipaddr.js";
import { getClientIp, getWiderNetwork } from "./client-ip";
import { env } from "./env";

/**
 * Returns what tells visitors apart where tries at one account are counted. That is the address where it is known. Where it is unknown, or
 * of a private network, a proxy may stand before the site that nobody declared (`TRUSTED_PROXIES`): then it is the address that this
 * proxy saw, or without one the `browser`, a value that the site gave it. The visitor may have made up both, so nothing else may hang
 * on them, and what a new line gains has to be bounded.
 */
export function getVisitorKey(
  headers: Pick<Headers, "get">,
  browser: string,
  trustedProxies = env().TRUSTED_PROXIES,
): string {
  const address = getClientIp(headers, trustedProxies);
  if (address !== null && !isPrivateAddress(address)) return lineOf(address);
  const seen = getClientIp(headers, trustedProxies + 1);
  if (seen !== null && !isPrivateAddress(seen)) return `${address ?? "unknown"} ${lineOf(seen)}`;
  return address ?? `browser ${browser}`;
}

/** The line of an address: of IPv6 all that one customer of a hosting company may have. */
const lineOf = (address: string): string => getWiderNetwork(address) ?? address;

/** Networks of proxies, from which no internet visitor comes. */
const NEARBY = new Set(["loopback", "private", "uniqueLocal", "linkLocal", "carrierGradeNat", "unspecified"]);
/** Returns whether an address is one of this machine or of a private network, or none at all. */
export const isPrivateAddress = (address: string): boolean =>
  !ipaddr.isValid(address) || NEARBY.has(ipaddr.process(address).range());
