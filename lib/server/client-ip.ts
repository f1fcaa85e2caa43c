import ipaddr from "ipaddr.js";
import { env } from "./env";
import { getPeerAddress } from "./peer-address";

/**
 * Returns the client IP of a request: as seen by the outermost trusted proxy, or the peer address of the connection
 * without proxies. Null if it is unknown, because headers can be forged. Also null for this machine: an undeclared
 * proxy may run on it, and all its visitors would count as one.
 */
export function getClientIp(headers: Pick<Headers, "get">, trustedProxies = env().TRUSTED_PROXIES): string | null {
  if (trustedProxies === 0) {
    const peer = getPeerAddress(headers);
    return peer === null || isLoopback(peer) ? null : networkOf(peer);
  }
  const hops = (headers.get("x-forwarded-for") ?? "").split(",").map((hop) => hop.trim());
  const address = hops[hops.length - trustedProxies];
  return address ? networkOf(address.slice(0, 64)) : null;
}

/**
 * Returns the first 48 bits of an IPv6 network, such as `2001:db8:1::/48`; null for any other subject of a limit.
 * Hosting customers control such a whole network, so limits also count it as one, with a higher limit.
 */
export function getWiderNetwork(network: string): string | null {
  if (!network.includes(":") || !ipaddr.IPv6.isValid(network)) return null;
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${network}/48`)}/48`;
}

const isLoopback = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === "loopback";

/**
 * The network that rate limits count for an address. Ports are dropped, since each connection has its own; of IPv6 the first
 * 64 bits count, because one subscriber has all addresses that begin with them.
 */
function networkOf(address: string): string {
  const bare = /^\[(.+)\](?::\d+)?$/.exec(address)?.[1] ?? address.replace(/^([\d.]+):\d+$/, "$1");
  if (!ipaddr.isValid(bare)) return bare;
  // An IPv4 address that is written as IPv6 is the same address.
  const parsed = ipaddr.process(bare);
  return parsed.kind() === "ipv4" ? parsed.toString() : ipaddr.IPv6.networkAddressFromCIDR(`${parsed}/64`).toString();
}
