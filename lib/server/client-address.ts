import ipaddr from "ipaddr.js";
import { env } from "./env";

/**
 * The client address of a request, as the outermost of our own proxies saw it; `null` when no proxy is trusted, because
 * then the header may be the visitor's own invention.
 */
export function clientAddress(headers: Headers, trustedProxies = env().TRUSTED_PROXIES): string | null {
  if (trustedProxies === 0) return null;
  const hops = (headers.get("x-forwarded-for") ?? "").split(",").map((hop) => hop.trim());
  const address = hops[hops.length - trustedProxies];
  return address ? networkOf(address.slice(0, 64)) : null;
}

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
