import ipaddr from "ipaddr.js";
import { getClientIp, getWiderNetwork } from "./client-ip";
import { env } from "./env";

/**
 * Returns the key that tells visitors apart when sign-in attempts are counted: the client IP if it is known. If it is
 * unknown or private, there may be an undeclared proxy (see `TRUSTED_PROXIES`). Then the key is the address that this
 * proxy reports, otherwise `browser`, a value that the site gave to the browser. Both may be forged, so use the key for
 * nothing else and limit what a new key gains.
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
/** Returns whether an address is null or belongs to this machine or a private network. */
export const isPrivateAddress = (address: string): boolean =>
  !ipaddr.isValid(address) || NEARBY.has(ipaddr.process(address).range());
